import type { FileRow } from '@saki/contracts/fileRow'
import { ADDITIONAL, designViews, type ViewId } from '@saki/domain/files/designViews'

import type { UploadItem } from '../../../uploads/upload.ts'

/** One position of the film strip. */
export interface Tile {
  /** Stable while files come and go. */
  key: string
  /** From 1 along the strip. */
  position: number
  view: ViewId
  file: FileRow | undefined
  /** Upload for this position; the current file stays until it is stored. */
  upload: UploadItem | undefined
}

/** The strip: views 1 to 7, then the additional pictures in their order, then one empty position. */
export function tilesOf(
  files: readonly FileRow[],
  uploads: readonly UploadItem[],
  hidden: ReadonlySet<string>,
): Tile[] {
  const shown = files.filter(({ ID }) => !hidden.has(ID))
  const known = new Set(files.map(({ ID }) => ID))
  const pending = uploads.filter(({ reply, state }) => !(state === 'stored' && reply && known.has(reply.DOC_ID)))
  const single = designViews
    .filter(({ id }) => id !== ADDITIONAL)
    .map(({ id }) => ({
      key: `view-${id}`,
      view: id,
      file: shown.find(({ VIEW_TYPE_ID }) => VIEW_TYPE_ID === id),
      upload: pending.findLast(({ view }) => view === id),
    }))
  const extra = shown.filter(({ VIEW_TYPE_ID }) => VIEW_TYPE_ID === ADDITIONAL).sort((a, b) => a.SEQ_NUM - b.SEQ_NUM)
  const extraComing = pending.filter(({ view }) => view === ADDITIONAL)
  const more = [
    ...extra.map((file) => ({ file, upload: extraComing.find(({ replaces }) => replaces === file.ID) })),
    ...extraComing
      .filter(({ replaces }) => !extra.some(({ ID }) => ID === replaces))
      .map((upload) => ({ file: undefined, upload })),
    { file: undefined, upload: undefined },
  ].map((tile, at) => ({ ...tile, key: `extra-${at}`, view: ADDITIONAL }))
  return [...single, ...more].map((tile, at) => ({ ...tile, position: at + 1 }))
}

/** Views already filled or being uploaded, to guess the views of other files. */
export function takenViews(tiles: readonly Tile[]): number[] {
  return tiles
    .filter(({ file, upload, view }) => view !== ADDITIONAL && (file || (upload && upload.state !== 'refused')))
    .map(({ view }) => view)
}

/** Indices of files assigned to a view that holds a single picture and was chosen more than once. */
export function clashes(rows: readonly { view: ViewId }[]): Set<number> {
  return new Set(
    rows.flatMap(({ view }, at) =>
      view !== ADDITIONAL && rows.some((other, otherAt) => otherAt !== at && other.view === view) ? [at] : [],
    ),
  )
}
