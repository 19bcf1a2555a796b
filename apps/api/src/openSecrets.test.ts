import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { freshDatabase, type FreshDatabase } from '@saki/db/testing'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { personalIdHash, sealPersonalId } from './domains/user/personalId.ts'
import { openSecrets } from './openSecrets.ts'
import type { Secrets } from './ports/secrets.ts'
import { keyNames, keyVariables, type KeyName } from './ports/secretsFile.ts'

const now = new Date('2026-03-02T03:00:00Z')
let dataDir: string
let fresh: FreshDatabase
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'saki-keys-'))
  fresh = await freshDatabase()
})
afterEach(async () => {
  await fresh.drop()
  await rm(dataDir, { recursive: true })
})

const open = (vars: NodeJS.ProcessEnv = {}) =>
  openSecrets(
    { dataDir, paymentWebhookSecret: vars['PAYMENT_WEBHOOK_SECRET'], mailWebhookSecret: vars['MAIL_WEBHOOK_SECRET'] },
    fresh.db,
    now,
    vars,
  )
const fileOf = (name: KeyName) => join(dataDir, 'secrets', name)
const keysIn = async () => {
  const files = await readdir(join(dataDir, 'secrets')).catch(() => [])
  return Promise.all(
    files.toSorted().map(async (name) => [name, await readFile(join(dataDir, 'secrets', name), 'utf8')]),
  )
}
const canaries = async () => (await fresh.db.selectFrom('key_canary').select('key_name').execute()).length
const hex = () => randomBytes(32).toString('hex')
const fourKeys = () => ({ SESSION_KEY: hex(), CAPTCHA_KEY: hex(), BLIND_INDEX_KEY: hex(), PERSONAL_ID_KEY: hex() })

async function addAccount(secrets: Secrets, nik = '3402116407900003'): Promise<void> {
  await sql`insert into app_user (email, email_folded, password_hash, password_changed_at, full_name, personal_id_sealed, personal_id_hash, created_at)
            values ('a@contoh.id', 'a@contoh.id', 'x', ${now}, 'A', ${sealPersonalId(nik, secrets)}, ${personalIdHash(nik, secrets)}, ${now})`.execute(
    fresh.db,
  )
}

describe('an installation with its keys', () => {
  test('starts again with the keys it made, and stores a canary of each that differs from the key', async () => {
    const first = await open()
    expect(await open()).toEqual(first)
    expect(await canaries()).toBe(6)
    const { rows } = await sql<{ proof: Buffer }>`select proof from key_canary`.execute(fresh.db)
    for (const { proof } of rows) expect(Object.values(first).some((key) => Buffer.from(key).equals(proof))).toBe(false)
  })

  test('several starts at once on an empty database and folder agree on the keys', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => open()))
    for (const one of all) expect(one).toEqual(all[0])
  })

  test.each(keyNames)(
    'refuses to start without the file %s: names it and the remedy, and makes no key',
    async (name) => {
      await open()
      await rm(fileOf(name))
      const before = await keysIn()
      const error = await open().then(String, (thrown: Error) => thrown.message)
      expect(error).toContain(`The key ${name} is missing`)
      expect(error).toContain(fileOf(name))
      expect(error).toContain(keyVariables[name])
      expect(error).toContain(`Put back secrets/${name} from the backup`)
      expect(error.includes(`new-key ${name}`)).toBe(name === 'session' || name === 'captcha')
      expect(await keysIn()).toEqual(before)
    },
  )

  test.each(keyNames)('refuses another file %s and does not change it', async (name) => {
    const first = await open()
    await writeFile(fileOf(name), hex())
    const before = await keysIn()
    const error = await open().then(String, (thrown: Error) => thrown.message)
    expect(error).toContain(`${fileOf(name)} is not the key ${name} this database was filled with`)
    expect(error).not.toContain(first.personalId.toString('hex'))
    expect(await keysIn()).toEqual(before)
  })

  test('refuses to start without the whole folder', async () => {
    await open()
    await rm(join(dataDir, 'secrets'), { recursive: true })
    await expect(open()).rejects.toThrow(
      /^The key blindIndex is missing: .*Missing too: session, captcha, personalId, paymentWebhook, mailWebhook. No new key was made/,
    )
    expect(await keysIn()).toEqual([])
  })
})

describe('keys from variables', () => {
  test('start again unchanged on a machine without files; another value is refused by the name of its variable', async () => {
    const vars = { ...fourKeys(), PAYMENT_WEBHOOK_SECRET: 'p', MAIL_WEBHOOK_SECRET: 'm' }
    await open(vars)
    expect(await keysIn()).toEqual([])
    await rm(dataDir, { recursive: true })
    await open(vars)
    for (const name of ['SESSION_KEY', 'CAPTCHA_KEY', 'BLIND_INDEX_KEY', 'PERSONAL_ID_KEY'])
      await expect(open({ ...vars, [name]: hex() })).rejects.toThrow(`${name} is not the key`)
  })

  test('a webhook secret from a variable may change', async () => {
    await open({ PAYMENT_WEBHOOK_SECRET: 'one', MAIL_WEBHOOK_SECRET: 'one' })
    const secrets = await open({ PAYMENT_WEBHOOK_SECRET: 'two', MAIL_WEBHOOK_SECRET: 'two' })
    expect([secrets.paymentWebhook, secrets.mailWebhook]).toEqual(['two', 'two'])
  })
})

describe('a database without canaries', () => {
  const deleteCanaries = () => sql`delete from key_canary`.execute(fresh.db)

  test('gets them when an identity number can be decrypted with the key', async () => {
    const secrets = await open()
    await addAccount(secrets)
    await deleteCanaries()
    expect(await open()).toEqual(secrets)
    expect(await canaries()).toBe(6)
  })

  test.each(['personalId', 'blindIndex'] as const)('refuses another %s, and stores no canary of it', async (name) => {
    await addAccount(await open())
    await deleteCanaries()
    await writeFile(fileOf(name), hex())
    await expect(open()).rejects.toThrow(`is not the key ${name}`)
    expect(await canaries()).toBe(0)
  })

  test('makes no new keys when there are identity numbers', async () => {
    await addAccount(await open())
    await deleteCanaries()
    await rm(join(dataDir, 'secrets'), { recursive: true })
    await expect(open()).rejects.toThrow('The key blindIndex is missing')
    expect(await keysIn()).toEqual([])
  })
})
