import { tables, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'

import type { ImportedStep } from './walkImported.ts'

/** An imported case ready to be written: columns of its tables by name. */
export interface CaseRows {
  applicationNumber: string
  sha256: string
  application: Record<string, unknown>
  parties: Record<string, unknown>[]
  priorities: Record<string, unknown>[]
  locarno: Record<string, unknown>[]
  nice: Record<string, unknown>[]
  ipc: Record<string, unknown>[]
  vienna: Record<string, unknown>[]
  mark: Record<string, unknown> | undefined
  patent: Record<string, unknown> | undefined
  process: {
    proc_typ: string
    flow_id: string
    flow_version: number
    state: string
    state_since: string
    due_date: LegalDate | null
    fires_on: LegalDate | null
  }
  steps: ImportedStep[]
}

/** Hash of the imported line of each application, by number; empty for applications filed in the portal. */
export async function findKnown(tx: Db, applicationNumbers: string[]): Promise<Map<string, string>> {
  const rows = await tables(tx)
    .selectFrom('application')
    .select(['applicationNumber', 'importedSha256'])
    .where((eb) => eb('applicationNumber', '=', eb.fn.any(eb.val(applicationNumbers))))
    .$narrowType<{ applicationNumber: string }>()
    .execute()
  return new Map(rows.map((row) => [row.applicationNumber, row.importedSha256?.toString('hex') ?? '']))
}

/** Ids of active and other accounts by case-folded address. */
export async function findAccounts(db: Db): Promise<Map<string, number>> {
  const rows = await tables(db)
    .selectFrom('appUser')
    .select(['emailFolded', 'userId'])
    .where('role', '=', 'applicant')
    .where('status', '<>', 'closed')
    .execute()
  return new Map(rows.map(({ emailFolded, userId }) => [emailFolded, userId]))
}

/** The account that owns imported cases without an account of their own. Nobody can log in to it, and nothing is mailed to it. */
export async function ensureHoldingAccount(db: Db, email: string, now: Date): Promise<number> {
  await tables(db)
    .insertInto('appUser')
    .values({
      email,
      emailFolded: email,
      passwordHash: 'none',
      passwordChangedAt: now,
      status: 'closed',
      fullName: 'Arsip Kantor',
      createdAt: now,
    })
    .onConflict((c) => c.column('emailFolded').doNothing())
    .execute()
  const account = await tables(db)
    .selectFrom('appUser')
    .select('userId')
    .where('emailFolded', '=', email)
    .executeTakeFirst()
  if (!account) throw new Error('no holding account')
  return account.userId
}

/** Codes that lines may use. */
export async function knownCodes(
  db: Db,
): Promise<{ countries: Set<string>; locarno: Set<string>; vienna: Set<string>; letters: Set<string> }> {
  const builder = tables(db)
  const countries = await builder.selectFrom('country').select('countryCode').execute()
  const classes = await builder.selectFrom('locarnoClass').select('locarnoClassCode').execute()
  const divisions = await builder.selectFrom('viennaClass').select('viennaClassCode').execute()
  const kinds = await builder.selectFrom('fileType').select('fileTyp').execute()
  return {
    countries: new Set(countries.map(({ countryCode }) => countryCode)),
    locarno: new Set(classes.map(({ locarnoClassCode }) => locarnoClassCode)),
    vienna: new Set(divisions.map(({ viennaClassCode }) => viennaClassCode)),
    letters: new Set(kinds.map(({ fileTyp }) => fileTyp)),
  }
}

interface Made {
  applicationNumber: string
  applicationId: number
  procTyp: string
  procNbr: number
}

/** Writes cases with all their rows in the caller's transaction. Notifies nobody. */
export async function insertCases(tx: Db, cases: CaseRows[], now: Date): Promise<void> {
  const made = await insertApplications(tx, cases)
  const rowsOf = (pick: (one: CaseRows) => Record<string, unknown>[]) =>
    JSON.stringify(
      cases.flatMap((one) =>
        pick(one).map((row) => ({ ...row, application_id: made.get(one.applicationNumber)?.applicationId })),
      ),
    )
  await fill(
    tx,
    'application_party',
    rowsOf((one) => one.parties),
  )
  await fill(
    tx,
    'application_priority',
    rowsOf((one) => one.priorities),
  )
  await fill(
    tx,
    'application_locarno',
    rowsOf((one) => one.locarno),
  )
  await fill(
    tx,
    'application_nice',
    rowsOf((one) => one.nice),
  )
  await fill(
    tx,
    'application_ipc',
    rowsOf((one) => one.ipc),
  )
  await fill(
    tx,
    'vienna_code',
    rowsOf((one) => one.vienna),
  )
  await fill(
    tx,
    'application_mark',
    rowsOf((one) => (one.mark ? [one.mark] : [])),
  )
  await fill(
    tx,
    'application_patent',
    rowsOf((one) => (one.patent ? [one.patent] : [])),
  )
  const keyed = (one: CaseRows) => ({
    proc_typ: one.process.proc_typ,
    proc_nbr: made.get(one.applicationNumber)?.procNbr,
  })
  const processes = rowsOf((one) => [{ ...one.process, ...keyed(one), row_version: one.steps.length + 1 }])
  await fill(tx, 'process', processes)
  const actions = cases.flatMap((one) =>
    one.steps.map((step, at) => ({ ...actionRow(step, at + 1, now), ...keyed(one) })),
  )
  await fill(tx, 'process_action', JSON.stringify(actions))
}

async function insertApplications(tx: Db, cases: CaseRows[]): Promise<Map<string, Made>> {
  const text = JSON.stringify(cases.map((one) => ({ ...one.application, imported_sha256: `\\x${one.sha256}` })))
  const columns = Object.keys({ ...cases[0]?.application, imported_sha256: '' })
  const list = sql.join(columns.map((column) => sql.ref(column)))
  const { rows } = await sql<Made>`
    insert into application (${list}, proc_nbr)
    select ${list}, nextval('process_seq')::int from jsonb_populate_recordset(null::application, ${text}::jsonb)
    returning application_number as "applicationNumber", application_id as "applicationId", proc_typ as "procTyp", proc_nbr as "procNbr"`.execute(
    tx,
  )
  return new Map(rows.map((row) => [row.applicationNumber, row]))
}

/** All rows must have the same columns; missing columns get their defaults. */
async function fill(tx: Db, table: string, json: string): Promise<void> {
  const [first] = JSON.parse(json) as Record<string, unknown>[]
  if (!first) return
  const list = sql.join(Object.keys(first).map((column) => sql.ref(column)))
  await sql`insert into ${sql.table(table)} (${list})
    select ${list} from jsonb_populate_recordset(null::${sql.table(table)}, ${json}::jsonb)`.execute(tx)
}

function actionRow(step: ImportedStep, nbr: number, now: Date) {
  return {
    action_nbr: nbr,
    action: step.action,
    from_state: step.from,
    to_state: step.to,
    prior_due_date: step.priorDue,
    due_date: step.due,
    prior_fires_on: step.priorFiresOn,
    actor_role: step.role,
    action_date: step.day,
    captured_at: now,
    detail: step.detail,
    ground: step.ground,
    notes: '',
  }
}

/** Raises the counters of applications and registrations above the imported numbers. */
export async function raiseCounters(
  tx: Db,
  series: { file_typ: string; file_seq: string; file_ser: number; last_nbr: number }[],
  registrations: { series: string; last_nbr: number }[],
): Promise<void> {
  await sql`insert into number_counter as c (file_typ, file_seq, file_ser, last_nbr)
    select file_typ, file_seq, file_ser, last_nbr from jsonb_to_recordset(${JSON.stringify(series)}::jsonb)
      as s (file_typ text, file_seq text, file_ser smallint, last_nbr integer)
    on conflict (file_typ, file_seq, file_ser) do update set last_nbr = greatest(c.last_nbr, excluded.last_nbr)`.execute(
    tx,
  )
  await sql`insert into registration_counter as c (series, last_nbr)
    select series, last_nbr from jsonb_to_recordset(${JSON.stringify(registrations)}::jsonb) as s (series text, last_nbr integer)
    on conflict (series) do update set last_nbr = greatest(c.last_nbr, excluded.last_nbr)`.execute(tx)
}
