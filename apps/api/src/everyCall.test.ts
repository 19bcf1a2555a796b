import { everyCall, type Call, type CallName } from '@saki/contracts'
import { problemStatus } from '@saki/contracts/problem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { everyRoute } from './domains/everyRoute.ts'
import { seedNumbered, seedReceipt, seedUnpaid } from './testing/cases.ts'
import { idNames, idsFor, idsInPairs, idsOf, likeButOther, samplesOf } from './testing/caseSamples.ts'
import { makeConsultant, giveTestMandate } from './testing/consultants.ts'
import { startTestPortal, type TestActor, type TestPortal, type TestRequest } from './testing/portal.ts'
import { sampleQuestion, type Samples } from './testing/sampleQuestion.ts'

const calls = Object.entries(everyCall) as [CallName, Call][]
const byWho = (...who: Call['who'][]) => calls.filter(([, call]) => who.includes(call.who))

let portal: TestPortal
let stranger: TestActor
let owner: TestActor
let officer: TestActor
let commission: TestActor
/** Consultants of the register: one with a mandate of the owner, one without, and one whose mandate was withdrawn. */
let mandated: TestActor
let unmandated: TestActor
let revoked: TestActor
/** Ids of somebody else's case, and ids that do not exist. */
let real: Samples[]
let missing: Samples[]
beforeAll(async () => {
  portal = await startTestPortal({ now: '2026-03-02T03:00:00.000Z' })
  stranger = await portal.register()
  owner = await portal.register()
  officer = await portal.office()
  commission = await portal.commission()
  const agents = [await makeConsultant(portal), await makeConsultant(portal), await makeConsultant(portal)] as const
  ;[mandated, unmandated, revoked] = agents
  await giveTestMandate(portal, owner, agents[0])
  const MANDATE_ID = await giveTestMandate(portal, owner, agents[2])
  await portal.ask('endMandate', { body: { MANDATE_ID }, as: owner })
  const now = portal.services.clock()
  const paid = await seedNumbered(portal.db, { ownerId: owner.userId, now })
  const unpaid = await seedUnpaid(portal.db, { ownerId: owner.userId, now })
  await seedReceipt(portal.db, paid, now)
  real = [
    await idsOf(portal.db, owner.userId, paid.applicationId, {
      ...paid.file,
      reference: paid.patentId,
      procTyp: paid.process.procTyp,
      procNbr: paid.process.procNbr,
      actionNbr: 1,
    }),
    await idsOf(portal.db, owner.userId, unpaid.applicationId, { reference: unpaid.submissionNbr }),
  ]
  missing = real.map((samples) =>
    samplesOf(Object.fromEntries(idNames.map((name) => [name, likeButOther(samples[name] ?? '')]))),
  )
})
afterAll(() => portal.close())

async function answerTo(name: CallName, question: TestRequest) {
  const { status, body } = await portal.ask(name, question)
  return { status, body: typeof body === 'object' ? { ...(body as object), id: '' } : body }
}

test('every declared call has a handler', () => {
  const handled = everyRoute.flatMap(({ calls: declared, handlers }) =>
    Object.keys(declared).filter((name) => handlers[name] !== undefined),
  )
  expect(handled.toSorted()).toEqual(Object.keys(everyCall).toSorted())
})

describe('without a session', () => {
  test.each(byWho('signedIn', 'owner', 'office', 'commission'))('%s answers 401', async (name, call) => {
    expect(await answerTo(name, sampleQuestion(call, real[0] ?? {}))).toMatchObject({
      status: 401,
      body: { err: 'NOT_SIGNED_IN' },
    })
  })
})

describe('from a page of another origin', () => {
  test.each(calls.filter(([, call]) => call.method === 'POST' && call.who !== 'treasury' && call.who !== 'mailServer'))(
    '%s answers 403',
    async (name, call) => {
      const question = { ...sampleQuestion(call, real[0] ?? {}), as: stranger }
      expect(await answerTo(name, { ...question, headers: { 'x-requested-with': undefined } })).toMatchObject({
        status: 403,
        body: { err: 'FOREIGN_ORIGIN' },
      })
      expect(await answerTo(name, { ...question, headers: { origin: 'https://contoh.example' } })).toMatchObject({
        status: 403,
        body: { err: 'FOREIGN_ORIGIN' },
      })
      expect(await answerTo(name, { ...question, headers: { 'sec-fetch-site': 'cross-site' } })).toMatchObject({
        status: 403,
        body: { err: 'FOREIGN_ORIGIN' },
      })
    },
  )
})

describe('as an applicant', () => {
  test.each(byWho('office', 'commission'))('%s, a call of the office, answers 403', async (name, call) => {
    expect(await answerTo(name, { ...sampleQuestion(call, real[0] ?? {}), as: stranger })).toMatchObject({
      status: 403,
      body: { err: 'NOT_ALLOWED' },
    })
  })
})

