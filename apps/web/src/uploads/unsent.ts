import type { FileRow } from '@saki/contracts/documents'

import type { UploadItem } from './upload.ts'

/** What of a draft's files is not with the office yet: told before filing, so that no document is silently missing. */
export interface Unsent {
  /** Refused, or found to carry a virus and not kept. */
  failed: readonly { fileName: string }[]
  /** Being checked, waiting, on their way or held. */
  underway: readonly UploadItem[]
  /** Files there, failed and under way together. */
  all: number
}

/** `files` are those of the draft as the server lists them. */
export function unsentOf(
  uploads: readonly UploadItem[],
  files: readonly Pick<FileRow, 'ID' | 'FILE_NAME' | 'SCAN'>[],
): Unsent {
  const there = new Set(files.map(({ ID }) => ID))
  const infected = files.filter(({ SCAN }) => SCAN === 'infected').map(({ FILE_NAME }) => ({ fileName: FILE_NAME }))
  const refused = uploads.filter(({ state }) => state === 'refused')
  const failed = [...refused, ...infected]
  const underway = uploads.filter(({ state }) => state !== 'refused' && state !== 'stored')
  const notListed = uploads.filter(({ state, reply }) => state === 'stored' && reply && !there.has(reply.DOC_ID))
  return { failed, underway, all: there.size + refused.length + underway.length + notListed.length }
}

export function namesOf(uploads: readonly Pick<UploadItem, 'fileName'>[]): string {
  return uploads.map(({ fileName }) => fileName).join(', ')
}
