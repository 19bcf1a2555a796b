import { randomUUID } from 'node:crypto'

import type { Db } from '@saki/db'
import { sql } from 'kysely'

import { notify } from './filings.ts'
import type { TestActor, TestPortal } from './portal.ts'

/** A request to be saved or submitted by a test. */
export interface SampleRequest {
  kind: string
  numbers: readonly string[]
  data?: Record<string, unknown>
  /** Slots of the attachments, inserted as rows without bytes. */
  slots?: readonly string[]
  as: TestActor
}

/** Inserts attachments of a draft as rows without bytes. */
export async function insertAttachments(
  db: Db,
  ownerId: number,
  tempId: string,
  slots: readonly string[],
  now: Date,
): Promise<void> {
  for (const slot of slots)
    await sql`
      insert into stored_file (file_id, owner_id, temp_id, specdoc_typ, file_name, mime, size_bytes, sha256, pages, object_key, uploaded_at)
      values (${`${tempId}-${slot}`}, ${ownerId}, ${tempId}, ${slot}, ${`${slot}.pdf`}, 'application/pdf', 1000,
              sha256(convert_to(${tempId + slot}, 'UTF8')), 1, 'none', ${now})`.execute(db)
}

/** Saves a draft with its attachments; returns the reply. */
export async function savedRequest(portal: TestPortal, { kind, numbers, data = {}, slots = [], as }: SampleRequest) {
  const body = { USERDOC_TYP: kind, PATENT_IDS: numbers, DATA: data }
  const saved = await portal.ask('requestSave', { as, key: randomUUID(), body })
  if (saved.status === 200)
    await insertAttachments(portal.db, as.userId, saved.body.TEMP_ID, slots, portal.services.clock())
  return saved
}

/** Rows of the list of exhibits name their file by its id, which is known once the draft is saved. */
function namingFiles(data: Record<string, unknown>, tempId: string): Record<string, unknown> {
  const rows = data['EXHIBITS']
  if (!Array.isArray(rows)) return data
  const named = rows.map((row: { FILE_ID: string }) => ({ ...row, FILE_ID: `${tempId}-${row.FILE_ID}` }))
  return { ...data, EXHIBITS: named }
}

/** Saves and submits a request; returns the answer to the submission, also when refused. */
export async function submitTestRequest(portal: TestPortal, request: SampleRequest) {
  const saved = await savedRequest(portal, request)
  if (saved.status !== 200) return saved
  const { TEMP_ID, ROW_VERSION } = saved.body
  const { kind, numbers, data = {}, as } = request
  const DATA = namingFiles(data, TEMP_ID)
  const body = { USERDOC_TYP: kind, PATENT_IDS: numbers, DATA, TEMP_ID, ROW_VERSION, IND_SUBMIT: 'Y' }
  return portal.ask('requestSave', { as, key: randomUUID(), body })
}

/** Reports the payment of a submitted request; returns the outcome. */
export async function payRequest(
  portal: TestPortal,
  { BILLING_CODE, TOTAL_AMOUNT }: { BILLING_CODE: string | null; TOTAL_AMOUNT: number },
  over: object = {},
): Promise<string> {
  return (await notify(portal, { BILLING_CODE, AMOUNT: TOTAL_AMOUNT, ...over })).body.OUTCOME
}

/** An officer's act on the process of a request; returns the answer. */
export async function actOnRequest(
  portal: TestPortal,
  as: TestActor,
  process: { PROC_TYP: string; PROC_NBR: number; ROW_VERSION: number },
  ACTION_TYP: string,
  NOTES = '',
) {
  const { PROC_TYP, PROC_NBR, ROW_VERSION } = process
  return portal.ask('officeRequestAct', {
    as,
    key: randomUUID(),
    body: { PROC_TYP, PROC_NBR, ROW_VERSION, ACTION_TYP, NOTES },
  })
}
