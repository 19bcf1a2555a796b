import { z } from 'zod'

import { defineCalls } from './call.ts'
import {
  DocId,
  FileFinding,
  FileRef,
  FileRow,
  ImageEdits,
  MOST_FINDINGS,
  SeqNum,
  SpecdocTyp,
  ViewTypeId,
} from './fileRow.ts'
import { Done, Flag } from './shapes.ts'

/** Calls that list the files of a draft or case, and arrange those of a draft. */
export const draftFilesCalls = defineCalls({
  getListImageSpecDoc: {
    method: 'GET',
    path: '/getListImageSpecDoc',
    who: 'owner',
    does: 'files of a draft or case, of one slot or all',
    query: z.object({ fileId: FileRef, specdoc_typ: SpecdocTyp.optional() }),
    reply: z.array(FileRow),
  },
  specdocTypImages: {
    method: 'GET',
    path: '/specdoc_typ/:t/images',
    who: 'owner',
    does: 'files of one slot of a draft or case; without fileId those of all unfiled drafts of the caller, newest first, at most 100',
    params: z.object({ t: SpecdocTyp }),
    query: z.object({ fileId: FileRef.optional() }),
    reply: z.array(FileRow),
  },
  specdocTypImagesById: {
    method: 'POST',
    path: '/specdoc_typ/:t/images/:id',
    who: 'owner',
    does: 'sets description, position, crop and rotation of a file of a draft',
    params: z.object({ t: SpecdocTyp, id: DocId }),
    body: z.object({
      description: z.string().max(500).optional(),
      /** The description that was changed; if the server has another one by now, the change is refused with STALE_VERSION. */
      DESCRIPTION_BEFORE: z.string().max(500).optional(),
      SEQ_NUM: z.int().min(1).max(999).optional(),
      EDITS: ImageEdits.nullable().optional(),
    }),
    reply: z.object({ err: z.literal(''), IMAGE: FileRow }),
  },
  saveFileCheck: {
    method: 'POST',
    path: '/saveFileCheck',
    who: 'owner',
    does: 'stores the findings of the browser in a file of an open draft, replacing earlier ones; officers see them with the case. Not in the specification',
    body: z.object({ DOC_ID: DocId, FINDINGS: z.array(FileFinding).max(MOST_FINDINGS) }),
    reply: Done,
  },
  deleteImage: {
    method: 'POST',
    path: '/deleteImage',
    who: 'owner',
    does: 'removes a picture from a draft, or restores it (IND_DELETED N)',
    body: z.object({ ID: DocId, IND_DELETED: Flag.default('Y') }),
    reply: Done,
  },
  deleteFilePendukung: {
    method: 'POST',
    path: '/deleteFilePendukung',
    who: 'owner',
    does: 'removes a supporting file from a draft, or restores it (IND_DELETED N)',
    body: z.object({ DOC_ID: DocId, IND_DELETED: Flag.default('Y') }),
    reply: Done,
  },
  changeImageTyp: {
    method: 'POST',
    path: '/changeImageTyp',
    who: 'owner',
    does: 'moves a file of a draft to another view or slot; a file already there moves to the view or slot left',
    body: z.object({
      ID: DocId,
      VIEW_TYPE_ID: ViewTypeId.optional(),
      SPECDOC_TYP: SpecdocTyp.optional(),
      SEQ_NUM: SeqNum.optional(),
    }),
    reply: z.object({ err: z.literal(''), IMAGES: z.array(FileRow) }),
  },
})
