import type { Action } from '@saki/domain/workflow/definition'
import type { TextKey } from '@saki/texts'

import { priorityDocument } from '../../sharedActions.ts'
import { withdrawal } from '../endSteps.ts'
import {
  answerToLetter,
  deficiencyLetter,
  documentLetter,
  extensionAtMost,
  extension,
  lapse,
  revival,
} from '../letterSteps.ts'
import { feePaid, STANDING_TARGET } from '../sharedSteps.ts'
import { actionWords } from './flowWords.ts'
import type { PatentState } from './states.ts'

type Actions<S extends string = PatentState> = Record<string, Action<TextKey, S>>

/** Actions from payment to the end of the formality check, for patents and simple patents. */
export const patentFilingActions = {
  // The filing date is the day on which form, description and fee are complete (art. 34); 14 days are a target of the office.
  payment_received: feePaid({
    to: 'formality_check',
    due: { workingDays: 14, target: true },
    ground: 'UU 13/2016 art. 34',
    words: actionWords('paymentReceived'),
  }),
  // A description in another language keeps the filing date when the Indonesian text is filed later.
  ask_translation: {
    ...documentLetter({
      code: 'ASKT',
      from: ['formality_check'],
      to: 'awaiting_translation',
      due: { workingDays: 30 },
      ground: 'UU 13/2016 art. 34',
      words: actionWords('askTranslation'),
    }),
    letter: 'STJ',
  },
  answer_translation: answerToLetter({
    code: 'ANST',
    from: ['awaiting_translation'],
    to: 'formality_check',
    due: STANDING_TARGET,
    ground: 'UU 13/2016 art. 34',
    words: actionWords('answerTranslation'),
  }),
  translation_lapsed: lapse({
    code: 'LAPST',
    from: ['awaiting_translation'],
    due: { months: 6 },
    ground: 'UU 13/2016 art. 34, 36, PP 45/2024 art. 6(5)',
    words: actionWords('translationLapsed'),
  }),
  ...priorityDocument('formality_check', { months: 16, from: 'priority' }, 'UU 13/2016 art. 30, 31'),
} as const satisfies Actions

/** Request for missing parts: three months from the letter and, when requested in time, two more. `ground`: article. */
export const completeness = <const G extends string>(ground: G) =>
  ({
    ask_completeness: deficiencyLetter({
      code: 'ASK',
      from: ['formality_check'],
      to: 'awaiting_completeness',
      due: { months: 3 },
      ground,
      words: actionWords('askCompleteness'),
    }),
    extend_completeness: extension({
      code: 'EXT',
      from: ['awaiting_completeness'],
      months: 2,
      until: { since: 'ask_completeness', months: 3, unless: 'extend_completeness' },
      ground,
      words: actionWords('extendCompleteness'),
    }),
    answer_completeness: answerToLetter({
      code: 'ANS',
      from: ['awaiting_completeness'],
      to: 'formality_check',
      due: STANDING_TARGET,
      ground,
      words: actionWords('answerCompleteness'),
    }),
    completeness_lapsed: lapse({
      code: 'LAPSE',
      from: ['awaiting_completeness'],
      due: { months: 6 },
      ground: 'UU 13/2016 art. 36, PP 45/2024 art. 6(5)',
      words: actionWords('completenessLapsed'),
    }),
    revive_formality: revival({
      code: 'REVF',
      from: ['deemed_withdrawn'],
      to: 'formality_check',
      until: {
        since: ['completeness_lapsed', 'translation_lapsed'],
        months: 6,
        unless: ['reply_lapsed', 'revive_formality'],
      },
      ground: 'PP 45/2024 art. 6(5)',
      words: actionWords('reviveFormality'),
    }),
  }) as const satisfies Actions

/** Under UU 65/2024 an emergency extends the time by up to six months (art. 35). */
export const completenessEmergency = {
  extend_completeness_emergency: extensionAtMost({
    code: 'EXTE',
    from: ['awaiting_completeness'],
    until: { since: 'ask_completeness', months: 5, unless: 'extend_completeness_emergency' },
    ground: 'UU 65/2024 art. 35',
    words: actionWords('extendEmergency'),
  }),
} as const satisfies Actions

/** Under UU 13/2016 a second extension of one month is possible against a fee. */
export const completenessPaid = {
  extend_completeness_paid: extension({
    code: 'EXTF',
    from: ['awaiting_completeness'],
    months: 1,
    until: { since: 'extend_completeness', months: 5, unless: 'extend_completeness_paid' },
    ground: 'UU 13/2016 art. 35',
    words: actionWords('extendCompletenessPaid'),
  }),
} as const satisfies Actions

const changed = {
  code: 'CHT',
  by: 'system',
  to: 'changed',
  ground: 'UU 13/2016 art. 38',
  ...actionWords('changeType'),
} as const

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

/**
 * Goes on as an application of the other right. By the system only, with the request that makes the new file. Towards a patent only while
 * its examination may still be requested (UU 13/2016 art. 51).
 */
export const changeToSimple = <const S extends string>(undecided: readonly S[]) => ({
  change_type: { ...changed, from: undecided },
})
export const changeToPatent = <const S extends string>(undecided: readonly S[]) => ({
  change_type: {
    ...changed,
    from: undecided,
    until: { since: 'payment_received', months: 36, from: 'effective' },
    ground: `${changed.ground}, 51`,
  } as const,
})

const WITHDRAWAL = 'UU 13/2016 art. 43'

/** Withdrawal without a remedy. */
export const withdraw = <const S extends string>(undecided: readonly S[]) =>
  ({ withdraw: withdrawal({ from: undecided, ground: WITHDRAWAL, words: actionWords('withdraw') }) }) as const

/** Withdrawal that may be followed by a request for re-examination within two months (UU 65/2024 art. 63A). */
export const withdrawWithRemedy = <const S extends string>(undecided: readonly S[]) =>
  ({
    withdraw: withdrawal({
      from: undecided,
      due: { months: 2 },
      ground: `${WITHDRAWAL}, UU 65/2024 art. 63A`,
      words: actionWords('withdraw'),
    }),
  }) as const
