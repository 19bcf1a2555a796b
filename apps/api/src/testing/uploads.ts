import { randomUUID } from 'node:crypto'

import type { UploadReply } from '@saki/contracts/uploads'

import type { TestActor, TestPortal } from './portal.ts'
import { multipart, multipartType } from './uploadFiles.ts'

/** Creates an empty draft of an account. */
export async function makeTestDraft(
  { db, services }: TestPortal,
  owner: TestActor,
  formTyp = 'design-filing',
): Promise<string> {
  const tempId = randomUUID()
  const now = services.clock()
  await db
    .insertInto('draft')
    .values({
      temp_id: tempId,
      owner_id: owner.userId,
      form_typ: formTyp,
      form_version: 1,
      data: {},
      row_version: 1,
      created_at: now,
      updated_at: now,
    })
    .execute()
  return tempId
}

export interface TestUpload {
  as: TestActor
  tempId: string
  bytes: Buffer
  name?: string
  slot?: string
  view?: number
  key?: string
  fields?: Record<string, string>
}

/** Uploads a file in one request; returns the answer, also when refused. */
export function upload(
  portal: TestPortal,
  { as, tempId, bytes, name = 'depan.jpg', slot = 'GDI', view, key = randomUUID(), fields = {} }: TestUpload,
) {
  const given = { TEMP_ID: tempId, SPECDOC_TYP: slot, ...(view && { VIEW_TYPE_ID: String(view) }), ...fields }
  return portal.ask('uploadUserDoc2', {
    as,
    key,
    body: multipart(given, { name, bytes }),
    headers: { 'content-type': multipartType },
  })
}

/** Uploads a file that must be accepted, for tests of something else. */
export async function uploadAccepted(portal: TestPortal, wish: TestUpload): Promise<UploadReply> {
  const { status, body } = await upload(portal, wish)
  if (status !== 200) throw new Error(`upload refused: ${JSON.stringify(body)}`)
  return body as unknown as UploadReply
}
