import type { Db } from '@saki/db'
import { filledDatabase, type FreshDatabase } from '@saki/db/testing'
import { sql } from 'kysely'

/** Public cases. */
export const BIG_REGISTER_CASES = 100_000
const UNPUBLISHED = 20_000
/** Owns one of ten unpublished cases. */
export const LARGE_OWNER = 7
/** Four hundred others, from this id on, own the rest, 40 or 50 each. */
export const FIRST_SMALL_OWNER = 1_000

/** A register with entries alone, without the cases behind them, vacuumed; the tests of a run share the work of filling it. */
export const bigRegister = (): Promise<FreshDatabase> => filledDatabase('bigregister', fillRegisterEntries)

/** Public and unpublished cases of three words: kopi in one of five, jaya in one of seven, and one of their own; Budi represents one of three. 30,000 words without digits. */
async function fillRegisterEntries(db: Db): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one)
    await sql`set statement_timeout = 0`.execute(one)
    // Until the commit is on the disk, vacuum cannot mark pages as visible to all.
    await sql`set synchronous_commit = on`.execute(one)
    const makeIndexes = await dropIndexes(one)
    await sql`insert into register_entry
      select n, true, 1, 'D', case when n % 5000 < 400 then 'lapsed' else 'registered' end, 'DID2020' || lpad(n::text, 6, '0'), 'IDM' || lpad(n::text, 9, '0'),
             'did2020' || lpad(n::text, 6, '0') || E'\n' || 'idm' || lpad(n::text, 9, '0'), 20200000000000 + n,
             array_to_string(w, ' '), 'pt ' || w[3], date '2005-01-01' + n % 5000, date '2006-01-01' + n % 5000, date '2007-01-01' + n % 5000,
             date '2027-01-01' + n % 5000, null, '{ID}', array[(1 + n % 45)::text], ' ' || array_to_string(w, ' ') || ' ', ' pt ' || w[3] || ' ', '',
             array_to_tsvector(array(select distinct t from unnest(array['w:' || w[1], 'w:' || w[2], 'w:' || w[3], 't:' || w[1], 't:' || w[2], 't:' || w[3],
               'o:' || w[3], 'k:' || 1 + n % 45, case when n % 5000 < 400 then 's:lapsed' else 's:registered' end, 'f:D', 'y:' || 2005 + n % 14, 'n:DID2020' || lpad(n::text, 6, '0'),
               'r:' || case when n % 3 = 0 then 'budi' else 'r' || left(md5((n % 300)::text), 6) end,
               'd:' || case when n % 500 = 0 then 'open' else 'complete' end, case when n % 400 = 0 then 'u:' || n % 20 else 'f:D' end, case when n % 2300 = 0 then 'v:26.1' else 'f:D' end]) t)),
             date '2027-01-01' + n % 5000, case when n % 400 = 0 then date '2005-01-01' + n % 5000 + 365 * (n % 20) end
        from generate_series(1, ${BIG_REGISTER_CASES}::int) n
       cross join lateral (select array[case when n % 5 = 0 then 'kopi' else 'a' || n % 900 end, case when n % 7 = 0 then 'jaya' else 'b' || n % 800 end, left(md5(n::text), 9)] as w) k`.execute(
      one,
    )
    // As the public cases of the same words, with other ids, numbers and owners.
    await sql`insert into register_entry
      select u.* from register_entry e
       cross join lateral jsonb_populate_record(e, jsonb_build_object('application_id', e.application_id + ${BIG_REGISTER_CASES}::int, 'is_public', false,
         'number_key', e.number_key + ${BIG_REGISTER_CASES}::int, 'application_number', 'DID2021' || lpad(e.application_id::text, 6, '0'), 'registration_nbr', '',
         'stage', 'running', 'owner_id', case when e.application_id % 10 = 0 then ${LARGE_OWNER}::int else ${FIRST_SMALL_OWNER}::int + e.application_id % 400 end)) u
       where e.application_id <= ${UNPUBLISHED}::int`.execute(one)
    await sql`insert into register_word select w, deletions(w) from (
      select translate(left(md5(n::text), 9), '0123456789', 'ghijklmnop') as w from generate_series(1, 30000) n
       union select unnest('{kopi,jaya,budi}'::text[])) k`.execute(one)
    await makeIndexes()
    await sql`vacuum analyze register_entry`.execute(one)
    await sql`vacuum analyze register_word`.execute(one)
    await sql`reset all`.execute(one)
  })
}

/** Drops the indexes of the filled tables, which are made several times faster of all rows at once; the returned function makes them again. */
async function dropIndexes(db: Db): Promise<() => Promise<void>> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
     where tablename in ('register_entry', 'register_word') and indexname not like '%_pkey'`.execute(db)
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db)
  return async () => {
    for (const { definition } of rows) await sql.raw(definition).execute(db)
  }
}
