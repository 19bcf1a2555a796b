import { randomUUID } from 'node:crypto'

import { legalDateOf } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { registerPatent, samplePatent } from '../../testing/patents.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import type { ProcessKey } from './process.sql.ts'
import { takeAction } from './takeAction.ts'

const FILED = '2026-11-20T05:00:00Z'
/** 36 months from filing (UU 13/2016 art. 51). */
const ASKED =
  'Minta pemeriksaan substantif paling lambat 20 November 2029; tanpa itu permohonan dianggap ditarik kembali.'
let portal: TestPortal
let sari: TestActor
beforeAll(async () => {
  portal = await startTestPortal({ now: FILED })
  sari = await portal.register()
})
afterAll(() => portal.close())

async function filed(examination: 'Y' | 'N'): Promise<{ number: string; key: ProcessKey }> {
  portal.setNow(FILED)
  const patent = samplePatent()
  patent.TECHNICAL['REQUEST_EXAMINATION'] = examination
  const number = await registerPatent(portal, sari, patent)
  const { proc_typ, proc_nbr } = await portal.db
    .selectFrom('application')
    .select(['proc_typ', 'proc_nbr'])
    .where('application_number', '=', number)
    .executeTakeFirstOrThrow()
  return { number, key: { procTyp: proc_typ ?? '', procNbr: proc_nbr ?? 0 } }
}

async function take(key: ProcessKey, role: 'office' | 'system' | 'public', action: string, day: string) {
  portal.setNow(`${day}T05:00:00Z`)
  await sql`update session set expires_at = '2031-01-01' where ended_at is null`.execute(portal.db)
  const services = { ...portal.services, log: portal.app.log }
  const now = portal.services.clock()
  return takeAction(services, key, {
    action,
    role,
    actorId: null,
    actionDate: legalDateOf(now),
    now,
    notes: 'Tidak baru.',
  })
}

async function nextStepOf(number: string): Promise<string> {
  const [, fileTyp = '', fileSeq = '', fileSer = '', fileNbr = ''] = /^(.)(..)(....)(\d+)$/.exec(number) ?? []
  const params = { fileTyp, fileSeq, fileSer, fileNbr: String(Number(fileNbr)) }
  return (await portal.ask('getStatusWorkflow', { as: sari, params })).body.NEXT_STEP
}

async function lettersOf({ procNbr }: ProcessKey) {
  const { body } = await portal.ask('getInbox', { as: sari, query: { size: 100 } })
  return body.data.filter(({ PROC_NBR }) => PROC_NBR === procNbr)
}

async function lastMailOf({ procNbr }: ProcessKey): Promise<string> {
  const { rows } = await sql<{ body: string }>`
    select body from mail where proc_nbr = ${procNbr} order by mail_nbr desc limit 1`.execute(portal.db)
  return rows[0]?.body ?? ''
}

test('until examination is requested, case, letters and mails ask for it by its last day', async () => {
  const { number, key } = await filed('N')
  expect(await nextStepOf(number)).toContain(ASKED)
  await take(key, 'office', 'formality_passed', '2026-12-10')
  await take(key, 'system', 'publish', '2028-05-22')
  expect(await nextStepOf(number)).toContain(ASKED)
  const letters = await lettersOf(key)
  expect(letters.length).toBeGreaterThan(1)
  expect(letters.map(({ TODO_TEXT }) => TODO_TEXT)).toEqual(letters.map(() => ASKED))
  expect(await lastMailOf(key)).toContain(ASKED)
})

test('an answer in passing is followed by what is still to be requested', async () => {
  const { key } = await filed('N')
  await take(key, 'office', 'formality_passed', '2026-12-10')
  await take(key, 'system', 'publish', '2028-05-22')
  await take(key, 'public', 'object', '2028-06-01')
  const form = async () =>
    (await portal.ask('getAnswerForm', { as: sari, params: { procid: `${key.procTyp}-${key.procNbr}` } })).body
  const { PROC_TYP, PROC_NBR, ACTION_NBR, STILL_DUE } = await form()
  expect(STILL_DUE).toBe('')
  const letter = { PROC_TYP, PROC_NBR, ACTION_NBR }
  const POINTS = [{ LIST_CODE: 'LAIN', OPTION_NBR: 0, TEXT: 'Keberatan tidak berdasar.', FILES: [] }]
  await portal.ask('saveAnswer', { as: sari, body: { ...letter, ROW_VERSION: null, POINTS } })
  const sent = await portal.ask('sendAnswer', { as: sari, key: randomUUID(), body: { ...letter, ROW_VERSION: 1 } })
  expect(sent.status, JSON.stringify(sent.body)).toBe(200)
  expect((await form()).STILL_DUE).toBe(ASKED)
})

test('once examination is requested, nothing asks for it', async () => {
  const { number, key } = await filed('Y')
  await take(key, 'office', 'formality_passed', '2026-12-10')
  await take(key, 'system', 'publish', '2028-05-22')
  expect(await nextStepOf(number)).not.toContain('Minta')
  expect((await lettersOf(key)).map(({ TODO_TEXT }) => TODO_TEXT)).not.toContain(ASKED)
  expect(await lastMailOf(key)).not.toContain('Minta')
})

test('after the last day nothing asks for what can no longer be requested', async () => {
  const { number, key } = await filed('N')
  await take(key, 'office', 'formality_passed', '2026-12-10')
  portal.setNow('2029-11-20T16:59:00Z')
  await sql`update session set expires_at = '2031-01-01' where ended_at is null`.execute(portal.db)
  expect(await nextStepOf(number)).toContain(ASKED)
  portal.setNow('2029-11-20T17:01:00Z')
  expect(await nextStepOf(number)).not.toContain('Minta')
})
