import { randomUUID } from 'node:crypto'

import type { Db } from '@saki/db'
import { sql } from 'kysely'

import { sendJson } from './client.ts'
import { line, spread, timed } from './figures.ts'
import { settleBill } from './settleBill.ts'
import { signInUsers, type User } from './people.ts'
import type { BenchPortal } from './portal.ts'
import { cpuSeconds, databaseCpuSeconds } from './processor.ts'
import { sampleFiling } from './sample.ts'

const USERS = 32
const DURATION_MS = 20_000
const DRAFTS_EACH = 400

/** Users with drafts of a design, ready to be submitted; enough for three runs. */
export interface Filers {
  users: User[]
  filing: Record<string, unknown>
  /** Drafts not submitted yet, by user. */
  drafts: Map<number, { tempId: string; version: number }[]>
}

export async function prepareFilers(portal: BenchPortal, db: Db): Promise<Filers> {
  const users = await signInUsers(db, portal.baseUrl, USERS)
  const filing = await sampleFiling(db)
  for (const user of users) await prepareDrafts(portal, db, user, filing)
  return { users, filing, drafts: await draftsOf(db, users) }
}

/** What a run took: milliseconds of each call, and the seconds of the whole run. */
export interface FilingTimes {
  submits: number[]
  payments: number[]
  failures: string[]
  took: number
}

/** Every user submits one prepared draft with seven pictures after the other and pays it, for twenty seconds. */
export async function fileForAWhile(portal: BenchPortal, { users, filing, drafts }: Filers): Promise<FilingTimes> {
  const times: FilingTimes = { submits: [], payments: [], failures: [], took: 0 }
  const began = performance.now()
  await Promise.all(
    users.map(async (user) => {
      for (let draft = next(); draft; draft = next()) {
        if (performance.now() - began > DURATION_MS) return
        const failure = await fileAndPay(portal, user, draft, filing, times.submits, times.payments)
        if (failure) times.failures.push(failure)
      }
      function next() {
        return drafts.get(user.userId)?.shift()
      }
    }),
  )
  times.took = (performance.now() - began) / 1000
  return times
}

/** Filings per second, and then the tables are checked. */
export async function benchFiling(portal: BenchPortal, db: Db): Promise<void> {
  const filers = await prepareFilers(portal, db)
  const cpuBefore = [cpuSeconds(portal.pid), await databaseCpuSeconds(db)] as const
  const { submits, payments, failures, took } = await fileForAWhile(portal, filers)
  line(
    `filings, submitted and paid, ${USERS} users, ${took.toFixed(0)} s`,
    `${(payments.length / took).toFixed(0)} a second`,
  )
  const perFiling = (seconds: number) => `${((seconds * 1000) / payments.length).toFixed(1)} ms`
  const cpu = [cpuSeconds(portal.pid) - cpuBefore[0], (await databaseCpuSeconds(db)) - cpuBefore[1]] as const
  line('  processor time for one', `server ${perFiling(cpu[0])}, database ${perFiling(cpu[1])}`)
  line('  submit', spread(submits))
  line('  pay', spread(payments))
  line('  refused or failed', failures.length === 0 ? 'none' : `${failures.length}, first: ${failures[0]}`)
  await checkNumbers(db, payments.length)
}

async function fileAndPay(
  portal: BenchPortal,
  user: User,
  draft: { tempId: string; version: number },
  filing: Record<string, unknown>,
  submits: number[],
  payments: number[],
): Promise<string | undefined> {
  const body = {
    TEMP_ID: draft.tempId,
    FORM_TYP: 'design-filing',
    ROW_VERSION: draft.version,
    IND_SUBMIT: 'Y',
    DEVICE: 'bench',
    ...filing,
  }
  const submitted = await timed(submits, () =>
    sendJson(portal.baseUrl, '/savePermohonan', {
      body,
      cookie: user.cookie,
      headers: { 'idempotency-key': randomUUID() },
    }),
  )
  if (submitted.status !== 200)
    return `savePermohonan ${submitted.status} ${JSON.stringify(submitted.body).slice(0, 300)}`
  return timed(payments, () => settleBill(portal, submitted.body))
}

