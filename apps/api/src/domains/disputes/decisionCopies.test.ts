import { randomUUID } from 'node:crypto'

import type { Right } from '@saki/catalogue'
import { addDays } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { runDue } from '../../jobs/timers.ts'
import { caseAtDesk } from '../../testing/grantedPatents.ts'
import { servicesOf, takeOfficeAction } from '../../testing/letters.ts'
import { counter } from '../../testing/oppositions.ts'
import { morning, playActions, playedCase, registerSample } from '../../testing/playedCases.ts'
import { completeReason } from '../../testing/reasons.ts'
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

const EXAMINE = { action: 'examine_opposed', role: 'office' } as const
const nextDay = () => addDays(portal.services.clock().toISOString().slice(0, 10), 1)

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
  const { examined } = pathTo[right]
  await play(number, right === 'MARK' ? examined.slice(0, -1) : examined)
  // Taken, because the opposition follows it.
  if (right === 'MARK') await takeOfficeAction(portal, await playedCase(portal, number), EXAMINE)
  await at(nextDay())
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
  '%s: the opponent gets a copy of the counter-statement and of "%s", which he alone may open, without notes to the applicant',
  async (right, action, before) => {
    const { number, submission } = await opposed(right)
    expect((await noticesOf(budi, number)).filter((code) => code === 'SERC')).toHaveLength(1)
    await play(number, before)
    await decide(number, action, 'Bayar di loket.')
    expect((await noticesOf(budi, number)).filter((code) => code === 'SDEC')).toHaveLength(1)
    expect(await noticesOf(sari, number)).not.toContain('SDEC')
    const copy = (await detail(submission))?.LETTERS.find(({ OFFIDOC_TYP }) => OFFIDOC_TYP === 'SPO')
    const facts = (as: TestActor) => portal.ask('getDocumentFacts', { as, params: { id: copy?.DOC_ID ?? '' } })
    expect((await facts(budi)).status).toBe(200)
    expect((await facts(sari)).status).toBe(404)
    expect((await facts(wati)).status).toBe(404)
    const text = await contentOf(copy?.DOC_ID ?? '')
    expect(text).toContain(number)
    expect(text).not.toContain('Bayar di loket.')
    expect(text).not.toContain('Kasongan')
  },
)

