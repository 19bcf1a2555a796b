import { draftFilesCalls } from '@saki/contracts/draftFiles'
import { transact } from '@saki/db'

import { findOwnerId } from '../../access.ts'
import { implement, type HandlerInput } from '../../implement.ts'
import { deleteFile, moveFile } from './arrangeFiles.ts'
import { listFilesOfDraft, listSlots } from './documents.sql.ts'
import { editImage } from './editImage.ts'
import { writeCheck } from './fileChecks.sql.ts'
import { fileRow } from './fileRow.ts'
import { listFiles, listFilesOfSlot } from './listFiles.ts'
import { lockDraftFile } from './ownDraft.ts'

const done = { err: '' } as const

/** Handlers of the files of a draft. */
export const draftFilesRoutes = implement(draftFilesCalls, {
  getListImageSpecDoc: (asked) => listFiles(asked, asked.query.fileId, asked.query.specdoc_typ),
  saveFileCheck,
  specdocTypImages: (asked) =>
    asked.query.fileId === undefined
      ? listFilesOfSlot(asked, asked.params.t)
      : listFiles(asked, asked.query.fileId, asked.params.t),
  specdocTypImagesById: async (asked) => {
    const file = await editImage(asked)
    const context = {
      fileId: file.tempId,
      slots: await listSlots(asked.db),
      language: asked.language,
      asker: asked.session,
    }
    return { ...done, IMAGE: fileRow(file, context) }
  },
  deleteImage: async (asked) => {
    await deleteFile(asked, asked.body.ID, asked.body.IND_DELETED)
    return done
  },
  deleteFilePendukung: async (asked) => {
    await deleteFile(asked, asked.body.DOC_ID, asked.body.IND_DELETED)
    return done
  },
  changeImageTyp: async (asked) => {
    const { tempId, slots: touched } = await moveFile(asked)
    const context = {
      fileId: tempId,
      slots: await listSlots(asked.db),
      language: asked.language,
      asker: asked.session,
    }
    const files = await listFilesOfDraft(asked.db, tempId)
    return { ...done, IMAGES: files.filter((f) => touched.includes(f.specdocTyp)).map((f) => fileRow(f, context)) }
  },
})

/** Stores the findings of a check in the browser for a file of an open draft. Throws NotFound and ALREADY_FILED. */
async function saveFileCheck({ db, session, body, now }: HandlerInput<(typeof draftFilesCalls)['saveFileCheck']>) {
  const ownerId = await findOwnerId(db, session, { fileId: body.DOC_ID }, 'prepare')
  await transact(db, async (tx) => {
    const { fileId } = await lockDraftFile(tx, ownerId, body.DOC_ID)
    await writeCheck(tx, { fileId, findings: body.FINDINGS, checkedAt: now, checkedBy: session.userId })
  })
  return { err: '' as const }
}
