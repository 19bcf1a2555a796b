import type { Action } from '@saki/domain/workflow/definition'
import type { TextKey } from '@saki/texts'

import { appealCompleteness, appealWithdrawal, cassation, remedyOver } from '../../sharedActions.ts'
import { judgment, refusal, suit } from '../endSteps.ts'
import { actionWords } from './flowWords.ts'
import { PATENT_APPEAL, CERTIFICATE, PATENT_SUIT } from './periods.ts'
import type { PatentState } from './states.ts'

type Actions<S extends string = PatentState> = Record<string, Action<TextKey, S>>

/** Remedies against a refusal: Appeal Commission, then Commercial Court. `since`: actions that refuse. */
export const remedyActions = <const R extends readonly string[]>(since: R) =>
  ({
    appeal: {
      code: 'APP',
      by: 'applicant',
      from: ['refused'],
      to: 'appeal',
      notifies: 'applicant',
      letter: 'SBD',
      due: { months: 12, target: true },
      until: { since, ...PATENT_APPEAL, unless: 'appeal' },
      ground: 'UU 13/2016 art. 67, 68',
      ...actionWords('appeal'),
    },
    ...appealCompleteness('refused', 'UU 13/2016 art. 67'),
    ...appealWithdrawal('refused'),
    appeal_allowed: {
      code: 'APPA',
      by: 'commission',
      from: ['appeal'],
      to: 'awaiting_certificate',
      notifies: 'applicant',
      letter: 'PKB',
      due: CERTIFICATE,
      ground: 'UU 13/2016 art. 68',
      ...actionWords('appealAllowed'),
    },
    appeal_allowed_in_part: {
      code: 'APPAP',
      by: 'commission',
      from: ['appeal'],
      to: 'awaiting_certificate',
      notifies: 'applicant',
      letter: 'PKB',
      due: CERTIFICATE,
      ground: 'UU 13/2016 art. 68',
      ...actionWords('appealAllowedInPart'),
    },
    appeal_refused: {
      code: 'APPR',
      by: 'commission',
      from: ['appeal'],
      to: 'appeal_dismissed',
      notifies: 'applicant',
      requiresAnswer: true,
      letter: 'PKB',
      due: PATENT_SUIT,
      ground: 'UU 13/2016 art. 72',
      ...actionWords('appealRefused'),
    },
    record_suit: suit({
      from: ['appeal_dismissed'],
      until: { since: 'appeal_refused', ...PATENT_SUIT, unless: 'record_suit' },
      ground: 'UU 13/2016 art. 72',
      words: actionWords('recordSuit'),
    }),
    suit_won: judgment({
      won: true,
      to: 'awaiting_certificate',
      due: CERTIFICATE,
      ground: 'UU 13/2016 art. 72',
      words: actionWords('suitWon'),
    }),
    suit_lost: judgment({
      won: false,
      to: 'appeal_dismissed',
      ground: 'UU 13/2016 art. 72',
      words: actionWords('suitLost'),
    }),
    ...cassation({
      from: ['awaiting_certificate', 'appeal_dismissed'],
      won: 'awaiting_certificate',
      lost: 'appeal_dismissed',
      due: CERTIFICATE,
      ground: 'UU 13/2016 art. 72–73',
    }),
    suit_over: {
      code: 'SUITX',
      by: 'system',
      auto: true,
      from: ['appeal_dismissed'],
      to: 'same',
      notifies: 'applicant',
      ground: 'UU 13/2016 art. 72',
      ...actionWords('suitOver'),
    },
  }) as const satisfies Actions

const LAPSED = ['deemed_withdrawn', 'examination_lapsed'] as const

/** Under UU 13/2016 the decision becomes final when no appeal or revival was requested in time. */
export const remediesOver2016 = remedyOver(['refused', ...LAPSED], 'UU 13/2016 art. 68, PP 45/2024 art. 6(5)')

const LAPSES = ['completeness_lapsed', 'translation_lapsed', 'reply_lapsed'] as const

/**
 * Re-examination (UU 65/2024 art. 63A): within nine months of a refusal, grant, correction or lapse, two of the applicant's withdrawal.
 * `lapses`: lapses that exist for one kind of patent only and allow no revival. It ends six months after the time to appeal and three after
 * the time to revive, so the deadlines follow one after the other.
 */
export const reexaminationActions = <const L extends readonly string[]>(lapses: L) =>
  ({
    reexamine: {
      code: 'REX',
      by: 'applicant',
      from: ['refused', ...LAPSED],
      to: 'reexamination',
      notifies: 'applicant',
      letter: 'SBD',
      due: { months: 12, target: true },
      until: {
        since: ['refuse', ...LAPSES, ...lapses],
        months: 9,
        unless: 'reexamine',
      },
      ground: 'UU 65/2024 art. 63A',
      ...actionWords('reexamine'),
    },
    reexamine_withdrawn: {
      code: 'REXW',
      by: 'applicant',
      from: ['withdrawn'],
      to: 'reexamination',
      notifies: 'applicant',
      letter: 'SBD',
      due: { months: 12, target: true },
      until: { since: 'withdraw', months: 2, unless: 'reexamine_withdrawn' },
      ground: 'UU 65/2024 art. 63A',
      ...actionWords('reexamineWithdrawn'),
    },
    allow_again: {
      code: 'REXA',
      by: 'office',
      from: ['reexamination'],
      to: 'awaiting_certificate',
      notifies: 'applicant',
      letter: 'SDP',
      decides: 'grant',
      due: CERTIFICATE,
      ground: 'UU 65/2024 art. 63A',
      ...actionWords('allowAgain'),
    },
    refuse_again: refusal({
      code: 'REXR',
      from: ['reexamination'],
      due: PATENT_APPEAL,
      ground: 'UU 65/2024 art. 63A, UU 13/2016 art. 68',
      words: actionWords('refuseAgain'),
    }),
    appeal_over: {
      code: 'APPO',
      by: 'system',
      auto: true,
      from: ['refused'],
      to: 'same',
      notifies: 'applicant',
      due: { months: 6, from: 'due' },
      ground: 'UU 13/2016 art. 68, UU 65/2024 art. 63A',
      ...actionWords('appealOver'),
    },
    revival_over: {
      code: 'REVO',
      by: 'system',
      auto: true,
      from: LAPSED,
      to: 'same',
      notifies: 'applicant',
      due: { months: 3, from: 'due' },
      ground: 'PP 45/2024 art. 6(5), UU 65/2024 art. 63A',
      ...actionWords('revivalOver'),
    },
    ...remedyOver(
      ['refused', ...LAPSED, 'withdrawn'],
      'UU 65/2024 art. 63A',
      ['appeal_over', 'revival_over', 'withdraw', 'refuse_again', ...lapses],
      ['revive_formality', 'revive_examination'],
    ),
  }) as const satisfies Actions<PatentState | 'reexamination'>
