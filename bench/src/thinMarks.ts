import type { Db } from '@saki/db'
import { parseApplicationNumber } from '@saki/domain/ids/applicationNumber'
import { markWords } from '@saki/domain/search/markWords'
import { sql, type RawBuilder } from 'kysely'

import { importCases } from '../../apps/api/src/operator/cases/importCases.ts'
import { registerLines } from '../../apps/api/src/operator/seed/registerLines.ts'
import { line, seconds } from './figures.ts'
import { keptRegister, setTriggers } from './register.ts'
import { addMarkRules, dropMarkRules } from './tableRules.ts'

const BATCH = 5_000
/** Ids of marks begin here, and their process numbers a million higher: above those of the imported ones. */
const FIRST = 1_000
const PROCESS = sql`b.nbr + 1000000`
const YEARS = 20
/** Of the cases of a register, eight of ten are marks. */
const LEAST_KEPT = 0.79
const COMPARED = 500

/** What is read of a line of the made-up register. */
interface MarkLine {
  PATENT_ID: string
  APPL_TYP: string
  TITLE: string
  FILING_DATE: string
  PUBLICATION_DATE: string
  REGISTRATION_DATE: string
  REGISTRATION_NBR: string
  OWNERS: { PERSON_NAME: string }[]
  NICE: { NICE_CLASS_CODE: string }[]
  SIGN: { SIGN_WCODE: string }
}

/**
 * The marks of a made-up register of `cases` in the database, unless an earlier run left them: the rows that searches of marks read, without the
 * courses, owners and texts that other pages show. One mark of each year is imported, the others get its rows with their own names, numbers,
 * dates and classes. The index is made by `rebuild_marks`. Nobody else may write meanwhile.
 */
export async function fillThinMarks(db: Db, cases: number): Promise<number> {
  const kept = await keptRegister(db)
  if (kept) {
    if (kept.marks < cases * LEAST_KEPT) throw new Error(`${kept.marks} marks are kept, too few: begin in a new folder`)
    line(`${kept.marks} marks kept from before`, '')
    return kept.marks
  }
  const began = performance.now()
  await setTriggers(db, 'disable')
  const templates = await importTemplates(db, cases)
  await setTriggers(db, 'enable')
  return db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one)
    await sql`set synchronous_commit = off`.execute(one)
    await sql`set work_mem = '512MB'`.execute(one)
    await sql`set maintenance_work_mem = '2GB'`.execute(one)
    await stageMarks(one, cases, templates)
    line('names and numbers made', `${seconds(performance.now() - began)} s`)
    const rules = await dropMarkRules(one)
    await insertCases(one)
    await addMarkRules(one, rules)
    line('cases of the marks made', `${seconds(performance.now() - began)} s`)
    const marks = await indexStaged(one, began)
    await sql`reset all`.execute(one)
    return marks
  })
}

/** Imports the first mark of each year; returns their numbers. */
async function importTemplates(db: Db, cases: number): Promise<Set<string>> {
  const first = new Map<string, string>()
  for (const text of registerLines(cases)) {
    const { APPL_TYP, FILING_DATE } = read(text)
    const year = FILING_DATE.slice(0, 4)
    if (APPL_TYP === 'MARK' && !first.has(year)) first.set(year, text)
    if (first.size === YEARS) break
  }
  async function* lines(): AsyncIterable<string> {
    yield* first.values()
  }
  const { added, rejected } = await importCases(db, lines(), new Date())
  if (added !== YEARS) throw new Error(`${added} imported: ${JSON.stringify(rejected[0])}`)
  return new Set([...first.values()].map((text) => read(text).PATENT_ID))
}

const read = (text: string) => JSON.parse(text) as MarkLine

async function stageMarks(one: Db, cases: number, without: ReadonlySet<string>): Promise<void> {
  await sql`
    create unlogged table bench_mark (nbr bigint, number text, seq text, ser int, file_nbr int, letter text, title text, sign text, owner text, filed date, published date,
      registered date, registration text, classes smallint[], words text[])`.execute(one)
  let batch: unknown[] = []
  let writing: Promise<unknown> = Promise.resolve()
  let nbr = FIRST
  // While one batch is written, the next is made.
  const flush = async () => {
    await writing
    writing =
      sql`insert into bench_mark select * from jsonb_populate_recordset(null::bench_mark, ${JSON.stringify(batch)}::jsonb)`.execute(
        one,
      )
    batch = []
  }
  for (const text of registerLines(cases)) {
    const given = read(text)
    if (given.APPL_TYP !== 'MARK' || without.has(given.PATENT_ID)) continue
    batch.push(staged(given, nbr))
    nbr += 1
    if (batch.length === BATCH) await flush()
  }
  await flush()
  await writing
}

