import type { Db } from '@saki/db'
import { sql } from 'kysely'

import { drawNumbers } from '../../apps/api/src/operator/seed/drawnNumbers.ts'
import { sendJson } from './client.ts'
import { inTail, line, seconds } from './figures.ts'
import { makeTexts, VOCABULARY, vocabularyOf } from './madeUpTexts.ts'
import { signInUsers } from './people.ts'
import type { BenchPortal } from './portal.ts'
import { cpuSeconds, databaseCpuSeconds } from './processor.ts'

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
    const before = [await databaseCpuSeconds(db), cpuSeconds(portal.pid)] as const
    for (let n = 0; n < QUESTIONS; n += 1) {
      const began = performance.now()
      await ask(question())
      times.push(performance.now() - began)
    }
    const cpu = [(await databaseCpuSeconds(db)) - before[0], cpuSeconds(portal.pid) - before[1]] as const
    all.push(...times)
    const [database, server] = cpu.map((spent) => `${((1_000 * spent) / QUESTIONS).toFixed(0)} ms`)
    line(name, `${inTail(times)}; processor ${database} database, ${server} server`)
  }
  line('all of these', inTail(all))
}

async function fillTexts(db: Db, documents: number, words: readonly string[]): Promise<void> {
  const began = performance.now()
  await makeTexts(db, documents, words)
  line(`${documents} documents made`, `${seconds(performance.now() - began)} s`)
  await buildIndex(db)
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