test('the opponent gets a copy of each decision, also that of registration', async () => {
  const { number, submission } = await opposed('MARK')
  const asked = await detail(submission)
  expect(asked?.STATE).toBe('considered')
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

const act = async (number: string, ACTION_TYP: string, more: object = {}) => {
  const { PROC_TYP, PROC_NBR } = await caseAtDesk(portal, officer, number)
  const body = { PROC_TYP, PROC_NBR, ACTION_TYP, ...more }
  const acted = await portal.ask('insertAction', { as: officer, key: randomUUID(), body })
  expect(acted.status, JSON.stringify(acted.body)).toBe(200)
  return acted.body
}
const copiesTo = async (submission: string, as = budi) =>
  Promise.all(
    ((await detail(submission, as))?.LETTERS ?? [])
      .filter(({ OFFIDOC_TYP }) => OFFIDOC_TYP === 'SPO')
      .map(async ({ DOC_ID }) => ({ DOC_ID, text: await contentOf(DOC_ID) })),
  )
const POWDER = [{ CLASS_CODE: '30', TERMS: ['kopi bubuk'] }]
const reasons = (GOODS: typeof POWDER | []) => [completeReason('M211A', { GOODS })]
const WRITTEN = { NOTES: 'Ambil salinan di loket.', INTERNAL_NOTE: 'Rahasia kantor.' }
/** What the opponent may not read of a decision. */
const hidden = [...Object.values(WRITTEN), 'Kasongan']

/** An opposed mark whose applicant answered a proposal of refusal of these goods; none: of all. */
async function proposed(goods: typeof POWDER | []) {
  const one = await opposed('MARK')
  await act(one.number, goods.length > 0 ? 'USULS' : 'USUL', { REASONS: reasons(goods) })
  await counter(portal, sari, await processId(one.number), 'Kopi bubuk kami lain.')
  return one
}
const processId = async (number: string) => {
  const { procTyp, procNbr } = await playedCase(portal, number)
  return `${procTyp}-${procNbr}`
}

describe('the copy of a decision has its reasons and none of the notes', () => {
  test('of a refusal as a whole', async () => {
    const { number, submission } = await proposed([])
    await act(number, 'REF', { REASONS: reasons([]), ...WRITTEN })
    const [copy, ...more] = await copiesTo(submission)
    expect(more).toEqual([])
    for (const words of ['Fakta tentang M211A.', 'Tanggapan tidak mengatasi alasan ini.'])
      expect(copy?.text).toContain(words)
    for (const words of hidden) expect(copy?.text).not.toContain(words)
  })

  test('of a refusal in part, with the goods refused, the number of their file and the goods that go on', async () => {
    const { number, submission } = await proposed(POWDER)
    await act(number, 'REFS', { REASONS: reasons(POWDER), ...WRITTEN })
    const [copy, ...more] = await copiesTo(submission)
    expect(more).toEqual([])
    for (const words of ['Fakta tentang M211A.', 'Ditolak untuk kelas 30: kopi bubuk', 'DID2026', 'kelas 43'])
      expect(copy?.text).toContain(words)
    for (const words of hidden) expect(copy?.text).not.toContain(words)
    expect((await noticesOf(budi, number)).filter((code) => code === 'SDEC')).toHaveLength(1)
    const seen = (as: TestActor) => portal.ask('getDocumentFacts', { as, params: { id: copy?.DOC_ID ?? '' } })
    expect([(await seen(budi)).status, (await seen(sari)).status, (await seen(wati)).status]).toEqual([200, 404, 404])
  })

  test('of a refusal in part that a letter without an answer brought', async () => {
    const { number, submission } = await opposed('MARK')
    await act(number, 'USULS', { REASONS: reasons(POWDER), ...WRITTEN })
    await at((await playedCase(portal, number)).firesOn ?? '')
    await runDue(servicesOf(portal), portal.services.clock())
    await portal.drain()
    const [copy, ...more] = await copiesTo(submission)
    expect(more).toEqual([])
    for (const words of ['Fakta tentang M211A.', 'Ditolak untuk kelas 30: kopi bubuk'])
      expect(copy?.text).toContain(words)
    for (const words of hidden) expect(copy?.text).not.toContain(words)
  })
})

test.each([
  ['as a whole', 'REF', [], 'REF'],
  ['in part', 'REFS', POWDER, 'REFS'],
  ['in part, then as a whole accepted', 'REFS', POWDER, 'ACC'],
] as const)(
  'an undone refusal %s: its copy is withdrawn, the opponent is told, and the next decision has a copy of its own',
  async (_, code, goods, next) => {
    const { number, submission } = await proposed([...goods])
    await act(number, code, { REASONS: reasons([...goods]) })
    const [first] = await copiesTo(submission)
    const { PROC_TYP, PROC_NBR, ROW_VERSION, UNDO } = await caseAtDesk(portal, officer, number)
    const body = { PROC_TYP, PROC_NBR, ROW_VERSION, ACTION_NBR: UNDO?.ACTION_NBR ?? 0, REASON: 'Salah perkara.' }
    const undone = await portal.ask('officeUndoAction', { as: officer, key: randomUUID(), body })
    expect(undone.status, JSON.stringify(undone.body)).toBe(200)
    expect((await noticesOf(budi, number)).filter((each) => each === 'UNDO')).toHaveLength(1)
    expect(await withdrawn(first?.DOC_ID)).toBe(true)
    await at(nextDay())
    await act(number, next, next === 'ACC' ? {} : { REASONS: reasons([...goods]) })
    const second = (await copiesTo(submission)).find(({ DOC_ID }) => DOC_ID !== first?.DOC_ID)
    expect(second?.text.includes('Fakta tentang M211A.')).toBe(next !== 'ACC')
    expect(await withdrawn(second?.DOC_ID)).toBe(false)
  },
)

const withdrawn = async (docId = '') =>
  (
    await sql<{ is: boolean }>`select withdrawn_at is not null as is from letter where letter_id = ${docId}`.execute(
      portal.db,
    )
  ).rows[0]?.is

test('an opponent who completes his own opposition is told of a lengthened period of the case', async () => {
  const { number, submission } = await opposed('MARK')
  const one = await detail(submission)
  if (!one) throw new Error('no opposition')
  expect((await actOnRequest(portal, officer, one, 'ASK', 'Lengkapi.')).body).toMatchObject({ err: '' })
  expect((await detail(submission))?.STATE).toBe('awaiting_completeness')
  await act(number, 'USUL', { REASONS: reasons([]) })
  const { PROC_TYP, PROC_NBR, ROW_VERSION, DUE_DATE } = await caseAtDesk(portal, officer, number)
  const asked = {
    PROC_TYP,
    PROC_NBR,
    DUE_DATE: addDays(DUE_DATE ?? '', 30),
    GROUND: 'UU 20/2016 art. 24',
    REASON: 'Bencana alam',
    ROW_VERSION,
  }
  const lengthened = await portal.ask('officeSetDue', { as: officer, key: randomUUID(), body: asked })
  const body = { PROPOSAL_ID: lengthened.body.PROPOSAL_ID ?? 0, IND_APPROVED: 'Y' as const, REMARK: '' }
  const second = await portal.office()
  expect((await portal.ask('officeDecideDue', { as: second, key: randomUUID(), body })).status).toBe(200)
  const { rows } = await sql<{ addressee: number | null }>`
    select l.addressee_id as addressee from letter l join application a using (application_id)
     where a.application_number = ${number} and l.letter_typ = 'SPT' order by l.addressee_id nulls first`.execute(
    portal.db,
  )
  expect(rows.map(({ addressee }) => addressee)).toEqual([null, budi.userId])
  expect((await noticesOf(budi, number)).length).toBeGreaterThan(3)
})
