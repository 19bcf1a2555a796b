import { priorityAt, span, deadline, annuityAfter } from './countedDays.ts'
import { applyDeskAct, applyPosting } from './deskActs.ts'
import type { Provision } from './law.ts'
import { apart, plusDays } from './ownDates.ts'
import { unpaid, type CaseHistory, type CheckedRow, type ReplayState, type Statute } from './replay.ts'

const ROLES = { P: 'applicant', O: 'office', K: 'commission', '3': 'public', S: 'system', auto: 'system' } as const
const DESK = new Set(['undo', 'freeze', 'resume', 'note', 'set_due'])

/** Replays a history by the table of the law and returns every deviation; empty when there is none. */
export function check(one: CaseHistory, statute: Statute, today: string): string[] {
  const wrong: string[] = []
  const before = new Map<number, ReplayState>()
  let at = unpaid
  let lastDay = one.filing
  for (const row of one.rows) {
    const say = (what: string) => wrong.push(`${one.name} ${row.nbr} ${row.act} on ${row.day}: ${what}`)
    before.set(row.nbr, at)
    if (row.day < lastDay) say(`dated before ${lastDay}`)
    if (row.from !== at.state) say(`left ${row.from}, the case stood at ${at.state}`)
    const next = DESK.has(row.act)
      ? row.posting === null
        ? applyDeskAct(row, at, before, say)
        : applyPosting(one, row, row.posting, at, before, statute, say)
      : moveOn(one, row, at, statute, lastDay, say)
    if (next.state !== row.to) say(`led to ${row.to} instead of ${next.state}`)
    if (next.due !== row.due) say(`due ${row.due} instead of ${next.due}`)
    at = next
    if (row.day > lastDay) lastDay = row.day
  }
  return [...wrong, ...checkPublication(one), ...checkEnd(one, at, statute, today)]
}

const PUBLISHING = new Set(['publish', 'publish_early'])

/** The day of a publication is the date of its issue and the date of publication of the case; a case without one has none. */
function checkPublication({ name, rows, published }: CaseHistory): string[] {
  const undone = new Set(rows.map(({ undoes }) => undoes))
  const own = rows.filter(({ act, nbr }) => PUBLISHING.has(act) && !undone.has(nbr))
  const wrong = own
    .filter(({ day, issued }) => day !== issued)
    .map(({ nbr, day, issued }) => `${name} ${nbr} published on ${day} by an issue of ${issued}`)
  const last = own.at(-1)?.day ?? null
  return last === published ? wrong : [...wrong, `${name} has ${published} as publication, not ${last}`]
}

function checkEnd(one: CaseHistory, at: ReplayState, statute: Statute, today: string): string[] {
  const silence = !at.target && at.due !== null ? automaticAct(at, statute, plusDays(at.due, 1)) : undefined
  const fires = silence && at.due !== null ? actsOn(at.due, at) : null
  const held = one.answers.some((answer) => answer.to === null)
  const wrong: string[] = []
  if (one.state !== at.state || one.due !== at.due)
    wrong.push(`stands at ${one.state} ${one.due} instead of ${at.state} ${at.due}`)
  if (one.firesOn !== fires) wrong.push(`acts by itself on ${one.firesOn} instead of ${fires}`)
  const waits = one.rows.some((row) => row.waits && row.due === at.due)
  if (fires !== null && fires < today && !one.frozen && !held && !waits)
    wrong.push(`${silence} did not happen on ${fires}`)
  return wrong.map((what) => `${one.name} in the end: ${what}`)
}

/** Day of the automatic act: the day after the deadline, or that day itself. */
export const actsOn = (due: string, { onLastDay }: ReplayState) => (onLastDay ? due : plusDays(due, 1))

/** Where an act leads by the law; `say` hears every reason for which it was not allowed. */
export function moveOn(
  one: CaseHistory,
  row: CheckedRow,
  at: ReplayState,
  statute: Statute,
  lastDay: string,
  say: (what: string) => void,
): ReplayState {
  const provision = statute.law[row.act]
  if (!provision) {
    say('the law does not know it')
    return { ...at, state: row.to, due: row.due }
  }
  if (!provision.from.includes(at.state)) say(`not from ${at.state}`)
  if (row.role !== ROLES[provision.who]) say(`taken by ${row.role}`)
  checkTime(one, row, at, provision, statute, lastDay, say)
  checkWindow(one, row, at, provision, say)
  checkAnswers(one, row, at, provision, say)
  const state = provision.to === '=' ? at.state : provision.to
  const granted = at.granted ?? (state === 'registered' ? row.day : null)
  const acts = [...at.acts, { act: row.act, day: row.day }]
  const left = state === at.state ? at.left : { ...at.left, [at.state]: at.due }
  if (provision.due === 'keep') return { ...at, state, granted, acts, left }
  const origin = one.international ?? one.filing
  const annuity = provision.due === 'ANNUITY' ? annuityAfter(row, at, origin) : at.annuity
  return {
    ...at,
    state,
    granted,
    acts,
    annuity,
    left,
    onLastDay: provision.due.endsWith('!'),
    due: provision.due === '*back' ? (left[state] ?? null) : deadline(one, row, at, provision, annuity),
    target: provision.due.startsWith('*'),
    otherwise: provision.otherwise,
  }
}

