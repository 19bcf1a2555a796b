import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { attemptFromOutside } from './loginLimits.ts'

const START = Date.parse('2026-03-02T03:00:00.000Z')
/** Guesses of each address, and accounts sprayed: enough to be far past every limit. */
const GUESSES = Number(process.env['GUESSES'] ?? 12)
const ACCOUNTS = Number(process.env['ACCOUNTS'] ?? 300)
let portal: TestPortal
let victim: TestActor
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())
beforeEach(async () => {
  portal.setNow(new Date(START).toISOString())
  victim = await portal.register()
})

const browser = (actor: TestActor, ip = '10.9.9.9'): TestActor => ({ ...actor, cookies: {}, ip })
const logIn = (as: TestActor, LOGIN_PASSWORD = as.password) =>
  portal.ask('login', { as, body: { EMAIL: as.email, LOGIN_PASSWORD } })
const outcomeOf = async (answer: Promise<{ status: number; body: { err: string } }>) => {
  const { status, body } = await answer
  return status === 200 ? 'in' : body.err
}
const count = (outcomes: string[], what: string) => outcomes.filter((outcome) => outcome === what).length
const addresses = (many: number) => Array.from({ length: many }, (_, i) => `10.66.${i >> 8}.${i & 255}`)

/** Wrong passwords from each address, one after another; addresses beside each other. */
async function guess(of: TestActor, from: string[], each: number): Promise<string[]> {
  const said = await Promise.all(
    from.map(async (ip) => {
      const thief = browser(of, ip)
      const outcomes: string[] = []
      for (let i = 0; i < each; i += 1) outcomes.push(await outcomeOf(logIn(thief, `tebakan nomor ${i}`)))
      return outcomes
    }),
  )
  return said.flat()
}

/** The state after five wrong passwords from each of three addresses. */
async function countGuesses({ email }: TestActor, from = addresses(3)): Promise<void> {
  for (const ip of from)
    for (let i = 0; i < 5; i += 1) await attemptFromOutside(portal.services, email, ip, portal.services.clock())
}

async function codeOf(actor: TestActor): Promise<string> {
  const mail = (await portal.mails()).find(({ to_address, kind }) => to_address === actor.email && kind === 'loginCode')
  return /^\d{6}$/m.exec(mail?.body ?? '')?.[0] ?? ''
}
const codesMailed = async (actor: TestActor) =>
  (await portal.mails()).filter(({ to_address, kind }) => to_address === actor.email && kind === 'loginCode').length
const enter = (as: TestActor, CODE: string) =>
  outcomeOf(portal.ask('activateLogin', { as, body: { EMAIL: as.email, CODE } }))
const attemptRows = async () =>
  (await sql<{ rows: number }>`select count(*)::int as rows from attempt`.execute(portal.db)).rows[0]?.rows ?? 0

describe.each([
  ['one address', 1],
  ['25 addresses', 25],
])('while %s try password after password on one account', (_who, many) => {
  test(
    'guessers are delayed, a known device logs in at once, and a new one with the password and one mailed code',
    { timeout: 120_000 + many * GUESSES * 50 },
    async () => {
      const before = await attemptRows()
      const outcomes = await guess(victim, addresses(many), GUESSES)
      expect(count(outcomes, 'in')).toBe(0)
      expect(count(outcomes, 'TOO_MANY')).toBeGreaterThanOrEqual(many * (GUESSES - 5))
      expect((await attemptRows()) - before).toBeLessThanOrEqual(many * 5 * 4)
      expect(await codesMailed(victim)).toBe(0)
      for (let time = 0; time < 15; time += 1) expect(await outcomeOf(logIn(victim))).toBe('in')
      for (let time = 0; time < 12; time += 1) {
        const fresh = browser(victim)
        // Five wrong passwords from one address are too few to ask for a code.
        expect(await outcomeOf(logIn(fresh))).toBe(many === 1 ? 'in' : 'LOGIN_CODE_REQUIRED')
        if (many > 1) expect(await enter(fresh, await codeOf(victim))).toBe('in')
      }
    },
  )
})

