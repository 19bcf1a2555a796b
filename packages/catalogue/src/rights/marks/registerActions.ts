import type { Action } from '@saki/domain/workflow/definition'
import type { TextKey } from '@saki/texts'

import { flowWords } from '../../flowWords.ts'
import { appealCompleteness, appealWithdrawal, cassation, disputes, remedyOver } from '../../sharedActions.ts'
import { cancellation, expiry, judgment, suit, withdrawal } from '../endSteps.ts'
import { MARK_APPEAL, MARK_SUIT, TERM, WINDOW_OPENS } from './periods.ts'
import type { MarkState } from './states.ts'

const words = flowWords('marks')
const shared = flowWords('workflow')

/** States in which the applicant may withdraw (art. 19). */
const UNDECIDED = [
  'formality_check',
  'awaiting_correction',
  'awaiting_priority',
  'publication',
  'opposed',
  'answered',
  'publication_ended',
  'objection_closed',
  'substantive_examination',
  'proposed_refusal',
  // Registration is not decided before the certificate is issued (art. 25).
  'to_be_registered',
] as const
const IN_FORCE = ['registered', 'renewal_window', 'late_renewal'] as const

/** Actions for appeal, suit, withdrawal, renewal, and the end of a right. */
export const registerActions = {
  appeal: {
    code: 'BAND',
    by: 'applicant',
    from: ['refused'],
    to: 'appeal',
    due: { months: 3, target: true },
    until: { since: ['refuse', 'refusal_unanswered', 'refuse_part'], ...MARK_APPEAL, unless: 'appeal' },
    letter: 'SBD',
    ground: 'UU 20/2016 art. 28–30',
    ...words.actionWords('appeal'),
  },
  ...appealCompleteness('refused', 'UU 20/2016 art. 29'),
  ...appealWithdrawal('refused'),
  grant_appeal: {
    code: 'BANDY',
    by: 'commission',
    from: ['appeal'],
    to: 'to_be_registered',
    notifies: 'applicant',
    letter: 'PKB',
    ground: 'UU 20/2016 art. 30',
    ...words.actionWords('grantAppeal'),
  },
  grant_appeal_in_part: {
    code: 'BANDP',
    by: 'commission',
    from: ['appeal'],
    to: 'to_be_registered',
    notifies: 'applicant',
    letter: 'PKB',
    ground: 'UU 20/2016 art. 30',
    ...words.actionWords('grantAppealInPart'),
  },
  dismiss_appeal: {
    code: 'BANDN',
    by: 'commission',
    from: ['appeal'],
    to: 'appeal_dismissed',
    notifies: 'applicant',
    requiresAnswer: true,
    due: MARK_SUIT,
    letter: 'PKB',
    ground: 'UU 20/2016 art. 30',
    ...words.actionWords('dismissAppeal'),
  },
  record_suit: suit({
    from: ['appeal_dismissed'],
    until: { since: 'dismiss_appeal', ...MARK_SUIT, unless: 'record_suit' },
    ground: 'UU 20/2016 art. 30',
    words: shared.actionWords('recordSuit'),
  }),
  suit_lost: judgment({
    won: false,
    to: 'appeal_dismissed',
    ground: 'UU 20/2016 art. 30',
    words: shared.actionWords('suitLost'),
  }),
  suit_won: judgment({
    won: true,
    to: 'to_be_registered',
    ground: 'UU 20/2016 art. 30',
    words: words.actionWords('suitWon'),
  }),
  ...cassation({
    from: ['to_be_registered', 'appeal_dismissed'],
    won: 'to_be_registered',
    lost: 'appeal_dismissed',
    ground: 'UU 20/2016 art. 87–89',
  }),
  withdraw: withdrawal({ from: UNDECIDED, ground: 'UU 20/2016 art. 19', words: shared.actionWords('withdraw') }),
  renewal_opens: {
    code: 'WIN',
    by: 'system',
    auto: true,
    from: ['registered'],
    to: 'renewal_window',
    notifies: 'applicant',
    requiresAnswer: true,
    due: { months: 120, every: TERM, from: 'filing', rolls: true },
    letter: 'SJT',
    ground: 'UU 20/2016 art. 36',
    ...words.actionWords('renewalOpens'),
  },
  renew: {
    code: 'RNW',
    by: 'applicant',
    from: ['renewal_window'],
    to: 'registered',
    notifies: 'applicant',
    due: WINDOW_OPENS,
    letter: 'SPP',
    ground: 'UU 20/2016 art. 36',
    ...words.actionWords('renew'),
  },
  term_over: {
    code: 'TERM',
    by: 'system',
    auto: true,
    from: ['renewal_window'],
    to: 'late_renewal',
    notifies: 'applicant',
    requiresAnswer: true,
    due: { months: 126, every: TERM, from: 'filing', rolls: true },
    letter: 'SJT',
    ground: 'UU 20/2016 art. 36',
    ...words.actionWords('termOver'),
  },
  renew_late: {
    code: 'RNWL',
    by: 'applicant',
    from: ['late_renewal'],
    to: 'registered',
    notifies: 'applicant',
    due: WINDOW_OPENS,
    letter: 'SPP',
    ground: 'UU 20/2016 art. 36',
    ...words.actionWords('renewLate'),
  },
  expire: expiry({ from: ['late_renewal'], ground: 'UU 20/2016 art. 35, 36', words: words.actionWords('expire') }),
  delete: {
    code: 'DEL',
    by: 'office',
    from: IN_FORCE,
    to: 'deleted',
    notifies: 'applicant',
    letter: 'SHP',
    decides: 'removal',
    ground: 'UU 20/2016 art. 72–74',
    ...words.actionWords('delete'),
  },
  cancel: cancellation({ from: IN_FORCE, ground: 'UU 20/2016 art. 76', words: words.actionWords('cancel') }),
  ...remedyOver(['refused', 'appeal_dismissed'], 'UU 20/2016 art. 28–30'),
  ...disputes(IN_FORCE, 'UU 20/2016 art. 74, 76'),
} as const satisfies Record<string, Action<TextKey, MarkState>>
