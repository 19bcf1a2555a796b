import { APPEAL_WORK, type State } from '@saki/domain/workflow/definition'
import type { TextKey } from '@saki/texts'

import { flowWords } from '../../flowWords.ts'

const words = flowWords('marks')
const shared = flowWords('workflow')

/** States of a mark, from awaiting payment to the end of protection (UU 20/2016). */
export const markStates = {
  awaiting_payment: {
    code: '400',
    turn: 'applicant',
    ...shared.urgentWords('awaitingPayment'),
  },
  formality_check: {
    code: '410',
    turn: 'office',
    work: 'FORMALITY',
    ...words.stateWords('formalityCheck'),
  },
  awaiting_correction: {
    code: '415',
    turn: 'applicant',
    ...words.urgentWords('awaitingCorrection'),
  },
  awaiting_priority: {
    code: '417',
    turn: 'applicant',
    ...shared.urgentWords('awaitingPriority'),
  },
  publication: {
    code: '430',
    turn: 'public',
    ...words.stateWords('publication'),
  },
  opposed: {
    code: '440',
    turn: 'applicant',
    ...words.urgentWords('opposed'),
  },
  answered: {
    code: '442',
    turn: 'none',
    ...words.stateWords('answered'),
  },
  publication_ended: {
    code: '445',
    turn: 'office',
    work: 'PUBLICATION',
    ...words.stateWords('publicationEnded'),
  },
  objection_closed: {
    code: '446',
    turn: 'office',
    work: 'EXAMINATION',
    ...words.stateWords('objectionClosed'),
  },
  substantive_examination: {
    code: '450',
    turn: 'office',
    work: 'EXAMINATION',
    ...words.stateWords('substantiveExamination'),
  },
  proposed_refusal: {
    code: '455',
    turn: 'applicant',
    ...words.urgentWords('proposedRefusal'),
  },
  to_be_registered: {
    code: '460',
    turn: 'office',
    work: 'REGISTRATION',
    ...words.stateWords('toBeRegistered'),
  },
  registered: {
    code: '470',
    turn: 'none',
    end: true,
    outcome: 'registered',
    ...words.stateWords('registered'),
  },
  renewal_window: {
    code: '472',
    turn: 'applicant',
    outcome: 'registered',
    keepsRight: true,
    ...words.urgentWords('renewalWindow'),
  },
  late_renewal: {
    code: '475',
    turn: 'applicant',
    outcome: 'registered',
    keepsRight: true,
    ...words.urgentWords('lateRenewal'),
  },
  appeal: {
    code: '480',
    turn: 'office',
    work: APPEAL_WORK,
    ...words.stateWords('appeal'),
  },
  appeal_dismissed: {
    code: '481',
    turn: 'applicant',
    end: true,
    outcome: 'refused',
    ...words.urgentWords('appealDismissed'),
  },
  appeal_incomplete: {
    code: '482',
    turn: 'applicant',
    ...shared.urgentWords('appealIncomplete'),
  },
  in_court: {
    code: '485',
    turn: 'none',
    work: 'DISPUTE',
    ...shared.stateWords('inCourt'),
  },
  refused: {
    code: '490',
    turn: 'applicant',
    end: true,
    outcome: 'refused',
    ...words.urgentWords('refused'),
  },
  deemed_withdrawn: {
    code: '491',
    turn: 'none',
    end: true,
    outcome: 'refused',
    ...words.stateWords('deemedWithdrawn'),
  },
  withdrawn: {
    code: '492',
    turn: 'none',
    end: true,
    outcome: 'refused',
    ...shared.stateWords('withdrawn'),
  },
  deleted: {
    code: '495',
    turn: 'none',
    end: true,
    outcome: 'lapsed',
    ...words.stateWords('deleted'),
  },
  expired: {
    code: '496',
    turn: 'none',
    end: true,
    outcome: 'lapsed',
    ...words.stateWords('expired'),
  },
  rejoined: {
    code: '498',
    turn: 'none',
    end: true,
    outcome: 'refused',
    ...words.stateWords('rejoined'),
  },
  cancelled: {
    code: '497',
    turn: 'none',
    end: true,
    outcome: 'lapsed',
    ...words.stateWords('cancelled'),
  },
} as const satisfies Record<string, State<TextKey>>

export type MarkState = keyof typeof markStates
