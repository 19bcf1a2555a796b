import { expect, test } from 'vitest'

import { hashPassword, isPassword } from './password.ts'

test('hashes with argon2id, 19 MiB, two passes, one lane', async () => {
  expect(await hashPassword('tujuh kursi rotan biru')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('compares passwords unchanged except for Unicode normalization', async () => {
  const kept = await hashPassword('kafe\u0301 di ujung jalan')
  expect(await isPassword(kept, 'kaf\u00e9 di ujung jalan')).toBe(true)
  expect(await isPassword(kept, 'kafe di ujung jalan')).toBe(false)
  expect(await isPassword(kept, 'kaf\u00e9 di ujung jalan ')).toBe(false)
})

test('without a stored hash returns false, also for the password of the substitute hash', async () => {
  expect(await isPassword(undefined, 'a password of nobody')).toBe(false)
})

test('throws BUSY beyond the queue’s limit and finishes the others', async () => {
  const asked = await Promise.allSettled(Array.from({ length: 120 }, () => isPassword(undefined, 'x')))
  const refused = asked.filter((one) => one.status === 'rejected')
  expect(refused.length).toBeGreaterThan(0)
  for (const one of refused) expect(one.reason).toMatchObject({ code: 'BUSY', retryAfter: 2 })
  expect(asked.length - refused.length).toBeGreaterThanOrEqual(64)
  expect(await isPassword(undefined, 'x')).toBe(false)
})
