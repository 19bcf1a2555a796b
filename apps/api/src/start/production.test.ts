import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { openDb, type Db } from '@saki/db'
import { databaseUrl, throwAwayServer } from '@saki/db/embedded/throwAway'
import { loadMasters } from '@saki/db/masters'
import { migrate } from '@saki/db/migrate'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { demoPassword } from './demoLogin.ts'
import { hashPassword } from '../domains/session/password.ts'
import { readEnv, type Env } from '../env.ts'
import { checkMailServer } from '../ports/mailerSmtp.ts'
import {
  assertFitForProduction,
  databaseFaults,
  environmentFaults,
  readDatabaseFacts,
  secretFaults,
} from './production.ts'

vi.setConfig({ testTimeout: 60_000 })

const long = 'x'.repeat(32)
const required = {
  NODE_ENV: 'production',
  PUBLIC_BASE_URL: 'https://saki.contoh.id',
  PAYMENT_WEBHOOK_SECRET: long,
}

describe('variables', () => {
  test.each([
    ['SAKI_DEMO with production', { ...required, SAKI_DEMO: 'on' }, /^SAKI_DEMO is on with NODE_ENV=production/],
    [
      'no secret of the treasury',
      { ...required, PAYMENT_WEBHOOK_SECRET: undefined },
      /^PAYMENT_WEBHOOK_SECRET is required/,
    ],
    ['http', { ...required, PUBLIC_BASE_URL: 'http://saki.contoh.id' }, /^PUBLIC_BASE_URL must be https/],
    [
      'DATABASE_URL unreadable',
      { DATABASE_URL: 'postgres://u:sandi#1@db/saki' },
      /^DATABASE_URL cannot be read as an address/,
    ],
    [
      'DATABASE_URL half encoded',
      { DATABASE_URL: 'postgres://u:sandi%@db/saki' },
      /^DATABASE_URL cannot be read as an address/,
    ],
    ['DATABASE_URL of another kind', { DATABASE_URL: 'mysql://u:sandi@db/saki' }, /^DATABASE_URL begins with mysql:/],
    ['SMTP_URL unreadable', { SMTP_URL: 'mail.contoh.id' }, /^SMTP_URL cannot be read as an address/],
    ['SMTP_URL of another kind', { SMTP_URL: 'https://u:sandi@mail' }, /^SMTP_URL begins with https:/],
  ])('are refused by name and without the password: %s', (_case, vars, words) => {
    let message = ''
    try {
      readEnv(vars, '/srv')
    } catch (error) {
      message = (error as Error).message
    }
    expect(message).toMatch(words)
    expect(message).not.toContain('sandi')
  })

  test('a demonstration is off in production and on elsewhere by default', () => {
    expect(readEnv(required, '/srv').demo).toBe(false)
    expect([readEnv({}, '/srv').demo, readEnv({ SAKI_DEMO: 'off' }, '/srv').demo]).toEqual([true, false])
  })
})

describe('faults of production', () => {
  test.each([
    [{ smtpUrl: undefined, mailDirOk: false }, [/^SMTP_URL is missing.*MAIL_DIR_OK=1/]],
    [{ smtpUrl: undefined, mailDirOk: true }, []],
    [{ smtpUrl: 'smtp://mail', mailDirOk: false }, []],
  ])('of mail settings: %o', (env, faults) => {
    expect(environmentFaults(env)).toEqual(faults.map((fault) => expect.stringMatching(fault)))
  })

  test.each([
    [long, long, []],
    ['x'.repeat(31), long, [/^PAYMENT_WEBHOOK_SECRET has 31 characters/]],
    [long, `${'x'.repeat(20)}${' '.repeat(20)}`, [/^MAIL_WEBHOOK_SECRET has 20 characters/]],
  ])('of secrets: %j %j', (paymentWebhook, mailWebhook, faults) => {
    expect(secretFaults({ paymentWebhook, mailWebhook })).toEqual(faults.map((fault) => expect.stringMatching(fault)))
  })

  const safe = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on', data_checksums: 'on' }
  test.each([
    ['nothing', {}, []],
    ['synchronous_commit remote_apply', { synchronous_commit: 'remote_apply' }, []],
    ['fsync', { fsync: 'off' }, [/^PostgreSQL has fsync=off.*Set fsync=on/]],
    ['full_page_writes', { full_page_writes: 'off' }, [/full_page_writes=off/]],
    ['synchronous_commit', { synchronous_commit: 'off' }, [/synchronous_commit=off/]],
    ['checksums', { data_checksums: 'off' }, [/data_checksums=off.*pg_checksums --enable/]],
    ['a setting the server does not know', { data_checksums: null }, [/data_checksums=unknown/]],
  ])('of the database: %s', (_what, settings, faults) => {
    const facts = { settings: { ...safe, ...settings }, demoAccounts: [] }
    expect(databaseFaults(facts)).toEqual(faults.map((fault) => expect.stringMatching(fault)))
  })
})

