import type { Right } from '@saki/catalogue'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { takeOfficeAction } from '../../testing/letters.ts'
import { counter } from '../../testing/oppositions.ts'
import { morning, playActions, playedCase, registerSample } from '../../testing/playedCases.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { requestSamples } from '../../testing/requestSamples.ts'
import { actOnRequest, payRequest, submitTestRequest } from '../../testing/requests.ts'
import { loadStates } from '../workflow/loadStates.ts'

const FILED = '2026-02-10'
let portal: TestPortal
let sari: TestActor
let budi: TestActor
let wati: TestActor
let officer: TestActor

beforeAll(async () => {
  portal = await startTestPortal({ now: morning(FILED) })
  sari = await portal.register()
  budi = await portal.register()
  wati = await portal.register()
  officer = await portal.office()
  await loadStates(portal.db)
})
afterAll(() => portal.close())

async function at(day: string): Promise<void> {
  portal.setNow(morning(day))
  await sql`update session set expires_at = '2036-01-01' where ended_at is null`.execute(portal.db)
}

/** Plays actions without letters and moves the clock to the day after the last. */
async function play(number: string, actions: readonly string[]): Promise<void> {
  await at(await playActions(portal, number, actions))
}

const pathTo: Record<Extract<Right, 'MARK' | 'DESIGN' | 'PATENT'>, Record<'published' | 'examined', string[]>> = {
  MARK: { published: ['publish'], examined: ['answer_over', 'examine_opposed'] },
  DESIGN: { published: ['publish'], examined: [] },
  PATENT: { published: ['formality_passed', 'publish'], examined: ['request_examination', 'begin_examination'] },
}

/** A case of Sari that Budi opposed and Sari answered, under examination. */
async function opposed(right: 'MARK' | 'DESIGN' | 'PATENT') {
  await at(FILED)
  const number = await registerSample(portal, sari, right)
  await play(number, pathTo[right].published)
  const kind = right === 'PATENT' ? 'PD' : 'OP'
  const request = { kind, numbers: [number], as: budi, ...requestSamples[kind]?.(right) }
  const made = await submitTestRequest(portal, request)
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  if (made.body.BILLING_CODE) await payRequest(portal, made.body, { PAID_AT: portal.services.clock().toISOString() })
  await portal.drain()
  const { procTyp, procNbr } = await playedCase(portal, number)
  await counter(portal, sari, `${procTyp}-${procNbr}`, 'Berbeda sama sekali.')
  await play(number, pathTo[right].examined)
  return { number, submission: made.body.SUBMISSION_NBR ?? '' }
}

async function decide(number: string, action: string, notes = ''): Promise<void> {
  // A design is decided when its publication has ended.
  if (number.startsWith('A')) await at('2026-07-01')
  await takeOfficeAction(portal, await playedCase(portal, number), { action, role: 'office', notes })
}

const detail = async (submission: string, as = budi) =>
  (await portal.ask('requestDetail', { as, query: { SUBMISSION_NBR: submission } })).body.CASES[0]

const noticesOf = async (as: TestActor, number: string) =>
  (await portal.ask('getInbox', { as, query: { size: 100, file: number } })).body.data.map(
    ({ ACTION_TYP }) => ACTION_TYP,
  )

const contentOf = async (docId: string) =>
  (await sql<{ text: string }>`select content::text as text from letter where letter_id = ${docId}`.execute(portal.db))
    .rows[0]?.text ?? ''

test.each([
  ['MARK', 'accept', []],
  ['MARK', 'refuse', ['propose_refusal', 'answer_refusal']],
  ['DESIGN', 'register', []],
  ['DESIGN', 'refuse', []],
  ['PATENT', 'allow', []],
  ['PATENT', 'refuse', ['send_findings', 'reply']],
] as const)(
  '%s: the opponent gets a copy of the counter-statement and of "%s", which he alone may open',
  async (right, action, before) => {
    const { number, submission } = await opposed(right)
    expect((await noticesOf(budi, number)).filter((code) => code === 'SERC')).toHaveLength(1)
    await play(number, before)
    await decide(number, action, 'Pertimbangan kantor.')
    expect((await noticesOf(budi, number)).filter((code) => code === 'SDEC')).toHaveLength(1)
    expect(await noticesOf(sari, number)).not.toContain('SDEC')
    const copy = (await detail(submission))?.LETTERS.find(({ OFFIDOC_TYP }) => OFFIDOC_TYP === 'SPO')
    const facts = (as: TestActor) => portal.ask('getDocumentFacts', { as, params: { id: copy?.DOC_ID ?? '' } })
    expect((await facts(budi)).status).toBe(200)
    expect((await facts(sari)).status).toBe(404)
    expect((await facts(wati)).status).toBe(404)
    const text = await contentOf(copy?.DOC_ID ?? '')
    expect(text).toContain(number)
    expect(text).toContain('Pertimbangan kantor.')
    expect(text).not.toContain('Kasongan')
  },
)

test('the opponent gets a copy of each decision, also that of registration', async () => {
  const { number, submission } = await opposed('MARK')
  const asked = await detail(submission)
  expect(asked?.STATE).toBe('countered')
  await decide(number, 'accept')
  await decide(number, 'register')
  const letters = (await detail(submission))?.LETTERS.map(({ OFFIDOC_TYP }) => OFFIDOC_TYP)
  expect(letters).toEqual(['SPO', 'SPO'])
})

test('the decision on an opposition is a letter to the opponent, without the address of the applicant', async () => {
  const { number, submission } = await opposed('MARK')
  await takeOfficeAction(portal, await playedCase(portal, number), { action: 'withdraw', role: 'applicant' })
  const one = await detail(submission)
  expect(one?.STATE).toBe('considered')
  const refused = await actOnRequest(
    portal,
    officer,
    one ?? { PROC_TYP: '', PROC_NBR: 0, ROW_VERSION: 0 },
    'REF',
    'Tidak serupa.',
  )
  expect(refused.body).toMatchObject({ err: '' })
  const letter = (await detail(submission))?.LETTERS.find(({ OFFIDOC_TYP }) => OFFIDOC_TYP === 'SKO')
  const text = await contentOf(letter?.DOC_ID ?? '')
  expect(text).toContain('Tidak serupa.')
  expect(text).toContain('Ditolak')
  expect(text).not.toContain('Kasongan')
})
