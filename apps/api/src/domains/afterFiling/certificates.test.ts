import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { TestActor, TestPortal } from '../../testing/portal.ts'
import { startRequestPlay, type RequestPlay } from '../../testing/requestPlay.ts'
import type { SampleRequest } from '../../testing/requests.ts'

let play: RequestPlay
let portal: TestPortal
let sari: TestActor
let officer: TestActor

beforeAll(async () => {
  play = await startRequestPlay()
  ;({ portal, sari, officer } = play)
})
afterAll(() => portal.close())

const correction = (number: string): SampleRequest => ({
  kind: 'PB',
  numbers: [number],
  as: sari,
  slots: ['BKT'],
  data: { REQUEST: { NOW: 'Kopi', SHOULD_BE: 'Kopi Senja', REASON: 'Salah tulis.' } },
})

async function certificatesOf(number: string) {
  const { rows } = await sql<{
    number: string
    code: string
    isValid: boolean
    why: string
    registration: string
    registered: string
  }>`
    select l.doc_number as number, l.verify_code as code, l.withdrawn_at is null as "isValid", l.withdrawn_why as why, l.registration_nbr as registration,
           a.registration_date as registered
      from letter l join application a using (application_id) where a.application_number = ${number} and l.letter_typ = 'SER' order by l.issued_at, l.offidoc_nbr`.execute(
    portal.db,
  )
  return rows
}

describe('a correction of a certificate', () => {
  test('replaces the certificate: the former one is no longer valid, number and day of registration stay', async () => {
    const number = await play.registeredMark('KOPI KELIRU')
    const [first] = await certificatesOf(number)
    await play.at('2026-12-10T03:00:00Z')
    const { body, SUBMISSION_NBR } = await play.granted(correction(number))
    expect(body).toMatchObject({ STATE: 'granted' })
    const [former, present, ...more] = await certificatesOf(number)
    expect(more).toEqual([])
    expect(former).toMatchObject({ code: first?.code, isValid: false, why: expect.stringContaining(SUBMISSION_NBR) })
    expect(present).toMatchObject({ isValid: true, registration: first?.registration, registered: first?.registered })
    const log = await portal.ask('getChangeLog', { as: officer, query: { PATENT_ID: number } })
    expect(log.body.data[0]).toMatchObject({
      CHANGE_USERDOC_REF: SUBMISSION_NBR,
      CHANGES: [{ FIELD: 'REGISTER.CERTIFICATE', OLD_VALUE: former?.number, NEW_VALUE: present?.number }],
    })
    const verify = async (code = '') => (await portal.ask('verifyDocument', { as: sari, query: { code } })).body
    expect(await verify(former?.code)).toMatchObject({
      STATE: 'REPLACED',
      WITHDRAWN_ON: '2026-12-10',
      REPLACED_BY: { DOC_NUMBER: present?.number, DOC_DATE: '2026-12-10' },
    })
    expect(await verify(present?.code)).toMatchObject({ STATE: 'VALID', REPLACED_BY: null })
    const [one] = (await play.detail(SUBMISSION_NBR)).CASES
    expect(one?.LETTERS.map(({ OFFIDOC_TYP }) => OFFIDOC_TYP)).toEqual(['SER'])
  })
})

describe('a correspondence address', () => {
  const address = (number: string, street: string): SampleRequest => ({
    kind: 'AK',
    numbers: [number],
    as: sari,
    data: { REQUEST: { ADDR_STREET: street, ZIPCODE: '55281', EMAIL: 'surat@contoh.id' } },
  })

  test('is recorded at once and free of charge, with old and new value in the change log, and is on the next letter', async () => {
    const number = await play.registeredMark('KOPI ALAMAT')
    await play.received(address(number, 'Jalan Melati 8'))
    const page = await play.received(address(number, 'Jalan Kenanga 2'))
    expect(page).toMatchObject({ AMOUNT: 0, CASES: [{ STATE: 'granted' }] })
    const filing = await portal.ask('getPatentDetailBySection', {
      as: sari,
      params: { section: 'filing' },
      query: { patentId: number },
    })
    expect(filing.body).toMatchObject({ CORRESPONDENCE: { ADDR_STREET: 'Jalan Kenanga 2', EMAIL: 'surat@contoh.id' } })
    const log = await portal.ask('getChangeLog', { as: officer, query: { PATENT_ID: number } })
    expect(log.body.data[0]).toMatchObject({
      CHANGE_USERDOC_REF: page.SUBMISSION_NBR,
      CHANGES: [{ FIELD: 'CORRESPONDENCE.ADDR_STREET', OLD_VALUE: 'Jalan Melati 8', NEW_VALUE: 'Jalan Kenanga 2' }],
    })
    const person = { kind: 'BJ', numbers: [number], as: sari, data: { GOODS: [{ CLASS_CODE: '30', TERMS: ['kopi'] }] } }
    await play.granted(person)
    const { rows } = await sql<{ recipient: { lines: unknown } }>`
      select l.content -> 'recipient' as recipient from letter l join application a using (application_id)
       where a.application_number = ${number} order by l.issued_at desc, l.offidoc_nbr desc limit 1`.execute(portal.db)
    expect(JSON.stringify(rows[0]?.recipient)).toContain('Jalan Kenanga 2')
  })
})
