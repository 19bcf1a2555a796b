import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { act } from '../../testing/cases.ts'
import { registerMark, sampleMark, submitMark } from '../../testing/marks.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'

const NOW = '2026-11-20T05:00:00Z'
let portal: TestPortal
let owner: TestActor
let stranger: TestActor
let number: string

beforeAll(async () => {
  portal = await startTestPortal({ now: NOW })
  owner = await portal.register()
  stranger = await portal.register()
  const mark = sampleMark('KOPI SENJA')
  mark.SIGN = { ...mark.SIGN, SIGN_WCODE: 'WORD_FIGURE', COLOUR_CLAIMED: 'Y', COLOURS: ['merah tua', 'krem'] }
  number = await registerMark(portal, owner, mark, 1)
})
afterAll(() => portal.close())

const detail = (as: TestActor, query: object) =>
  portal.ask('getPatentDetail', { as, query: { patentId: number, ...query } })

describe('a mark among the cases', () => {
  test('is listed with its title, label and right, before and after payment', async () => {
    await submitMark(portal, owner, sampleMark('SENJA RAYA'))
    const { body } = await portal.ask('getPatents', { as: owner, query: { right: 'T' } })
    expect(body.data.map((row) => [row.TITLE, row.RIGHT, row.FILE_TYP, row.STATUS_CODE, row.STATUS_NAME])).toEqual([
      ['SENJA RAYA', 'T', 'I', '400', 'Menunggu Pembayaran'],
      ['KOPI SENJA', 'T', 'I', '410', 'Pemeriksaan Formalitas'],
    ])
    expect(body.data.map((row) => row.IMG_URL !== null)).toEqual([false, true])
    expect((await portal.ask('getPatents', { as: owner, query: { right: 'D' } })).body.data).toEqual([])
    expect((await portal.ask('getPatents', { as: stranger, query: {} })).body.total).toBe(0)
  })

  test('is found by the number of its series, with law and classes', async () => {
    const { body } = await detail(owner, { classes: 'Y' })
    expect(body).toMatchObject({
      PATENT_ID: 'IPT2026000001',
      LAW_CODE: 'UU20/2016',
      PROC_TYP: '4',
      NICE: [
        { NICE_CLASS_CODE: 30, TERMS: ['kopi', 'kopi bubuk'] },
        { NICE_CLASS_CODE: 43, TERMS: ['jasa kedai kopi'] },
      ],
    })
    expect(body.LOCARNO).toBeUndefined()
    expect((await detail(owner, {})).body.NICE).toBeUndefined()
  })

  test('returns its sign to its owner; others get 404', async () => {
    const ask = (as: TestActor) =>
      portal.ask('getPatentDetailBySection', { as, params: { section: 'mark' }, query: { patentId: number } })
    expect((await ask(owner)).body).toMatchObject({
      SIGN_WCODE: 'WORD_FIGURE',
      MARK_NAME: 'KOPI SENJA',
      COLOUR_CLAIMED: 'Y',
      COLOURS: ['merah tua', 'krem'],
      NICE: [{ NICE_CLASS_CODE: 30 }, { NICE_CLASS_CODE: 43 }],
    })
    expect((await ask(stranger)).status).toBe(404)
  })
})

describe('the workflow of a mark (UU 20/2016)', () => {
  const standing = async () => {
    const { body } = await detail(owner, {})
    return [body.STATUS_CODE, body.DUE_DATE, body.GROUP, body.TURN, body.PROCESS_RESULT_TYP]
  }
  const take = async (action: string, role: 'applicant' | 'office' | 'system' | 'public', day: string) => {
    const { rows } = await sql<{ procTyp: string; procNbr: number }>`
      select proc_typ as "procTyp", proc_nbr as "procNbr" from application where application_number = ${number}`.execute(
      portal.db,
    )
    if (!rows[0]) throw new Error(number)
    await act(portal.db, rows[0], { action, role, now: new Date(`${day}T05:00:00Z`) })
    return standing()
  }

  test('two months of publication end on a working day; an answered opposition waits for its last day; then the mark is registered', async () => {
    expect(await standing()).toEqual(['410', null, 'running', 'OFFICE', 'P'])
    // 21 January 2027 is a Thursday, 21 March a Sunday.
    expect(await take('publish', 'office', '2027-01-21')).toEqual(['430', '2027-03-22', 'running', 'PUBLIC', 'P'])
    expect(await take('oppose', 'public', '2027-02-01')).toEqual(['440', '2027-04-01', 'action', 'YOU', 'P'])
    expect(await take('answer', 'applicant', '2027-02-10')).toEqual(['442', '2027-04-01', 'running', 'NONE', 'P'])
    await expect(take('answer_over', 'system', '2027-04-01')).rejects.toThrow()
    expect(await take('answer_over', 'system', '2027-04-02')).toEqual(['446', null, 'running', 'OFFICE', 'P'])
    await take('examine_opposed', 'office', '2027-04-05')
    // Thirty working days from Monday 3 May 2027, and four days off among them.
    expect(await take('propose_refusal', 'office', '2027-05-03')).toEqual(['455', '2027-06-18', 'action', 'YOU', 'P'])
    await take('answer_refusal', 'applicant', '2027-06-01')
    await take('accept', 'office', '2027-07-01')
    expect(await take('register', 'office', '2027-07-15')).toEqual(['470', '2036-05-19', 'registered', 'NONE', 'R'])
  })

  test('the term is renewed every ten years, with a surcharge for six months after it (art. 35, 36)', async () => {
    expect(await take('renewal_opens', 'system', '2036-05-20')).toEqual(['472', '2036-11-20', 'action', 'YOU', 'R'])
    expect(await take('renew', 'applicant', '2036-08-01')).toEqual(['470', '2046-05-19', 'registered', 'NONE', 'R'])
    await take('renewal_opens', 'system', '2046-05-20')
    expect(await take('term_over', 'system', '2046-11-21')).toEqual(['475', '2047-05-20', 'action', 'YOU', 'R'])
    expect(await take('expire', 'system', '2047-05-21')).toEqual(['496', null, 'done', 'NONE', 'L'])
  })

  test('a renewal by the applicant after the mark has expired is refused', async () => {
    await expect(take('renew', 'applicant', '2047-06-01')).rejects.toThrow()
  })
})
