import { createRequire } from 'node:module'

type Argon2 = typeof import('@node-rs/argon2')
const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as Argon2

/**
 * In place of @node-rs/argon2 in API tests (vitest.config.ts): hashes at the lowest cost, because a suite hashes thousands of passwords of
 * test accounts. The cost of the product is tested in password.test.ts, which runs without it.
 */
export const hash: Argon2['hash'] = (password) => argon2.hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })
export const verify: Argon2['verify'] = argon2.verify
