import { sql } from 'kysely'
import { freshDatabase, type FreshDatabase } from '@saki/db/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { readBy } from '../../testing/plannedRows.ts'
import { knownPersonsQuery } from './paperParties.sql.ts'

const OWNERS = 50_000

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
  await fresh.db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one)
    await sql`set statement_timeout = 0`.execute(one)
    await sql`insert into app_user (user_id, email, email_folded, full_name, role, status, password_hash, created_at) overriding system value
      select 900001, 'x@contoh.id', 'x@contoh.id', 'X', 'applicant', 'active', '', now()`
      .execute(one)
      .catch(() => undefined)
    await sql`insert into application (owner_id, idempotency_key, submission_nbr, form_typ, form_version, snapshot, file_typ, file_seq, file_ser, file_nbr,
        application_number, appl_typ, law_code, title, payer_category, submitted_at, filing_date, publication_date, imported_at, imported_sha256)
      select 900001, 'k' || n, 'TRX-2020-' || (100000 + n), 'design-filing', 1, '{}', 'A', '00', 2020, n, 'A002020' || lpad(n::text, 5, '0'), 'DESIGN',
             'UU31/2000', 'T' || n, 'UMUM', '2020-01-01', '2020-01-01', case when n % 3 = 0 and (n % 10 <> 1 or n > ${OWNERS - 300}::int) then date '2020-06-01' end, now(), sha256(n::text::bytea)
        from generate_series(1, ${OWNERS}::int) n`.execute(one)
    await sql`insert into application_party (application_id, party_role, seq_num, person, person_name)
      select application_id, 'applicant', 1, '{}', case when file_nbr % 1000 = 0 then 'PT Sumber Makmur' when file_nbr % 10 = 1 then 'PT Banyak Nama' else 'PT ' || md5('a' || file_nbr) || ' ' || md5('b' || file_nbr) end
        from application`.execute(one)
    await sql`vacuum analyze`.execute(one)
    await sql`reset all`.execute(one)
  })
}, 120_000)
afterAll(() => fresh.drop())

test.each(['custom', 'generic'] as const)(
  'owners of the register are found by part of the name in the index of names (%s plan)',
  async (plan) => {
    const read = await readBy(fresh.db, knownPersonsQuery('sumber mak', 12), plan)
    expect(read.scanned.filter((table) => ['application', 'application_party'].includes(table))).toEqual([])
    expect(read.mostRows, read.where).toBeLessThan(OWNERS / 20)
  },
)

test('an owner is found whose name thousands of unpublished cases have too', async () => {
  const { rows } = await knownPersonsQuery('banyak nama', 12).execute(fresh.db)
  expect(rows).toMatchObject([
    { name: 'PT Banyak Nama', patentId: expect.stringMatching(/^A002020497|^A002020499|^A002020498/) },
  ])
  for (const plan of ['custom', 'generic'] as const) {
    const read = await readBy(fresh.db, knownPersonsQuery('banyak nama', 12), plan)
    expect(read.scanned.filter((table) => ['application', 'application_party'].includes(table))).toEqual([])
    // Once for each case that has the name.
    expect(read.mostRows, read.where).toBeLessThanOrEqual(OWNERS / 10)
  }
})