/** Checks that nothing but the automatic act follows a deadline, and that it happens on the next day. */
function checkTime(
  one: CaseHistory,
  row: CheckedRow,
  at: ReplayState,
  provision: Provision,
  statute: Statute,
  lastDay: string,
  say: (what: string) => void,
): void {
  const isReal = at.due !== null && !at.target && at.otherwise !== undefined
  const silence = isReal && at.due !== null ? automaticAct(at, statute, plusDays(at.due, 1)) : undefined
  if (provision.who !== 'auto') {
    if (silence && at.due !== null && row.day > at.due && !wasHeld(one, at.due))
      say(`after ${at.due}, when ${silence} was to happen`)
    return
  }
  if (at.frozenOn !== null) say('while the case stood still')
  if (one.rows.some(({ waits, nbr, to }) => waits && nbr < row.nbr && to === at.state))
    say('before its letter was posted')
  if (row.act !== silence) say(`instead of ${silence}`)
  if (at.due === null) return
  const decided = one.answers.flatMap(({ from, to }) =>
    to !== null && from <= (at.due ?? '') && to <= row.written ? [to] : [],
  )
  const earliest = [actsOn(at.due, at), lastDay, ...decided].reduce((a, b) => (a > b ? a : b))
  // What became due late is published by the next issue, dated by it (checkPublication); other acts are dated back to their day.
  const isIssued =
    PUBLISHING.has(row.act) && row.day === row.written && row.day > earliest && apart(earliest, row.day) <= 1
  if (row.day !== earliest && !isIssued) say(`was to happen on ${earliest}`)
  if (apart(row.day, row.written) > 1 || row.written < row.day) say(`written on ${row.written}`)
  const open = one.answers.find(({ from, to }) => from < row.written && (to === null || to > row.written))
  if (open) say(`while an answer lay unread since ${open.from}`)
}

const wasHeld = (one: CaseHistory, due: string) => one.answers.some(({ from }) => from <= due)

function checkWindow(
  one: CaseHistory,
  row: CheckedRow,
  at: ReplayState,
  { within, notBefore, oncePer }: Provision,
  say: (what: string) => void,
): void {
  const last = (names: string) => at.acts.findLast(({ act }) => names.split(',').includes(act))
  const times = (name: string) => at.acts.filter(({ act }) => act === name).length
  if (oncePer !== undefined && times(row.act) >= times(oncePer)) say(`more often than ${oncePer}`)
  const origin = one.international ?? one.filing
  if (within?.startsWith('origin+')) {
    if (row.day > span(within.slice(7), origin)) say(`outside ${within}`)
  } else if (within !== undefined) {
    const [length = '', , names = ''] = within.split(' ')
    const since = last(names)
    if (!since || row.day > span(length, since.day)) say(`outside ${within}, ${since?.day}`)
  }
  if (notBefore !== undefined) {
    const [length = '', , names = ''] = notBefore.split(' ')
    const since = last(names)
    if (since && row.day <= span(length, since.day)) say(`before ${notBefore} was over`)
  }
}

/** Checks that no act of the office cuts off an answer, and that a priority document is asked for only in time and where priority is claimed. */
function checkAnswers(
  one: CaseHistory,
  row: CheckedRow,
  at: ReplayState,
  { awaits, priority }: Provision,
  say: (what: string) => void,
): void {
  if (priority && priorityAt(one, at) === null) say('without a priority')
  if (priority && row.due !== null && row.due < row.day) say(`asks by ${row.due}, which has passed`)
  if (awaits === 'state' && at.state === 'opposed' && at.due !== null && row.day <= at.due)
    say(`before the answer's last day ${at.due}`)
  if (awaits === undefined || awaits === 'state') return
  const [length = '', , asked = '', , answered = ''] = awaits.split(' ')
  const asking = at.acts.findLastIndex(({ act }) => act === asked)
  const isAnswered = at.acts.findLastIndex(({ act }) => act === answered) > asking
  const until = at.acts[asking] && span(length, at.acts[asking].day)
  if (until !== undefined && !isAnswered && row.day <= until) say(`before the answer's last day ${until}`)
}

/** The automatic act, where the law makes it depend on more than the last act. */
export function automaticAct(
  { otherwise, acts, state }: ReplayState,
  statute: Statute,
  day: string,
): string | undefined {
  if (otherwise === 'LAPSED') return statute.lapsed
  if (otherwise === 'REFUSED') return statute.refused
  if (otherwise !== 'PUBLICATION') return otherwise
  if (statute.law['examine_unopposed']) return day >= statute.examineAllFrom ? 'examine_unopposed' : 'publication_over'
  return state === 'publication' && acts.some(({ act }) => act === 'request_examination')
    ? 'begin_examination'
    : 'publication_over'
}
