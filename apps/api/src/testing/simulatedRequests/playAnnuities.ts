import { randomUUID } from 'node:crypto'

import { runDue } from '../../jobs/timers.ts'
import { notify } from '../filings.ts'
import { caseAtDesk, grantSimplePatent, keepSessions } from '../grantedPatents.ts'
import { servicesOf } from '../letters.ts'
import { morning, playedCase } from '../playedCases.ts'
import type { TestActor, TestPortal } from '../portal.ts'
import { count, type Ledger, type PatentAccount } from './ledger.ts'
import { dueAfter, feeOf, firstYears, graceAfter, LAST_YEAR, plusDays } from './ownLaw.ts'

/** Claims of `samplePatent`. */
const CLAIMS = 8

/** Ways in which a year is paid, or not. */
const ways = [
  'in time',
  'last day',
  'for two years',
  'in grace',
  'last day of grace',
  'twice',
  'by mistake',
  'not',
] as const
type Way = (typeof ways)[number]

/** The portal, its people and the ledger of a simulation. */
export interface Simulation {
  portal: TestPortal
  owner: TestActor
  stranger: TestActor
  officer: TestActor
  ledger: Ledger
  /** A random whole number from 0 to below `n`. */
  upTo: (n: number) => number
}

/** Moves the clock to a day, after what is due by then has happened. */
export async function goTo({ portal }: Simulation, day: string): Promise<void> {
  portal.setNow(morning(day))
  await keepSessions(portal)
  await runDue(servicesOf(portal), portal.services.clock())
}

/** A granted simple patent, filed on the day. */
export async function newPatent(play: Simulation, filed: string): Promise<PatentAccount> {
  const { portal, owner, ledger } = play
  portal.setNow(morning(filed))
  await keepSessions(portal)
  const number = await grantSimplePatent(portal, owner)
  const { day: granted } = await playedCase(portal, number)
  const due = dueAfter(filed, granted, 0)
  const patent = { number, filed, granted, paidTo: 0, due, inGrace: false, reminders: 0 }
  const account: PatentAccount = { ...patent, state: 'registered' }
  ledger.patents.push(account)
  return account
}

/** The day of the next act in a patent and the way it is paid then; `n` varies the ways, so that each is played. */
export function nextWay(patent: PatentAccount, n: number): { way: Way; day: string } {
  const way = ways[n % ways.length] ?? 'in time'
  const { due } = patent
  const days: Record<Way, string> = {
    'in time': plusDays(due, -40),
    'last day': due,
    'for two years': plusDays(due, -10),
    'in grace': plusDays(due, 30),
    'last day of grace': graceAfter(due),
    twice: plusDays(due, -5),
    'by mistake': plusDays(due, -20),
    not: plusDays(graceAfter(due), 3),
  }
  return { way, day: days[way] }
}

/** Plays one way on its day; the clock must stand there. */
export async function playWay(play: Simulation, patent: PatentAccount, way: Way): Promise<void> {
  count(play.ledger, way)
  const isLate = way === 'in grace' || way === 'last day of grace' || way === 'not'
  if (isLate) Object.assign(patent, { inGrace: true, state: 'annuity_grace', reminders: patent.reminders + 1 })
  if (way === 'not') return remove(play, patent)
  const least = patent.paidTo === 0 ? firstYears(patent.filed, patent.granted) : patent.paidTo + 1
  const toYear = Math.min(LAST_YEAR, way === 'for two years' ? least + 1 : least)
  const by = play.upTo(3) === 0 ? play.stranger : play.owner
  const order = await ordered(play, patent, toYear, by)
  const again = way === 'twice' ? await ordered(play, patent, toYear, play.stranger) : undefined
  await pay(play, order)
  paidTo(patent, toYear)
  const money = { submission: order.SUBMISSION_NBR, recorded: order.TOTAL_AMOUNT, held: 0, refunded: 0 }
  play.ledger.orders.push(money)
  if (again) await second(play, patent, again)
  if (way === 'by mistake') await takeBack(play, patent, money)
}

function paidTo(patent: PatentAccount, year: number): void {
  const due = dueAfter(patent.filed, patent.granted, year)
  Object.assign(patent, { paidTo: year, due, inGrace: false, state: 'registered' })
}

/** Orders at the price of the ledger; another price is an error. */
async function ordered({ portal, ledger }: Simulation, patent: PatentAccount, toYear: number, as: TestActor) {
  const { number, paidTo: paid, inGrace } = patent
  // All years of the first payment are due on one day, so that each carries the surcharge.
  const together = paid === 0 ? firstYears(patent.filed, patent.granted) : paid + 1
  const late = Array.from({ length: together - paid }, (_, at) => feeOf(paid + at + 1, paid + at + 1, CLAIMS, inGrace))
  const total = late.reduce((a, b) => a + b, 0) + feeOf(together + 1, toYear, CLAIMS, false)
  const body = { PATENTS: [{ PATENT_ID: number, TO_YEAR: toYear }], TOTAL_AMOUNT: total }
  const made = await portal.ask('annuityOrder', { as, key: randomUUID(), body })
  if (made.status !== 200) ledger.wrong.push(`${number} to ${toYear} for ${total}: ${JSON.stringify(made.body)}`)
  return made.body
}

