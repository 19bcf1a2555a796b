import type { Db } from '@saki/db'
import { formatApplicationNumber } from '@saki/domain/ids/applicationNumber'
import { passageVector, textTerms, type Stems } from '@saki/domain/search/textTerms'
import { sql } from 'kysely'

import { importCases } from '../../apps/api/src/operator/cases/importCases.ts'
import { drawNumbers, type DrawnNumbers } from '../../apps/api/src/operator/seed/drawnNumbers.ts'
import { KEPT, setTriggers } from './register.ts'

export const VOCABULARY = 40_000
const TOPICS = 2_000
const WORDS_OF_TOPIC = 120
const SENTENCES_OF_TOPIC = 50
/** Sentences that documents of every topic have, some in many. */
const COMMON_SENTENCES = 20_000
const WORDS = 15
const YEARS = 20
const BATCH = 1_000
const TABLES = [...KEPT, 'register_entry', 'case_text']

/** Words of two to five syllables, each once; the first are the most frequent. */
export function vocabularyOf(drawn: DrawnNumbers): string[] {
  const syllable = () =>
    `${'bcdfghjklmnprstw'[drawn.below(16)]}${'aiueo'[drawn.below(5)]}${['', 'n', 'r', 's'][drawn.below(4)]}`
  const words = new Set<string>()
  while (words.size < VOCABULARY) words.add(Array.from({ length: 2 + drawn.below(4) }, syllable).join(''))
  return [...words]
}

/**
 * Published patents with a text of 1,260 words each: an abstract, six claims and four pages of description, of sentences that other documents
 * of their topic have too, as texts of one field repeat its terms. Made in the database, without documents. Nobody else may write meanwhile.
 */
export async function makeTexts(db: Db, documents: number, words: readonly string[]): Promise<void> {
  await setTriggers(db, 'disable', TABLES)
  const { added, rejected } = await importCases(db, firstPatents(), new Date())
  if (added !== YEARS) throw new Error(`${added} imported: ${JSON.stringify(rejected[0])}`)
  await db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one)
    await sql`set synchronous_commit = off`.execute(one)
    await sql`set work_mem = '128MB'`.execute(one)
    await copyPatents(one, Math.ceil(documents / YEARS) - 1)
    await sql`select rebuild_register()`.execute(one)
    await insertSentences(one, words)
    await sql`drop index case_text_public`.execute(one)
    for (let first = 0; first < documents; first += BATCH) await insertDocuments(one, first)
    await sql`drop table bench_sentence`.execute(one)
    await sql`reset all`.execute(one)
  })
  await setTriggers(db, 'enable', TABLES)
}

/** One registered patent of each of twenty years, as the importer reads them. */
async function* firstPatents(): AsyncIterable<string> {
  for (let n = 0; n < YEARS; n += 1) {
    const year = 2005 + n
    yield JSON.stringify({
      PATENT_ID: formatApplicationNumber({ fileTyp: 'P', fileSeq: '00', fileSer: year, fileNbr: 1 }),
      APPL_TYP: 'PATENT',
      TITLE: `Alat ${n}`,
      FILING_DATE: `${year}-03-01`,
      PUBLICATION_DATE: `${year}-10-01`,
      REGISTRATION_DATE: `${year + 1}-05-01`,
      REGISTRATION_NBR: `IDP${year}00000`,
      OWNERS: [{ PERSON_NAME: `PT ${n}`, PERSON_WCODE: 'C' }],
      IPC: [{ IPC_SYMBOL: 'A23F 5/10' }],
      QTY_CLAIMS: 6,
      PAID_YEARS: 20,
    })
  }
}

/** Copies each imported patent with other numbers and owners. */
async function copyPatents(one: Db, each: number): Promise<void> {
  const distance = sql`(c.copy * 100000)`
  await sql`create temporary table copied as
    select a.application_id as template, c.copy from application a cross join generate_series(1, ${each}::int) c(copy)
     where a.file_typ = 'P' and a.registration_nbr like 'IDP20__00000'`.execute(one)
  const tables = {
    application: sql`'idempotency_key', 'copy ' || c.copy || ' of ' || t.idempotency_key, 'submission_nbr', t.submission_nbr || '-' || c.copy,
      'file_nbr', c.copy + 1, 'application_number', overlay(t.application_number placing lpad((c.copy + 1)::text, 5, '0') from 8), 'title', t.title || ' ' || c.copy,
      'owner_names', 'PT ' || c.copy % 900, 'registration_nbr', left(t.registration_nbr, 7) || lpad(c.copy::text, 5, '0'), 'proc_nbr', t.proc_nbr + ${distance}`,
    process: sql`'proc_nbr', t.proc_nbr + ${distance}`,
    application_patent: sql`'application_id', t.application_id + ${distance}`,
    application_ipc: sql`'application_id', t.application_id + ${distance}`,
    application_party: sql`'person_name', 'PT ' || c.copy % 900`,
  }
  for (const [table, changed] of Object.entries(tables))
    await sql`
      insert into ${sql.table(table)} overriding system value
      select r.* from ${sql.table(table)} t join copied c on c.template = t.application_id
       cross join lateral jsonb_populate_record(t, jsonb_build_object('application_id', t.application_id + ${distance}) || jsonb_build_object(${changed})) r`.execute(
      one,
    )
  await sql`drop table copied`.execute(one)
}

