import { freshDatabase, type FreshDatabase } from '@saki/db/testing'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { ownerAlone } from './access.ts'
import { citedGoodsQuery } from './domains/citations/comparedGoods.ts'
import { citationsQuery } from './domains/citations/citations.sql.ts'
import { dueQuery } from './jobs/dueQuery.ts'
import { filedAgainstQuery } from './domains/deskCase/otherParties.sql.ts'
import { sharedFileQuery } from './domains/documents/sharedFile.sql.ts'
import { countWaitingQuery, postalOfCaseQuery, waitingLettersQuery } from './domains/posting/posting.sql.ts'
import { readBy } from './testing/plannedRows.ts'

const CASES = 30_000
const OPPONENT = 900_002
const PAYER = 900_001
/** A case with an opposition on paper, a counter-statement on paper and a refund. */
const CASE = 300
/** Every so many letters one waits to be posted. */
const WAITING_OF = 1000

/** Tables with a row for each case; the others are empty here. */
const FILLED = new Set(
  [
    'application',
    'process',
    'process_action',
    'request',
    'request_case',
    'stored_file',
    'bill',
    'payment_notice',
  ].concat(['letter', 'postal_letter', 'letter_posting', 'citation', 'application_nice']),
)

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
  await fresh.db.connection().execute(async (one) => {
    const run = async (statement: RawBuilder<unknown>) => void (await statement.execute(one))
    await run(sql`set session_replication_role = replica`)
    await run(sql`set statement_timeout = 0`)
    await run(sql`insert into app_user (user_id, email, email_folded, full_name, role, status, password_hash, password_changed_at, created_at) overriding system value
      select n, n || '@contoh.id', n || '@contoh.id', 'X', 'applicant', 'active', '', now(), now() from unnest(array[${PAYER}, ${OPPONENT}]::int[]) n`)
    await run(sql`insert into application (application_id, owner_id, idempotency_key, submission_nbr, form_typ, form_version, snapshot, file_typ, file_seq, file_ser, file_nbr,
        application_number, appl_typ, law_code, title, payer_category, submitted_at, filing_date, imported_at, imported_sha256, proc_typ, proc_nbr)
      overriding system value
      select n, ${PAYER}, 'k' || n, 'TRX-2020-' || (100000 + n), 'mark-filing', 1, '{}', 'D', '00', 2020, n, 'DID2020' || lpad(n::text, 6, '0'), 'MARK',
             'UU20/2016', 'T' || n, 'UMUM', '2020-01-01', '2020-01-01', now(), sha256(n::text::bytea), '3', n
        from generate_series(1, ${CASES}::int) n`)
    await run(sql`insert into process (proc_typ, proc_nbr, application_id, flow_id, flow_version, state, state_since)
      select '3', n, n, 'mark-registration', 1, 'opposed', now() from generate_series(1, ${CASES}::int) n
      union all select '12', n + ${CASES}::int, n, 'request-opposition', 1, 'countered', now() from generate_series(1, ${CASES}::int) n`)
    await run(sql`insert into request (request_id, submission_nbr, kind, owner_id, submitted_at, received_on, received_at, snapshot, recorded_by)
      overriding system value
      select n, 'TRX-2021-' || (100000 + n), 'OP', ${OPPONENT}, now(), '2021-01-01', now(), '{"OPPONENTS": [{"PERSON_NAME": "PT Lawan"}]}', 1
        from generate_series(1, ${CASES}::int) n`)
    await run(sql`insert into request_case (request_id, application_id, seq_num, detail, proc_typ, proc_nbr)
      select n, n, 1, '{}', '12', n + ${CASES}::int from generate_series(1, ${CASES}::int) n`)
    await run(sql`insert into process_action (proc_typ, proc_nbr, action_nbr, action, from_state, to_state, actor_role, action_date, captured_at, detail)
      select '3', n, 1, 'oppose', 'publication', 'opposed', 'public', date '2021-01-01', '2021-01-01'::timestamptz + n * interval '1 second',
             jsonb_build_object('SUBMISSION_NBR', 'TRX-2021-' || (100000 + n), 'SCAN_ID', 'own' || n) from generate_series(1, ${CASES}::int) n
      union all
      select '3', n, 2, 'answer', 'opposed', 'answered', 'applicant', '2021-02-01', '2021-02-01'::timestamptz + n * interval '1 second',
             jsonb_build_object('SCAN_ID', 'counter' || n) from generate_series(1, ${CASES}::int) n
      union all
      select '12', n + ${CASES}::int, 1, 'serve_counter', 'served', 'countered', 'system', '2021-02-01', '2021-02-01'::timestamptz + n * interval '1 second', '{}'
        from generate_series(1, ${CASES}::int) n`)
    await run(sql`insert into stored_file (file_id, owner_id, application_id, specdoc_typ, file_name, mime, size_bytes, sha256, object_key, uploaded_at, refund_event_id)
      select kind || n, 1, case when kind <> 'proof' then n end, 'PPR', 'a.pdf', 'application/pdf', 1, '\\x00', 'k' || kind || n, now(),
             case when kind = 'proof' then 'event' || n end
        from generate_series(1, ${CASES}::int) n, unnest(array['own', 'counter', 'proof']) kind`)
    await run(sql`insert into bill (billing_code, amount, lines, status, issued_at, valid_until, application_id)
      select '8' || lpad(n::text, 14, '0'), 1, '[]', 'paid', now(), now(), n from generate_series(1, ${CASES}::int) n`)
    await run(sql`insert into payment_notice (event_id, billing_code, amount, ntpn, paid_at, received_at, outcome)
      select 'event' || n, '8' || lpad(n::text, 14, '0'), 1, 'N' || n, now(), now(), 'late' from generate_series(1, ${CASES}::int) n`)
    await run(sql`insert into letter (letter_id, offidoc_ori, offidoc_ser, offidoc_nbr, doc_number, application_id, letter_typ, title, file_name, content, issued_on, issued_at, verify_code)
      select 'letter-' || n, 'ID', 2021, n, 'HKI-' || n, n, 'SPO', 'Surat', 'a.pdf', '{"recipient": {"names": [{"text": "PT Lawan"}]}}', '2021-01-01', now(),
             lpad(n::text, 12, '0') from generate_series(1, ${CASES}::int) n`)
    await run(sql`insert into postal_letter (letter_id, issued_at, posted_on)
      select 'letter-' || n, now(), case when n % ${WAITING_OF}::int > 0 then date '2021-01-02' end from generate_series(1, ${CASES}::int) n`)
    await run(sql`insert into letter_posting (letter_id, posted_on, way, proof, recorded_by, recorded_at)
      select letter_id, posted_on, 'registered', 'RR1', ${PAYER}, now() from postal_letter where posted_on is not null`)
    await run(sql`insert into citation (application_id, cited_id, note, cited_by, cited_at, kind)
      select n, n + 1, '', ${PAYER}, now(), 'mark' from generate_series(1, ${CASES - 1}::int) n`)
    await run(sql`insert into application_nice (application_id, nice_class_code, terms)
      select n, c, '{kopi,teh}' from generate_series(1, ${CASES}::int) n, unnest(array[30, 43]) c`)
    await run(sql`update process set fires_on = '2021-01-05' where proc_typ = '3' and proc_nbr % 300 = 0`)
    await run(sql`vacuum analyze`)
    await run(sql`reset all`)
  })
}, 300_000)
afterAll(() => fresh.drop())

