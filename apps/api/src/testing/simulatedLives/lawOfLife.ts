import { actsOn, automaticAct, moveOn } from '../simulatedYear/checker.ts'
import type { CaseHistory, CheckedRow } from '../simulatedYear/replay.ts'
import type { Life } from './life.ts'

const ROLES = { P: 'applicant', O: 'office', K: 'commission', '3': 'public', S: 'system', auto: 'system' } as const

/** Acts that may be made once after the act they follow, with those that end the possibility; typed from the articles. */
const SPENT: Record<string, readonly string[]> = {
  // UU 13/2016 art. 35, 62: each extension once for a letter.
  extend_completeness: ['extend_completeness'],
  extend_reply: ['extend_reply'],
  extend_reply_paid: ['extend_reply_paid', 'send_findings', 'propose_refusal'],
  // PP 45/2024 art. 6(5): revived where it lapsed.
  revive_formality: ['reply_lapsed', 'revive_formality'],
  revive_examination: ['completeness_lapsed', 'translation_lapsed', 'revive_examination'],
  // UU 13/2016 art. 46, 51.
  request_examination: ['request_examination'],
  ask_early_publication: ['ask_early_publication'],
  // UU 31/2000 art. 19, 24.
  extend_correction: ['extend_correction'],
  object_to_refusal: ['object_to_refusal'],
  // UU 20/2016 art. 28, UU 13/2016 art. 67: one appeal against a refusal.
  appeal: ['appeal'],
}

const asHistory = ({ number, filed }: Life): CaseHistory => ({
  name: number,
  rows: [],
  filing: filed,
  priority: null,
  international: null,
  state: '',
  due: null,
  firesOn: null,
  frozen: false,
  published: null,
  answers: [],
})

const roleOf = ({ statute }: Life, act: string) => ROLES[statute.law[act]?.who ?? 'S']
/** What a request leads to is dated the day of its receipt, which may be before other acts. */
const dayOfLast = ({ acts, filed }: Life) => acts.reduce((last, { day }) => (day > last ? day : last), filed)

function moved(life: Life, act: string, day: string, say: (what: string) => void) {
  const { state } = life.at
  const row: CheckedRow = {
    nbr: life.acts.length + 1,
    act,
    from: state,
    to: state,
    due: null,
    role: roleOf(life, act),
    day,
    written: day,
    undoes: null,
    issued: null,
    waits: false,
    posting: null,
  }
  return moveOn(asHistory(life), row, life.at, life.statute, dayOfLast(life), say)
}

/** Letters of the office that a refusal follows. */
const HEARD: ReadonlySet<string> = new Set(['propose_refusal', 'send_findings'])

/** Whether somebody may make the act on that day, by the tables of the laws. */
export function isLawful(life: Life, act: string, day: string): boolean {
  const provision = life.statute.law[act]
  if (!provision) return false
  // UU 20/2016 art. 24, UU 13/2016 art. 62, 63: no refusal of a mark or patent without a letter before.
  const isHeard = life.right === 'DESIGN' || life.acts.some((one) => HEARD.has(one.act))
  if (act === 'refuse' && !isHeard) return false
  const spent = SPENT[act]
  const since = provision.within?.split(' ')[2]?.split(',')
  const names = life.acts.map((one) => one.act)
  if (spent) {
    const begun = names.findLastIndex((name) => since?.includes(name))
    if (names.findLastIndex((name) => spent.includes(name)) > begun) return false
  }
  const faults: string[] = []
  moved(life, act, day, (fault) => faults.push(fault))
  return faults.length === 0
}

/** States in which a case has ended, in the words of the workflow. */
const ENDED = new Set(
  'refused deemed_withdrawn examination_lapsed withdrawn removed cancelled expired deleted appeal_dismissed'.split(' '),
)
/** States of a right that has ended. */
const ENDED_RIGHT = new Set('removed cancelled expired deleted'.split(' '))
/** States of the examination, in which officers can decide oppositions. */
const EXAMINED = new Set(['objection_closed', 'substantive_examination'])

/** What an act means for the oppositions served before: an answer is served on the opponents, an examination or the end lets officers decide. */
function followOppositions({ requests, at }: Life, act: string, from: string): void {
  const waiting = requests.filter(({ kind }) => kind === 'OP' || kind === 'PD')
  for (const one of waiting) if (act === 'answer' && one.state === 'served') one.state = 'countered'
  const isOver = EXAMINED.has(at.state) || ENDED.has(at.state) || at.state === 'registered'
  for (const one of waiting)
    if (at.state !== from && isOver && (one.state === 'served' || one.state === 'countered')) one.state = 'considered'
}

/** Acts that decide to register or to grant before the certificate. */
const ALLOWED = new Set(['accept', 'allow', 'refuse_in_part', 'part_refusal_unanswered'])

/** Every opponent whose opposition was served and not withdrawn gets a copy of each decision on the case until it is registered. */
function copyDecision({ requests, at }: Life, act: string, from: string): void {
  if (IN_FORCE.has(from) || ENDED_RIGHT.has(from)) return
  const isEnd = at.state !== from && (ENDED.has(at.state) || at.state === 'registered')
  if (!isEnd && !ALLOWED.has(act)) return
  for (const one of requests) if (one.served && one.state !== 'withdrawn') one.letters.push('SPO')
}

/** Enters an act in the ledger. Registration gives a certificate. */
export function enter(life: Life, act: string, day: string): void {
  const from = life.at.state
  life.at = moved(life, act, day, () => {})
  followOppositions(life, act, from)
  copyDecision(life, act, from)
  life.acts.push({ act, day, role: roleOf(life, act), notified: life.owner.userId })
  if (isGrant(life, act)) life.certificates += 1
}

const isGrant = ({ right, at }: Life, act: string) =>
  at.state === 'registered' &&
  (act === 'register' || act === 'issue_certificate' || (right === 'DESIGN' && act === 'publication_over'))

/** Renewals and extensions of time, on which the deadline of the case waits. */
export const TIMED = new Set(['PJ', 'JP'])
const OPEN = new Set(['submitted', 'verification', 'awaiting_completeness'])

const isSuspended = ({ requests }: Life) => requests.some(({ kind, state }) => TIMED.has(kind) && OPEN.has(state))

/** The act that time alone brings, with its day. */
export function nextAutomatic(life: Life): { act: string; day: string } | undefined {
  const { due, target, otherwise } = life.at
  if (due === null || target || otherwise === undefined || isSuspended(life)) return undefined
  const first = actsOn(due, life.at)
  const act = automaticAct(life.at, life.statute, first)
  const day = [first, dayOfLast(life), life.lastDecision].reduce((a, b) => (a > b ? a : b))
  return act === undefined ? undefined : { act, day }
}

/** Enters what time alone brought up to a day. */
export function settle(life: Life, today: string): void {
  for (let one = nextAutomatic(life); one && one.day <= today; one = nextAutomatic(life)) enter(life, one.act, one.day)
}

/** A copy of the case as it stands by law on a day. */
export function lifeOn(life: Life, day: string): Life {
  const that = { ...life, acts: [...life.acts], requests: life.requests.map((one) => ({ ...one })) }
  settle(that, day)
  return that
}

const IN_FORCE = new Set('registered renewal_window late_renewal annuity_grace removal_review'.split(' '))

export const hasRight = ({ at }: Life) => IN_FORCE.has(at.state)
export const isAlive = ({ at }: Life) => !ENDED.has(at.state) && at.state !== 'awaiting_payment'
/** Whether the application may still be withdrawn. */
export const isUndecided = ({ at, statute }: Life) => statute.law['withdraw']?.from.includes(at.state) === true
