import type { Action } from '@saki/domain/workflow/definition'
import type { TextKey } from '@saki/texts'

import { priorityDocument } from '../../sharedActions.ts'
import { actionWords } from './flowWords.ts'
import type { PatentState } from './states.ts'

type Actions<S extends string = PatentState> = Record<string, Action<TextKey, S>>

/** Actions from payment to the end of the formality check, for patents and simple patents. */
export const patentFilingActions = {
  // The filing date is the day on which form, description and fee are complete (art. 34); 14 days are a target of the office.
  payment_received: {
    code: 'PAY',
    by: 'system',
    from: ['awaiting_payment'],
    to: 'formality_check',
    notifies: 'applicant',
    due: { workingDays: 14, target: true },
    effects: ['issueReceipt'],
    ground: 'UU 13/2016 art. 34',
    ...actionWords('paymentReceived'),
  },
  // A description in another language keeps the filing date when the Indonesian text is filed later.
  ask_translation: {
    code: 'ASKT',
    by: 'office',
    from: ['formality_check'],
    to: 'awaiting_translation',
    notifies: 'applicant',
    asks: true,
    letter: 'SKF',
    due: { workingDays: 30 },
    ground: 'UU 13/2016 art. 34',
    ...actionWords('askTranslation'),
  },
  answer_translation: {
    code: 'ANST',
    by: 'applicant',
    from: ['awaiting_translation'],
    to: 'formality_check',
    answers: true,
    ground: 'UU 13/2016 art. 34',
    ...actionWords('answerTranslation'),
  },
  translation_lapsed: {
    code: 'LAPST',
    by: 'system',
    auto: true,
    from: ['awaiting_translation'],
    to: 'deemed_withdrawn',
    notifies: 'applicant',
    letter: 'SDT',
    due: { months: 6 },
    ground: 'UU 13/2016 art. 34, 36, PP 45/2024 art. 6(5)',
    ...actionWords('translationLapsed'),
  },
  ...priorityDocument('formality_check', { months: 16, from: 'priority' }, 'UU 13/2016 art. 30, 31'),
} as const satisfies Actions

/** Request for missing parts: three months from the letter and, when requested in time, two more. `ground`: article. */
export const completeness = <const G extends string>(ground: G) =>
  ({
    ask_completeness: {
      code: 'ASK',
      by: 'office',
      from: ['formality_check'],
      to: 'awaiting_completeness',
      notifies: 'applicant',
      asks: true,
      letter: 'SKF',
      due: { months: 3 },
      ground,
      ...actionWords('askCompleteness'),
    },
    extend_completeness: {
      code: 'EXT',
      by: 'applicant',
      from: ['awaiting_completeness'],
      to: 'same',
      notifies: 'applicant',
      letter: 'SPJ',
      due: { months: 2, from: 'due' },
      until: { since: 'ask_completeness', months: 3, unless: 'extend_completeness' },
      ground,
      ...actionWords('extendCompleteness'),
    },
    answer_completeness: {
      code: 'ANS',
      by: 'applicant',
      from: ['awaiting_completeness'],
      to: 'formality_check',
      answers: true,
      ground,
      ...actionWords('answerCompleteness'),
    },
    completeness_lapsed: {
      code: 'LAPSE',
      by: 'system',
      auto: true,
      from: ['awaiting_completeness'],
      to: 'deemed_withdrawn',
      notifies: 'applicant',
      letter: 'SDT',
      due: { months: 6 },
      ground: 'UU 13/2016 art. 36, PP 45/2024 art. 6(5)',
      ...actionWords('completenessLapsed'),
    },
    revive_formality: {
      code: 'REVF',
      by: 'applicant',
      from: ['deemed_withdrawn'],
      to: 'formality_check',
      notifies: 'applicant',
      letter: 'SPL',
      until: {
        since: ['completeness_lapsed', 'translation_lapsed'],
        months: 6,
        unless: ['reply_lapsed', 'revive_formality'],
      },
      ground: 'PP 45/2024 art. 6(5)',
      ...actionWords('reviveFormality'),
    },
  }) as const satisfies Actions

/** Under UU 65/2024 an emergency extends the time by up to six months (art. 35). */
export const completenessEmergency = {
  extend_completeness_emergency: {
    code: 'EXTE',
    by: 'office',
    from: ['awaiting_completeness'],
    to: 'same',
    notifies: 'applicant',
    letter: 'SPJ',
    due: { months: 6, from: 'due' },
    until: { since: 'ask_completeness', months: 5, unless: 'extend_completeness_emergency' },
    ground: 'UU 65/2024 art. 35',
    ...actionWords('extendEmergency'),
  },
} as const satisfies Actions

/** Under UU 13/2016 a second extension of one month is possible against a fee. */
export const completenessPaid = {
  extend_completeness_paid: {
    code: 'EXTF',
    by: 'applicant',
    from: ['awaiting_completeness'],
    to: 'same',
    notifies: 'applicant',
    letter: 'SPJ',
    due: { months: 1, from: 'due' },
    until: { since: 'extend_completeness', months: 5, unless: 'extend_completeness_paid' },
    ground: 'UU 13/2016 art. 35',
    ...actionWords('extendCompletenessPaid'),
  },
} as const satisfies Actions

/** Actions of the applicant before any decision, from the given states. */
export const beforeDecision = <const S extends string>(undecided: readonly S[]) =>
  ({
    divide: {
      code: 'DIV',
      by: 'applicant',
      from: undecided,
      to: 'same',
      ground: 'UU 13/2016 art. 38',
      ...actionWords('divide'),
    },
    ask_division: {
      code: 'ASKD',
      by: 'office',
      from: ['substantive_examination'],
      to: 'same',
      notifies: 'applicant',
      ground: 'UU 13/2016 art. 38',
      ...actionWords('askDivision'),
    },
  }) as const

const withdrawal = <const S extends string>(undecided: readonly S[]) =>
  ({
    code: 'WDR',
    by: 'applicant',
    from: undecided,
    to: 'withdrawn',
    withdraws: true,
    notifies: 'applicant',
    letter: 'SPK',
    ground: 'UU 13/2016 art. 43',
    ...actionWords('withdraw'),
  }) as const

/** Withdrawal without a remedy. */
export const withdraw = <const S extends string>(undecided: readonly S[]) =>
  ({ withdraw: { ...withdrawal(undecided) } }) as const

/** Withdrawal that may be followed by a request for re-examination within two months (UU 65/2024 art. 63A). */
export const withdrawWithRemedy = <const S extends string>(undecided: readonly S[]) =>
  ({
    withdraw: { ...withdrawal(undecided), due: { months: 2 }, ground: 'UU 13/2016 art. 43, UU 65/2024 art. 63A' },
  }) as const
