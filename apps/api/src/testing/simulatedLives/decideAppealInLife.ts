import { randomUUID } from 'node:crypto'

import { enter } from './lawOfLife.ts'
import { tally, type Life, type LifeRequest, type World } from './life.ts'

const outcomes = ['ALLOWED', 'PART', 'REJECTED'] as const
/** The act of the case by which the Commission decides, for marks and for patents (UU 20/2016 art. 30, UU 13/2016 art. 68, 72). */
const acts = {
  MARK: { ALLOWED: 'grant_appeal', PART: 'grant_appeal_in_part', REJECTED: 'dismiss_appeal' },
  PATENT: { ALLOWED: 'appeal_allowed', PART: 'appeal_allowed_in_part', REJECTED: 'appeal_refused' },
} as const
const ends = { ALLOWED: 'granted', PART: 'granted_in_part', REJECTED: 'refused' } as const

/** The Commission ends a held appeal, or forms the panel and decides whole, in part or against the appellant. */
export async function decideAppealIn(
  world: World,
  life: Life,
  one: LifeRequest,
  process: { PROC_TYP: string; PROC_NBR: number },
): Promise<void> {
  const { portal, commission, today } = world
  const key = { PROC_TYP: process.PROC_TYP, PROC_NBR: process.PROC_NBR }
  const look = async () => (await portal.ask('appealCase', { as: commission, query: key })).body
  const act = async (ACT: 'ADMIT' | 'DISMISS') => {
    const { ROW_VERSION } = await look()
    const body = { ...key, ACT, NOTES: 'Simulasi', ROW_VERSION }
    return portal.ask('appealAct', { as: commission, key: randomUUID(), body })
  }
  if (one.held !== '') {
    const dismissed = await act('DISMISS')
    if (dismissed.status !== 200) world.wrong.push(`${one.submission} DISMISS: ${JSON.stringify(dismissed.body)}`)
    one.state = 'refused'
    return tally(world, 'held appeal ended')
  }
  if (one.state === 'submitted') {
    const admitted = await act('ADMIT')
    if (admitted.status !== 200) world.wrong.push(`${one.submission} ADMIT: ${JSON.stringify(admitted.body)}`)
    one.state = 'hearing'
    return
  }
  const outcome = outcomes[world.upTo(3)] ?? 'ALLOWED'
  const isMark = life.right === 'MARK'
  const { ROW_VERSION, GROUNDS } = await look()
  const ground = {
    OUTCOME: outcome === 'REJECTED' ? ('REJECTED' as const) : ('ALLOWED' as const),
    REASONS: 'Simulasi.',
  }
  const kept = life.parts[0] ?? ''
  // In part: the first word of the first class, or the first claim.
  const part = isMark ? { GOODS: [{ CLASS_CODE: Number(kept), TERMS: [firstTerm[kept] ?? ''] }] } : { CLAIMS: [1] }
  const body = {
    ...key,
    ROW_VERSION,
    OUTCOME: outcome,
    DECISION_NBR: `${life.turns}/KB`,
    DECISION_DATE: today,
    GROUNDS: GROUNDS.map(() => ground),
    REASONS: 'Simulasi.',
    ...(outcome === 'PART' ? part : {}),
  }
  const isWhole = isMark && life.parts.length === 1 && kept === '43'
  if (isWhole && outcome === 'PART') return
  const decided = await portal.ask('appealDecide', { as: commission, key: randomUUID(), body })
  if (decided.status !== 200) world.wrong.push(`${one.submission} ${outcome}: ${JSON.stringify(decided.body)}`)
  enter(life, acts[isMark ? 'MARK' : 'PATENT'][outcome], today)
  one.state = ends[outcome]
  tally(world, `appeal of ${isMark ? 'mark' : 'patent'} ${outcome}`)
  if (outcome !== 'PART') return
  if (isMark) life.parts = [kept]
  life.log.push(`${isMark ? 'NICE' : 'TECHNICAL'} ${one.submission}`)
}

/** The first goods or services of each class of the sample mark. */
export const firstTerm: Record<string, string> = { 30: 'kopi', 43: 'jasa kedai kopi' }
