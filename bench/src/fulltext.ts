import type { Db } from '@saki/db'
import { formatApplicationNumber } from '@saki/domain/ids/applicationNumber'
import { passageVector, textTerms, type Passage, type Stems } from '@saki/domain/search/textTerms'
import { sql } from 'kysely'

import { importCases } from '../../apps/api/src/operator/cases/importCases.ts'
import { drawNumbers, type DrawnNumbers } from '../../apps/api/src/operator/seed/drawnNumbers.ts'
import { sendJson } from './client.ts'
import { inTail, line, seconds } from './figures.ts'
import { signInUsers } from './people.ts'
import type { BenchPortal } from './portal.ts'
import { KEPT, setTriggers } from './register.ts'

/** Words of a document by part, in passages: an abstract, claims, pages of a description. */
const SHAPE = [
  { part: 'abstract', passages: 1, words: 90 },
  { part: 'claims', passages: 6, words: 40 },
  { part: 'description', passages: 4, words: 230 },
] as const
const VOCABULARY = 40_000
const BATCH = 500
const USERS = 30
const QUESTIONS = 100

/** Full text over HTTP in a register of `documents` made-up patents, and the size of its index. */
export async function benchFulltext(portal: BenchPortal, db: Db, documents: number): Promise<void> {
  const words = vocabularyOf(drawNumbers(3))
  const { rows } = await sql<{ kept: number }>`select count(*)::int as kept from case_text`.execute(db)
  if ((rows[0]?.kept ?? 0) >= documents) line(`${documents} documents kept from before`, '')
  else await fillTexts(db, documents, words)
  const users = await signInUsers(db, portal.baseUrl, USERS)
  const drawn = drawNumbers(9)
  let asked = 0
  const ask = async (q: string) => {
    const path = `/searchRegister?size=10&right=P&q=${encodeURIComponent(q)}`
    const { status } = await sendJson(portal.baseUrl, path, { cookie: users[asked++ % USERS]?.cookie ?? '' })
    if (status !== 200) throw new Error(`${q} answered ${status}`)
  }
  const word = (most: number, least = 0) => words[least + drawn.below(most - least)] ?? ''
  const kinds: [string, () => string][] = [
    ['one word of any frequency', () => `naskah:${word(VOCABULARY)}`],
    ['two words of any frequency', () => `deskripsi:${word(4_000)} klaim:${word(4_000)}`],
    ['the most frequent words', () => `naskah:${word(20)}`],
    ['pairs of the most frequent words', () => `deskripsi:${word(20)} deskripsi:${word(20)}`],
    ['phrases of frequent words', () => `deskripsi:"${word(50)} ${word(50)}"`],
    ['beginnings of four letters', () => `naskah:${word(VOCABULARY).slice(0, 4)}*`],
    ['either of two, without a third', () => `naskah:${word(400)} OR naskah:${word(4_000)} -klaim:${word(4_000)}`],
  ]
  for (const [, question] of kinds) for (let n = 0; n < 5; n += 1) await ask(question())
  const all: number[] = []
  for (const [name, question] of kinds) {
    const times: number[] = []
    for (let n = 0; n < QUESTIONS; n += 1) {
      const began = performance.now()
      await ask(question())
      times.push(performance.now() - began)
    }
    all.push(...times)
    line(name, inTail(times))
  }
  line('all of these', inTail(all))
}

/** Words of two to five syllables, each once. */
function vocabularyOf(drawn: DrawnNumbers): string[] {
  const syllable = () =>
    `${'bcdfghjklmnprstw'[drawn.below(16)]}${'aiueo'[drawn.below(5)]}${['', 'n', 'r', 's'][drawn.below(4)]}`
  const words = new Set<string>()
  while (words.size < VOCABULARY) words.add(Array.from({ length: 2 + drawn.below(4) }, syllable).join(''))
  return [...words]
}

async function fillTexts(db: Db, documents: number, words: readonly string[]): Promise<void> {
  const began = performance.now()
  const stems = await readStems(db, words)
  await sql`drop index case_text_public`.execute(db)
  await setTriggers(db, 'disable', [...KEPT, 'register_entry'])
  const { added, rejected } = await importCases(db, patentLines(documents), new Date())
  if (added !== documents) throw new Error(`${added} imported: ${JSON.stringify(rejected[0])}`)
  await db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one)
    await sql`select rebuild_register()`.execute(one)
    await sql`reset statement_timeout`.execute(one)
  })
  const { rows: cases } = await sql<{ id: number }>`select application_id as id from register_entry order by 1`.execute(
    db,
  )
  const drawn = drawNumbers(7)
  for (let first = 0; first < documents; first += BATCH) {
    const rows = cases.slice(first, first + BATCH).map(({ id }) => ({ id, passages: passagesOf(words, drawn) }))
    await insertTexts(db, rows, stems)
  }
  line(
    `${documents} documents of ${SHAPE.reduce((sum, one) => sum + one.passages * one.words, 0)} words made`,
    `${seconds(performance.now() - began)} s`,
  )
  await buildIndex(db)
}

