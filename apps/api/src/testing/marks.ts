import { randomUUID } from 'node:crypto'

import type { Db } from '@saki/db'
import { sql } from 'kysely'

import { notify, samplePerson } from './filings.ts'
import type { TestActor, TestPortal } from './portal.ts'

/** A complete filing of a word mark in two classes. */
export function sampleMark(name = 'KOPI SENJA') {
  return {
    FILING: {
      APPL_TYP: 'MARK',
      APPL_SUBTYP: 'BOTH',
      PAYER_CATEGORY: 'UMUM',
      REFERENCE: 'KS-1',
      REPRESENTED: 'N',
      PRIORITY_CLAIMED: 'N',
      DECLARED_NAME: 'Sari Wulandari',
    } as Record<string, string>,
    OWNERS: [samplePerson('Sari Wulandari')],
    REPRS: [] as Record<string, string>[],
    SIGN: { SIGN_WCODE: 'WORD', MARK_NAME: name, MARK_DESCRIPTION: 'Dua kata.' } as Record<string, unknown>,
    NICE: [
      { NICE_CLASS_CODE: '30', TERMS: ['kopi', 'kopi bubuk'] },
      { NICE_CLASS_CODE: '43', TERMS: ['jasa kedai kopi'] },
    ],
    PRIORITIES: [] as Record<string, string>[],
    DECLARATIONS: ['TRUTH', 'OWNERSHIP', 'DATA_USE'],
  }
}
export type SampleMark = ReturnType<typeof sampleMark>

/** Inserts rows for label pictures of a draft, without bytes. */
export async function insertLabels(db: Db, ownerId: number, tempId: string, now: Date, labels = 1): Promise<void> {
  await sql`
    insert into stored_file (file_id, owner_id, temp_id, specdoc_typ, seq_num, file_name, mime, size_bytes, sha256, width, height, object_key, uploaded_at)
    select ${tempId} || '-' || n, ${ownerId}, ${tempId}, 'ETK', n, 'label-' || n || '.png', 'image/png', 1000, sha256(convert_to(${tempId} || n, 'UTF8')),
           800, 800, 'none', ${now}
      from generate_series(1, ${labels}::int) as n`.execute(db)
}

/** Saves a mark as a draft and submits it; returns the answer, also when refused, in `language`. */
export async function submitMark(portal: TestPortal, as: TestActor, mark: SampleMark, labels = 0, language = 'id') {
  const draft = { FORM_TYP: 'mark-filing', ...mark }
  const saved = await portal.ask('savePermohonan', { as, key: randomUUID(), body: draft })
  if (saved.status !== 200) return saved
  const { TEMP_ID, ROW_VERSION } = saved.body
  if (labels > 0) await insertLabels(portal.db, as.userId, TEMP_ID, portal.services.clock(), labels)
  const body = { ...draft, TEMP_ID, ROW_VERSION, IND_SUBMIT: 'Y' }
  return portal.ask('savePermohonan', { as, key: randomUUID(), body, headers: { 'accept-language': language } })
}

/** Files and pays a mark; returns its number. */
export async function registerMark(portal: TestPortal, as: TestActor, mark: SampleMark, labels = 0): Promise<string> {
  const filed = await submitMark(portal, as, mark, labels)
  if (!filed.body.SUBMISSION_NBR) throw new Error(JSON.stringify(filed.body))
  await notify(portal, { BILLING_CODE: filed.body.BILLING_CODE, AMOUNT: filed.body.TOTAL_AMOUNT })
  const { rows } = await sql<{ applicationNumber: string | null }>`
    select application_number as "applicationNumber" from application where submission_nbr = ${filed.body.SUBMISSION_NBR}`.execute(
    portal.db,
  )
  if (!rows[0]?.applicationNumber) throw new Error(`${filed.body.SUBMISSION_NBR} got no number`)
  return rows[0].applicationNumber
}
