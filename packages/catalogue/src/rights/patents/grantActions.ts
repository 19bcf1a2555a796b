import type { Action } from '@saki/domain/workflow/definition'
import type { TextKey } from '@saki/texts'

import { cancellation, expiry } from '../endSteps.ts'
import { actionWords } from './flowWords.ts'
import { NEXT_ANNUITY } from './periods.ts'
import type { PatentState } from './states.ts'

type Actions<S extends string = PatentState> = Record<string, Action<TextKey, S>>

const KEPT_UP = ['registered', 'annuity_grace'] as const satisfies readonly PatentState[]
const IN_FORCE = [...KEPT_UP, 'removal_review'] as const satisfies readonly PatentState[]

/** Actions for certificate, annuities, and the end of a right before its term. */
export const grantActions = {
  issue_certificate: {
    code: 'CERT',
    by: 'office',
    from: ['awaiting_certificate'],
    to: 'registered',
    notifies: 'applicant',
    due: { months: 6 },
    letter: 'SER',
    ground: 'UU 13/2016 art. 59, 126(1)',
    ...actionWords('issueCertificate'),
  },
  // It covers the years up to the one after the grant; the next annuity is due a month before the year after that.
  pay_first_annuity: {
    code: 'ANN1',
    by: 'system',
    from: KEPT_UP,
    to: 'registered',
    notifies: 'applicant',
    due: { months: 11, from: 'anniversary' },
    after: { taken: 'issue_certificate', unless: 'pay_first_annuity' },
    ground: 'UU 13/2016 art. 126(1)',
    ...actionWords('payFirstAnnuity'),
  },
  pay_annuity: {
    code: 'ANN',
    by: 'system',
    from: ['registered'],
    to: 'registered',
    notifies: 'applicant',
    due: NEXT_ANNUITY,
    after: { taken: 'pay_first_annuity', unless: 'pay_last_annuity' },
    ground: 'UU 13/2016 art. 126(2)',
    ...actionWords('payAnnuity'),
  },
  pay_annuity_late: {
    code: 'ANNG',
    by: 'system',
    from: ['annuity_grace'],
    to: 'registered',
    notifies: 'applicant',
    due: { ...NEXT_ANNUITY, after: 'eve' },
    after: { taken: 'pay_first_annuity', unless: 'pay_last_annuity' },
    ground: 'UU 13/2016 art. 126(2), 128',
    ...actionWords('payAnnuityLate'),
  },
  // An officer reviews the case before a right is removed.
  grace_over: {
    code: 'GRACX',
    by: 'system',
    auto: true,
    from: ['annuity_grace'],
    to: 'removal_review',
    notifies: 'applicant',
    ground: 'UU 13/2016 art. 128, 130',
    ...actionWords('graceOver'),
  },
  remove: {
    code: 'REM',
    by: 'office',
    from: ['removal_review'],
    to: 'removed',
    notifies: 'applicant',
    letter: 'SHP',
    decides: 'removal',
    ground: 'UU 13/2016 art. 128, 130',
    ...actionWords('remove'),
  },
  keep_right: {
    code: 'KEEP',
    by: 'office',
    from: ['removal_review'],
    to: 'registered',
    notifies: 'applicant',
    due: NEXT_ANNUITY,
    ground: 'UU 13/2016 art. 126, 128',
    ...actionWords('keepRight'),
  },
  give_up: {
    code: 'GIVE',
    by: 'office',
    from: IN_FORCE,
    to: 'removed',
    notifies: 'applicant',
    letter: 'SHP',
    decides: 'removal',
    ground: 'UU 13/2016 art. 130, 131',
    ...actionWords('giveUp'),
  },
  cancel: cancellation({ from: IN_FORCE, ground: 'UU 13/2016 art. 70, 132', words: actionWords('cancel') }),
} as const satisfies Actions

/** Automatic start of the months of grace when an annuity is overdue. `months`: 12, or 6 since UU 65/2024. */
export function graceOf<const M extends 6 | 12, const G extends string>(months: M, ground: G) {
  return {
    annuity_overdue: {
      code: 'GRACE',
      by: 'system',
      auto: true,
      from: ['registered'],
      to: 'annuity_grace',
      notifies: 'applicant',
      requiresAnswer: true,
      due: { months, from: 'due' },
      letter: 'SJT',
      ground,
      ...actionWords('annuityOverdue'),
    },
  } as const satisfies Actions
}

/** After the last annuity only the end of the term is due. `months`: term from the filing date (UU 13/2016 art. 22, 23). */
export function lastYears(months: 240 | 120) {
  return {
    pay_last_annuity: {
      code: 'ANNL',
      by: 'system',
      from: KEPT_UP,
      to: 'registered',
      notifies: 'applicant',
      due: { months, from: 'effective' },
      after: { taken: 'pay_first_annuity', unless: 'pay_last_annuity' },
      ground: 'UU 13/2016 art. 22, 23, 126(2)',
      ...actionWords('payLastAnnuity'),
    },
    expire: {
      ...expiry({
        from: ['registered'],
        ground: 'UU 13/2016 art. 22, 23',
        words: actionWords(months === 240 ? 'expire' : 'simpleExpire'),
      }),
      preferredAfter: 'pay_last_annuity',
    },
  } as const satisfies Actions
}
