import type { FileRow } from '@saki/contracts/fileRow'
import { mergeDraft } from '@saki/domain/drafts/mergeDraft'

import { newCopy, type EditCopy } from '../../../autosave/copy.ts'
import type { EditKind } from '../../../autosave/ports.ts'
import { saveOutcomeOf, SAVE_PATIENCE } from '../../../autosave/saveFailure.ts'
import { ask } from '../../../lib/ask.ts'

/** Characters of a description. */
export const CAPTION_LIMIT = 500
/** The server keeps no version of a description; each save names the text it changes. */
const VERSION = 1

export type Caption = Record<'DESCRIPTION', string>

/** The description of one picture of a draft in this browser. */
export interface CaptionCopy extends EditCopy<Caption> {
  file: Pick<FileRow, 'ID' | 'FILE_ID' | 'SPECDOC_TYP'>
}

/** How descriptions of pictures are saved. */
export const captionKind: EditKind<Caption, CaptionCopy> = {
  name: 'caption',
  empty: { DESCRIPTION: '' },
  keepsHistory: false,
  merge: (base, mine, theirs) => {
    const { merged, conflicts } = mergeDraft(base, mine, theirs)
    return { merged: merged as Caption, conflicts }
  },
  isNamed: (copy, id) => copy.localId === id,
  send: async ({ file, base }, { data }) => {
    if (data.DESCRIPTION.length > CAPTION_LIMIT) return { kind: 'refused', words: '' }
    try {
      const signal = AbortSignal.timeout(SAVE_PATIENCE)
      const params = { t: file.SPECDOC_TYP, id: file.ID }
      const body = { description: data.DESCRIPTION, DESCRIPTION_BEFORE: base.DESCRIPTION }
      await ask('specdocTypImagesById', { params, body, quiet: true, signal })
      return { kind: 'saved', rowVersion: VERSION, savedAt: '' }
    } catch (error) {
      return saveOutcomeOf(error)
    }
  },
  newest: async ({ file }) => {
    const query = { params: { t: file.SPECDOC_TYP }, query: { fileId: file.FILE_ID } }
    const files = await ask('specdocTypImages', query).catch(() => undefined)
    const found = files?.find(({ ID }) => ID === file.ID)
    return found && { data: captionOf(found), rowVersion: VERSION, savedAt: '', device: '' }
  },
}

/** An unchanged copy of the description at the server. */
export function captionCopy(file: FileRow): CaptionCopy {
  const { ID, FILE_ID, SPECDOC_TYP } = file
  const saved = { rowVersion: VERSION, savedAt: undefined }
  return { ...newCopy<Caption>(ID, captionOf(file), ID, saved), file: { ID, FILE_ID, SPECDOC_TYP } }
}

function captionOf({ DESCRIPTION }: FileRow): Caption {
  return { DESCRIPTION }
}
