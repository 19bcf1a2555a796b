import { randomUUID } from 'node:crypto'

import type { Db } from '@saki/db'
import { sql } from 'kysely'

import { notify, samplePerson } from './filings.ts'
import type { TestActor, TestPortal } from './portal.ts'

/** A complete national patent filing without files. */
export function samplePatent(title = 'Alat Pengering Biji Kopi') {
  return {
    FILING: {
      APPL_TYP: 'PATENT',
      PATENT_KIND: 'P',
      APPL_SUBTYP: 'NATIONAL',
      PAYER_CATEGORY: 'UMUM',
      REFERENCE: 'KG-P1',
      REPRESENTED: 'N',
      PRIORITY_CLAIMED: 'N',
      DECLARED_NAME: 'Sari Wulandari',
    } as Record<string, string>,
    OWNERS: [samplePerson('Sari Wulandari')],
    TECHNICAL: {
      TITLE: title,
      ENGLISH_TITLE: 'Coffee bean dryer',
      INVENTOR_IS_APPLICANT: 'N',
      QTY_CLAIMS: '8',
      GENETIC_RESOURCE: 'N',
      MICRO_ORGANISM: 'N',
      EARLY_PUBLICATION: 'N',
      REQUEST_EXAMINATION: 'N',
    } as Record<string, string>,
    PCT: {} as Record<string, string>,
    IPC: [{ IPC_SYMBOL: 'a23n12/08' }, { IPC_SYMBOL: 'F26B 17/00' }],
    INVENTORS: [samplePerson('Budi Santoso'), samplePerson('Ratna Hapsari')],
    PRIORITIES: [] as Record<string, string>[],
    PARTS: {} as Record<string, string>,
    DECLARATIONS: ['TRUTH', 'OWNERSHIP', 'DATA_USE'],
  }
}
export type SamplePatent = ReturnType<typeof samplePatent>

/** A national filing with a change. */
export const patentWith = (change: (patent: SamplePatent) => void): SamplePatent => {
  const patent = samplePatent()
  change(patent)
  return patent
}
/** The national phase of an international application. */
export const pctPatent = (over: Record<string, string> = {}) =>
  patentWith((p) => {
    p.FILING['APPL_SUBTYP'] = 'PCT'
    p.PCT = {
      PCT_APPL_ID: 'pct/ib2025/051234',
      PCT_APPL_DATE: '2025-02-03',
      PCT_PUBL_ID: 'WO2025123456A1',
      PCT_PUBL_DATE: '2025-08-14',
      ...over,
    }
  })
/** A filing that claims priority of that day. */
export const parisPatent = (date: string) =>
  patentWith((p) => {
    p.FILING['PRIORITY_CLAIMED'] = 'Y'
    p.PRIORITIES = [{ COUNTRY_CODE: 'JP', PRIORITY_APPL_ID: '2025-123', PRIORITY_DATE: date }]
  })
export const simplePatent = () =>
  patentWith((p) => {
    p.FILING['PATENT_KIND'] = 'S'
  })

/** Inserts rows for the parts of a draft with their pages by slot, without bytes. */
export async function insertParts(
  db: Db,
  ownerId: number,
  tempId: string,
  now: Date,
  pages: Record<string, number>,
): Promise<void> {
  for (const [slot, n] of Object.entries(pages))
    await sql`
      insert into stored_file (file_id, owner_id, temp_id, specdoc_typ, seq_num, file_name, mime, size_bytes, sha256, pages, object_key, uploaded_at)
      values (${`${tempId}-${slot}`}, ${ownerId}, ${tempId}, ${slot}, 1, ${`${slot.toLowerCase()}-kopi.pdf`}, 'application/pdf', 1000,
              sha256(convert_to(${tempId + slot}, 'UTF8')), ${n}, 'none', ${now})`.execute(db)
}

export const allParts = { DES: 14, KLM: 3, ABS: 1 }

/** Saves a patent as a draft and submits it; returns the answer, also when refused, in `language`. */
export async function submitPatent(
  portal: TestPortal,
  as: TestActor,
  patent: SamplePatent,
  parts: Record<string, number> = allParts,
  language = 'id',
) {
  const draft = { FORM_TYP: 'patent-filing', ...patent }
  const saved = await portal.ask('savePermohonan', { as, key: randomUUID(), body: draft })
  if (saved.status !== 200) return saved
  const { TEMP_ID, ROW_VERSION } = saved.body
  await insertParts(portal.db, as.userId, TEMP_ID, portal.services.clock(), parts)
  const body = { ...draft, TEMP_ID, ROW_VERSION, IND_SUBMIT: 'Y' }
  return portal.ask('savePermohonan', { as, key: randomUUID(), body, headers: { 'accept-language': language } })
}

/** Files and pays a patent; returns its number. */
export async function registerPatent(
  portal: TestPortal,
  as: TestActor,
  patent: SamplePatent,
  parts?: Record<string, number>,
): Promise<string> {
  const filed = await submitPatent(portal, as, patent, parts)
  if (!filed.body.SUBMISSION_NBR) throw new Error(JSON.stringify(filed.body))
  await notify(portal, { BILLING_CODE: filed.body.BILLING_CODE, AMOUNT: filed.body.TOTAL_AMOUNT })
  const { rows } = await sql<{ applicationNumber: string | null }>`
    select application_number as "applicationNumber" from application where submission_nbr = ${filed.body.SUBMISSION_NBR}`.execute(
    portal.db,
  )
  if (!rows[0]?.applicationNumber) throw new Error(`${filed.body.SUBMISSION_NBR} got no number`)
  return rows[0].applicationNumber
}