function staged(given: MarkLine, nbr: number) {
  const id = parseApplicationNumber(given.PATENT_ID)
  if (!id) throw new Error(`${given.PATENT_ID} is no number`)
  const owner = given.OWNERS[0]?.PERSON_NAME ?? ''
  return {
    nbr,
    number: given.PATENT_ID,
    letter: id.fileTyp,
    seq: id.fileSeq,
    ser: id.fileSer,
    file_nbr: id.fileNbr,
    title: given.TITLE,
    sign: given.SIGN.SIGN_WCODE,
    owner,
    filed: given.FILING_DATE,
    published: given.PUBLICATION_DATE,
    registered: given.REGISTRATION_DATE,
    registration: given.REGISTRATION_NBR,
    classes: given.NICE.map((each) => Number(each.NICE_CLASS_CODE)).toSorted((a, b) => a - b),
    words: markWords(given.TITLE).map(({ word }) => word),
  }
}

/** The rows of cases, as those of the imported mark of the same year, except for what `bench_mark` says. */
async function insertCases(one: Db): Promise<void> {
  await sql`
    create unlogged table bench_template as
    select extract(year from a.filing_date)::int as year, a.application_id, a.proc_typ, a.proc_nbr, f.is_public, f.stage
      from application a join mark_facts f using (application_id)`.execute(one)
  await copyRows(one, 'application', sql`t.application_id = k.application_id`, {
    application_id: sql`b.nbr`,
    idempotency_key: sql`'mark ' || b.nbr`,
    submission_nbr: sql`'IMP-' || b.nbr`,
    snapshot: sql`'{}'::jsonb`,
    file_typ: sql`b.letter`,
    file_seq: sql`b.seq`,
    file_ser: sql`b.ser`,
    file_nbr: sql`b.file_nbr`,
    application_number: sql`b.number`,
    title: sql`b.title`,
    owner_names: sql`b.owner`,
    filing_date: sql`b.filed`,
    publication_date: sql`b.published`,
    registration_date: sql`b.registered`,
    registration_nbr: sql`b.registration`,
    proc_nbr: PROCESS,
  })
  await copyRows(one, 'process', sql`t.proc_typ = k.proc_typ and t.proc_nbr = k.proc_nbr`, {
    proc_nbr: PROCESS,
    application_id: sql`b.nbr`,
  })
  await copyRows(one, 'application_mark', sql`t.application_id = k.application_id`, {
    application_id: sql`b.nbr`,
    sign_wcode: sql`b.sign`,
    mark_name: sql`b.title`,
  })
  await sql`
    insert into application_nice (application_id, nice_class_code, terms)
    select b.nbr, c, array['kopi', 'teh'] from bench_mark b, unnest(b.classes) c`.execute(one)
  await sql`analyze application, process, application_mark, application_nice`.execute(one)
}

async function copyRows(
  one: Db,
  table: string,
  same: RawBuilder<unknown>,
  changed: Record<string, RawBuilder<unknown>>,
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'
     order by ordinal_position`.execute(one)
  const columns = sql.join(rows.map(({ name }) => sql.ref(name)))
  const values = sql.join(rows.map(({ name }) => changed[name] ?? sql.ref(`t.${name}`)))
  await sql`
    insert into ${sql.table(table)} (${columns}) overriding system value
    select ${values} from bench_mark b join bench_template k on k.year = extract(year from b.filed)::int join ${sql.table(table)} t on ${same}`.execute(
    one,
  )
}

/**
 * Makes the index with `rebuild_marks`, which reads the staged marks instead of looking each case up; afterwards some rows are compared with what
 * the cases give. Throws when one differs.
 */
async function indexStaged(one: Db, began: number): Promise<number> {
  const { rows: views } = await sql<{ text: string }>`
    select pg_get_viewdef('mark_entry_computed'::regclass) as text`.execute(one)
  await sql`
    create or replace view mark_entry_computed as
    select b.nbr as application_id, k.is_public, k.stage, b.filed as filing_date, coalesce(length(array_to_string(b.words, '')), 0)::smallint as letters, b.words, '{}'::text[] as reading, b.classes,
           mark_name_key(b.words) as name_key
      from bench_mark b join bench_template k on k.year = extract(year from b.filed)::int`.execute(one)
  const indexed = performance.now()
  const { rows } = await sql<{ marks: number }>`select rebuild_marks() as marks`.execute(one)
  line(
    'index of the marks made',
    `${seconds(performance.now() - indexed)} s, ${seconds(performance.now() - began)} s in all`,
  )
  await sql`create or replace view mark_entry_computed as ${sql.raw(views[0]?.text ?? '')}`.execute(one)
  const { rows: wrong } = await sql<{ id: number }>`
    select e.application_id as id
      from (select ${FIRST}::int + place * (${rows[0]?.marks ?? 0}::int / ${COMPARED}::int) as id from generate_series(0, ${COMPARED}::int - 1) place) s
      join mark_entry e on e.application_id = s.id
      left join lateral (select * from mark_entry_computed c where c.application_id = e.application_id offset 0) c on true
     where to_jsonb(c) is distinct from to_jsonb(e)`.execute(one)
  if (wrong.length > 0) throw new Error(`rows of the index differ from their cases: ${JSON.stringify(wrong)}`)
  await sql`drop table bench_mark, bench_template`.execute(one)
  await sql`vacuum analyze mark_entry, mark_posting, mark_word, application, process, application_mark, application_nice`.execute(
    one,
  )
  return rows[0]?.marks ?? 0
}
