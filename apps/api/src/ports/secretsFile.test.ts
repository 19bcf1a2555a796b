import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { findKeys, makeAbsent } from './secretsFile.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'saki-secrets-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

const read = async (vars: NodeJS.ProcessEnv = {}, paymentWebhookSecret?: string, mailWebhookSecret?: string) => {
  const env = { dataDir, paymentWebhookSecret, mailWebhookSecret }
  return makeAbsent(env, await findKeys(env, vars))
}

test('makes each key once, different from the others, readable by the owner only', async () => {
  const first = await read()
  const keys = [first.session, first.captcha, first.blindIndex, first.personalId].map((key) => key.toString('hex'))
  expect(new Set(keys).size).toBe(4)
  expect(keys.every((key) => key.length === 64)).toBe(true)
  expect(await read()).toEqual(first)
  const dir = join(dataDir, 'secrets')
  expect((await stat(dir)).mode & 0o777).toBe(0o700)
  for (const name of await readdir(dir)) expect((await stat(join(dir, name))).mode & 0o777).toBe(0o600)
})

test('processes that start at once agree', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => read()))
  for (const one of all) expect(one).toEqual(all[0])
  expect((await readdir(join(dataDir, 'secrets'))).filter((name) => name.includes('.'))).toEqual([])
})

test('keys of the environment have priority and no file is written', async () => {
  const key = Buffer.alloc(32, 7)
  const secrets = await read(
    { SESSION_KEY: key.toString('base64'), CAPTCHA_KEY: key.toString('hex') },
    'kata kunci bendahara',
    'kata kunci pos',
  )
  expect(secrets.session).toEqual(key)
  expect(secrets.captcha).toEqual(key)
  expect(secrets.paymentWebhook).toBe('kata kunci bendahara')
  expect(secrets.mailWebhook).toBe('kata kunci pos')
  expect((await readdir(join(dataDir, 'secrets'))).sort()).toEqual(['blindIndex', 'personalId'])
})

test('refuses a key of another length and names it without its value', async () => {
  const error = await read({ SESSION_KEY: 'rahasia-pendek' }).catch((thrown: unknown) => String(thrown))
  expect(error).toContain('SESSION_KEY')
  expect(error).not.toContain('rahasia')
})

test('a damaged file stops the start and is not replaced', async () => {
  await read()
  const path = join(dataDir, 'secrets', 'personalId')
  const { writeFile } = await import('node:fs/promises')
  await writeFile(path, 'rusak')
  await expect(read()).rejects.toThrow('personalId')
  expect(await readFile(path, 'utf8')).toBe('rusak')
})
