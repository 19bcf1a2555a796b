import { queryClient, queryKeyOf } from '../../../lib/queries.ts'

/** Reads the pinned marks of every case again. */
export const refreshCitations = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: queryKeyOf('officeCitations') })
