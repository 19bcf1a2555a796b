import { randomUUID } from 'node:crypto'

import type { Right } from '@saki/catalogue'
import { arrivals } from '@saki/catalogue/requests/caseFacts.sample'
import { sql } from 'kysely'

import { morning, playActions, playedCase, registerSample } from './playedCases.ts'
import type { TestActor, TestPortal } from './portal.ts'
import { completeReasons, reasonTitles } from './reasons.ts'
import { payRequest, submitTestRequest } from './requests.ts'

/** Rights whose refusals go to the Appeal Commission, with the ACTION_TYP of the refusal. */
export type AppealedRight = Exclude<Right, 'DESIGN'>
const refusal = 'REF'
/** Whose grounds the refusal of `refusedCase` names. */
const lawOf = (right: AppealedRight) => (right === 'MARK' ? 'MARK' : 'PATENT')
/** Titles of the points of the refusal of `refusedCase`. */
export const refusedTitles = (right: AppealedRight) => reasonTitles(lawOf(right))

/** Logs actors in again after the clock moved. */
export async function logInAt(portal: TestPortal, instant: string, actors: readonly TestActor[]): Promise<void> {
  portal.setNow(instant)
  for (const as of actors) await portal.ask('login', { as, body: { EMAIL: as.email, LOGIN_PASSWORD: as.password } })
}

/** Letters that a refusal of a mark or patent follows (UU 20/2016 art. 24, UU 13/2016 art. 62, 63). */
const LETTERS: ReadonlySet<string> = new Set(['propose_refusal', 'send_findings'])

/** Actions by which a case of a right reaches a state; a mark or patent, if it can, by the letter without which it is not refused. */
export const historyTo = (right: Right, filed: string, state: string) => {
  const reached = arrivals({ kind: right, filed }).filter(({ state: at }) => at === state)
  const heard = reached.find(({ position: { history } }) => history.some(({ action }) => LETTERS.has(action)))
  const arrival = (state !== 'registered' && heard) || reached[0]
  if (!arrival) throw new Error(`${right} does not reach ${state}`)
  return arrival.position.history.map(({ action }) => action).filter((action) => action !== 'payment_received')
}

interface Refused {
  number: string
  /** Day of the refusal. */
  day: string
}

/** Registers a case, brings it to examination and refuses it by an officer with two points; the clock stays on that day. */
export async function refusedCase(
  portal: TestPortal,
  right: AppealedRight,
  { owner, officer, others = [] }: { owner: TestActor; officer: TestActor; others?: readonly TestActor[] },
  filed: string,
): Promise<Refused> {
  await logInAt(portal, morning(filed), [owner])
  const number = await registerSample(portal, owner, right)
  const day = await playActions(portal, number, historyTo(right, filed, 'substantive_examination'))
  await logInAt(portal, morning(day), [owner, officer, ...others])
  const { procTyp, procNbr } = await playedCase(portal, number)
  const body = { PROC_TYP: procTyp, PROC_NBR: procNbr, ACTION_TYP: refusal, REASONS: completeReasons(lawOf(right)) }
  const refused = await portal.ask('insertAction', { as: officer, key: randomUUID(), body })
  if (refused.status !== 200) throw new Error(JSON.stringify(refused.body))
  return { number, day }
}

/** Answers to both points of `refusedCase`. */
export const answered = refusedTitles('MARK').map((TITLE, at) => ({
  POINT: `ALASAN.${at + 1}`,
  TITLE,
  ANSWER: `Keberatan ${at + 1}.`,
}))

/** Makes and pays an appeal; returns the process of the request as the requester's page shows it. */
export async function appealed(
  portal: TestPortal,
  {
    kind = 'BD',
    number,
    data,
    slots = ['MBD'],
    as,
  }: { kind?: string; number: string; data: object; slots?: string[]; as: TestActor },
) {
  const made = await submitTestRequest(portal, { kind, numbers: [number], data: { ...data }, slots, as })
  if (made.status !== 200) throw new Error(JSON.stringify(made.body))
  await payRequest(portal, made.body)
  const SUBMISSION_NBR = made.body.SUBMISSION_NBR ?? ''
  const page = await portal.ask('requestDetail', { as, query: { SUBMISSION_NBR } })
  const [one] = page.body.CASES
  if (!one) throw new Error(`${SUBMISSION_NBR} has no case`)
  return { SUBMISSION_NBR, PROC_TYP: one.PROC_TYP, PROC_NBR: one.PROC_NBR, ROW_VERSION: one.ROW_VERSION }
}

/** Registers a patent of three claims and brings it to its certificate; the clock stays on that day. */
export async function grantedPatent(
  portal: TestPortal,
  { owner, others = [] }: { owner: TestActor; others?: readonly TestActor[] },
  filed: string,
): Promise<string> {
  await logInAt(portal, morning(filed), [owner])
  const number = await registerSample(portal, owner, 'PATENT')
  const day = await playActions(portal, number, historyTo('PATENT', filed, 'registered'))
  await logInAt(portal, morning(day), [owner, ...others])
  await sql`update application set publication_date = ${day} where application_number = ${number}`.execute(portal.db)
  await sql`update application_patent set claims = 3 where application_id = (select application_id from application where application_number = ${number})`.execute(
    portal.db,
  )
  return number
}

/** The Commission decides an appeal in its process, or one that is an act of its case. */
export async function commissionDecides(
  portal: TestPortal,
  as: TestActor,
  key: { PROC_TYP: string; PROC_NBR: number; ACTION_NBR?: number },
  OUTCOME: 'ALLOWED' | 'REJECTED',
) {
  const { ROW_VERSION, RECEIVED_DATE } = (await portal.ask('appealCase', { as, query: key })).body
  const body = {
    ...key,
    ROW_VERSION,
    OUTCOME,
    DECISION_NBR: '7/KB/2026',
    DECISION_DATE: RECEIVED_DATE,
    GROUNDS: [{ OUTCOME, REASONS: 'Telah diperiksa.' }],
  }
  return portal.ask('appealDecide', { as, key: randomUUID(), body })
}
