import type { DueRule } from '@saki/domain/workflow/definition'

import type { RightStep, StepWords } from './stepShapes.ts'

/** The target that the office had when it asked stands again once the answer is in. */
export const STANDING_TARGET = { months: 0, from: 'target', target: true } as const

/** The fee of the filing is paid; `due`: target of the office for its first check. */
export function feePaid<const T extends string, const W extends StepWords>({
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

/**
 * The opponent withdraws an opposition that was served by the action `served`, each of them once; the periods of the case stay, and the
 * applicant is told.
 */
export function oppositionWithdrawn<const F extends string, const W extends StepWords, const A extends string>({
  from,
  served,
  ground,
  words,
}: RightStep<F, W> & { served: A }) {
  const after = { taken: served, unless: 'opposition_withdrawn', each: true } as const
  return { code: 'OPPW', by: 'system', from, to: 'same', notifies: 'applicant', after, ground, ...words } as const
}
