import type { Db } from '@saki/db'

import { sendPicture } from './client.ts'
import { alterations, targetSeed } from './drawnPictures.ts'
import { line, percentile } from './figures.ts'
import { signInUsers, type User } from './people.ts'
import { fillPictures, type FilledPictures } from './pictureRegister.ts'
import type { BenchPortal } from './portal.ts'

/** Pictures that are altered and searched for; as many searches for each alteration. */
const SOUGHT = 100
const TOP = 20
/** Who ask in turn, because sixty pictures a minute are allowed. */
const USERS = 40

/** The search by picture over HTTP among `pictures` public ones: how many altered pictures are found among the first twenty, and how long it takes. */
export async function benchPictures(portal: BenchPortal, db: Db, pictures: number): Promise<void> {
  const filled = await fillPictures(db, pictures, SOUGHT)
  const users = await signInUsers(db, portal.baseUrl, USERS)
  const search = searcher(portal.baseUrl, users)
  for (let at = 0; at < 10; at += 1) await search(await altered('as it is', at))
  const all: number[] = []
  for (const name of Object.keys(alterations)) all.push(...(await measureAlteration(name, filled, search)))
  line(`search by picture over HTTP, ${all.length} pictures`, inTail(all))
  const colours = await measureColours(portal.baseUrl, users)
  line('search by colour over HTTP', inTail(colours))
}

const inTail = (times: number[]): string =>
  `p50 ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms`

const altered = (name: string, nth: number): Promise<Buffer> => {
  const alter = alterations[name]
  if (!alter) throw new Error(`no alteration ${name}`)
  return alter(targetSeed(nth))
}

interface Answer {
  found: string[]
  ms: number
}
type Search = (picture: Buffer) => Promise<Answer>

function searcher(baseUrl: string, users: readonly User[]): Search {
  let asked = 0
  return async (picture) => {
    const cookie = users[asked++ % users.length]?.cookie ?? ''
    const began = performance.now()
    const { status, data } = await sendPicture(baseUrl, picture, cookie)
    const ms = performance.now() - began
    if (status !== 200) throw new Error(`a picture answered ${status}`)
    return { found: data.slice(0, TOP).map(({ PATENT_ID }) => PATENT_ID), ms }
  }
}

async function measureAlteration(name: string, { numbers }: FilledPictures, search: Search): Promise<number[]> {
  const times: number[] = []
  let isFound = 0
  for (const [nth, number] of numbers.entries()) {
    const { found, ms } = await search(await altered(name, nth))
    times.push(ms)
    if (found.includes(number)) isFound += 1
  }
  line(`  ${name}`, `${isFound} of ${numbers.length} among the first ${TOP}, ${inTail(times)}`)
  return times
}

/** Colours all around the wheel, some of them pale or dark. */
async function measureColours(baseUrl: string, users: readonly User[]): Promise<number[]> {
  const times: number[] = []
  for (let at = 0; at < 60; at += 1) {
    const hex = [at * 41, at * 97, at * 13].map((part) => (part % 256).toString(16).padStart(2, '0')).join('')
    const began = performance.now()
    const reply = await fetch(`${baseUrl}/api/getSimilarPictures?colour=${hex}`, {
      headers: { cookie: users[at % users.length]?.cookie ?? '' },
    })
    if (reply.status !== 200) throw new Error(`a colour answered ${reply.status}`)
    await reply.arrayBuffer()
    times.push(performance.now() - began)
  }
  return times
}
