import type { FileRow, ImageEdits } from '@saki/contracts/fileRow'
import { coloursIn, labelColourMode, type ColourName } from '@saki/domain/marks/colourNames'
import { useEffect, useState } from 'react'

import { callAddress } from '../../../lib/ask.ts'
import { drawnPicture, loadPicture, pixelsOf } from '../../../cropping/drawnPicture.ts'

/** Longer side in pixels of the copy whose colours are measured. */
const SIDE = 240

export interface LabelLook {
  colours: readonly ColourName[]
  look: 'COLOUR' | 'GREY'
}
/** `failed`: the picture could not be read on this device. */
export type LabelLooks = ReadonlyMap<string, LabelLook | 'failed'>

const known = new Map<string, LabelLook>()

/** Colours of every picture as cropped now, keyed by SHA-256 and edits (`lookName`). Measured on this device. */
export function useLabelLooks(files: readonly FileRow[], editsOf: (file: FileRow) => ImageEdits | null): LabelLooks {
  const [looks, setLooks] = useState<LabelLooks>(new Map())
  const wanted = files.map((file) => ({ file, edits: editsOf(file), name: lookName(file, editsOf(file)) }))
  const names = wanted.map(({ name }) => name).join(' ')
  useEffect(() => {
    let isOver = false
    const readAll = async () => {
      for (const { file, edits, name } of wanted) {
        const look = known.get(name) ?? (await lookOf(file, edits).catch(() => 'failed' as const))
        if (isOver) return
        if (look !== 'failed') known.set(name, look)
        setLooks((before) => (before.get(name) === look ? before : new Map([...before, [name, look]])))
      }
    }
    void readAll()
    return () => {
      isOver = true
    }
    // Depends on `names`, because `wanted` is a new array in every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [names])
  return looks
}

/** Key of a picture with its edits: SHA-256 and crop. */
export function lookName(file: FileRow, edits: ImageEdits | null): string {
  return `${file.SHA256}:${edits ? Object.values(edits).join(',') : ''}`
}

/** Combines the pictures of one mark: every colour once. Undefined while one is still being measured. */
export function joinedLook(looks: readonly (LabelLook | 'failed' | undefined)[]): LabelLook | 'failed' | undefined {
  if (looks.includes(undefined)) return undefined
  const read = looks.filter((look) => look !== undefined && look !== 'failed')
  if (read.length === 0) return 'failed'
  const coloured = read.filter(({ look }) => look === 'COLOUR')
  return {
    colours: [...new Set(coloured.flatMap(({ colours }) => colours))],
    look: coloured.length > 0 ? 'COLOUR' : 'GREY',
  }
}

async function lookOf(file: FileRow, edits: ImageEdits | null): Promise<LabelLook> {
  const image = await loadPicture(callAddress('getIMGDoc', { id: file.ID }, { size: 'original' }))
  const size = { width: file.WIDTH ?? image.naturalWidth, height: file.HEIGHT ?? image.naturalHeight }
  const pixels = pixelsOf(drawnPicture(image, size, edits, SIDE))
  return { colours: coloursIn(pixels).map(({ name }) => name), look: labelColourMode(pixels) }
}
