import { afterAll, beforeAll, expect, test } from 'vitest'

import { startNameChanges, type NameChanges } from '../../testing/nameChanges.ts'
import { pdfText } from '../../testing/pdfText.ts'
import type { TestPortal } from '../../testing/portal.ts'
import { actOnRequest, payRequest, submitTestRequest } from '../../testing/requests.ts'

let tried: NameChanges
let portal: TestPortal

beforeAll(async () => {
  tried = await startNameChanges()
  ;({ portal } = tried)
})
afterAll(() => portal.close())

const subjects = async () => {
  const { body } = await portal.ask('getInbox', { as: tried.sari, query: { size: 3 } })
  return body.data.filter(({ REQUEST_NBR }) => REQUEST_NBR).map(({ SUBJECT }) => SUBJECT)
}
const mails = async () => (await portal.mails()).map(({ subject }) => subject)

/** Text of a document as an officer reads it. */
async function letterText(id = '') {
  const { bytes } = await portal.ask('getPDFDoc', { as: tried.officer, params: { id } })
  return (await pdfText(bytes)).join(' ').replaceAll(/\s+/g, ' ')
}

/** A paid change of name that lacks something, with the act of asking for it. */
async function askedToComplete() {
  const { SUBMISSION_NBR, ...bill } = (await submitTestRequest(portal, tried.nameChange([await tried.newMark()]))).body
  await payRequest(portal, bill)
  const [one] = (await tried.detail(SUBMISSION_NBR)).CASES
  if (!one) throw new Error('no case')
  await actOnRequest(portal, tried.officer, one, 'VERI')
  await actOnRequest(portal, tried.officer, { ...one, ROW_VERSION: one.ROW_VERSION + 1 }, 'ASK', 'Akta belum ada.')
  return { SUBMISSION_NBR, one: { ...one, ROW_VERSION: one.ROW_VERSION + 2 } }
}

test('letters and mails about a request name its kind and what became of it', async () => {
  const { one } = await askedToComplete()
  const kind = 'Perubahan nama atau alamat'
  expect(await subjects()).toEqual([`${kind}: Menunggu Kelengkapan`, `${kind}: Diajukan`])
  expect((await mails()).some((subject) => subject.includes(kind))).toBe(true)
  expect(one.STATE).toBe('submitted')
  const [asking] = (await portal.mails()).filter(({ subject }) => subject.includes('Menunggu Kelengkapan'))
  expect(asking?.body).toContain('23.59 WIB.')
  expect(asking?.body).not.toContain('office rule')
})

test('the deadline to complete a request is in the calendar of the person who asked, and of nobody else', async () => {
  await askedToComplete()
  const feedOf = async (as: typeof tried.sari) => {
    const { body } = await portal.ask('calendarMake', { as })
    const file = body.URL.split('/').at(-1) ?? ''
    return String((await portal.ask('calendarFeed', { params: { file } })).body).replaceAll('\r\n ', '')
  }
  const own = await feedOf(tried.sari)
  expect(own).toContain('DTSTART;VALUE=DATE:20260602')
  expect(own).toContain('SUMMARY:Batas: Perubahan nama atau alamat: Menunggu Kelengkapan')
  expect(await feedOf(tried.budi)).not.toContain('BEGIN:VEVENT')
})

test('an officer sees the present name beside the new one, with its number masked, until the request is decided', async () => {
  const number = await tried.newMark()
  const { SUBMISSION_NBR, ...bill } = (await submitTestRequest(portal, tried.nameChange([number]))).body
  await payRequest(portal, bill)
  const look = async () => {
    const [one] = (await tried.detail(SUBMISSION_NBR)).CASES
    const { PROC_TYP = '', PROC_NBR = 0 } = one ?? {}
    return (await portal.ask('officeRequest', { as: tried.officer, query: { PROC_TYP, PROC_NBR } })).body
  }
  const { PRESENT, DATA, CASES } = await look()
  const [now] = PRESENT['NEW_DATA'] as { PERSON_NAME: string; INDI_PERSON_ID_NBR: string }[]
  const [wanted] = DATA['NEW_DATA'] as { PERSON_NAME: string }[]
  expect([now?.PERSON_NAME, now?.PERSON_NAME === wanted?.PERSON_NAME]).toEqual(['Sari Wulandari', false])
  expect(now?.INDI_PERSON_ID_NBR).toMatch(/^\*+\d{4}$/)
  const [one] = CASES
  if (!one) throw new Error('no case')
  await actOnRequest(portal, tried.officer, one, 'VERI')
  await actOnRequest(portal, tried.officer, { ...one, ROW_VERSION: one.ROW_VERSION + 1 }, 'GRANT')
  const after = await look()
  expect(after.PRESENT).toEqual({})
  expect(await letterText(after.LETTERS[0]?.DOC_ID)).toMatch(
    new RegExp(
      `nomor ${SUBMISSION_NBR}, diterima.*Yang dicatat 1.*Semula: Sari Wulandari, Kasongan.*Menjadi: ${wanted?.PERSON_NAME}`,
    ),
  )
})

const lettersOf = async ({ PROC_TYP, PROC_NBR }: { PROC_TYP: string; PROC_NBR: number }) =>
  (await portal.ask('officeRequest', { as: tried.officer, query: { PROC_TYP, PROC_NBR } })).body.LETTERS

test('the letter that asks to complete a request names it and never threatens the application', async () => {
  const { SUBMISSION_NBR, one } = await askedToComplete()
  const asking = await letterText((await lettersOf(one)).at(-1)?.DOC_ID)
  expect(asking).toMatch(
    new RegExp(`Permintaan Perubahan nama atau alamat, nomor ${SUBMISSION_NBR}, diterima 2 Maret 2026`),
  )
  expect(asking).toMatch(/Akta belum ada.*permintaan itu ditolak/)
  expect(asking).not.toMatch(/dianggap ditarik kembali|tidak dikembalikan/)
})

test('the letter of a refused request has its reason under its heading', async () => {
  const { SUBMISSION_NBR, ...bill } = (await submitTestRequest(portal, tried.nameChange([await tried.newMark()]))).body
  await payRequest(portal, bill)
  const [one] = (await tried.detail(SUBMISSION_NBR)).CASES
  if (!one) throw new Error('no case')
  await actOnRequest(portal, tried.officer, one, 'VERI')
  await actOnRequest(portal, tried.officer, { ...one, ROW_VERSION: one.ROW_VERSION + 1 }, 'REF', 'Akta tidak terbaca.')
  expect(await letterText((await lettersOf(one)).at(-1)?.DOC_ID)).toMatch(
    /Alasan penolakan 1\. Perubahan nama atau alamat Akta tidak terbaca\./,
  )
})
