import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { prepared } from './connection.ts'
import { commitWith, openDb, transact, type Db } from './db.ts'
import { freshDatabase, type FreshDatabase } from './testing.ts'
import { watchWrites } from './writes.ts'

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const countryName = (code: string) =>
  database.db.selectFrom('country').select('name_id').where('country_code', '=', code).executeTakeFirst()

describe('openDb', () => {
  test('reads date as text, bigint as number and timestamptz as Date', async () => {
    const found = await sql`select date '2026-02-28' as day, 9007199254740991::bigint as amount,
      timestamptz '2026-01-05 09:00+07' as instant`.execute(database.db)
    expect(found.rows).toEqual([
      { day: '2026-02-28', amount: 9_007_199_254_740_991, instant: new Date('2026-01-05T02:00:00Z') },
    ])
  })
})

describe('transact', () => {
  test('rolls back everything when the work throws', async () => {
    const rename = transact(database.db, async (tx) => {
      await tx.updateTable('country').set({ name_id: 'Nusantara' }).where('country_code', '=', 'ID').execute()
      throw new Error('changed my mind')
    })
    await expect(rename).rejects.toThrow('changed my mind')
    expect(await countryName('ID')).toEqual({ name_id: 'Indonesia' })
  })

  test('refuses the outer handle inside a transaction and accepts it afterwards', async () => {
    await expect(transact(database.db, () => countryName('ID'))).rejects.toThrow('pass tx')
    expect(await countryName('JP')).toEqual({ name_id: 'Jepang' })
  })
})

describe('transact inside a transaction', () => {
  test('joins it, so that what it wrote is rolled back with the whole', async () => {
    const rename = transact(database.db, async (tx) => {
      await transact(tx, (joined) =>
        joined.updateTable('country').set({ name_id: 'Nusantara' }).where('country_code', '=', 'ID').execute(),
      )
      throw new Error('changed my mind')
    })
    await expect(rename).rejects.toThrow('changed my mind')
    expect(await countryName('ID')).toEqual({ name_id: 'Indonesia' })
  })
})

describe('a connection that the server ends during a transaction', () => {
  test('fails only that transaction; the process runs on and the next transaction gets a new connection', async () => {
    const lost = transact(database.db, async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      await endBackend(rows[0]?.pid ?? 0)
      await sql`select 1`.execute(tx)
    })
    await expect(lost).rejects.toThrow()
    expect(await countryName('ID')).toEqual({ name_id: 'Indonesia' })
  })
})

/** Ends a backend and waits until it is gone and its last message has been sent. */
async function endBackend(pid: number): Promise<void> {
  const other = new pg.Client(database.url)
  await other.connect()
  await other.query('select pg_terminate_backend($1)', [pid])
  await vi.waitFor(async () =>
    expect((await other.query('select 1 from pg_stat_activity where pid = $1', [pid])).rowCount).toBe(0),
  )
  await other.end()
}

describe('watchWrites', () => {
  const read = (db: Db) => sql`select 1`.execute(db)
  const write = (db: Db) => sql`update country set name_id = name_id where country_code = 'JP'`.execute(db)
  const failing = (work: (tx: Db) => Promise<unknown>) => (db: Db) =>
    transact(db, async (tx) => {
      await work(tx)
      throw new Error('changed my mind')
    }).catch(() => undefined)
  test.each<[string, (db: Db) => Promise<unknown>, boolean]>([
    ['a reading', read, false],
    ['a prepared reading', (db) => sql`${prepared} select 1`.execute(db), false],
    ['a write outside a transaction', write, true],
    [
      'a write within a reading',
      (db) => sql`with w as (${sql`delete from country where false returning 1`}) select 1 from w`.execute(db),
      true,
    ],
    ['a transaction that is committed', (db) => transact(db, write), true],
    [
      'a transaction committed with its last statement',
      (db) => transact(db, (tx) => commitWith(tx, sql`select ${1}::int`)),
      true,
    ],
    ['a transaction that is taken back', failing(write), false],
    ['a reading after a transaction that was taken back', (db) => failing(write)(db).then(() => read(db)), false],
  ])('%s: whether it may have been kept is known', async (_what, work, sent) => {
    const watch = { sent: false }
    await watchWrites(watch, () => work(database.db))
    expect(watch.sent).toBe(sent)
  })
})

describe('commitWith', () => {
  const rename = (name: string | null, code = 'JP') =>
    sql`update country set name_id = ${name} where country_code = ${code} and ${2}::int + ${3} = 5`

  test.each([
    ['a quote', "Jepang's"],
    ['a backslash', 'Je\\pang\\'],
    ['what looks like a parameter', '$1 $2'],
    ['a comment and an end', "'; drop table country; --"],
    ['Arabic', 'اليابان'],
  ])('writes %s as it is and commits', async (_says, name) => {
    await transact(database.db, (tx) => commitWith(tx, rename(name)))
    expect(await countryName('JP')).toEqual({ name_id: name })
  })

  test('is sent together with the only commit, and the next transaction commits as usual', async () => {
    const events: string[] = []
    const send = pg.Client.prototype.query
    const sent = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, query: unknown) {
      const { text } = query as { text: string }
      events.push(text)
      const answer = Reflect.apply(send, this, [query]) as Promise<unknown>
      void answer.then(() => events.push(`answered ${text}`))
      return answer
    })
    const db = openDb({ url: database.url, poolSize: 1 })
    try {
      await transact(db, (tx) => commitWith(tx, sql`update country set name_id = 'Jepang' where country_code = 'JP'`))
      const update = expect.stringContaining("name_id = 'Jepang'") as string
      expect(events).toEqual(['begin', 'answered begin', update, 'commit', `answered ${events[2]}`, 'answered commit'])
      await transact(db, (tx) =>
        tx.updateTable('country').set({ name_id: 'Nihon' }).where('country_code', '=', 'JP').execute(),
      )
      expect(await countryName('JP')).toEqual({ name_id: 'Nihon' })
    } finally {
      sent.mockRestore()
      await db.destroy()
    }
  })

  test('rolls back the whole transaction when it fails', async () => {
    const failing = transact(database.db, async (tx) => {
      await tx.updateTable('country').set({ name_id: 'Nusantara' }).where('country_code', '=', 'ID').execute()
      await commitWith(tx, sql`select 1 / ${0}::int`)
    })
    await expect(failing).rejects.toThrow('division by zero')
    expect(await countryName('ID')).toEqual({ name_id: 'Indonesia' })
  })

  test('refuses a statement after it and rolls back', async () => {
    const failing = transact(database.db, async (tx) => {
      await commitWith(tx, rename('Nippon'))
      await sql`select 1`.execute(tx)
    })
    await expect(failing).rejects.toThrow('a statement follows the last of its transaction')
    expect(await countryName('JP')).not.toEqual({ name_id: 'Nippon' })
  })

  test('is refused outside a transaction', async () => {
    await expect(commitWith(database.db, rename('Nippon'))).rejects.toThrow('outside a transaction')
    expect(await countryName('JP')).not.toEqual({ name_id: 'Nippon' })
  })

  test('is not carried out when the work throws after it', async () => {
    const failing = transact(database.db, async (tx) => {
      await commitWith(tx, rename('Nippon'))
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    await transact(database.db, (tx) => sql`select 1`.execute(tx))
    expect(await countryName('JP')).not.toEqual({ name_id: 'Nippon' })
  })
})
