import type { Call } from '@saki/contracts'
import type { Db } from '@saki/db'

import { sampleQuestion, type Samples } from './sampleQuestion.ts'

export const idNames = [
  'userId',
  'tempId',
  'fileId',
  'docId',
  'submissionNbr',
  'reference',
  'billingCode',
  'procTyp',
  'procNbr',
  'actionNbr',
  'fileNbr',
  'fileSeq',
  'fileTyp',
  'fileSer',
]

/** An id of the same form that does not exist: long ids get other last four characters. */
export function likeButOther(id: string | number): string | number {
  const text = String(id)
  if (text.length < 4 || text === '2026') return id
  const other = `${text.slice(0, -4)}${text.endsWith('9876') ? '9875' : '9876'}`
  return typeof id === 'number' ? Number(other) : other
}

/** All ids of a case, under every name a parameter uses for them. */
export async function idsOf(db: Db, userId: number, applicationId: number, ids: Samples): Promise<Samples> {
  const a = await db
    .selectFrom('application')
    .selectAll()
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow()
  const file = await db
    .selectFrom('stored_file')
    .select('file_id')
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow()
  const bill = await db
    .selectFrom('bill')
    .select('billing_code')
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow()
  const doc = await db
    .selectFrom('office_document')
    .select('doc_id')
    .where('application_id', '=', applicationId)
    .executeTakeFirst()
  return samplesOf({
    userId,
    tempId: a.temp_id ?? '',
    fileId: file.file_id,
    docId: doc?.doc_id ?? file.file_id,
    submissionNbr: a.submission_nbr,
    billingCode: bill.billing_code,
    procTyp: '3',
    procNbr: 50_999,
    actionNbr: 1,
    fileNbr: '1',
    fileSeq: '00',
    fileTyp: 'A',
    fileSer: '2026',
    ...ids,
  })
}

/** Samples for every parameter name, from the ids of a case. */
export function samplesOf(ids: Samples): Samples {
  const {
    userId = 0,
    tempId = '',
    fileId = '',
    docId = '',
    submissionNbr = '',
    reference = '',
    billingCode = '',
    procTyp = '',
    procNbr = 0,
    actionNbr = 0,
  } = ids
  return {
    ...ids,
    user_id: userId,
    USER_ID: userId,
    ID: fileId,
    DOC_ID: docId,
    TEMP_ID: tempId,
    SUBMISSION_NBR: submissionNbr,
    BILLING_CODE: billingCode,
    patentId: reference,
    PATENT_ID: reference,
    file: reference,
    PROC_TYP: procTyp,
    PROC_NBR: procNbr,
    ACTION_NBR: actionNbr,
    procid: fileId,
    id: fileId,
    ids: fileId,
    t: 'GDI',
    specdoc_typ: 'GDI',
    SPECDOC_TYP: 'GDI',
    seq_num: 1,
    section: 'technical',
    name: 'country',
    x: 'owner',
    EVENT_ID: 'event-1',
    AMOUNT: 1,
    NTPN: 'A1B2C3D4E5F60718',
    PAID_AT: '2026-03-02T03:00:00Z',
    docOri: '-',
    docLog: '-',
    docSer: '-',
    docNbr: '-',
    actionTyp: '1',
    loc: 'provinsi',
    content: 1,
    TOKEN: 'A'.repeat(43),
    ROW_VERSION: 1,
    EMAIL: 'siapa@contoh.id',
    LOGIN_PASSWORD: 'x',
    CODE: '000000',
    note: '0903-2016',
    notes: '0903-2016',
    agentCode: 1,
    FROM: reference,
  }
}

/** An id in a path may be of a file, a document, a case or a process: one set of samples for each that makes another request. */
export function idsFor(call: Call, samples: Samples): Samples[] {
  return idsInPairs(call, samples, samples).map(([ids]) => ids)
}

/** The same, each beside the set of `others` with the same kind of id. */
export function idsInPairs(call: Call, samples: Samples, others: Samples): [Samples, Samples][] {
  const kinds = ['fileId', 'docId', 'reference', 'submissionNbr', 'tempId', 'process']
  const pairs = new Map<string, [Samples, Samples]>()
  for (const kind of kinds) {
    const ids = withId(samples, kind)
    const asked = JSON.stringify(sampleQuestion(call, ids))
    if (!pairs.has(asked)) pairs.set(asked, [ids, withId(others, kind)])
  }
  return [...pairs.values()]
}

function withId(samples: Samples, kind: string): Samples {
  const id = kind === 'process' ? `${samples['procTyp']}-${samples['procNbr']}` : (samples[kind] ?? '')
  return { ...samples, id, procid: id, fileId: id }
}
