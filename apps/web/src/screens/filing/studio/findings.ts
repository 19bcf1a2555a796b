import type { FileRow, ImageEdits } from '@saki/contracts/fileRow'
import { imageFindings, imageSetFindings, type ImageFinding } from '@saki/domain/files/imageChecks'

import type { PictureLook } from '../../../uploads/pictureLook.ts'
import type { Tile } from './tiles.ts'

export interface Seen {
  file: FileRow
  edits: ImageEdits | null
  look: PictureLook | undefined
}

/** Size in pixels of what the examiner gets: the crop, or the whole picture. */
export function shownPixels({ file, edits }: Pick<Seen, 'file' | 'edits'>): { width: number; height: number } {
  return edits ? { width: edits.width, height: edits.height } : { width: file.WIDTH ?? 0, height: file.HEIGHT ?? 0 }
}

/**
 * Findings for every picture of the strip, by DOC_ID; positions in their texts are those of the strip. `minPx`: from
 * the limits of the slot.
 */
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
    const [first, second] = at.map((index) => shown[index])
    if (code === 'filing:image.twice' && first && second)
      found.get(second.file.ID)?.push({ code, values: { first: first.position } })
    else if (code === 'filing:image.mixed')
      for (const index of at) found.get(shown[index]?.file.ID ?? '')?.push({ code })
  }
  return found
}
