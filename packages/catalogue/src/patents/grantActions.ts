import type { Action } from '@saki/domain/workflow/definition'
import type { TextKey } from '@saki/texts'

import { actionWords } from './flowWords.ts'
import type { PatentState } from './states.ts'

type Actions = Record<string, Action<TextKey, PatentState>>

const KEPT_UP = ['registered', 'annuity_grace'] as const satisfies readonly PatentState[]
/** A year's annuity is due a month before the year begins (UU 13/2016 art. 126): eleven months into the year before. */
const NEXT_ANNUITY = { months: 11, every: 12, from: 'effective', after: 'due' } as const

/** The certificate, its annuities, and how a right ends before its time. */
export const grantActions = {
  issue_certificate: {
    code: 'CERT',
    by: 'office',
    from: ['awaiting_certificate'],
    to: 'registered',
    tells: 'applicant',
    due: { months: 6 },
    ground: 'UU 13/2016 art. 59, 126(1)',
    ...actionWords('issueCertificate'),
  },
  // It covers the years up to the one after the grant: the next is due a month before the year after that.
  pay_first_annuity: {
    code: 'ANN1',
    by: 'system',
    from: KEPT_UP,
    to: 'registered',
    tells: 'applicant',
    due: { months: 11, from: 'anniversary' },
    until: { since: 'issue_certificate', months: 18, unless: 'pay_first_annuity' },
    ground: 'UU 13/2016 art. 126(1)',
    ...actionWords('payFirstAnnuity'),
  },
  pay_annuity: {
    code: 'ANN',
    by: 'system',
    from: KEPT_UP,
    to: 'registered',
    tells: 'applicant',
    due: NEXT_ANNUITY,
    until: { since: 'pay_first_annuity', months: 240 },
    ground: 'UU 13/2016 art. 126(2)',
    ...actionWords('payAnnuity'),
  },
  // Six months for files under UU 65/2024; unverified, twelve under the earlier law.
  annuity_overdue: {
    code: 'GRACE',
    by: 'system',
    auto: true,
    from: ['registered'],
    to: 'annuity_grace',
    tells: 'applicant',
    asks: true,
    due: { months: 6, from: 'due' },
    ground: 'UU 65/2024 art. 128',
    ...actionWords('annuityOverdue'),
  },
  // No right is removed before an officer has looked, so nothing happens by itself at the end of the grace.
  remove: {
    code: 'REM',
    by: 'office',
    from: ['annuity_grace'],
    to: 'removed',
    tells: 'applicant',
    ground: 'UU 13/2016 art. 128, 130',
    ...actionWords('remove'),
  },
  give_up: {
    code: 'GIVE',
    by: 'office',
    from: KEPT_UP,
    to: 'removed',
    tells: 'applicant',
    ground: 'UU 13/2016 art. 130, 131',
    ...actionWords('giveUp'),
  },
  appeal_correction: {
    code: 'APPC',
    by: 'applicant',
    from: ['registered'],
    to: 'same',
    tells: 'applicant',
    until: { since: 'issue_certificate', months: 3, unless: 'appeal_correction' },
    ground: 'UU 13/2016 art. 69',
    ...actionWords('appealCorrection'),
  },
  appeal_grant: {
    code: 'APPG',
    by: 'public',
    from: KEPT_UP,
    to: 'same',
    tells: 'applicant',
    asks: true,
    until: { since: 'issue_certificate', months: 9 },
    ground: 'UU 13/2016 art. 70',
    ...actionWords('appealGrant'),
  },
  state_working: {
    code: 'WORK',
    by: 'applicant',
    from: ['registered'],
    to: 'same',
    ground: 'UU 65/2024 art. 20A',
    ...actionWords('stateWorking'),
  },
  cancel: {
    code: 'CANC',
    by: 'office',
    from: KEPT_UP,
    to: 'cancelled',
    tells: 'applicant',
    ground: 'UU 13/2016 art. 70, 132',
    ...actionWords('cancel'),
  },
} as const satisfies Actions

/** The last annuity leaves only the end of the term to wait for. `months` is the term from the filing date (UU 13/2016 art. 22, 23). */
export function lastYears(months: 240 | 120) {
  return {
    pay_last_annuity: {
      code: 'ANNL',
      by: 'system',
      from: KEPT_UP,
      to: 'registered',
      tells: 'applicant',
      due: { months, from: 'effective' },
      until: { since: 'pay_first_annuity', months },
      ground: 'UU 13/2016 art. 22, 23, 126(2)',
      ...actionWords('payLastAnnuity'),
    },
    expire: {
      code: 'EXP',
      by: 'system',
      auto: true,
      given: 'pay_last_annuity',
      from: ['registered'],
      to: 'expired',
      tells: 'applicant',
      ground: 'UU 13/2016 art. 22, 23',
      ...actionWords(months === 240 ? 'expire' : 'simpleExpire'),
    },
  } as const satisfies Actions
}
