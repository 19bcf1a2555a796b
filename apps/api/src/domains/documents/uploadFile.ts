import { rm } from 'node:fs/promises'

import type { documentsCalls, UploadReply } from '@saki/contracts/documents'

import type { HandlerInput } from '../../implement.ts'
import { uploadReply } from './fileRow.ts'
import { receiveUpload } from './receiveUpload.ts'
import { uploadTarget, storeUploadedFile, type UploadTarget } from './storeUploadedFile.ts'

/** Uploads one file into a slot of a draft the asker may change. Idempotent per key. Throws as receiveUpload, uploadTarget and storeUploadedFile. */
export async function uploadFile(asked: HandlerInput<(typeof documentsCalls)['uploadUserDoc2']>): Promise<UploadReply> {
  const { request, services, db, session, key, now } = asked
  const uploader = { asker: session, key, now }
  let target: UploadTarget | undefined
  const received = await receiveUpload(request, services.files.tempDir, async (fields) => {
    target = await uploadTarget(db, uploader, fields)
    return target.slot.max_bytes
  })
  try {
    if (!target) throw new Error('the upload names no slot')
    return uploadReply(await storeUploadedFile(services, uploader, received, target))
  } finally {
    await rm(received.path, { force: true })
  }
}
