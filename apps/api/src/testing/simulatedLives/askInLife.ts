import { randomUUID } from 'node:crypto'

import type { RequestCode } from '@saki/catalogue/requests/codes'
import { samplePerson } from '../filings.ts'
import { keepSessions } from '../grantedPatents.ts'
import type { TestActor } from '../portal.ts'
import { requestSamples } from '../requestSamples.ts'
import { payRequest, submitTestRequest, type SampleRequest } from '../requests.ts'
import { plusDays } from '../simulatedYear/ownDates.ts'
import { contradictingIn } from './contradictionsInLife.ts'
import { firstTerm } from './decideAppealInLife.ts'
import { enter, lifeOn } from './lawOfLife.ts'
import { tally, type WantedEntry, type Life, type LifeRequest, type World } from './life.ts'
import { actFor, isAllowed, maySplit, ownKinds } from './ownRequests.ts'

const rowsOf = ({ right }: Life, parts: readonly string[]) =>
  parts.map((code) => (right === 'MARK' ? { CLASS_CODE: code } : { LOCARNO_CLASS_CODE: code }))

/** What a scene decides that is left to chance otherwise. */
export interface Script {
  /** A renewal keeps all classes; a transfer is of the whole file. */
  isWhole?: true
  /** The account of a new owner. */
  account?: TestActor
  pay?: 'now' | 'late'
}

/** Answers of a request with names of its own, and what they ask to be entered. */
function answersFor(
  world: World,
  life: Life,
  { kind, by, script }: { kind: string; by: TestActor; script: Script },
): { data: object; asked: WantedEntry } {
  const base = requestSamples[kind as RequestCode]?.(life.right).data ?? {}
  const name = `Nama ${world.played.size}-${world.upTo(1_000_000)}`
  const some = life.parts.slice(0, 1 + world.upTo(Math.max(1, life.parts.length - 1)))
  if (kind === 'PN') return { data: { ...base, NEW_DATA: [samplePerson(name)] }, asked: { name } }
  if (kind === 'KU') {
    const REPRS = [{ ...samplePerson(name), AGENT_NOTES: '0903-2016' }]
    return { data: { REQUEST: { CHANGE: 'APPOINT' }, REPRS }, asked: { name } }
  }
  if (kind === 'AK') return { data: { REQUEST: { ADDR_STREET: name, EMAIL: 'surat@contoh.id' } }, asked: {} }
  if (kind === 'LB')
    return { data: { REQUEST: { LICENSEE: 'PT Sangrai', ENDED_ON: world.today, REASON: 'Selesai.' } }, asked: {} }
  if (kind === 'PJ') {
    const parts = script.isWhole || world.upTo(2) === 0 ? life.parts : some
    return { data: { ...base, CLASSES: rowsOf(life, parts) }, asked: { parts } }
  }
  if (kind === 'BJ') {
    const kept = life.parts[0] ?? ''
    return { data: { GOODS: [{ CLASS_CODE: kept, TERMS: [firstTerm[kept] ?? ''] }] }, asked: { parts: [kept] } }
  }
  if (kind === 'PM') return { data: { CLASSES: rowsOf(life, some) }, asked: { parts: some } }
  if (kind !== 'PH') return { data: base, asked: {} }
  // The account of a new owner is the requester's, else the one with the new owner's address.
  const others = world.people.filter((one) => one !== life.owner)
  const account = script.account ?? (by === life.owner ? (others[world.upTo(others.length)] ?? by) : by)
  const isNeverSplit = !world.played.has(`${life.right} split`)
  const isPart = !script.isWhole && life.parts.length > 1 && (isNeverSplit || world.upTo(2) === 0)
  const isSplit = (life.right === 'MARK' || life.right === 'DESIGN') && isPart
  const NEW_OWNERS = [{ ...samplePerson(name), EMAIL: account.email }]
  if (!isSplit) return { data: { ...base, NEW_OWNERS }, asked: { name, account } }
  const REQUEST = { HOW: 'SALE', EXTENT: 'PART' }
  return { data: { ...base, REQUEST, PARTS: rowsOf(life, some), NEW_OWNERS }, asked: { name, account, parts: some } }
}

/** Every picture of a set of designs that is divided shows products of both files. */
async function picturesOfBoth({ portal }: World, { number }: Life, as: TestActor) {
  const { body } = await portal.ask('requestOffers', { as, query: { patentId: number } })
  return { PICTURES: (body.CASE?.PICTURES ?? []).map(({ FILE_ID }) => ({ FILE_ID, GOES: 'BOTH' })) }
}

/** A deletion, whole or in part, needs the consent of the licensee (UU 20/2016 art. 72). */
const consentOf = (life: Life, kind: string) => (life.licences > 0 && (kind === 'HM' || kind === 'BJ') ? ['PLS'] : [])

