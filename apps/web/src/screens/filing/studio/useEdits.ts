import type { FileRow, ImageEdits } from '@saki/contracts/fileRow'
import { useRef, useState } from 'react'

import { ask } from '../../../lib/ask.ts'
import { sameEdits } from '../../../cropping/crop.ts'

export interface PictureEditsState {
  /** Crop and rotation, including those still being saved. */
  editsOf: (file: FileRow) => ImageEdits | null
  isSaving: (file: FileRow) => boolean
  save: (file: FileRow, edits: ImageEdits | null) => Promise<void>
}

/** Saves crop and rotation beside the original. Of several pending changes of a picture only the last is sent. */
export function useEdits(onChanged: () => void): PictureEditsState {
  const [pending, setPending] = useState<ReadonlyMap<string, ImageEdits | null>>(new Map())
  const lines = useRef(new Map<string, Promise<void>>())
  const latest = useRef(new Map<string, ImageEdits | null>())
  const forget = (id: string) => setPending((before) => new Map([...before].filter(([other]) => other !== id)))
  const send = async (file: FileRow, edits: ImageEdits | null) => {
    if (latest.current.get(file.ID) !== edits) return
    try {
      await ask('specdocTypImagesById', { params: { t: file.SPECDOC_TYP, id: file.ID }, body: { EDITS: edits } })
    } catch (error) {
      forget(file.ID)
      throw error
    } finally {
      onChanged()
    }
  }
  return {
    editsOf: (file) => {
      const mine = pending.get(file.ID)
      return mine === undefined ? file.EDITS : mine
    },
    isSaving: (file) => pending.has(file.ID) && !sameEdits(pending.get(file.ID) ?? null, file.EDITS),
    save: (file, edits) => {
      latest.current.set(file.ID, edits)
      setPending((before) => new Map([...before, [file.ID, edits]]))
      const line = (lines.current.get(file.ID) ?? Promise.resolve())
        .catch(() => undefined)
        .then(() => send(file, edits))
      lines.current.set(file.ID, line)
      return line
    },
  }
}
