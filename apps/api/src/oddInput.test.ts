import { everyCall, type Call, type CallName } from '@saki/contracts'
import { problemStatus } from '@saki/contracts/problem'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { askAsAllowed } from './testing/askAsAllowed.ts'
import { idsOf, samplesOf } from './testing/caseSamples.ts'
import { letterCases } from './testing/letterCases.ts'
import { startTestPortal, type TestActor, type TestPortal, type TestRequest } from './testing/portal.ts'
import { realObjects } from './testing/realObjects.ts'
import { sampleQuestion, type Samples } from './testing/sampleQuestion.ts'

/** Duration in milliseconds and seed of the generator. */
const LASTS = Number(process.env['ODD_INPUT_MS'] ?? 5_000)
const SEED = Number(process.env['ODD_INPUT_SEED'] ?? 20_260_302)

const calls = (Object.entries(everyCall) as [CallName, Call][]).filter(
  ([name, call]) => call.reply !== 'events' && name !== 'logout',
)

let portal: TestPortal
let owner: TestActor
let officer: TestActor
let commission: TestActor
let cases: Samples[]
beforeAll(async () => {
  portal = await startTestPortal({ now: '2026-03-02T03:00:00.000Z' })
  owner = await portal.register()
  officer = await portal.office()
  commission = await portal.commission()
  const filed = Object.values(await letterCases(portal, owner))
  await realObjects(portal)
  cases = await Promise.all(
    filed.map(({ applicationId, patentId, procTyp, procNbr }) =>
      idsOf(portal.db, owner.userId, applicationId, { reference: patentId, procTyp, procNbr, actionNbr: 1 }),
    ),
  )
})
afterAll(() => portal.close())

const oddText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    'x\udfff',
    '\u202Efdp.exe',
    '\u2028',
    '%',
    '%00',
    '\\',
    '"',
    "' or 1=1 --",
  ),
  fc.constantFrom(
    '../../etc/passwd',
    '{{x}}',
    '${x}',
    '__proto__',
    'constructor',
    'NaN',
    'null',
    '-0',
    '1e999',
    '0x10',
    '٤٢',
  ),
  fc.constantFrom(
    '99999999999999999999',
    '2147483648',
    '-1',
    '0000-00-00',
    '9999-12-31',
    '10000-01-01',
    '2026-02-30',
    '2026-03-02T25:00:00Z',
  ),
  fc.integer({ min: 1_000, max: 200_000 }).map((length) => 'a'.repeat(length)),
)
const oddValue = fc.oneof(
  { weight: 4, arbitrary: oddText },
  { weight: 2, arbitrary: fc.oneof(fc.double(), fc.integer(), fc.constantFrom(2 ** 53, -(2 ** 63), 1e308, 0.1, -1)) },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], [null], [1, 'a'], { a: { b: {} } }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constant(Array.from({ length: 2_000 }, (_, i) => i)) },
)

interface Change {
  part: 'params' | 'query' | 'body'
  /** Indices of the field to replace at each depth, modulo the number of fields there. */
  path: number[]
  value: unknown
}
const changes = fc.array(
  fc.record<Change>({
    part: fc.constantFrom('params', 'query', 'body', 'body'),
    path: fc.array(fc.nat(20), { minLength: 1, maxLength: 3 }),
    value: oddValue,
  }),
  { minLength: 1, maxLength: 3 },
)

/** The value with one field, at the depth of the path, replaced. */
function withChange(whole: unknown, [first = 0, ...rest]: number[], value: unknown): unknown {
  if (typeof whole !== 'object' || whole === null) return value
  const names = Object.keys(whole)
  const name = names[first % Math.max(1, names.length)]
  if (name === undefined) return value
  const inner = (whole as Record<string, unknown>)[name]
  const next = rest.length > 0 && typeof inner === 'object' && inner !== null ? withChange(inner, rest, value) : value
  return Array.isArray(whole)
    ? whole.map((one: unknown, i) => (String(i) === name ? next : one))
    : { ...whole, [name]: next }
}

function oddQuestion(call: Call, which: number, made: Change[]): TestRequest {
  const sample = sampleQuestion(call, samplesOf(cases[which % cases.length] ?? {}))
  return made.reduce<TestRequest>(
    (question, { part, path, value }) => ({
      ...question,
      // Parameters and queries are text.
      [part]: withChange(question[part] ?? {}, path, part === 'body' ? value : textOf(value)),
    }),
    sample,
  )
}

/** Text for an address: well-formed and of limited length, since the client can send no other. */
function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.toWellFormed().slice(0, 3_000)
}

test(
  'no call answers 500 to odd text, numbers, lists and objects in place of the expected input',
  { timeout: LASTS + 60_000 },
  async () => {
    const lawful = [200, 204, 304, ...Object.values(problemStatus)].filter((status) => status !== 500)
    const reached = new Set<string>()
    let asked = 0
    const property = fc.asyncProperty(
      fc.nat(3),
      changes,
      fc.constantFrom('id', 'en', 'ar'),
      async (which, made, language) => {
        // Calls in turn, because the generator prefers small numbers.
        const [name, call] = calls[asked % calls.length] ?? ['session', everyCall.session]
        asked += 1
        reached.add(name)
        const question = oddQuestion(call, which, made)
        const { status, body } = await askAsAllowed(portal, { owner, officer, commission }, name, call, question, {
          key: `odd-input-${asked}`,
          language,
        })
        if (!lawful.includes(status))
          throw new Error(`${name} ${JSON.stringify(question).slice(0, 600)}: ${status} ${JSON.stringify(body)}`)
        // A valid request may have ended the session.
        if (body.err === 'NOT_SIGNED_IN')
          for (const as of [owner, officer])
            await portal.ask('login', { as, body: { EMAIL: as.email, LOGIN_PASSWORD: as.password } })
      },
    )
    await fc.assert(property, { seed: SEED, numRuns: 100_000, interruptAfterTimeLimit: LASTS, endOnFailure: true })
    expect(reached.size).toBeGreaterThan(calls.length / 2)
  },
)
