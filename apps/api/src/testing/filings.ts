import { randomBytes, randomUUID } from 'node:crypto'

import type { Db } from '@saki/db'
import { sql } from 'kysely'

import { signBody } from '../treasury/signature.ts'
import type { TestActor, TestPortal } from './portal.ts'

/** A person with the fields of the form. */
export function samplePerson(name: string) {
  return {
    PERSON_WCODE: 'I',
    PERSON_NAME: name,
    INDI_PERSON_ID_NBR: '3402116407900003',
    NATIONALITY_COUNTRY_CODE: 'ID',
    ADDR_STREET: 'Kasongan RT 04',
    STATE_CODE: '34',
    CITY_CODE: '3402',
    DISTRICT_CODE: '',
    VILLAGE_CODE: '',
    ZIPCODE: '55184',
    EMAIL: 'sari@contoh.id',
    TELEPHONE: '081234567890',
  }
}

/** A complete design filing without pictures. */
export function sampleDesign(title = 'Botol Minum Lipat') {
  return {
    FILING: {
      APPL_TYP: 'DESIGN',
      APPL_SUBTYP: 'SINGLE',
      PAYER_CATEGORY: 'UMUM',
      REFERENCE: 'REF-1',
      REPRESENTED: 'N',
      PRIORITY_CLAIMED: 'N',
      DECLARED_NAME: 'Sari Wulandari',
    },
    OWNERS: [samplePerson('Sari Wulandari')],
    TECHNICAL: {
      TITLE: title,
      DESIGN_DESCRIPTION: 'Botol minum yang dapat dilipat.',
      CLAIM_SCOPE: ['SHAPE', 'COLOURS'],
      DISCLOSED: 'N',
      DESIGNER_IS_APPLICANT: 'N',
    },
    LOCARNO: [{ LOCARNO_CLASS_CODE: '09-01', PRODUCT_TITLE: 'Botol minum' }],
    INVENTORS: [samplePerson('Budi Santoso')],
    DECLARATIONS: ['TRUTH', 'OWNERSHIP', 'DATA_USE'],
  }
}

/** Inserts rows for seven pictures of a draft, without bytes. */
export async function insertViews(db: Db, ownerId: number, tempId: string, now: Date): Promise<void> {
  await sql`
    insert into stored_file (file_id, owner_id, temp_id, specdoc_typ, view_typ, seq_num, file_name, mime, size_bytes, sha256, width, height, object_key, uploaded_at)
    select ${tempId} || '-' || view, ${ownerId}, ${tempId}, 'GDI', view, view, 'tampak-' || view || '.jpg', 'image/jpeg', 1000, sha256(convert_to(${tempId} || view, 'UTF8')),
           1200, 1200, 'none', ${now}
      from generate_series(1, 7) as view`.execute(db)
}

/** Saves a complete draft of this person by the real call. */
export async function draftDesign(
  { ask, db, services }: TestPortal,
  as: TestActor,
  design = sampleDesign(),
): Promise<{ TEMP_ID: string; ROW_VERSION: number; body: object }> {
  const saved = await ask('savePermohonan', { as, key: randomUUID(), body: { FORM_TYP: 'design-filing', ...design } })
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body))
  const { TEMP_ID, ROW_VERSION } = saved.body
  await insertViews(db, as.userId, TEMP_ID, services.clock())
  return { TEMP_ID, ROW_VERSION, body: { FORM_TYP: 'design-filing', TEMP_ID, ROW_VERSION, IND_SUBMIT: 'Y', ...design } }
}

/** Files a design; it then waits for its fee. */
export async function fileTestDesign(portal: TestPortal, as: TestActor, design = sampleDesign()) {
  const { body } = await draftDesign(portal, as, design)
  const filed = await portal.ask('savePermohonan', { as, key: randomUUID(), body })
  if (filed.status !== 200) throw new Error(JSON.stringify(filed.body))
  return filed.body
}

/** Sends a signed notice of the treasury, signed at `at` (the portal's time by default). */
export function notify(
  portal: TestPortal,
  notice: { BILLING_CODE: string | null; AMOUNT: number } & Record<string, unknown>,
  at?: Date,
  secret?: string,
) {
  const body = JSON.stringify({
    EVENT_ID: randomUUID(),
    NTPN: randomBytes(8).toString('hex').toUpperCase(),
    NTB: '000000123456',
    PAID_AT: portal.services.clock().toISOString(),
    ...notice,
  })
  const seconds = Math.floor((at ?? portal.services.clock()).getTime() / 1000)
  const signature = signBody(secret ?? portal.services.secrets.paymentWebhook, body, seconds)
  return portal.ask('paymentsNotify', { body, headers: { 'x-signature': signature } })
}