test(
  'one address that tries one password on each of many accounts is let through about 200 times',
  { timeout: 120_000 + ACCOUNTS * 50 },
  async () => {
    const before = await attemptRows()
    const outcomes: string[] = []
    const thief = browser(victim, '10.77.0.1')
    for (let block = 0; block < ACCOUNTS / 100; block += 1)
      outcomes.push(
        ...(await Promise.all(
          Array.from({ length: 100 }, (_, i) =>
            outcomeOf(logIn({ ...thief, email: `siapa${block * 100 + i}@contoh.id` }, 'kata sandi lazim')),
          ),
        )),
      )
    expect(count(outcomes, 'INVALID_CREDENTIALS')).toBeLessThanOrEqual(201)
    expect(count(outcomes, 'TOO_MANY')).toBeGreaterThanOrEqual(ACCOUNTS - 201)
    expect((await attemptRows()) - before).toBeLessThanOrEqual(201 * 4)
  },
)

describe('on a guessed account, from a new device', () => {
  beforeEach(async () => {
    await countGuesses(victim)
  })

  test('a right password, a wrong one and an unknown address get the same reply; only the right one gets a mailed code', async () => {
    const nobody = { ...victim, email: `tak.dikenal.${victim.userId}@contoh.id` }
    await countGuesses(nobody)
    const cases: [TestActor, string, number][] = [
      [browser(victim, '10.1.0.1'), victim.password, 1],
      [browser(victim, '10.1.0.2'), 'bukan kata sandinya', 0],
      [browser(nobody, '10.1.0.3'), 'bukan kata sandinya', 0],
    ]
    const seen: unknown[] = []
    for (const [as, password, mailed] of cases) {
      const mailsBefore = (await portal.mails()).length
      const started = performance.now()
      const { status, body, cookies } = await logIn(as, password)
      expect(performance.now() - started).toBeGreaterThan(290)
      const { value, ...cookie } = cookies['saki_login'] ?? { value: '' }
      seen.push({ status, body: { ...body, id: '' }, cookie, length: value.length, names: Object.keys(cookies) })
      expect((await portal.mails()).length - mailsBefore).toBe(mailed)
      expect(await enter(as, '000000')).toBe('INVALID')
    }
    expect(seen).toEqual([seen[0], seen[0], seen[0]])
    expect(seen[0]).toMatchObject({ status: 403, body: { err: 'LOGIN_CODE_REQUIRED' }, names: ['saki_login'] })
  })

  test('right and wrong passwords are delayed alike', async () => {
    const tries = async (ip: string, password: string) => {
      const outcomes: string[] = []
      for (let i = 0; i < 8; i += 1) outcomes.push(await outcomeOf(logIn(browser(victim, ip), password)))
      return outcomes
    }
    expect(await tries('10.1.1.1', victim.password)).toEqual(await tries('10.1.1.2', 'bukan kata sandinya'))
  })

  test('a code mailed to the owner works after others with the password asked for codes', async () => {
    const own = browser(victim, '10.2.0.1')
    await logIn(own)
    const code = await codeOf(victim)
    for (const ip of addresses(3)) await logIn(browser(victim, ip.replace('10.66', '10.67')))
    expect(await codesMailed(victim)).toBe(4)
    expect(await enter(own, code)).toBe('in')
  })

  test('of two codes mailed to one browser the first works too', async () => {
    const own = browser(victim, '10.2.0.2')
    await logIn(own)
    const first = await codeOf(victim)
    await logIn(own)
    expect(await enter(own, first)).toBe('in')
  })

  test('wrong codes are counted by browser and by address', async () => {
    const outcomes: string[] = []
    for (let time = 0; time < 4; time += 1) {
      const thief = browser(victim, '10.2.0.3')
      await logIn(thief)
      const wrong = String((Number(await codeOf(victim)) + 1) % 1_000_000).padStart(6, '0')
      for (let i = 0; i < 8; i += 1) outcomes.push(await enter(thief, wrong))
    }
    expect(outcomes.slice(0, 8)).toEqual([...Array<string>(6).fill('INVALID'), 'TOKEN_INVALID', 'TOKEN_INVALID'])
    expect(count(outcomes, 'INVALID')).toBeLessThanOrEqual(12)
    expect(outcomes.at(-1)).toBe('TOO_MANY')
  })
})

