import type { Right } from '@saki/catalogue'
import { HOUR_MS } from '@saki/domain/dates/durations'
import { addDays, startOfDay, type LegalDate } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'

import { holidaySet } from '../../daysOff.sql.ts'
import { runDue } from '../../jobs/timers.ts'
import type { Services } from '../../services.ts'
import { decide } from './decide.ts'
import { fileCase, type PlannedCase } from './fileCase.ts'
import { nameOf, countAction, type Game, type Live, type Played } from './game.ts'
import type { Actors } from './office.ts'
import { planNextDay } from './plan.ts'

/** Numbers of days. Test servers have no autovacuum; without statistics the plans made for empty tables stay. */
const ANALYSED_AFTER = new Set([50, 100, 200, 400, 800, 1_600])

/**
 * Simulates cases day by day: first automatic actions, then people and officers, who mostly choose the least used actions, on the last day,
 * before it or not at all. `setNow` moves the clock; `eachDay` runs in the evening. Ends when nothing can happen any more, or at `end`.
 */
export async function playYear(
  services: Services,
  actors: Actors,
  cases: PlannedCase[],
  setNow: (iso: string) => void,
  { seed, end, eachDay }: { seed: number; end: string; eachDay?: (day: LegalDate) => Promise<void> },
): Promise<Played> {
  const random = randomFrom(seed)
  const waiting = cases.toSorted((a, b) => (a.day < b.day ? -1 : 1))
  const played: Played = { counts: new Map(), letPass: [], refusals: 0, failed: [], days: 0, lastDay: '' }
  const holidays = await holidaySet(services.db)
  const upTo = (n: number) => Math.floor(random() * n)
  const game: Game = { services, actors, holidays, live: new Map(), played, day: waiting[0]?.day ?? end, random, upTo }
  for (; game.day <= end; game.day = addDays(game.day, 1)) {
    played.days += 1
    played.lastDay = game.day
    const at = (hours: number) => {
      const now = new Date(startOfDay(game.day).getTime() + hours * HOUR_MS)
      setNow(now.toISOString())
      return now
    }
    if (isWorthSweeping(game)) await sweep(game, at(0.5))
    const now = at(9)
    while (waiting[0] && waiting[0].day <= game.day) await file(game, waiting.shift() as PlannedCase, now)
    for (const one of game.live.values()) if (one.next === game.day) await decide(game, one, now)
    if (ANALYSED_AFTER.has(played.days)) await sql`analyze`.execute(services.db)
    await eachDay?.(game.day)
    if (waiting.length === 0 && played.days % 50 === 0 && (await isOver(game))) break
  }
  return played
}

/** Sweeps on days without due cases find nothing, so only some of them run: before due days and at random. */
function isWorthSweeping({ live, day, played, upTo }: Game): boolean {
  const tomorrow = addDays(day, 1)
  const soon = [...live.values()].filter(({ firesOn }) => firesOn !== null && firesOn <= tomorrow)
  if (soon.some(({ firesOn }) => firesOn !== tomorrow)) return true
  return played.days % 100 === 0 || (soon.length > 0 && upTo(4) === 0)
}

async function sweep(game: Game, now: Date): Promise<void> {
  const moved: Live[] = []
  const { failed } = await runDue(game.services, now, {
    onFired: (acted) => {
      const one = game.live.get(nameOf(acted))
      countAction(game, acted.flowId, acted.action, one)
      if (one) moved.push(one)
    },
  })
  game.played.failed.push(...failed)
  // The sweep is parallel; sorting makes the simulation independent of its order.
  // Suspended cases and those with an open answer do not act; planNextDay sets the day again when they move.
  for (const one of game.live.values()) if (one.firesOn !== null && one.firesOn <= game.day) one.firesOn = null
  for (const one of moved.toSorted((a, b) => a.planned.n - b.planned.n)) await planNextDay(game, one)
}

async function file(game: Game, planned: PlannedCase, now: Date): Promise<void> {
  const filed = await fileCase(game.services, game.actors.owner, planned, now)
  const next = addDays(game.day, 1 + game.upTo(10))
  const fresh = { next, firesOn: null, moves: 0, answer: undefined, goal: undefined }
  game.live.set(nameOf(filed.key), {
    ...filed,
    ...fresh,
    planned,
    keeper: planned.n % 13 === 0,
    careful: planned.n % 5 < 3,
  })
  countAction(game, filed.flow.id, 'payment_received')
}

async function isOver({ live, services }: Game): Promise<boolean> {
  if ([...live.values()].some(({ next }) => next !== null)) return false
  const { rows } = await sql`select 1 from process where fires_on is not null limit 1`.execute(services.db)
  return rows.length === 0
}

const KINDS: readonly Right[] = [
  'PATENT',
  'SIMPLE_PATENT',
  'DESIGN',
  'PATENT',
  'MARK',
  'SIMPLE_PATENT',
  'PATENT',
  'SIMPLE_PATENT',
  'DESIGN',
  'PATENT',
  'MARK',
  'SIMPLE_PATENT',
]

/** Cases of every right in turn, filed over two years around the change of the law; some with a priority or an international filing. */
export function plannedCases(howMany: number, seed: number): PlannedCase[] {
  const random = randomFrom(seed)
  return Array.from({ length: howMany }, (_, n) => {
    const applTyp = KINDS[n % KINDS.length] ?? 'PATENT'
    const day = addDays('2024-01-03', Math.floor(random() * 640))
    const ago = (days: number) => addDays(day, -Math.floor(random() * days) - 5)
    const claim = random()
    return {
      n,
      applTyp,
      day,
      ...(claim < 0.25 && { priority: ago(applTyp === 'DESIGN' || applTyp === 'MARK' ? 170 : 350) }),
      ...(claim > 0.85 && applTyp === 'PATENT' && { international: ago(900) }),
    }
  })
}

/** Pseudo-random numbers from 0 to below 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