/** Makes one draft by the real call, and its copies and pictures by SQL, since preparing is not measured. */
async function prepareDrafts(portal: BenchPortal, db: Db, user: User, filing: Record<string, unknown>): Promise<void> {
  const made = await sendJson(portal.baseUrl, '/savePermohonan', {
    body: { FORM_TYP: 'design-filing', IND_SUBMIT: 'N', DEVICE: 'bench', ...filing },
    cookie: user.cookie,
    headers: { 'idempotency-key': randomUUID() },
  })
  if (made.status !== 200) throw new Error(`savePermohonan answered ${made.status}: ${JSON.stringify(made.body)}`)
  const tempId = String(made.body['TEMP_ID'])
  const at = new Date()
  await sql`insert into stored_file (file_id, owner_id, temp_id, specdoc_typ, view_typ, seq_num, file_name, mime, size_bytes, sha256, width, height, object_key, uploaded_at)
    select 'F-' || gen_random_uuid(), ${user.userId}, ${tempId}, 'GDI', n, n, 'tampak' || n || '.jpg', 'image/jpeg', 250000, sha256(convert_to('view' || n, 'UTF8')), 1600, 1200, 'bench', ${at}
      from generate_series(1, 7) n`.execute(db)
  await sql`insert into draft (temp_id, owner_id, form_typ, form_version, data, title, row_version, complete_pct, device, created_at, updated_at)
    select 'D-' || translate(substr(md5(${tempId} || n::text) || md5(n::text || ${tempId}), 1, 32), '0189', 'wxyz'), owner_id, form_typ, form_version, data, title, row_version, complete_pct, device, created_at, updated_at
      from draft, generate_series(1, ${DRAFTS_EACH}) n where temp_id = ${tempId}`.execute(db)
  await sql`insert into stored_file (file_id, owner_id, temp_id, specdoc_typ, view_typ, seq_num, file_name, mime, size_bytes, sha256, width, height, object_key, uploaded_at)
    select 'F-' || gen_random_uuid(), f.owner_id, d.temp_id, f.specdoc_typ, f.view_typ, f.seq_num, f.file_name, f.mime, f.size_bytes, f.sha256, f.width, f.height, f.object_key, f.uploaded_at
      from draft d, stored_file f where d.owner_id = ${user.userId} and d.temp_id <> ${tempId} and f.temp_id = ${tempId}`.execute(
    db,
  )
}

async function draftsOf(db: Db, users: User[]): Promise<Map<number, { tempId: string; version: number }[]>> {
  await sql`analyze draft, stored_file`.execute(db)
  const rows = await db
    .selectFrom('draft')
    .select(['owner_id', 'temp_id', 'row_version'])
    .where(
      'owner_id',
      'in',
      users.map((user) => user.userId),
    )
    .execute()
  const byUser = new Map<number, { tempId: string; version: number }[]>()
  for (const row of rows)
    byUser.set(row.owner_id, [...(byUser.get(row.owner_id) ?? []), { tempId: row.temp_id, version: row.row_version }])
  return byUser
}

/** Checks the register after the run: numbers without gaps or repeats, one paid bill each, as many cases as were acknowledged. */
export async function checkNumbers(db: Db, acknowledged: number): Promise<void> {
  const { rows } = await sql<{
    numbers: number
    distinct_numbers: number
    lowest: number
    highest: number
    paid: number
  }>`
    select count(*)::int as numbers, count(distinct (file_typ, file_seq, file_ser, file_nbr))::int as distinct_numbers, min(file_nbr) as lowest, max(file_nbr) as highest,
           (select count(*)::int from bill where status = 'paid') as paid
      from application where file_nbr is not null and file_typ = 'A' and file_ser <> 2025 and imported_at is null`.execute(
    db,
  )
  const found = rows[0]
  if (!found) return
  const right =
    found.numbers === acknowledged &&
    found.distinct_numbers === found.numbers &&
    found.lowest === 1 &&
    found.highest === found.numbers &&
    found.paid === found.numbers
  line(
    '  numbers',
    `${right ? 'gapless and unique' : 'WRONG'}: ${found.numbers} given for ${acknowledged} acknowledged, ${found.lowest}–${found.highest}, ${found.paid} bills paid`,
  )
}