describe('a known device', () => {
  test('is known by a cookie that scripts cannot read, for half a year', async () => {
    const { cookies } = await logIn(browser(victim))
    expect(cookies['saki_device']).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 15_552_000 })
    expect(cookies['saki_device']?.value).not.toContain(String(victim.userId))
    const secure = await startTestPortal({ publicBaseUrl: 'https://saki.contoh.id' })
    const set = (
      await secure.ask('login', { as: await secure.register(), body: { EMAIL: 'x@contoh.id', LOGIN_PASSWORD: 'x' } })
    ).cookies
    expect(Object.keys(set)).toEqual([])
    const sari = await secure.register()
    expect(sari.cookies['__Host-saki_device']).toBeDefined()
    await secure.close()
  })

  test('is known after a log-out, for each account used on it', async () => {
    const other = await portal.register()
    const shared = browser(victim)
    await logIn(shared)
    await logIn({ ...shared, email: other.email, password: other.password, cookies: shared.cookies })
    await portal.ask('logout', { as: shared })
    await countGuesses(victim)
    await countGuesses(other)
    expect(await outcomeOf(logIn(shared))).toBe('in')
    expect(await outcomeOf(logIn({ ...shared, email: other.email, password: other.password }))).toBe('in')
  })

  test.each([
    ['of another account', async () => (await portal.register()).cookies['saki_device'] ?? ''],
    [
      'with one sign changed',
      async () => (victim.cookies['saki_device'] ?? '').replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A')),
    ],
    ['made up', async () => 'A'.repeat(60)],
  ])('%s is none', async (_which, cookie) => {
    await countGuesses(victim)
    const as = { ...browser(victim), cookies: { saki_device: await cookie() } }
    expect(await outcomeOf(logIn(as))).toBe('LOGIN_CODE_REQUIRED')
  })

  test('is unknown after half a year, and after a change of the password unless it was changed on it', async () => {
    const old = browser(victim)
    await logIn(old)
    const password = 'empat ekor kucing hitam'
    const changed = await portal.ask('changePasswordCustomer', {
      as: victim,
      body: { OLD_PASSWORD: victim.password, LOGIN_PASSWORD: password, LOGIN_PASSWORD_CONFIRM: password },
    })
    expect(changed.status).toBe(200)
    await countGuesses(victim)
    expect(await outcomeOf(logIn({ ...old, password }))).toBe('LOGIN_CODE_REQUIRED')
    expect(await outcomeOf(logIn({ ...victim, password }))).toBe('in')
    portal.setNow(new Date(START + 181 * 86_400_000).toISOString())
    await countGuesses(victim)
    expect(await outcomeOf(logIn({ ...victim, password }))).toBe('LOGIN_CODE_REQUIRED')
  })

  test('that guesses is delayed independently of others', async () => {
    const outcomes: string[] = []
    for (let i = 0; i < 20; i += 1) outcomes.push(await outcomeOf(logIn(victim, `tebakan ${i}`)))
    expect(count(outcomes, 'INVALID_CREDENTIALS')).toBe(10)
    expect(count(outcomes, 'TOO_MANY')).toBe(10)
    expect(await outcomeOf(logIn(browser(victim)))).toBe('in')
  })
})

test('guesses from outside do not delay the owner’s password check within a session', async () => {
  await countGuesses(victim, [victim.ip, ...addresses(10)])
  portal.setNow(new Date(START + 3_600_000).toISOString())
  const password = 'empat ekor kucing hitam'
  const { status } = await portal.ask('changePasswordCustomer', {
    as: victim,
    body: { OLD_PASSWORD: victim.password, LOGIN_PASSWORD: password, LOGIN_PASSWORD_CONFIRM: password },
  })
  expect(status).toBe(200)
})
