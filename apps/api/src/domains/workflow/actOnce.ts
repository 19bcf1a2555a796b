import { transact, type Db } from '@saki/db'

import type { HandlerInput } from '../../implement.ts'
import { onceOnly } from '../../keptReply.ts'
import type { ActionResult } from './recordAction.ts'
import { publishActed } from './takeAction.ts'

type OnceInput = Pick<HandlerInput, 'session' | 'services' | 'db' | 'now' | 'key'> & { body: unknown }

/**
 * Runs a call that acts in a case: once per Idempotency-Key, in one transaction; its acts are published after the commit. `authorise` also runs
 * before a stored reply is repeated. Throws KEY_REUSED, KEY_IN_USE.
 */
export async function actOnce<R, F = undefined>(
  { body, session, services, db, now, key }: OnceInput,
  call: string,
  work: (tx: Db, found: F) => Promise<{ reply: R; acted?: ActionResult | readonly ActionResult[] | undefined }>,
  authorise: (tx: Db) => Promise<F> = async () => undefined as F,
): Promise<R> {
  let acted: readonly ActionResult[] = []
  const reply = await transact(db, async (tx) => {
    const found = await authorise(tx)
    return onceOnly(tx, { userId: session.userId, key, call, request: body, now }, async () => {
      const done = await work(tx, found)
      acted = done.acted === undefined ? [] : [done.acted].flat()
      return done.reply
    })
  })
  for (const one of acted) await publishActed(services, one)
  return reply
}
