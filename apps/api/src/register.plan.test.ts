import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { isUnderAppeal, ownerAlone } from './access.ts'
import { matchingCases } from './caseWords.sql.ts'
import { lettersWaitingQuery } from './domains/outgoing/reminders.sql.ts'
import { entriesQuery, registeredQuery } from './domains/requests/registerEntries.sql.ts'
import { ownGrantedQuery } from './domains/upkeep/grantedPatents.sql.ts'
import { fileUnderAppealQuery } from './domains/documents/appealFiles.sql.ts'
import { bigAccount } from './testing/bigAccount.ts'
import { vacuum } from './testing/bulkCases.ts'
import { readBy } from './testing/plannedRows.ts'
import { startTestPortal, type TestPortal } from './testing/portal.ts'

/** CASES=1000000 plans the register of an office. */
const CASES = Number(process.env['CASES'] ?? 100_000)
const TABLES = ['application', 'process', 'process_action', 'case_words', 'inbox_item']
const NOW = new Date('2026-03-02T03:00:00Z')
const OPPOSABLE = ['design-registration publication', 'mark-registration publication']
/** Every so many cases one is in publication, as 30,000 of a million are. */
const ONE_IN = 33

let portal: TestPortal
let firm: number
let first: number

beforeAll(async () => {
  const account = await bigAccount(CASES)
  firm = account.ownerId
  first = account.first
  portal = await startTestPortal({ now: NOW.toISOString(), database: account.database })
  await portal.db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one)
    await sql`alter table process disable trigger user`.execute(one)
    await sql`alter table application disable trigger user`.execute(one)
    await sql`update process set state = 'publication', due_date = '2026-04-01' where proc_nbr % ${ONE_IN} = 0 and flow_id = 'design-registration'`.execute(
      one,
    )
    await sql`update application a set publication_date = '2026-02-01' from process p
      where p.proc_typ = a.proc_typ and p.proc_nbr = a.proc_nbr and p.state = 'publication'`.execute(one)
    await sql`alter table process enable trigger user`.execute(one)
    await sql`alter table application enable trigger user`.execute(one)
  })
  await vacuum(portal.db)
}, 900_000)
afterAll(() => portal.close())

async function expectFew(query: RawBuilder<unknown>, most: number): Promise<void> {
  for (const plan of ['custom', 'generic'] as const) {
    const read = await readBy(portal.db, query, plan)
    expect(read.scanned.filter((table) => TABLES.includes(table))).toEqual([])
    expect(read.mostRows, `rows by ${read.where}, ${plan} plan`).toBeLessThanOrEqual(most)
  }
}

describe('in a large register no statement reads in proportion to it for', () => {
  const wanted = { ownerId: 0, most: 10 }

  test('applications that may be opposed, by a number', async () => {
    const number = `A002025${first + 66}`
    const { rows } = await sql<{ id: number }>`select id from ${matchingCases(undefined, `%${number}%`)} f(id)`.execute(
      portal.db,
    )
    expect(rows).toHaveLength(1)
    await expectFew(registeredQuery(number), 10)
    await expectFew(
      entriesQuery(
        { ...wanted, words: number, states: OPPOSABLE },
        rows.map(({ id }) => id),
      ),
      100,
    )
  })

  test('applications that may be opposed, by a word of all: those in publication only', async () => {
    await expectFew(entriesQuery({ ...wanted, words: 'botol', states: OPPOSABLE }, undefined), CASES / ONE_IN + 10)
  })

  test('entries by their numbers', async () => {
    await expectFew(entriesQuery({ ...wanted, numbers: [`A002025${first + 1}`, 'IDD000000001'] }, undefined), 100)
  })

  test('whether a case, or the case of a file, is under appeal', async () => {
    await expectFew(
      sql`select application_id from application a where a.application_number = ${`A002025${first + 1}`} and ${isUnderAppeal}`,
      100,
    )
    await expectFew(fileUnderAppealQuery('00000000-0000-4000-8000-000000000000'), 100)
  })

  test('reminders of a day: those due and unread around it', async () => {
    await expectFew(lettersWaitingQuery('2026-03-02', { limit: 100 }), CASES / 10)
  })

  test('granted patents of an account that has none of its cases granted', async () => {
    await expectFew(ownGrantedQuery(ownerAlone(firm), 100), 100)
  })
})
