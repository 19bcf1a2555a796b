import type { Action, DueRule } from '@saki/domain/workflow/definition'
import type { TextKey } from '@saki/texts'

interface Words {
  text: TextKey
  means: TextKey
}
/** What every step of a right says for itself. */
interface Step<F extends string, W extends Words> {
  from: readonly F[]
  ground: string
  words: W
}
type Moving<F extends string, T extends string, W extends Words> = Step<F, W> & { to: T; due?: DueRule }
type Coded<C extends string> = { code: C }
const dueOf = (due: DueRule | undefined) => (due ? { due } : {})

/** The target that the office had when it asked stands again once the answer is in. */
export const STANDING_TARGET = { months: 0, from: 'target', target: true } as const

/** The fee of the filing is paid; `due`: target of the office for its first check. */
export function feePaid<const T extends string, const W extends Words>({
  to,
  due,
  ground,
  words,
}: {
  to: T
  due: DueRule
  ground: string
  words: W
}) {
  return {
    code: 'PAY',
    by: 'system',
    from: ['awaiting_payment'],
    to,
    notifies: 'applicant',
    due,
    effects: ['issueReceipt'],
    ground,
    ...words,
  } as const
}

/** A deficiency letter: the office asks for what its points name by a day. */
export function deficiencyLetter<const F extends string, const T extends string, const W extends Words>(
  step: Moving<F, T, W> & Coded<string> & { due: DueRule },
) {
  return { ...documentLetter(step), points: 'deficiencies' } as const
}

/** The office asks for the one document that the letter itself names, by a day. */
export function documentLetter<const F extends string, const T extends string, const W extends Words>({
  code,
  from,
  to,
  due,
  ground,
  words,
}: Moving<F, T, W> & Coded<string> & { due: DueRule }) {
  return {
    code,
    by: 'office',
    from,
    to,
    notifies: 'applicant',
    requiresAnswer: true,
    due,
    letter: 'SKF',
    ground,
    ...words,
  } as const
}

/** The applicant's answer to a letter, which the office then examines. */
export function answerToLetter<const F extends string, const T extends string, const W extends Words>({
  code,
  from,
  to,
  due,
  ground,
  words,
}: Moving<F, T, W> & Coded<string>) {
  return { code, by: 'applicant', from, to, ...dueOf(due), answers: true, ground, ...words } as const
}

/**
 * The time for an answer or request ends without one, and the application counts as withdrawn, at the formality stage or during examination
 * (`at`). `due`: end of the time for remedies.
 */
export function lapse<
  const F extends string,
  const W extends Words,
  const T extends 'deemed_withdrawn' | 'examination_lapsed' = 'deemed_withdrawn',
>({ code, from, at, due, ground, words }: Step<F, W> & Coded<string> & { at?: T; due?: DueRule }) {
  return {
    code,
    by: 'system',
    auto: true,
    from,
    to: at ?? ('deemed_withdrawn' as T),
    notifies: 'applicant',
    letter: 'SDT',
    ...dueOf(due),
    ground,
    ...words,
  } as const
}

/** The period of a letter is extended by `months`, when requested in time (`until`). */
export function extension<const F extends string, const W extends Words>({
  code,
  from,
  months,
  until,
  ground,
  words,
}: Step<F, W> & Coded<string> & { months: number; until: NonNullable<Action['until']> }) {
  return {
    code,
    by: 'applicant',
    from,
    to: 'same',
    notifies: 'applicant',
    due: { months, from: 'due' },
    until,
    letter: 'SPJ',
    ground,
    ...words,
  } as const
}

/** In an emergency the office extends the period of a letter by at most six months (UU 65/2024 art. 35, 62). */
export function extensionAtMost<const F extends string, const W extends Words>(
  step: Step<F, W> & Coded<string> & { until: NonNullable<Action['until']> },
) {
  return {
    ...extension({ ...step, months: 6 }),
    by: 'office',
    decides: 'extension',
    due: { months: 6, from: 'due', atMost: true },
  } as const
}