describe('a real server without fsync and checksums, with demo accounts', () => {
  let server: Awaited<ReturnType<typeof throwAwayServer>>
  let db: Db
  let dataDir: string
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'saki-production-'))
    server = await throwAwayServer({ unchecked: true })
    const url = databaseUrl(server.url, 'postgres')
    await migrate({ url, now: new Date() })
    db = openDb({ url, poolSize: 2 })
    await loadMasters(db, { regions: 'sample' })
    await account('petugas@contoh.id', { password: randomBytes(8).toString('hex'), role: 'office' })
    await account('sari@contoh.id', {})
    await account('umk@contoh.id', { password: 'her own' })
    await account('konsultan@contoh.id', { status: 'closed' })
    await account('baru@contoh.id', { status: 'pending' })
  }, 120_000)
  afterAll(async () => {
    await db.destroy()
    await server.stop()
    await rm(dataDir, { recursive: true })
  })

  async function account(
    email: string,
    {
      password = demoPassword,
      role = 'applicant' as 'applicant' | 'office',
      status = 'active' as 'active' | 'closed' | 'pending',
    },
  ): Promise<void> {
    const at = new Date()
    const row = { email, email_folded: email, full_name: email, role, status, created_at: at, password_changed_at: at }
    await db
      .insertInto('app_user')
      .values({ ...row, password_hash: await hashPassword(password) })
      .execute()
  }

  test('every fault is reported, and only accounts that the published password or role makes usable', async () => {
    expect(await readDatabaseFacts(db)).toEqual({
      settings: { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', data_checksums: 'off' },
      demoAccounts: ['petugas@contoh.id', 'sari@contoh.id'],
    })
  })

  test('the start is refused in production with every fault at once, and never elsewhere', async () => {
    const vars = { ...required, PAYMENT_WEBHOOK_SECRET: 'short', DATA_DIR: dataDir }
    const env: Env = readEnv(vars, '/srv')
    const key = Buffer.alloc(32)
    const keys = { session: key, captcha: key, blindIndex: key, personalId: key }
    const secrets = { ...keys, paymentWebhook: 'short', mailWebhook: long }
    const refused = (await assertFitForProduction(env, secrets, db).catch((error: unknown) => error)) as Error
    for (const word of [
      'SMTP_URL',
      'PAYMENT_WEBHOOK_SECRET',
      'fsync',
      'synchronous_commit',
      'data_checksums',
      'petugas@',
    ])
      expect(refused.message).toContain(word)
    expect(refused.message).not.toContain('MAIL_WEBHOOK_SECRET')
    await assertFitForProduction({ ...env, production: false }, secrets, db)
  })
})

describe('the mail server at start', () => {
  let smtp: SMTPServer
  let port: number
  beforeAll(async () => {
    smtp = new SMTPServer({
      logger: false,
      disabledCommands: ['STARTTLS'],
      onAuth: ({ password }, _session, done) =>
        password === 'right' ? done(null, { user: 'u' }) : done(Object.assign(new Error('no'), { responseCode: 535 })),
    })
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
    const address = smtp.server.address()
    port = typeof address === 'object' && address ? address.port : 0
  })
  afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())))

  test('a fault names SMTP_URL when the server does not answer or refuses the password, without the password', async () => {
    expect(await checkMailServer(`smtp://u:right@127.0.0.1:${port}`)).toBeUndefined()
    const wrong = await checkMailServer(`smtp://u:sandi@127.0.0.1:${port}`)
    expect(wrong).toBe(`SMTP_URL: the mail server 127.0.0.1:${port} refuses user or password (535).`)
    expect(await checkMailServer('smtp://u:sandi@127.0.0.1:1')).toMatch(
      /^SMTP_URL: the mail server 127\.0\.0\.1:1 does not answer: .*ECONNREFUSED/,
    )
  })
})
