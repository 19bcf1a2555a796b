import type { Db } from '@saki/db'
import { sql } from 'kysely'

import { sendJson } from './client.ts'
import { inTail, line, percentile } from './figures.ts'
import type { User } from './people.ts'
import type { BenchPortal } from './portal.ts'

const QUESTIONS = 200
const PAGE = 10
/** The last page that is reached by its number; the interface shows numbers up to 10,000 cases. */
const DEEP = 1_000

/** The search of the register over HTTP: words, numbers, phrases, letters, choices with counts, orders and deep pages. Users ask in turn. */
export async function benchRegisterSearch(portal: BenchPortal, db: Db, users: readonly User[]): Promise<void> {
  let asked = 0
  const ask = async (question: Record<string, string>) => {
    const path = `/searchRegister?${new URLSearchParams({ size: String(PAGE), ...question })}`
    const began = performance.now()
    const reply = await sendJson(portal.baseUrl, path, { cookie: users[asked++ % users.length]?.cookie ?? '' })
    if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}`)
    return performance.now() - began
  }
  const measure = async (what: string, questions: readonly Record<string, string>[]) => {
    const times: number[] = []
    for (const question of questions) times.push(await ask(question))
    line(`register: ${what}`, inTail(times))
    return percentile(times, 0.95)
  }
  const sample = await drawCases(db)
  await measure(
    'first questions',
    sample.slice(0, 20).map(({ words }) => ({ q: words.join(' ') })),
  )
  await measure(
    'a number',
    sample.map(({ number }) => ({ q: number })),
  )
  await measure(
    'all words of a title',
    sample.map(({ words }) => ({ q: words.join(' ') })),
  )
  await measure(
    'a title as a phrase',
    sample.map(({ words }) => ({ q: `"${words.join(' ')}"` })),
  )
  await measure(
    'the beginning of a word',
    sample.map(({ words }) => ({ q: `${(words[0] ?? '').slice(0, 5)}*` })),
  )
  await measure(
    'an owner',
    sample.map(({ owner }) => ({ q: `pemilik:"${owner}"` })),
  )
  await measure(
    'letters within a number',
    sample.map(({ number }) => ({ q: `nomor:${number.slice(-6)}` })),
  )
  const frequent = await frequentWords(db)
  await measure(
    'the most frequent words',
    frequent.map((q) => ({ q })),
  )
  await measure(
    'one or two letters',
    [...'abcdefghij', 'ko', 'sa'].map((q) => ({ q })),
  )
  const chosen = sample.slice(0, 60).map(({ words: [q = ''], year }) => ({ q, year, stage: 'registered' }))
  await measure('a word, a year and a legal state', chosen)
  await measure('their counts of every choice', withCounts(chosen))
  const classes = sample.slice(0, 40).map(({ year }, at) => ({ q: `kelas:${1 + (at % 45)}`, year }))
  await measure('a class and a year', classes)
  await measure('their counts of every choice', withCounts(classes))
  await measure(
    'everything, with counts',
    Array.from({ length: 10 }, () => ({ facets: 'Y' })),
  )
  for (const sort of ['-filed', 'number', 'title', 'owner', 'expires']) {
    const pages = (page: number) => Array.from({ length: 20 }, () => ({ sort, page: String(page) }))
    const first = await measure(`everything by ${sort}, first page`, pages(1))
    const deep = await measure(`everything by ${sort}, page ${DEEP}`, pages(DEEP))
    line('  the deep page in first pages', (deep / first).toFixed(2))
  }
}

const withCounts = (questions: readonly Record<string, string>[]) =>
  questions.map((question) => ({ ...question, size: '1', facets: 'Y' }))

interface DrawnCase {
  number: string
  words: string[]
  owner: string
  year: string
}

/** Cases spread evenly over the register. */
async function drawCases(db: Db): Promise<DrawnCase[]> {
  const { rows } = await sql<DrawnCase>`
    select application_number as number, string_to_array(title_key, ' ') as words, owner_key as owner, extract(year from filing_date)::text as year
      from register_entry where application_id % greatest(1, (select count(*) from register_entry) / ${QUESTIONS}::int) = 0 and title_key <> ''
     order by application_id limit ${QUESTIONS}::int`.execute(db)
  return rows
}

async function frequentWords(db: Db): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from (select unnest(string_to_array(title_key, ' ')) as word from register_entry limit 200000) t
     where length(word) > 2 group by word order by count(*) desc limit 20`.execute(db)
  return rows.map(({ word }) => word)
}