/** A lapsed application is continued where it lapsed. */
export function revival<const F extends string, const T extends string, const W extends Words>({
  code,
  from,
  to,
  until,
  ground,
  words,
}: Step<F, W> & Coded<string> & { to: T; until: NonNullable<Action['until']> }) {
  return {
    code,
    by: 'applicant',
    from,
    to,
    notifies: 'applicant',
    letter: 'SPL',
    until,
    ground,
    ...words,
  } as const
}

/** The applicant withdraws the application. `due`: end of the time for remedies. */
export function withdrawal<const F extends string, const W extends Words>({
  from,
  due,
  ground,
  words,
}: Step<F, W> & { due?: DueRule }) {
  return {
    code: 'WDR',
    by: 'applicant',
    from,
    to: 'withdrawn',
    withdraws: true,
    notifies: 'applicant',
    ...dueOf(due),
    letter: 'SPK',
    ground,
    ...words,
  } as const
}

/**
 * The opponent withdraws an opposition that was served by the action `served`, each of them once; the periods of the case stay, and the
 * applicant is told.
 */
export function oppositionWithdrawn<const F extends string, const W extends Words, const A extends string>({
  from,
  served,
  ground,
  words,
}: Step<F, W> & { served: A }) {
  const after = { taken: served, unless: 'opposition_withdrawn', each: true } as const
  return { code: 'OPPW', by: 'system', from, to: 'same', notifies: 'applicant', after, ground, ...words } as const
}

/** The office refuses; `due`: end of the time for remedies. */
export function refusal<const F extends string, const W extends Words>({
  code,
  from,
  due,
  letter = 'SPN',
  ground,
  words,
}: Step<F, W> & Coded<string> & { due: DueRule; letter?: string }) {
  return {
    code,
    by: 'office',
    from,
    to: 'refused',
    notifies: 'applicant',
    requiresAnswer: true,
    due,
    letter,
    decides: 'refusal',
    points: 'reasons',
    ground,
    ...words,
  } as const
}

/** A suit before the Commercial Court is recorded. */
export function suit<const F extends string, const W extends Words>({
  from,
  until,
  ground,
  words,
}: Step<F, W> & { until: NonNullable<Action['until']> }) {
  return {
    code: 'SUIT',
    by: 'office',
    court: 'suit',
    from,
    to: 'in_court',
    notifies: 'applicant',
    until,
    ground,
    ...words,
  } as const
}

/** The Commercial Court decides; `won`: for the applicant. */
export function judgment<const T extends string, const W extends Words>({
  won,
  to,
  due,
  letter = 'PPN',
  ground,
  words,
}: {
  won: boolean
  to: T
  due?: DueRule
  letter?: string
  ground: string
  words: W
}) {
  return {
    code: won ? 'SUITW' : 'SUITL',
    by: 'office',
    court: 'judgment',
    from: ['in_court'],
    after: { taken: 'record_suit', unless: ['suit_won', 'suit_lost'] },
    to,
    notifies: 'applicant',
    ...dueOf(due),
    letter,
    ground,
    ...words,
  } as const
}

/** A registered right is cancelled. */
export function cancellation<const F extends string, const W extends Words>({ from, ground, words }: Step<F, W>) {
  return {
    code: 'CANC',
    by: 'office',
    from,
    to: 'cancelled',
    notifies: 'applicant',
    letter: 'SBT',
    decides: 'removal',
    ground,
    ...words,
  } as const
}

/** Protection ends. */
export function expiry<const F extends string, const W extends Words>({ from, ground, words }: Step<F, W>) {
  return {
    code: 'EXP',
    by: 'system',
    auto: true,
    from,
    to: 'expired',
    notifies: 'applicant',
    letter: 'SBM',
    ground,
    ...words,
  } as const
}
