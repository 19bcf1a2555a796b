import { queryClient, queryKeyOf } from '../../../lib/queries.ts'

const changed = ['appealQueue', 'appealCase'] as const

/** Reads the queue and the appeal again after an act, also after a refused one. */
export const refreshAppeals = () =>
  Promise.all(changed.map((name) => queryClient.invalidateQueries({ queryKey: queryKeyOf(name) })))

/** Whether a refusal says that somebody else has changed the appeal. */
export const isStale = (error: { err: string } | null): boolean =>
  error !== null && ['STALE_VERSION', 'ACTION_NOT_ALLOWED'].includes(error.err)
