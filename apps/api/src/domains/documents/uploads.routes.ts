import { rm } from 'node:fs/promises'

import { uploadsCalls, type UploadReply } from '@saki/contracts/uploads'

import { implement, type HandlerInput } from '../../implement.ts'
import { listSlots } from './documents.sql.ts'
import { uploadReply } from './fileRow.ts'
import { mimesOf } from './inspectFile.ts'
import { receiveUpload } from './receiveUpload.ts'
import { finishUpload, openUpload } from './resumableUpload.ts'
import { storeUploadedFile, uploadTarget, type UploadTarget } from './storeUploadedFile.ts'

/** Handlers of uploads and their limits. */
export const uploadsRoutes = implement(uploadsCalls, {
  uploadUserDoc2: uploadFile,
  openUpload,
  finishUpload,
  getLimit: async ({ db, language }) =>
    (await listSlots(db)).map((slot) => ({
      SPECDOC_TYP: slot.specdocTyp,
      SPECDOC_NAME: language === 'id' ? slot.nameId : slot.nameEn,
      MAX_FILES: slot.maxFiles,
      MAX_BYTES: slot.maxBytes,
      MIME_LIST: mimesOf(slot),
      MIN_PX: slot.minPx,
      MAX_PX: slot.maxPx,
    })),
})

/** Uploads one file into a slot of a draft the asker may change. Idempotent per key. Throws as receiveUpload, uploadTarget and storeUploadedFile. */
async function uploadFile(asked: HandlerInput<(typeof uploadsCalls)['uploadUserDoc2']>): Promise<UploadReply> {
  const { request, services, db, session, key, now } = asked
  const uploader = { asker: session, key, now }
  let target: UploadTarget | undefined
  const received = await receiveUpload(request, services.files.tempDir, async (fields) => {
    target = await uploadTarget(db, uploader, fields)
    return target.slot.maxBytes
  })
  try {
    if (!target) throw new Error('the upload names no slot')
    return uploadReply(await storeUploadedFile(services, uploader, received, target))
  } finally {
    await rm(received.path, { force: true })
  }
}
