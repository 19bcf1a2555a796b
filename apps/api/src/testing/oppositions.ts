import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'

import { samplePerson } from './filings.ts'
import { takeOfficeAction } from './letters.ts'
import { registerMark, sampleMark } from './marks.ts'
import { playedCase } from './playedCases.ts'
import type { TestActor, TestPortal } from './portal.ts'
import { insertAttachments, payRequest } from './requests.ts'

/** Inserts attachments with bytes, so that they can be downloaded. */
async function attach(portal: TestPortal, as: TestActor, tempId: string, slots: readonly string[]): Promise<void> {
  const bytes = Buffer.from('%PDF-1.4 contoh')
  const key = await portal.services.files.put(bytes)
  await insertAttachments(portal.db, as.userId, tempId, slots, portal.services.clock())
  await sql`update stored_file set object_key = ${key}, size_bytes = ${bytes.length}, sha256 = sha256(${bytes}) where temp_id = ${tempId}`.execute(
    portal.db,
  )
}

/** Files a mark of `owner` and publishes it at the present instant; returns its number. */
export async function publishedMark(portal: TestPortal, owner: TestActor, name: string, labels = 0): Promise<string> {
  const number = await registerMark(portal, owner, sampleMark(name), labels)
  const process = await playedCase(portal, number)
  await takeOfficeAction(portal, process, { action: 'publish', role: 'office' })
  return number
}

const grounds = [
  { MARK_GROUND: 'M211A', STATEMENT: 'Bunyi dan artinya sama dengan merek saya.' },
  { MARK_GROUND: 'M213', STATEMENT: 'Pemohon bekas penyalur saya.' },
]

/** Answers of an opposition to a mark on two grounds; `exhibits`: ids of its files. */
export const oppositionData = (exhibits: readonly string[], rights: readonly string[] = []) => ({
  OPPONENTS: [samplePerson('Budi Santoso')],
  OBJECTIONS: grounds,
  EARLIER_RIGHTS: rights.map((NUMBER) => ({ NUMBER })),
  EXHIBITS: exhibits.map((FILE_ID, at) => ({
    FILE_ID,
    NAME: `Faktur ${at + 1}`,
    FOR: at === 0 ? 'M211A' : 'M213',
    PROVES: 'Merek dipakai sejak 2015.',
  })),
})

/** Saves an opposition with an exhibit and an identity card; returns its draft with the answers. */
export async function draftOpposition(
  portal: TestPortal,
  as: TestActor,
  number: string,
  rights: readonly string[] = [],
) {
  const save = { USERDOC_TYP: 'OP', PATENT_IDS: [number] }
  const first = await portal.ask('requestSave', {
    as,
    key: randomUUID(),
    body: { ...save, DATA: oppositionData([], rights) },
  })
  const { TEMP_ID, ROW_VERSION } = first.body
  await attach(portal, as, TEMP_ID, ['BKT', 'KTP'])
  return { ...save, TEMP_ID, ROW_VERSION, DATA: oppositionData([`${TEMP_ID}-BKT`], rights) }
}

/** Submits and pays an opposition; `noticeAt`: instant at which the office hears of the payment, made now. Returns the page of the request. */
export async function oppose(
  portal: TestPortal,
  as: TestActor,
  number: string,
  { rights = [], noticeAt }: { rights?: readonly string[]; noticeAt?: string } = {},
) {
  const draft = await draftOpposition(portal, as, number, rights)
  const made = await portal.ask('requestSave', { as, key: randomUUID(), body: { ...draft, IND_SUBMIT: 'Y' } })
  if (made.status !== 200) throw new Error(JSON.stringify(made.body))
  const paid = { PAID_AT: portal.services.clock().toISOString() }
  if (noticeAt !== undefined) portal.setNow(noticeAt)
  await payRequest(portal, made.body, paid)
  await portal.drain()
  const query = { SUBMISSION_NBR: made.body.SUBMISSION_NBR ?? '' }
  const page = (await portal.ask('requestDetail', { as, query })).body
  const [one] = page.CASES
  if (!one) throw new Error('the opposition has no case')
  return { ...page, one, exhibit: `${draft.TEMP_ID}-BKT`, identity: `${draft.TEMP_ID}-KTP` }
}

/** Answers every point of the letter a case waits on; the first one with an exhibit. Returns the sent file's id. */
export async function counter(
  portal: TestPortal,
  as: TestActor,
  procid: string,
  text = 'Tidak benar.',
  words = { NAME: 'Buku penjualan', PROVES: 'Merek kami dipakai sejak 2012.' },
): Promise<string> {
  const { PROC_TYP, PROC_NBR, ACTION_NBR, POINTS } = (await portal.ask('getAnswerForm', { as, params: { procid } }))
    .body
  const letter = { PROC_TYP, PROC_NBR, ACTION_NBR }
  const points = POINTS.map(({ LIST_CODE, OPTION_NBR }) => ({
    LIST_CODE,
    OPTION_NBR,
    TEXT: text,
    FILES: [] as string[],
  }))
  const first = (await portal.ask('saveAnswer', { as, body: { ...letter, POINTS: points } })).body
  await attach(portal, as, first.TEMP_ID, ['JWB'])
  const file = `${first.TEMP_ID}-JWB`
  const EXHIBITS = [{ DOC_ID: file, ...words }]
  const named = points.map((point, at) => (at === 0 ? { ...point, FILES: [file], EXHIBITS } : point))
  const body = { ...letter, POINTS: named, ROW_VERSION: first.ROW_VERSION }
  const saved = (await portal.ask('saveAnswer', { as, body })).body
  const sent = await portal.ask('sendAnswer', {
    as,
    key: randomUUID(),
    body: { ...letter, ROW_VERSION: saved.ROW_VERSION },
  })
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.body))
  await portal.drain()
  return file
}
