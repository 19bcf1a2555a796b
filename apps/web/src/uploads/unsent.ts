import type { FileRow } from '@saki/contracts/fileRow'

import type { UploadItem } from './upload.ts'

/** Files of a draft that are not at the office yet. Shown before filing, so that no document is missing unnoticed. */
export interface Unsent {
  /** Refused, or infected with a virus and therefore deleted. */
  failed: readonly { fileName: string }[]
  /** Being checked, waiting, sending or held. */
  underway: readonly UploadItem[]
  /** Number of files stored, failed and under way. */
  all: number
}

/** `files`: those of the draft as the server lists them. Files in `uploads` and `files` count once. */
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

/** Names of files, divided by `comma`, the text core:comma. */
export function namesOf(uploads: readonly Pick<UploadItem, 'fileName'>[], comma: string): string {
  return uploads.map(({ fileName }) => fileName).join(comma)
}