/** Registered patents over twenty years, as the importer reads them. */
async function* patentLines(documents: number): AsyncIterable<string> {
  for (let n = 1; n <= documents; n += 1) {
    const year = 2005 + (n % 20)
    yield JSON.stringify({
      PATENT_ID: formatApplicationNumber({ fileTyp: 'P', fileSeq: '00', fileSer: year, fileNbr: Math.ceil(n / 20) }),
      APPL_TYP: 'PATENT',
      TITLE: `Alat ${n}`,
      FILING_DATE: `${year}-03-01`,
      PUBLICATION_DATE: `${year}-10-01`,
      REGISTRATION_DATE: `${year + 1}-05-01`,
      REGISTRATION_NBR: `IDP${String(n).padStart(9, '0')}`,
      OWNERS: [{ PERSON_NAME: `PT ${n % 900}`, PERSON_WCODE: 'C' }],
      IPC: [{ IPC_SYMBOL: 'A23F 5/10' }],
      QTY_CLAIMS: 6,
      PAID_YEARS: 20,
    })
  }
}

function passagesOf(words: readonly string[], drawn: DrawnNumbers): Passage[] {
  const draw = () => words[drawn.skewed(VOCABULARY)] ?? ''
  return SHAPE.flatMap(({ part, passages, words: length }) =>
    Array.from({ length: passages }, (_, at) => ({
      part,
      page: at + 1,
      claim: part === 'claims' ? at + 1 : null,
      fileId: null,
      body: Array.from({ length }, draw).join(' '),
    })),
  )
}

async function insertTexts(db: Db, rows: { id: number; passages: Passage[] }[], stems: Stems): Promise<void> {
  const passages = rows.flatMap(({ id, passages: own }) =>
    own.map((passage, place) => ({ ...passage, id, place, words: passageVector(passage.body, stems) })),
  )
  await sql`
    insert into text_passage (application_id, place, part, page, claim_nbr, body, words)
    select r.id, r.place, r.part, r.page, r.claim, r.body, r.words::tsvector
      from jsonb_to_recordset(${JSON.stringify(passages)}::jsonb) r(id bigint, place int, part text, page int, claim int, body text, words text)`.execute(
    db,
  )
  const terms = rows.map(({ id, passages: own }) => ({ id, terms: textTerms(own, stems) }))
  await sql`
    insert into case_text (application_id, is_public, sources, terms)
    select r.id, true, '', array_to_tsvector(array(select jsonb_array_elements_text(r.terms)))
      from jsonb_to_recordset(${JSON.stringify(terms)}::jsonb) r(id bigint, terms jsonb)`.execute(db)
}

async function readStems(db: Db, words: readonly string[]): Promise<Stems> {
  const { rows } = await sql<{ word: string; id: string; en: string }>`
    select word, indonesian as id, english as en from word_stems(${words}::text[])`.execute(db)
  return new Map(rows.map(({ word, id, en }) => [word, { id, en }]))
}

async function buildIndex(db: Db): Promise<void> {
  const began = performance.now()
  await db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one)
    await sql`set maintenance_work_mem = '512MB'`.execute(one)
    await sql`create index case_text_public on case_text using gin (terms) with (fastupdate = off) where is_public`.execute(
      one,
    )
    await sql`vacuum analyze register_entry, case_text, text_passage`.execute(one)
    await sql`reset all`.execute(one)
  })
  const { rows } = await sql<{ index: number; terms: number; passages: number }>`
    select (pg_relation_size('case_text_public') / 1048576)::int as index, (pg_table_size('case_text') / 1048576)::int as terms,
           (pg_total_relation_size('text_passage') / 1048576)::int as passages`.execute(db)
  line(
    'index of the text',
    `${seconds(performance.now() - began)} s with vacuum, ${rows[0]?.index} MB, terms ${rows[0]?.terms} MB, passages ${rows[0]?.passages} MB`,
  )
}
