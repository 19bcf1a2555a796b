import type { FileRow, ImageEdits } from '@saki/contracts/documents'
import { imageFindings, imageSetFindings, type ImageFinding } from '@saki/domain/files/imageChecks'

import type { PictureLook } from '../../../uploads/pictureLook.ts'
import type { Tile } from './tiles.ts'

export interface Seen {
  file: FileRow
  edits: ImageEdits | null
  look: PictureLook | undefined
}

/** Pixels the examiner will get: those of the crop, or of the whole picture. */
export function shownPixels({ file, edits }: Pick<Seen, 'file' | 'edits'>): { width: number; height: number } {
  return edits ? { width: edits.width, height: edits.height } : { width: file.WIDTH ?? 0, height: file.HEIGHT ?? 0 }
}

/** Suggestions about every picture of the strip, by DOC_ID; positions in the words are those of the strip. `minPx`: of the slot. */
export function pictureFindings(
  tiles: readonly Tile[],
  seen: ReadonlyMap<string, Seen>,
  minPx: number | null | undefined,
): Map<string, ImageFinding[]> {
  const shown = tiles.flatMap((tile) => {
    const one = tile.file && seen.get(tile.file.ID)
    return one ? [{ ...one, position: tile.position }] : []
  })
  const measured = shown.map((one) => ({
    ...shownPixels(one),
    sharpness: one.look?.sharpness,
    plainBackground: one.look?.plainBackground,
    isColour: one.look?.isColour,
    sha256: one.file.SHA256,
    minPx,
  }))
  const found = new Map(shown.map((one, at) => [one.file.ID, measured[at] ? imageFindings(measured[at]) : []]))
  for (const { code, at } of imageSetFindings(measured)) {
    const [first, second] = at.map((place) => shown[place])
    if (code === 'filing:image.twice' && first && second)
      found.get(second.file.ID)?.push({ code, values: { first: first.position } })
    else if (code === 'filing:image.mixed')
      for (const place of at) found.get(shown[place]?.file.ID ?? '')?.push({ code })
  }
  return found
}