async function pay({ portal, ledger }: Simulation, order: { BILLING_CODE: string; TOTAL_AMOUNT: number }) {
  const { body } = await notify(portal, { BILLING_CODE: order.BILLING_CODE, AMOUNT: order.TOTAL_AMOUNT })
  if (body.OUTCOME === 'settled') ledger.paid += order.TOTAL_AMOUNT
  else ledger.wrong.push(`${order.BILLING_CODE}: ${body.OUTCOME}`)
}

/** The second payment of the same years: paid back, used for the next year, or left held. */
async function second(
  play: Simulation,
  patent: PatentAccount,
  order: { SUBMISSION_NBR: string; BILLING_CODE: string; TOTAL_AMOUNT: number },
): Promise<void> {
  const money = { submission: order.SUBMISSION_NBR, recorded: 0, held: order.TOTAL_AMOUNT, refunded: 0 }
  play.ledger.orders.push(money)
  await pay(play, order)
  const what = (['refund', 'next year', 'left held'] as const)[play.upTo(3)] ?? 'left held'
  count(play.ledger, what)
  if (what === 'left held') return
  const next = patent.paidTo + 1
  const fee = feeOf(next, next, CLAIMS, false)
  const records = what === 'next year' && next <= LAST_YEAR && fee <= order.TOTAL_AMOUNT
  const decided = await play.portal.ask('officeAnnuityDecide', {
    as: play.officer,
    key: randomUUID(),
    body: {
      SUBMISSION_NBR: order.SUBMISSION_NBR,
      PATENT_ID: patent.number,
      DECISION: records ? 'RECORD' : 'REFUND',
      TO_YEAR: records ? next : null,
      REASON: 'Simulasi',
    },
  })
  const refunded = records ? order.TOTAL_AMOUNT - fee : order.TOTAL_AMOUNT
  if (decided.body.REFUND_AMOUNT !== refunded)
    play.ledger.wrong.push(`${order.SUBMISSION_NBR} ${what}: ${JSON.stringify(decided.body)}`)
  Object.assign(money, { held: 0, refunded, recorded: records ? fee : 0 })
  if (records) paidTo(patent, next)
}

/** An officer takes the payment back and records it again. */
async function takeBack(
  { portal, officer, ledger }: Simulation,
  patent: PatentAccount,
  { submission }: { submission: string },
): Promise<void> {
  const { PROC_TYP, PROC_NBR, ROW_VERSION, UNDO } = await caseAtDesk(portal, officer, patent.number)
  const undo = { PROC_TYP, PROC_NBR, ROW_VERSION, ACTION_NBR: UNDO?.ACTION_NBR ?? 0, REASON: 'Simulasi' }
  const undone = await portal.ask('officeUndoAction', { as: officer, key: randomUUID(), body: undo })
  const body = { SUBMISSION_NBR: submission, PATENT_ID: patent.number, DECISION: 'RECORD' as const, REASON: 'Simulasi' }
  const again = await portal.ask('officeAnnuityDecide', { as: officer, key: randomUUID(), body })
  if (undone.status !== 200 || again.body.REFUND_AMOUNT !== 0)
    ledger.wrong.push(`${patent.number} taken back: ${JSON.stringify([undone.body, again.body])}`)
}

/** Nobody paid: the months of grace are over, an officer removes the patent, and nothing can be paid any more. */
async function remove({ portal, owner, officer, ledger }: Simulation, patent: PatentAccount): Promise<void> {
  const before = (await playedCase(portal, patent.number)).state
  const { PROC_TYP, PROC_NBR } = await caseAtDesk(portal, officer, patent.number)
  const removal = { PROC_TYP, PROC_NBR, ACTION_TYP: 'REM', NOTES: 'Simulasi' }
  const removed = await portal.ask('insertAction', { as: officer, key: randomUUID(), body: removal })
  const wanted = [{ PATENT_ID: patent.number, TO_YEAR: null }]
  const quote = await portal.ask('annuityQuote', { as: owner, body: { PATENTS: wanted } })
  if (before !== 'removal_review' || removed.status !== 200 || quote.body.PATENTS[0]?.FAULT !== 'ENDED')
    ledger.wrong.push(`${patent.number} not removed: ${before} ${JSON.stringify(removed.body)}`)
  patent.state = 'removed'
}
