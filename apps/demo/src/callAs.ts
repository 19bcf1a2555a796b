import { officeRoles } from '@saki/domain/office/officeRoles'
import { randomUUID } from 'node:crypto'

import type { HandlerInput } from '@saki/api/implement'
import { mandatesHeldBy } from '@saki/api/domains/session/session.sql'
import type { Session } from '@saki/api/session'
import type { Db } from '@saki/db'

import { demoUserId, type DemoContext } from './demoContext.ts'

type Called = Pick<HandlerInput, 'params' | 'query' | 'body'>

/** What an account calls, at an instant. */
interface Asked<I extends Called> {
  email: string
  at: Date
  params?: I['params']
  query?: I['query']
  body?: I['body']
}

/** Runs the handler of a call as an account of the demonstration, in its transaction and with a key of its own. */
export async function callAs<I extends Called, R>(
  handler: (input: I) => Promise<R> | R,
  { tx, services, userIds }: DemoContext,
  { email, at, params, query, body }: Asked<I>,
): Promise<R> {
  const session = await sessionOf(tx, demoUserId(userIds, email), at)
  const input = { params, query, body, session, db: tx, now: at, language: 'id', key: randomUUID() }
  return handler({ ...input, services: { ...services, clock: () => at } } as unknown as I)
}

async function sessionOf(tx: Db, userId: number, at: Date): Promise<Session> {
  const account = await tx.selectFrom('app_user').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow()
  return {
    userId,
    role: account.role,
    officeRoles: account.role === 'office' ? officeRoles : [],
    userName: account.full_name,
    email: account.email,
    userTyp: account.user_typ,
    agentCode: account.agent_code,
    mandates: await mandatesHeldBy(tx, userId, at),
    language: 'id',
    idHash: Buffer.alloc(32),
    createdAt: at,
    expiresAt: at,
  }
}