/** The sentences of which documents are made, with the terms that each gives to its part of a document. Of three words two are of the topic. */
async function insertSentences(one: Db, words: readonly string[]): Promise<void> {
  const { rows } = await sql<{ word: string; id: string; en: string }>`
    select word, indonesian as id, english as en from word_stems(${words}::text[])`.execute(one)
  const stems: Stems = new Map(rows.map(({ word, id, en }) => [word, { id, en }]))
  await sql`create unlogged table bench_sentence (nbr int primary key, body text, words tsvector, terms text[])`.execute(
    one,
  )
  const drawn = drawNumbers(7)
  const anyWord = () => words[drawn.skewed(VOCABULARY)] ?? ''
  const bodies: string[] = []
  for (let topic = 0; topic < TOPICS; topic += 1) {
    const own = Array.from({ length: WORDS_OF_TOPIC }, () => words[drawn.below(VOCABULARY)] ?? '')
    for (let n = 0; n < SENTENCES_OF_TOPIC; n += 1)
      bodies.push(
        Array.from({ length: WORDS }, (_, at) =>
          at % 3 < 2 ? (own[drawn.skewed(WORDS_OF_TOPIC)] ?? '') : anyWord(),
        ).join(' '),
      )
  }
  for (let n = 0; n < COMMON_SENTENCES; n += 1) bodies.push(Array.from({ length: WORDS }, anyWord).join(' '))
  for (let first = 0; first < bodies.length; first += 5_000) {
    const some = bodies.slice(first, first + 5_000).map((body, at) => {
      const terms = textTerms([{ part: 'title', page: null, claim: null, fileId: null, body }], stems)
      return { nbr: first + at, body, words: passageVector(body, stems), terms: terms.map((term) => term.slice(1)) }
    })
    await sql`
      insert into bench_sentence select r.nbr, r.body, r.words::tsvector, r.terms
        from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) r(nbr int, body text, words text, terms text[])`.execute(
      one,
    )
  }
  await sql`analyze bench_sentence`.execute(one)
  await sql`create or replace aggregate pg_temp.joined (tsvector) (sfunc = tsvector_concat, stype = tsvector)`.execute(
    one,
  )
}

/** Texts of a thousand patents in the order of their ids: of four sentences three are of the topic of the document. */
async function insertDocuments(one: Db, first: number): Promise<void> {
  await sql`select setseed(${(first % 1_000_000) / 1_000_000})`.execute(one)
  await sql`
    with shape as (select * from (values (0, 'abstract', 1, null::int, 6),
             (1, 'claims', 1, 1, 3), (2, 'claims', 1, 2, 3), (3, 'claims', 1, 3, 3), (4, 'claims', 1, 4, 3), (5, 'claims', 1, 5, 3), (6, 'claims', 1, 6, 3),
             (7, 'description', 1, null, 15), (8, 'description', 2, null, 15), (9, 'description', 3, null, 15), (10, 'description', 4, null, 15))
             s(place, part, page, claim, sentences)),
    docs as (select application_id as id, application_id % ${TOPICS}::int as topic from register_entry where file_typ = 'P' order by 1 limit ${BATCH}::int offset ${first}::int),
    pick as materialized (
      select d.id, s.place, s.part, s.page, s.claim, n.at,
             case when random() < 0.75 then d.topic * ${SENTENCES_OF_TOPIC}::int + floor(${SENTENCES_OF_TOPIC}::int * random())::int
                  else ${TOPICS * SENTENCES_OF_TOPIC}::int + floor(${COMMON_SENTENCES}::int * power(random(), 3))::int end as sentence
        from docs d cross join shape s cross join lateral generate_series(1, s.sentences) n(at)),
    passages as (
      insert into text_passage (application_id, place, part, page, claim_nbr, body, words)
      select p.id, p.place, p.part, p.page, p.claim, string_agg(b.body, ' ' order by p.at), pg_temp.joined(b.words order by p.at)
        from pick p join bench_sentence b on b.nbr = p.sentence group by 1, 2, 3, 4, 5)
    insert into case_text (application_id, is_public, sources, terms)
    select k.id, true, '', array_to_tsvector(array_agg(k.letter || t.term))
      from (select distinct id, left(part, 1) as letter, sentence from pick) k
      join bench_sentence b on b.nbr = k.sentence cross join unnest(b.terms) t(term)
     group by k.id`.execute(one)
}
