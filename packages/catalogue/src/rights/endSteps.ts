import type { Action, DueRule } from '@saki/domain/workflow/definition'

import { dueOfStep, type CodedStep, type RightStep, type StepWords } from './stepShapes.ts'

/** The applicant withdraws the application. `due`: end of the time for remedies. */
export function withdrawal<const F extends string, const W extends StepWords>({
  from,
  due,
  ground,
  words,
}: RightStep<F, W> & { due?: DueRule }) {
  return {
    code: 'WDR',
    by: 'applicant',
    from,
    to: 'withdrawn',
    withdraws: true,
    notifies: 'applicant',
    ...dueOfStep(due),
    letter: 'SPK',
    ground,
    ...words,
  } as const
}

/** The office refuses; `due`: end of the time for remedies. */
export function refusal<const F extends string, const W extends StepWords>({
  code,
  from,
  due,
  letter = 'SPN',
  ground,
  words,
}: RightStep<F, W> & CodedStep<string> & { due: DueRule; letter?: string }) {
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
export function suit<const F extends string, const W extends StepWords>({
  from,
  until,
  ground,
  words,
}: RightStep<F, W> & { until: NonNullable<Action['until']> }) {
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
export function judgment<const T extends string, const W extends StepWords>({
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
    ...dueOfStep(due),
    letter,
    ground,
    ...words,
  } as const
}

/** A registered right is cancelled. */
export function cancellation<const F extends string, const W extends StepWords>({
  from,
  ground,
  words,
}: RightStep<F, W>) {
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
export function expiry<const F extends string, const W extends StepWords>({ from, ground, words }: RightStep<F, W>) {
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
