import type { Db } from '@saki/db'
import { likenessReasons } from '@saki/domain/search/markLikeness'
import { sql } from 'kysely'

import { findSimilarMarks } from '../../apps/api/src/domains/trademarks/similarMarks.ts'
import { drawNumbers, type DrawnNumbers } from '../../apps/api/src/operator/seed/drawnNumbers.ts'
import { sendJson } from './client.ts'
import { compareWithAll, readWholeRegister } from './exhaustive.ts'
import { line, percentile } from './figures.ts'
import { signInUsers } from './people.ts'
import type { BenchPortal } from './portal.ts'
import { fillRegister } from './register.ts'
import { benchRegisterSearch } from './registerSearch.ts'

const MARKED = 0.8
const QUESTIONS = 400
const COMPARED = 60
const TRIGRAM_QUESTIONS = 30
const TOP = 20
/** Who ask in turn, because the searches of one user in a minute are limited. */
const USERS = 30
const SCOPE = { everything: false, stages: ['running', 'registered'], classes: [] } as const

/** The search of similar marks over HTTP in a register with `marks` marks, its recall, and the same questions by trigrams; then the search of the register. */
export async function benchSearch(portal: BenchPortal, db: Db, marks: number): Promise<void> {
  await fillRegister(db, Math.round(marks / MARKED))
  const register = await readWholeRegister(db)
  const drawn = drawNumbers(5)
  const names = Array.from({ length: QUESTIONS }, () => register.marks[drawn.below(register.marks.length)]?.words ?? [])
  const mistyped = names.map((words) => withTypo(words, drawn).join(' '))
  const users = await signInUsers(db, portal.baseUrl, USERS)
  let asked = 0
  const asking = (match: string) => async (name: string) => {
    const path = `/getSimilarTrademarks?size=${TOP}&match=${match}&name=${encodeURIComponent(name)}`
    const reply = await sendJson(portal.baseUrl, path, { cookie: users[asked++ % USERS]?.cookie ?? '' })
    if (reply.status !== 200) throw new Error(`${name} answered ${reply.status}`)
  }
  const ask = asking('similar')
  await measured(mistyped.slice(0, 50), ask)
  const typos = await measured(mistyped, ask)
  line(`${QUESTIONS} mistyped marks, the nearest ${TOP}, over HTTP`, inTail(typos))
  const whole = names.map((words) => words.join(' '))
  line('the same marks as they are', inTail(await measured(whole, ask)))
  const frequent = await wordsInMarks(db, 'desc')
  line('the most frequent words alone', inTail(await measured(frequent, ask)))
  line(
    'pairs of the most frequent words',
    inTail(
      await measured(
        frequent.map((word, at) => `${word} ${frequent.at(at - 1)}`),
        ask,
      ),
    ),
  )
  line('the rarest words alone', inTail(await measured(await wordsInMarks(db, 'asc'), ask)))
  const short = [...'abcdefghijklmnop', 'ab', 'cd', 'ko', 'sa']
  line('needles of one and two letters', inTail(await measured(short, ask)))
  const parts = names.map((words) => words.map((word) => word.slice(1, 5)).join(' '))
  line('exactly these marks', inTail(await measured(whole, asking('exact'))))
  const starts = whole.map((name) => name.slice(0, 6))
  line('marks that begin with six letters', inTail(await measured(starts, asking('prefix'))))
  line('with one or two letters', inTail(await measured(short, asking('prefix'))))
  line('marks that contain parts of words', inTail(await measured(parts, asking('contains'))))
  line('one or two letters, or a frequent word', inTail(await measured([...short, ...frequent], asking('contains'))))
  line(
    `share of the ${TOP} nearest of all marks that are found`,
    await recall(db, register, mistyped.slice(0, COMPARED)),
  )
  const trigrams = await byTrigrams(db, mistyped.slice(0, TRIGRAM_QUESTIONS))
  line(
    'the same questions to pg_trgm',
    `${inTail(trigrams)}, ${(percentile(trigrams, 0.95) / percentile(typos, 0.95)).toFixed(1)} times as long`,
  )
  await benchRegisterSearch(portal, db, users)
}

async function measured(questions: readonly string[], ask: (question: string) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (const question of questions) {
    const began = performance.now()
    await ask(question)
    times.push(performance.now() - began)
  }
  return times
}

const inTail = (times: number[]): string =>
  `p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms, longest ${Math.max(...times).toFixed(0)} ms`

async function wordsInMarks(db: Db, order: 'asc' | 'desc'): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from mark_posting group by word order by count(*) ${sql.raw(order)}, word limit 20`.execute(db)
  return rows.map(({ word }) => word)
}

/** Of the nearest marks by comparing with all, the share that the search finds; equal scores count as the same. */
async function recall(
  db: Db,
  register: Awaited<ReturnType<typeof readWholeRegister>>,
  names: readonly string[],
): Promise<string> {
  const shares: number[] = []
  for (const name of names) {
    const nearest = (await compareWithAll(db, register, name)).slice(0, TOP)
    const least = nearest.at(-1)?.score
    if (least === undefined) continue
    const { marks } = await findSimilarMarks(db, { name, reasons: likenessReasons }, SCOPE)
    const found = marks.slice(0, TOP).filter(({ score }) => score >= least).length
    shares.push(Math.min(1, found / nearest.length))
  }
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  return `${mean.toFixed(3)} of ${shares.length} questions, lowest ${Math.min(...shares).toFixed(2)}`
}

async function byTrigrams(db: Db, names: readonly string[]): Promise<number[]> {
  await sql`set statement_timeout = 0`.execute(db)
  await sql`create table bench_trigram as select application_id, array_to_string(words, ' ') as name from mark_entry where stage <> 'ended'`.execute(
    db,
  )
  await sql`create index on bench_trigram using gin (name gin_trgm_ops)`.execute(db)
  await sql`analyze bench_trigram`.execute(db)
  const times = await measured(names, (name) =>
    sql`select application_id from bench_trigram where name % ${name} order by similarity(name, ${name}) desc limit ${TOP}`.execute(
      db,
    ),
  )
  await sql`drop table bench_trigram`.execute(db)
  return times
}

/** One letter of one word inserted, left out, replaced, or exchanged with its neighbour. */
function withTypo(words: readonly string[], drawn: DrawnNumbers): string[] {
  const which = drawn.below(words.length)
  return words.map((word, place) => {
    if (place !== which) return word
    const at = drawn.below(word.length)
    const letter = String.fromCharCode(97 + drawn.below(26))
    const kind = drawn.below(word.length > 3 ? 4 : 2)
    if (kind === 0) return word.slice(0, at) + letter + word.slice(at)
    if (kind === 1) return word.slice(0, at) + letter + word.slice(at + 1)
    if (kind === 2) return word.slice(0, at) + word.slice(at + 1)
    return (
      word.slice(0, at) +
      word
        .slice(at, at + 2)
        .split('')
        .toReversed()
        .join('') +
      word.slice(at + 2)
    )
  })
}