/** Makes a request in a case, lawful or not, and pays it in one of several ways. The product must answer as the ledger says. */
export async function askInLife(
  world: World,
  life: Life,
  kind: string,
  by: TestActor,
  script: Script = {},
): Promise<void> {
  // The ledger does not know the goods of a class.
  if (kind === 'BJ' && life.right === 'MARK' && life.parts.length < 2) return
  const relation: LifeRequest['relation'] = by === life.owner ? 'owner' : 'third'
  const isPublished = life.acts.some(({ act }) => act === 'publish')
  const { data, asked } = answersFor(world, life, { kind, by, script })
  const isPart = kind !== 'PJ' && kind !== 'BJ' && asked.parts !== undefined
  const mayAsk =
    isAllowed(life, kind, relation, world.today) &&
    (relation === 'owner' || isPublished) &&
    contradictingIn(life, { kind, asked }).every((other) => other.by !== by) &&
    (!isPart || maySplit(life, asked.parts ?? []))
  const slots = [...(requestSamples[kind as RequestCode]?.(life.right).slots ?? []), ...consentOf(life, kind)]
  const pictures = isPart && life.right === 'DESIGN' ? await picturesOfBoth(world, life, by) : {}
  const request: SampleRequest = { kind, numbers: [life.number], as: by, data: { ...data, ...pictures }, slots }
  const made = await submitTestRequest(world.portal, request)
  const isMade = made.status === 200 && made.body.ERRORS.length === 0
  tally(world, `${kind} ${life.right} ${mayAsk ? 'made' : 'refused'}`)
  if (isMade !== mayAsk) {
    world.wrong.push(
      `${life.number} ${life.at.state} ${kind} by ${relation} ${world.today}: ${JSON.stringify(made.body)}`,
    )
    return
  }
  if (!isMade) return
  const rule = ownKinds[kind]
  const act = rule && actFor(life, rule, world.today)
  const fee = rule?.fee(life, act, asked.parts?.length ?? 0) ?? 0
  if (made.body.TOTAL_AMOUNT !== fee)
    world.wrong.push(`${life.number} ${kind}: ${made.body.TOTAL_AMOUNT} instead of ${fee}`)
  const received = fee === 0 ? world.today : await payFor(world, made.body, by, script.pay)
  if (received === undefined) return
  world.paid += fee
  const submission = made.body.SUBMISSION_NBR ?? ''
  const end = { state: 'submitted', held: '', letters: [] } as const
  const one: LifeRequest = { submission, kind, by, relation, received, paid: fee, asked, ...end, letters: [] }
  receive(world, life, one)
}

interface Made {
  SUBMISSION_NBR: string | null
  BILLING_CODE: string | null
  TOTAL_AMOUNT: number
}

/** Pays on the day, after it with an officer who accepts, or never; returns the day of receipt. */
async function payFor(world: World, made: Made, by: TestActor, pay?: Script['pay']): Promise<string | undefined> {
  const { portal, officer, today } = world
  const chance = pay === undefined ? world.upTo(10) : pay === 'late' ? 1 : 9
  if (chance === 0) {
    const body = { SUBMISSION_NBR: made.SUBMISSION_NBR ?? '' }
    const cancelled = await portal.ask('requestWithdraw', { as: by, key: randomUUID(), body })
    if (cancelled.status !== 200) world.wrong.push(`${body.SUBMISSION_NBR} is not cancelled`)
    tally(world, 'not paid')
    return undefined
  }
  if (chance > 2) {
    const outcome = await payRequest(portal, made)
    if (outcome !== 'settled') world.wrong.push(`${made.SUBMISSION_NBR}: ${outcome}`)
    return today
  }
  // Five seconds after midnight in Jakarta the code is no longer valid; nothing else has happened on the new day.
  const PAID_AT = `${today}T17:00:05Z`
  portal.setNow(PAID_AT)
  await keepSessions(portal)
  world.today = plusDays(today, 1)
  const EVENT_ID = randomUUID()
  const outcome = await payRequest(portal, made, { EVENT_ID, PAID_AT })
  const body = { EVENT_ID, DECISION: 'ACCEPT' as const, REASON: 'Simulasi' }
  const accepted = await portal.ask('officePaymentDecide', { as: officer, key: randomUUID(), body })
  if (outcome !== 'late' || accepted.status !== 200)
    world.wrong.push(`${made.SUBMISSION_NBR} late: ${outcome} ${JSON.stringify(accepted.body)}`)
  tally(world, 'paid late')
  return world.today
}

/** Enters a received request: what takes effect by receipt does, and what the law of that day does not allow is held. */
function receive(world: World, life: Life, one: LifeRequest): void {
  const rule = ownKinds[one.kind]
  if (!rule) return
  // Judged as the case stands by law on that day, also when its timer has not run yet.
  const that = lifeOn(life, one.received)
  const act = actFor(that, rule, one.received)
  const mayAsk = isAllowed(that, one.kind, one.relation, one.received)
  life.requests.push(one)
  if (!mayAsk) {
    one.held = 'WINDOW'
    tally(world, `${one.kind} held`)
    return
  }
  if (contradictingIn(life, one).length > 0) {
    one.held = 'CONFLICT'
    tally(world, `${one.kind} held for an earlier request`)
    return
  }
  if (rule.course === 'decided') return
  if (act !== undefined) enter(life, act, one.received)
  if (one.kind === 'AK') life.log.push(`CORRESPONDENCE ${one.submission}`)
  if (rule.course === 'instant') one.state = 'granted'
  if (rule.course === 'opposition') Object.assign(one, { state: 'served', served: true })
}
