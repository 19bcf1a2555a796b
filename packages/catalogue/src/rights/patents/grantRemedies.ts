import type { Action } from '@saki/domain/workflow/definition'
import type { TextKey } from '@saki/texts'

import { disputes } from '../../sharedActions.ts'
import { actionWords } from './flowWords.ts'
import { GRANT_DECISIONS, IMPORTED_GRANT } from './periods.ts'
import type { PatentState } from './states.ts'

type Actions<S extends string = PatentState> = Record<string, Action<TextKey, S>>

const IN_FORCE = ['registered', 'annuity_grace', 'removal_review'] as const satisfies readonly PatentState[]

/** A grant may be contested from its decision, also before the certificate is issued. */
const GRANTED = ['awaiting_certificate', ...IN_FORCE] as const satisfies readonly PatentState[]

const CORRECTION = 'UU 13/2016 art. 69'
const GRANT = 'UU 13/2016 art. 70'
/** What ends an appeal for a correction. */
const CORRECTED = [
  'correction_allowed',
  'correction_allowed_in_part',
  'correction_dismissed',
  'correction_withdrawn',
] as const
/** Several others may appeal; each appeal has one end. */
const EACH_APPEAL = {
  taken: 'appeal_grant',
  unless: ['grant_upheld', 'grant_limited', 'grant_revoked', 'grant_appeal_withdrawn'],
  each: true,
} as const
const EXAMINED_AGAIN = ['grant_confirmed', 'grant_changed'] as const

/** What the Appeal Commission decides about a granted right, which stays in force meanwhile. */
const DECIDED = { by: 'commission', from: GRANTED, notifies: 'applicant', letter: 'PKB' } as const
/** An appeal withdrawn by its appellant, for which the laws name no act. */
const WITHDRAWN = { by: 'system', letter: 'SCB', ground: 'office rule' } as const

const ofCorrection = <const C extends string, const K extends string>(code: C, words: K) =>
  ({
    ...DECIDED,
    code,
    to: 'same',
    after: { taken: 'appeal_correction', unless: CORRECTED },
    ground: CORRECTION,
    ...actionWords(words),
  }) as const

const ofGrant = <const C extends string, const T extends string, const K extends string>(code: C, to: T, words: K) =>
  ({ ...DECIDED, code, to, after: EACH_APPEAL, ground: GRANT, ...actionWords(words) }) as const

/**
 * Remedies against a grant. The right stays in force and its annuities fall due, so the state does not change until the decision. `decisions`:
 * actions that grant under this law.
 */
export const grantRemediesOf = <const D extends readonly string[]>(decisions: D) =>
  ({
    appeal_correction: {
      code: 'APPC',
      by: 'applicant',
      from: ['awaiting_certificate', 'registered'],
      to: 'same',
      notifies: 'applicant',
      until: { since: decisions, orSince: IMPORTED_GRANT, months: 3, unless: 'appeal_correction' },
      letter: 'SBD',
      ground: CORRECTION,
      ...actionWords('appealCorrection'),
    },
    correction_allowed: ofCorrection('APPCA', 'correctionAllowed'),
    correction_allowed_in_part: ofCorrection('APPCP', 'correctionAllowedInPart'),
    correction_dismissed: ofCorrection('APPCR', 'correctionDismissed'),
    correction_withdrawn: { ...ofCorrection('APPCW', 'correctionWithdrawn'), ...WITHDRAWN },
    appeal_grant: {
      code: 'APPG',
      by: 'public',
      from: GRANTED,
      to: 'same',
      notifies: 'applicant',
      requiresAnswer: true,
      until: { since: decisions, orSince: IMPORTED_GRANT, months: 9 },
      letter: 'SBK',
      ground: GRANT,
      ...actionWords('appealGrant'),
    },
    grant_upheld: ofGrant('APPGR', 'same', 'grantUpheld'),
    grant_limited: ofGrant('APPGP', 'same', 'grantLimited'),
    grant_revoked: ofGrant('APPGA', 'cancelled', 'grantRevoked'),
    grant_appeal_withdrawn: { ...ofGrant('APPGW', 'same', 'grantAppealWithdrawn'), ...WITHDRAWN },
    ...disputes(IN_FORCE, 'UU 13/2016 art. 132'),
  }) as const satisfies Actions

/** Remedies against grants of UU 13/2016, which knows no re-examination. */
export const grantRemedies2016 = grantRemediesOf(GRANT_DECISIONS)

const DECISIONS = [...GRANT_DECISIONS, 'allow_again'] as const
export const grantRemedies = grantRemediesOf(DECISIONS)

/** Actions that exist only under UU 65/2024: re-examination of a granted right, and the yearly statement of working. */
export const newLawOfGrants = {
  reexamine_grant: {
    code: 'REXG',
    by: 'applicant',
    from: GRANTED,
    to: 'same',
    notifies: 'applicant',
    letter: 'SBD',
    until: {
      since: [...DECISIONS, 'correction_allowed', 'correction_allowed_in_part'],
      orSince: IMPORTED_GRANT,
      months: 9,
      unless: 'reexamine_grant',
    },
    ground: 'UU 65/2024 art. 63A',
    ...actionWords('reexamineGrant'),
  },
  grant_confirmed: {
    code: 'REXGN',
    by: 'office',
    from: GRANTED,
    to: 'same',
    notifies: 'applicant',
    after: { taken: 'reexamine_grant', unless: EXAMINED_AGAIN },
    ground: 'UU 65/2024 art. 63A',
    ...actionWords('grantConfirmed'),
  },
  grant_changed: {
    code: 'REXGA',
    by: 'office',
    from: GRANTED,
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
