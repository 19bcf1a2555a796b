import type { Action } from '@saki/domain/workflow/definition'
import type { TextKey } from '@saki/texts'

import { disputes } from '../../sharedActions.ts'
import { actionWords } from './flowWords.ts'
import type { PatentState } from './states.ts'

type Actions<S extends string = PatentState> = Record<string, Action<TextKey, S>>

const IN_FORCE = ['registered', 'annuity_grace', 'removal_review'] as const satisfies readonly PatentState[]

const CORRECTED = ['correction_allowed', 'correction_allowed_in_part', 'correction_dismissed'] as const
/** Several others may appeal; each appeal has one decision. */
const EACH_APPEAL = {
  taken: 'appeal_grant',
  unless: ['grant_upheld', 'grant_limited', 'grant_revoked'],
  each: true,
} as const
const EXAMINED_AGAIN = ['grant_confirmed', 'grant_changed'] as const

/**
 * Remedies against a grant. The right stays in force and its annuities fall due, so the state does not change until the decision.
 */
export const grantRemedies = {
  appeal_correction: {
    code: 'APPC',
    by: 'applicant',
    from: ['registered'],
    to: 'same',
    notifies: 'applicant',
    until: { since: 'issue_certificate', months: 3, unless: 'appeal_correction' },
    letter: 'SBD',
    ground: 'UU 13/2016 art. 69',
    ...actionWords('appealCorrection'),
  },
  correction_allowed: {
    code: 'APPCA',
    by: 'commission',
    from: IN_FORCE,
    to: 'same',
    notifies: 'applicant',
    letter: 'PKB',
    after: { taken: 'appeal_correction', unless: CORRECTED },
    ground: 'UU 13/2016 art. 69',
    ...actionWords('correctionAllowed'),
  },
  correction_allowed_in_part: {
    code: 'APPCP',
    by: 'commission',
    from: IN_FORCE,
    to: 'same',
    notifies: 'applicant',
    letter: 'PKB',
    after: { taken: 'appeal_correction', unless: CORRECTED },
    ground: 'UU 13/2016 art. 69',
    ...actionWords('correctionAllowedInPart'),
  },
  correction_dismissed: {
    code: 'APPCR',
    by: 'commission',
    from: IN_FORCE,
    to: 'same',
    notifies: 'applicant',
    letter: 'PKB',
    after: { taken: 'appeal_correction', unless: CORRECTED },
    ground: 'UU 13/2016 art. 69',
    ...actionWords('correctionDismissed'),
  },
  appeal_grant: {
    code: 'APPG',
    by: 'public',
    from: IN_FORCE,
    to: 'same',
    notifies: 'applicant',
    requiresAnswer: true,
    until: { since: 'issue_certificate', months: 9 },
    letter: 'SBK',
    ground: 'UU 13/2016 art. 70',
    ...actionWords('appealGrant'),
  },
  grant_upheld: {
    code: 'APPGR',
    by: 'commission',
    from: IN_FORCE,
    to: 'same',
    notifies: 'applicant',
    letter: 'PKB',
    after: EACH_APPEAL,
    ground: 'UU 13/2016 art. 70',
    ...actionWords('grantUpheld'),
  },
  grant_limited: {
    code: 'APPGP',
    by: 'commission',
    from: IN_FORCE,
    to: 'same',
    notifies: 'applicant',
    letter: 'PKB',
    after: EACH_APPEAL,
    ground: 'UU 13/2016 art. 70',
    ...actionWords('grantLimited'),
  },
  grant_revoked: {
    code: 'APPGA',
    by: 'commission',
    from: IN_FORCE,
    to: 'cancelled',
    notifies: 'applicant',
    letter: 'PKB',
    after: EACH_APPEAL,
    ground: 'UU 13/2016 art. 70',
    ...actionWords('grantRevoked'),
  },
  ...disputes(IN_FORCE, 'UU 13/2016 art. 132'),
} as const satisfies Actions

/** Actions that exist only under UU 65/2024: re-examination of a granted right, and the yearly statement of working. */
export const newLawOfGrants = {
  reexamine_grant: {
    code: 'REXG',
    by: 'applicant',
    from: IN_FORCE,
    to: 'same',
    notifies: 'applicant',
    letter: 'SBD',
    until: {
      since: ['issue_certificate', 'correction_allowed', 'correction_allowed_in_part'],
      months: 9,
      unless: 'reexamine_grant',
    },
    ground: 'UU 65/2024 art. 63A',
    ...actionWords('reexamineGrant'),
  },
  grant_confirmed: {
    code: 'REXGN',
    by: 'office',
    from: IN_FORCE,
    to: 'same',
    notifies: 'applicant',
    after: { taken: 'reexamine_grant', unless: EXAMINED_AGAIN },
    ground: 'UU 65/2024 art. 63A',
    ...actionWords('grantConfirmed'),
  },
  grant_changed: {
    code: 'REXGA',
    by: 'office',
    from: IN_FORCE,
    to: 'same',
    notifies: 'applicant',
    after: { taken: 'reexamine_grant', unless: EXAMINED_AGAIN },
    ground: 'UU 65/2024 art. 63A',
    ...actionWords('grantChanged'),
  },
  state_working: {
    code: 'WORK',
    by: 'applicant',
    from: ['registered'],
    to: 'same',
    ground: 'UU 65/2024 art. 20A',
    ...actionWords('stateWorking'),
  },
} as const satisfies Actions
