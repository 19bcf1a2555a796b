import { everyCall, type Call, type CallName } from '@saki/contracts'
import { problemStatus, type ProblemCode } from '@saki/contracts/problem'
import type { z } from 'zod'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { askAsAllowed } from './testing/askAsAllowed.ts'
import { idsFor, idsOf, samplesOf } from './testing/caseSamples.ts'
import { everyValue } from './testing/everyValue.ts'
import { letterCases } from './testing/letterCases.ts'
import { seedUnpaid } from './testing/cases.ts'
import { startTestPortal, type TestActor, type TestPortal, type TestRequest } from './testing/portal.ts'
import { realObjects } from './testing/realObjects.ts'
import { sampleQuestion, type Samples } from './testing/sampleQuestion.ts'

const LANGUAGES = ['id', 'en', 'ar'] as const
/** Reading calls first, because the others change what they read. Event streams never end and are left out. */
const calls = (Object.entries(everyCall) as [CallName, Call][])
  .filter(([, call]) => call.reply !== 'events')
  .toSorted(([, a], [, b]) => (a.method < b.method ? -1 : a.method > b.method ? 1 : 0))

let portal: TestPortal
let owner: TestActor
let officer: TestActor
let commission: TestActor
/** A numbered case of each right and an unpaid one, all of the owner. */
let cases: Samples[]
beforeAll(async () => {
  portal = await startTestPortal({ now: '2026-03-02T03:00:00.000Z' })
  owner = await portal.register()
  officer = await portal.office()
  commission = await portal.commission()
  const filed = Object.values(await letterCases(portal, owner))
  const unpaid = await seedUnpaid(portal.db, { ownerId: owner.userId, now: portal.services.clock() })
  await realObjects(portal)
  cases = await Promise.all([
    ...filed.map(({ applicationId, patentId, procTyp, procNbr }) =>
      idsOf(portal.db, owner.userId, applicationId, { reference: patentId, procTyp, procNbr, actionNbr: 1 }),
    ),
    idsOf(portal.db, owner.userId, unpaid.applicationId, { reference: unpaid.submissionNbr }),
  ])
})
afterAll(() => portal.close())

let asked = 0
/** Each request has an Idempotency-Key of its own. */
function askAllowed(name: CallName, call: Call, question: TestRequest, language: string) {
  asked += 1
  return askAsAllowed(portal, { owner, officer, commission }, name, call, question, {
    key: `every-value-${asked}`,
    language,
  })
}

/** Why a reply matches neither the call's schema nor a declared problem; undefined when it matches one. */
function faultOf(call: Call, status: number, body: unknown): string | undefined {
  if (status === 204 && call.reply === 'binary') return undefined
  if (status === 200) {
    if (typeof call.reply === 'string') return undefined
    const parsed = (call.reply as z.ZodType).safeParse(body)
    return parsed.success ? undefined : parsed.error.message
  }
  const { err } = body as { err?: ProblemCode }
  const isDeclared = err !== undefined && problemStatus[err] === status && status !== 500
  return isDeclared ? undefined : `${status} ${JSON.stringify(body)}`
}

/** Parameters for calls whose valid values the samples lack. */
const sampleOverrides: Partial<Record<CallName, () => Samples>> = {
  getLocation: () => ({ prov: '31', kab: '3171', kec: '317101', kel: '1' }),
  getUserDataDetail: () => ({ id: owner.userId }),
  officeGazetteBacklog: () => ({ right: 'D' }),
  userList: () => ({ user_id: owner.userId }),
}
/** Optional parameters to leave out, because the samples' value has another meaning there. */
const leftOut: Partial<Record<CallName, string>> = { addressBook: 'ids', getUserType: 'user_id' }

/** The samples of each case under the id the call takes; one entry for a call without a case id. */
async function samplesFor(name: CallName, call: Call): Promise<Samples[]> {
  const found = await Promise.all(
    cases.map(async (one) => {
      const tries = idsFor(call, samplesOf(one)).map((ids) =>
        Object.fromEntries(
          Object.entries({ ...ids, ...sampleOverrides[name]?.() }).filter(([id]) => id !== leftOut[name]),
        ),
      )
      if (call.method === 'POST') return tries[0]
      for (const ids of tries)
        if ((await askAllowed(name, call, sampleQuestion(call, ids), 'id')).status === 200) return ids
      return tries[0]
    }),
  )
  const different = new Map(found.map((ids = {}) => [JSON.stringify(sampleQuestion(call, ids)), ids]))
  return [...different.values()]
}

/**
 * Calls whose subject is none of the sample cases: a certificate, a letter, a child process, an issue, a secret of a mail or link, a
 * consultant.
 */
const withoutSample: CallName[] = [
  'getSubWorkflow',
  'getDetailSubWorkflow',
  'getStatusSubWorkflow',
  'documentTemplate',
  'getCertificate',
  'verifyDocument',
  'getPDFIndex',
  'getAnswerForm',
  'calendarFeed',
  'dispute',
  'getPaymentProof',
  'getReview',
  'getReviewImage',
  'getAgentUser',
  'getNotificationUrl',
  'officePaymentFiling',
  'gazetteIssue',
  'officeGazetteIssue',
  'officeGazettePreview',
  'requestDraft',
  'requestDetail',
  'officeRequest',
  'appealCase',
  'requestSheet',
  'requestStatistics',
  'officeCompare',
  'officeParagraphs',
  'officeProposalLetter',
  'requestZip',
  'zipReceipts',
  'getTrademarkDetail',
  'getSimilarPictures',
  'officeGazetteNext',
  'officeTranslation',
]

describe('every value of every enumerated parameter, in each language, asked by somebody allowed to', () => {
  /** Reading calls, each with the values for which no case gave a reply. */
  const unanswered = new Map<CallName, Set<string>>()
  const notBuilt = new Set<CallName>()

  test.each(calls)('%s answers with its reply or a declared problem', async (name, call) => {
    const faults: string[] = []
    const values = new Map<string, boolean>()
    for (const ids of await samplesFor(name, call))
      for (const { what, question } of everyValue(call, ids)) {
        const statuses = new Set<number>()
        for (const language of LANGUAGES) {
          const { status, body } = await askAllowed(name, call, question, language)
          const fault = faultOf(call, status, body)
          if (status === 501) notBuilt.add(name)
          if (fault !== undefined) faults.push(`${language} ${what}: ${fault}`)
          if (status !== 429) statuses.add(status)
        }
        if (call.method === 'GET' && statuses.size > 1) faults.push(`${what}: ${[...statuses].join(', ')} by language`)
        values.set(what, values.get(what) === true || statuses.has(200))
      }
    if (call.method === 'GET' && !notBuilt.has(name))
      unanswered.set(name, new Set([...values].filter(([, was]) => !was).map(([what]) => what)))
    expect(faults.slice(0, 5)).toEqual([])
  })

  test('every built reading call that has a sample answers each value with its reply for at least one case', () => {
    const names = [...unanswered].filter(([, values]) => values.size > 0).map(([name]) => name)
    // Look-ups in the register are limited by time: whether one is answered depends on how fast the test runs.
    const timed = names.filter((name) => name !== 'getAgentUserData')
    expect(timed.toSorted()).toEqual(withoutSample.toSorted())
  })
})
