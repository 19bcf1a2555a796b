import type { Upload } from './upload.ts'

/** What of a draft's files is not with the office yet: told before filing, so that no document is silently missing. */
export interface Unsent {
  failed: readonly Upload[]
  /** Being checked, waiting, on their way or held. */
  underway: readonly Upload[]
  /** Files there, failed and under way together. */
  all: number
}

/** `there` are the ids of the draft's files at the server. */
export function unsentOf(uploads: readonly Upload[], there: ReadonlySet<string>): Unsent {
  const failed = uploads.filter(({ state }) => state === 'refused')
  const underway = uploads.filter(({ state }) => state !== 'refused' && state !== 'stored')
  const notListed = uploads.filter(({ state, reply }) => state === 'stored' && reply && !there.has(reply.DOC_ID))
  return { failed, underway, all: there.size + failed.length + underway.length + notListed.length }
}

export function namesOf(uploads: readonly Pick<Upload, 'fileName'>[]): string {
  return uploads.map(({ fileName }) => fileName).join(', ')
}
