import { rm } from 'node:fs/promises'

import type { documentsCalls, UploadReply } from '@saki/contracts/documents'

import type { Asked } from '../../implement.ts'
import { uploadReply } from './fileRow.ts'
import { receiveUpload } from './receiveUpload.ts'
import { uploadTarget, takeFile, type UploadTarget } from './takeFile.ts'

/** Takes one file into a slot of a draft the asker may change. A repeat with the same key and bytes gets the first answer. */
export async function uploadFile(asked: Asked<(typeof documentsCalls)['uploadUserDoc2']>): Promise<UploadReply> {
  const { request, services, db, session, key, now } = asked
  const giver = { asker: session, key, now }
  let place: UploadTarget | undefined
  const received = await receiveUpload(request, services.files.tempDir, async (fields) => {
    place = await uploadTarget(db, giver, fields)
    return place.slot.max_bytes
  })
  try {
    if (!place) throw new Error('an upload without a slot')
    return uploadReply(await takeFile(services, giver, received, place))
  } finally {
    await rm(received.path, { force: true })
  }
}