async function expectFew(query: RawBuilder<unknown>, most: number): Promise<void> {
  expect((await query.execute(fresh.db)).rows.length).toBeGreaterThan(0)
  for (const plan of ['custom', 'generic'] as const) {
    const read = await readBy(fresh.db, query, plan)
    expect(read.scanned.filter((table) => FILLED.has(table))).toEqual([])
    expect(read.mostRows, `rows by ${read.where}, ${plan} plan`).toBeLessThanOrEqual(most)
  }
}

describe('no statement reads in proportion to the register for', () => {
  test.each([
    ['the scan of the asker’s own opposition on paper', `own${CASE}`, OPPONENT],
    ['the scan of a counter-statement on paper', `counter${CASE}`, OPPONENT],
    ['the proof of a refund', `proof${CASE}`, PAYER],
  ])('%s', async (_name, fileId, userId) => {
    await expectFew(sql`${sharedFileQuery(fresh.db, ownerAlone(userId), fileId)}`, 50)
  })

  test('who filed against a case', () => expectFew(filedAgainstQuery(CASE), 20))

  test('the citations of a case with their goods', async () => {
    await expectFew(sql`${citationsQuery(fresh.db, CASE)}`, 20)
    await expectFew(sql`${citedGoodsQuery(fresh.db, CASE, [CASE + 1])}`, 20)
  })

  test('letters that wait to be posted: those alone', async () => {
    await expectFew(waitingLettersQuery({ page: 1, size: 25 }), CASES / WAITING_OF + 10)
    await expectFew(countWaitingQuery(), CASES / WAITING_OF + 10)
  })

  test('letters of a case that go by post', () => expectFew(postalOfCaseQuery(CASE), 20))

  test('what is due by a day', async () => {
    await expectFew(sql`${dueQuery(fresh.db, '2021-02-01', [], undefined, 500)}`, 1000)
  })
})