describe('as an officer', () => {
  test.each(byWho('commission'))('%s, a call of the Appeal Commission, answers 403', async (name, call) => {
    expect(await answerTo(name, { ...sampleQuestion(call, real[0] ?? {}), as: officer })).toMatchObject({
      status: 403,
      body: { err: 'NOT_ALLOWED' },
    })
  })
})

describe('as the Appeal Commission', () => {
  test.each(byWho('office'))('%s, a call of officers, answers 403', async (name, call) => {
    expect(await answerTo(name, { ...sampleQuestion(call, real[0] ?? {}), as: commission })).toMatchObject({
      status: 403,
      body: { err: 'NOT_ALLOWED' },
    })
  })
})

describe('without a signature of the treasury or the mail server', () => {
  test.each(byWho('treasury', 'mailServer'))('%s answers 401', async (name, call) => {
    const { status, body } = await answerTo(name, { ...sampleQuestion(call, real[1] ?? {}), as: stranger })
    expect(status, JSON.stringify(body)).toBe(401)
  })
})

describe('about the case of somebody else', () => {
  const reached = new Set<string>()
  const outsiders: [string, () => TestActor][] = [
    ['a stranger', () => stranger],
    ['the Appeal Commission, without an appeal in it', () => commission],
    ['a consultant without a mandate', () => unmandated],
    ['a consultant whose mandate ended', () => revoked],
  ]
  test.each(outsiders.flatMap(([who, as]) => byWho('owner').map(([name, call]) => [who, name, as, call] as const)))(
    '%s gets the same answer from %s as for ids that do not exist',
    async (_who, name, as, call) => {
      for (const [which, samples] of real.entries()) {
        for (const [ids, nothings] of idsInPairs(call, samples, missing[which] ?? {})) {
          const about = await answerTo(name, { ...sampleQuestion(call, ids), as: as() })
          const nothing = await answerTo(name, { ...sampleQuestion(call, nothings), as: as() })
          expect(about, `${ids['id']}`).toEqual(nothing)
          if (about.status === 404 || about.status === 501) reached.add(name)
          else expect([400, 422]).toContain(about.status)
        }
      }
    },
  )

  test.each(byWho('owner').filter(([, { method }]) => method === 'GET'))(
    'a consultant with a mandate gets the same status from %s as the owner',
    async (name, call) => {
      for (const samples of real.flatMap((ids) => idsFor(call, ids))) {
        const question = sampleQuestion(call, samples)
        const toOwner = await answerTo(name, { ...question, as: owner })
        const toAgent = await answerTo(name, { ...question, as: mandated })
        expect(toAgent.status, `${samples['id']}`).toBe(toOwner.status)
      }
    },
  )

  test('the ids exist: their owner gets a reply', async () => {
    const answered = new Set<string>()
    for (const [name, call] of byWho('owner').filter(([, { method }]) => method === 'GET')) {
      for (const samples of real.flatMap((ids) => idsFor(call, ids))) {
        if ((await portal.ask(name, { ...sampleQuestion(call, samples), as: owner })).status === 200) answered.add(name)
      }
    }
    expect([...answered]).toEqual(
      expect.arrayContaining([
        'getPatentDetail',
        'getOwners',
        'getPayments',
        'getListWorkflowCust',
        'getDetailWorkflow',
        'getListDokumen',
        'getListImageSpecDoc',
        'specdocTypImages',
        'exportCase',
      ]),
    )
  })

  test('every such call was asked with valid input, so that the answer was 404', () => {
    expect(
      byWho('owner')
        .map(([name]) => name)
        .filter((name) => !reached.has(name)),
    ).toEqual([])
  })
})

describe('for any asker', () => {
  const odd: [string, (call: Call) => TestRequest][] = [
    ['sample values', (call) => sampleQuestion(call, real[0] ?? {})],
    ['no parameters', () => ({})],
    [
      'NUL everywhere',
      (call) => ({
        ...sampleQuestion(call, Object.fromEntries(Object.keys(real[0] ?? {}).map((key) => [key, 'a\0b']))),
      }),
    ],
    [
      'very large numbers',
      (call) => ({
        ...sampleQuestion(
          call,
          Object.fromEntries(Object.keys(real[0] ?? {}).map((key) => [key, '99999999999999999999'])),
        ),
      }),
    ],
    ['a list for a body', () => ({ body: [1, 2, 3] })],
    ['a parameter twice', () => ({ query: { page: ['1', '2'], patentId: ['a', 'b'] } })],
  ]
  test.each(calls.filter(([, call]) => call.reply !== 'events'))('%s gives a declared answer', async (name, call) => {
    const office = { ...stranger, cookies: { ...stranger.cookies } }
    for (const as of [undefined, office]) {
      for (const [what, question] of odd) {
        const asker = name === 'logout' ? undefined : as
        const { status, body } = await portal.ask(name, { ...question(call), as: asker })
        expect(
          [200, 304, ...Object.values(problemStatus)].filter((known) => known !== 500),
          `${what}: ${JSON.stringify(body)}`,
        ).toContain(status)
      }
    }
  })
})
