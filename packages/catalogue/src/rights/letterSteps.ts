import type { Action, DueRule } from '@saki/domain/workflow/definition'

import { dueOfStep, type CodedStep, type MovingStep, type RightStep, type StepWords } from './stepShapes.ts'

/** A deficiency letter: the office asks for what its points name by a day. */
export function deficiencyLetter<const F extends string, const T extends string, const W extends StepWords>(
  step: MovingStep<F, T, W> & CodedStep<string> & { due: DueRule },
) {
  return { ...documentLetter(step), points: 'deficiencies' } as const
}

/** The office asks for the one document that the letter itself names, by a day. */
export function documentLetter<const F extends string, const T extends string, const W extends StepWords>({
  code,
  from,
  to,
  due,
  ground,
  words,
}: MovingStep<F, T, W> & CodedStep<string> & { due: DueRule }) {
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
export function answerToLetter<const F extends string, const T extends string, const W extends StepWords>({
  code,
  from,
  to,
  due,
  ground,
  words,
}: MovingStep<F, T, W> & CodedStep<string>) {
  return { code, by: 'applicant', from, to, ...dueOfStep(due), answers: true, ground, ...words } as const
}

/**
 * The time for an answer or request ends without one, and the application counts as withdrawn, at the formality stage or during examination
 * (`at`). `due`: end of the time for remedies.
 */
export function lapse<
  const F extends string,
  const W extends StepWords,
  const T extends 'deemed_withdrawn' | 'examination_lapsed' = 'deemed_withdrawn',
>({ code, from, at, due, ground, words }: RightStep<F, W> & CodedStep<string> & { at?: T; due?: DueRule }) {
  return {
    code,
    by: 'system',
    auto: true,
    from,
    to: at ?? ('deemed_withdrawn' as T),
    notifies: 'applicant',
    letter: 'SDT',
    ...dueOfStep(due),
    ground,
    ...words,
  } as const
}

/** The period of a letter is extended by `months`, when requested in time (`until`). */
export function extension<const F extends string, const W extends StepWords>({
  code,
  from,
  months,
  until,
  ground,
  words,
}: RightStep<F, W> & CodedStep<string> & { months: number; until: NonNullable<Action['until']> }) {
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
export function extensionAtMost<const F extends string, const W extends StepWords>(
  step: RightStep<F, W> & CodedStep<string> & { until: NonNullable<Action['until']> },
) {
  return {
    ...extension({ ...step, months: 6 }),
    by: 'office',
    decides: 'extension',
    due: { months: 6, from: 'due', atMost: true },
  } as const
}

/** A lapsed application is continued where it lapsed. */
export function revival<const F extends string, const T extends string, const W extends StepWords>({
  code,
  from,
  to,
  until,
  ground,
  words,
}: RightStep<F, W> & CodedStep<string> & { to: T; until: NonNullable<Action['until']> }) {
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
