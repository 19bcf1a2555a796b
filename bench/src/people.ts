import { hash } from '@node-rs/argon2'
import type { Db } from '@saki/db'

import { sendJson } from './client.ts'

export interface User {
  userId: number
  cookie: string
}

const password = 'a passphrase for measuring only'

/** Creates active applicants by SQL and signs them in by the real call. */
export async function signInUsers(db: Db, baseUrl: string, count: number): Promise<User[]> {
  const at = new Date()
  const passwordHash = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  const rows = await db
    .insertInto('app_user')
    .values(
      Array.from({ length: count }, (_, index) => ({
        email: `bench${at.getTime()}x${index}@contoh.id`,
        email_folded: `bench${at.getTime()}x${index}@contoh.id`,
        password_hash: passwordHash,
        password_changed_at: at,
        status: 'active',
        full_name: `Pemohon Ukur ${index}`,
        created_at: at,
        activated_at: at,
      })),
    )
    .returning(['user_id', 'email'])
    .execute()
  const users: User[] = []
  for (const row of rows) {
    const reply = await sendJson(baseUrl, '/login', { body: { EMAIL: row.email, LOGIN_PASSWORD: password } })
    if (reply.status !== 200) throw new Error(`login answered ${reply.status}: ${JSON.stringify(reply.body)}`)
    users.push({ userId: row.user_id, cookie: reply.setCookie.map((cookie) => cookie.split(';')[0]).join('; ') })
  }
  return users
}
