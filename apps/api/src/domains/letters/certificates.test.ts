import type { Right } from '@saki/catalogue'
import { transact } from '@saki/db'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { letterCases, type LetterCase } from '../../testing/letterCases.ts'
import { pdfText } from '../../testing/pdfText.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { withdrawLetter, writeLetter } from '../documents/issueLetter.ts'

const NOW = '2026-11-20T03:00:00Z'
let portal: TestPortal
let sari: TestActor
let other: TestActor
let officer: TestActor
let cases: Record<Right, LetterCase>
beforeAll(async () => {
  portal = await startTestPortal({ now: NOW })
  sari = await portal.register()
  other = await portal.register()
  officer = await portal.office()
  cases = await letterCases(portal, sari)
})
afterAll(() => portal.close())

const services = () => ({ ...portal.services, log: portal.app.log })
const squeezed = (text: string) => text.normalize('NFKC').replace(/[\s\u200B]/g, '')
const read = async (bytes: Uint8Array) => squeezed((await pdfText(bytes)).join(' '))

describe('certificates', () => {
  test('enter the right in the register; undoing them removes the entry', async () => {
    const of = cases.SIMPLE_PATENT
    const wanted = {
      letterTyp: 'SER',
      applicationId: of.applicationId,
      dueDate: null,
      ground: '',
      actionDate: '2026-11-20',
      now: new Date(NOW),
      notes: '',
      detail: {},
    }
    const early = await portal.ask('getCertificate', { as: sari, params: { id: of.patentId } })
    expect([early.status, early.body.err]).toEqual([404, 'FILE_NOT_FOUND'])
    const key = { procTyp: of.procTyp, procNbr: of.procNbr, actionNbr: 1 }
    await transact(portal.db, (tx) => writeLetter(tx, services(), wanted, { action: key, issuedBy: null }))
    const registered = () =>
      portal.db
        .selectFrom('application')
        .select(['registration_nbr', 'registration_date', 'expiration_date'])
        .where('application_id', '=', of.applicationId)
        .executeTakeFirstOrThrow()
    const number = 'IDS000000001'
    expect(await registered()).toEqual({
      registration_nbr: number,
      registration_date: '2026-11-20',
      expiration_date: '2036-11-20',
    })
    const pdf = await portal.ask('getCertificate', { as: sari, params: { id: of.patentId } })
    const text = await read(pdf.bytes)
    for (const fact of ['SERTIFIKAT PATEN SEDERHANA', number, 'Sari Wulandari', 'Budi Santoso', '20 November 2036'])
      expect(text).toContain(squeezed(fact))
    expect((await portal.ask('getCertificate', { as: officer, params: { id: of.patentId } })).status).toBe(200)
    expect((await portal.ask('getCertificate', { as: other, params: { id: of.patentId } })).status).toBe(404)

    await transact(portal.db, (tx) => withdrawLetter(tx, key, { now: new Date(NOW), why: 'salah berkas' }))
    expect((await registered()).registration_nbr).toBeNull()
    expect((await portal.ask('getCertificate', { as: sari, params: { id: of.patentId } })).status).toBe(404)
    await transact(portal.db, (tx) => writeLetter(tx, services(), wanted, { action: null, issuedBy: null }))
    expect((await registered()).registration_nbr).toBe(number)
  })

  test('the protection of a national phase counts from the international filing date', async () => {
    const of = cases.PATENT
    const wanted = {
      letterTyp: 'SER',
      applicationId: of.applicationId,
      dueDate: null,
      ground: '',
      actionDate: '2026-11-20',
      now: new Date(NOW),
      notes: '',
      detail: {},
    }
    await transact(portal.db, (tx) => writeLetter(tx, services(), wanted, { action: null, issuedBy: null }))
    const { rows } = await sql<{ until: string; number: string }>`
      select expiration_date::text as until, registration_nbr as number from application where application_id = ${of.applicationId}`.execute(
      portal.db,
    )
    expect(rows[0]).toEqual({ until: '2045-02-03', number: 'IDP000000001' })
  })
})

test('a recorded renewal adds ten years to the term, and undoing it removes them', async () => {
  const of = cases.MARK
  const write = (letterTyp: string, action: { procTyp: string; procNbr: number; actionNbr: number } | null) =>
    transact(portal.db, (tx) =>
      writeLetter(
        tx,
        services(),
        {
          letterTyp,
          applicationId: of.applicationId,
          dueDate: null,
          ground: '',
          actionDate: '2026-11-20',
          now: new Date(NOW),
          notes: '',
          detail: {},
        },
        { action, issuedBy: null },
      ),
    )
  const until = async () =>
    (
      await portal.db
        .selectFrom('application')
        .select('expiration_date')
        .where('application_id', '=', of.applicationId)
        .executeTakeFirstOrThrow()
    ).expiration_date
  await write('SER', null)
  expect(await until()).toBe('2036-11-20')
  const key = { procTyp: of.procTyp, procNbr: of.procNbr, actionNbr: 1 }
  const { letterId } = await write('SPP', key)
  expect(await until()).toBe('2046-11-20')
  const { bytes } = await portal.ask('getPDFDoc', { as: sari, params: { id: letterId } })
  expect(await read(bytes)).toContain(squeezed('20 November 2046'))
  await transact(portal.db, (tx) => withdrawLetter(tx, key, { now: new Date(NOW), why: 'salah' }))
  expect(await until()).toBe('2036-11-20')
})
