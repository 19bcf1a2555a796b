import type { Db } from '@saki/db'
import { likenessReasons } from '@saki/domain/search/markLikeness'
import { sql } from 'kysely'

import { findSimilarMarks } from '../../apps/api/src/domains/trademarks/similarMarks.ts'
import { drawNumbers, type DrawnNumbers } from '../../apps/api/src/operator/seed/drawnNumbers.ts'
import { sendJson } from './client.ts'
import { compareWithAll, readWholeRegister, type WholeRegister } from './exhaustive.ts'
import { inTail, line, percentile } from './figures.ts'
import { signInUsers, type User } from './people.ts'
import type { BenchPortal } from './portal.ts'
import { fillRegister } from './register.ts'
import { benchRegisterSearch } from './registerSearch.ts'
import { fillThinMarks } from './thinMarks.ts'

const MARKED = 0.8
const QUESTIONS = 400
const COMPARED = 60
const TRIGRAM_QUESTIONS = 30
const TOP = 20
/** Who ask in turn, because the searches of one user in a minute are limited. */
const USERS = 30
const SCOPE = { everything: false, stages: ['running', 'registered'], classes: [] } as const

/** Parts of the benchmark that can be run alone, as `search-marks` and so on. */
export const searchParts = ['marks', 'found', 'trigrams', 'register'] as const
export type SearchPart = (typeof searchParts)[number]

/**
 * The search in a register with `marks` marks: similar marks over HTTP, how many of the nearest are found, the same questions by trigrams, and the
 * search of the register.
 */
export async function benchSearch(
  portal: BenchPortal,
  db: Db,
  marks: number,
  wanted: (part: SearchPart) => boolean,
  isThin = false,
): Promise<void> {
  await (isThin ? fillThinMarks : fillRegister)(db, Math.round(marks / MARKED))
  const users = await signInUsers(db, portal.baseUrl, USERS)
  const names = await drawNames(db)
  const drawn = drawNumbers(5)
  const mistyped = names.map((words) => withTypo(words, drawn).join(' '))
  const typos = wanted('marks') || wanted('trigrams') ? await askMistyped(portal, users, mistyped) : []
  if (wanted('marks')) await benchMarks(portal, db, users, names)
  if (wanted('found')) {
    const register = await readWholeRegister(db)
    line(
      `share of the ${TOP} nearest of all marks that are found`,
      await recall(db, register, mistyped.slice(0, COMPARED)),
    )
    line('the same for names of four frequent words', await recall(db, register, await namesOfFrequentWords(db)))
  }
  if (wanted('trigrams')) {
    const trigrams = await byTrigrams(db, mistyped.slice(0, TRIGRAM_QUESTIONS))
    const ratio = percentile(trigrams, 0.95) / percentile(typos, 0.95)
    line('the same questions to pg_trgm', `${inTail(trigrams)}, ${ratio.toFixed(1)} times as long`)
  }
  // Thin cases are not in the index of the register.
  if (wanted('register') && !isThin) await benchRegisterSearch(portal, db, users)
}

/** Names of marks spread evenly over the register. */
async function drawNames(db: Db): Promise<string[][]> {
  const { rows } = await sql<{ words: string[] }>`
    select words from mark_entry, (select max(application_id) / ${QUESTIONS}::int as step from mark_entry) s
     where application_id % s.step = 1 and stage <> 'ended' and words <> '{}' order by application_id limit ${QUESTIONS}::int`.execute(
    db,
  )
  return rows.map(({ words }) => words)
}

/** Asks for marks over HTTP, the users in turn. */
function askingAs(portal: BenchPortal, users: readonly User[]) {
  let asked = 0
  return (match: string) => async (name: string) => {
    const path = `/getSimilarTrademarks?size=${TOP}&match=${match}&name=${encodeURIComponent(name)}`
    const reply = await sendJson(portal.baseUrl, path, { cookie: users[asked++ % users.length]?.cookie ?? '' })
    if (reply.status !== 200) throw new Error(`${name} answered ${reply.status}`)
  }
}

async function askMistyped(
  portal: BenchPortal,
  users: readonly User[],
  mistyped: readonly string[],
): Promise<number[]> {
  const ask = askingAs(portal, users)('similar')
  await measured(mistyped.slice(0, 50), ask)
  const typos = await measured(mistyped, ask)
  line(`${mistyped.length} mistyped marks, the nearest ${TOP}, over HTTP`, inTail(typos))
  return typos
}

/** Other questions for marks: as they are, by frequent and rare words, by letters. */
async function benchMarks(
  portal: BenchPortal,
  db: Db,
  users: readonly User[],
  names: readonly (readonly string[])[],
): Promise<void> {
  const asking = askingAs(portal, users)
  const measure = async (what: string, match: string, questions: readonly string[]) =>
    line(what, inTail(await measured(questions, asking(match))))
  const whole = names.map((words) => words.join(' '))
  const frequent = await wordsInMarks(db, 'desc')
  const short = [...'abcdefghijklmnop', 'ab', 'cd', 'ko', 'sa']
  await measure('the same marks as they are', 'similar', whole)
  await measure('the most frequent words alone', 'similar', frequent)
  await measure(
    'pairs of the most frequent words',
    'similar',
    frequent.map((word, at) => `${word} ${frequent.at(at - 1)}`),
  )
  await measure('the rarest words alone', 'similar', await wordsInMarks(db, 'asc'))
  await measure('needles of one and two letters', 'similar', short)
  await measure('exactly these marks', 'exact', whole)
  await measure(
    'marks that begin with six letters',
    'prefix',
    whole.map((name) => name.slice(0, 6)),
  )
  await measure('with one or two letters', 'prefix', short)
  await measure(
    'marks that contain parts of words',
    'contains',
    names.map((words) => words.map((word) => word.slice(1, 5)).join(' ')),
  )
  await measure('one or two letters, or a frequent word', 'contains', [...short, ...frequent])
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

async function wordsInMarks(db: Db, order: 'asc' | 'desc'): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from mark_posting group by word order by count(*) ${sql.raw(order)}, word limit 20`.execute(db)
  return rows.map(({ word }) => word)
}

/** Of the nearest marks by comparing with all, the share that the search finds; equal scores count as the same. */
async function recall(db: Db, register: WholeRegister, names: readonly string[]): Promise<string> {
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

async function namesOfFrequentWords(db: Db): Promise<string[]> {
  const { rows } = await sql<{ words: string[] }>`
    select words from mark_entry
     where cardinality(words) = 4 and stage <> 'ended' and not exists (select from unnest(words) w join mark_word k on k.word = w where not k.is_frequent)
     order by md5(application_id::text) limit 20`.execute(db)
  return rows.map(({ words }) => words.join(' '))
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
