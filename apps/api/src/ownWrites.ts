import type { Db } from '@saki/db'
import { sql } from 'kysely'

/** After this time a replica that cannot tell how far it is counts as level. */
const MOST_MS = 60_000

/**
 * What users of this process wrote that a replica may not have yet, so that their searches find it: they read the database that is written until the
 * replica has reached the place of the write in its log.
 */
export class OwnWrites {
  readonly #written = new Map<number, { place: string; at: number }>()
  readonly #db: Db
  readonly #reached: (place: string) => Promise<boolean>

  /** `reached`: whether the replica has what was written to `db` up to a place in its log. */
  constructor(db: Db, reached: (place: string) => Promise<boolean>) {
    this.#db = db
    this.#reached = reached
  }

  /** To be called after a write of the user was committed. */
  async note(userId: number, now: Date): Promise<void> {
    const { rows } = await sql<{ place: string }>`select pg_current_wal_insert_lsn()::text as place`.execute(this.#db)
    for (const [user, { at }] of this.#written) if (now.getTime() - at > MOST_MS) this.#written.delete(user)
    const place = rows[0]?.place
    if (place !== undefined) this.#written.set(userId, { place, at: now.getTime() })
  }

  /** Whether the user wrote something that the replica does not have yet. */
  async isAhead(userId: number, now: Date): Promise<boolean> {
    const last = this.#written.get(userId)
    if (!last) return false
    const isOver = now.getTime() - last.at > MOST_MS || (await this.#reached(last.place))
    if (isOver && this.#written.get(userId) === last) this.#written.delete(userId)
    return !isOver
  }
}

/** Whether the database behind `replica` has replayed a log up to a place; false when it replays none. */
export async function hasReplayed(replica: Db, place: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean | null }>`
    select pg_last_wal_replay_lsn() >= ${place}::pg_lsn as has`.execute(replica)
  return rows[0]?.has === true
}
