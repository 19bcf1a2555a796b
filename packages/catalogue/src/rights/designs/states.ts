import type { State } from '@saki/domain/workflow/definition'
import type { TextKey } from '@saki/texts'

import { flowWords } from '../../flowWords.ts'

const { stateWords, urgentWords } = flowWords('workflow')

/** States of a design, from awaiting payment to the end of protection (UU 31/2000). */
export const designStates = {
  awaiting_payment: {
    code: '300',
    turn: 'applicant',
    ...urgentWords('awaitingPayment'),
  },
  administrative_check: {
    code: '310',
    turn: 'office',
    work: 'FORMALITY',
    ...stateWords('administrativeCheck'),
  },
  awaiting_correction: {
    code: '315',
    turn: 'applicant',
    ...urgentWords('awaitingCorrection'),
  },
  awaiting_priority: {
    code: '317',
    turn: 'applicant',
    ...urgentWords('awaitingPriority'),
  },
  publication: {
    code: '330',
    turn: 'public',
    ...stateWords('publication'),
  },
  opposed: {
    code: '340',
    turn: 'applicant',
    ...urgentWords('opposed'),
  },
  substantive_examination: {
    code: '350',
    turn: 'office',
    work: 'EXAMINATION',
    ...stateWords('substantiveExamination'),
  },
  registered: {
    code: '370',
    turn: 'none',
    end: true,
    outcome: 'registered',
    ...stateWords('registered'),
  },
  reconsideration: {
    code: '380',
    turn: 'office',
    work: 'DISPUTE',
    ...stateWords('reconsideration'),
  },
  in_court: {
    code: '385',
    turn: 'none',
    work: 'DISPUTE',
    ...stateWords('inCourt'),
  },
  refused: {
    code: '390',
    turn: 'applicant',
    end: true,
    outcome: 'refused',
    ...urgentWords('refused'),
  },
  deemed_withdrawn: {
    code: '391',
    turn: 'none',
    end: true,
    outcome: 'refused',
    ...stateWords('deemedWithdrawn'),
  },
  withdrawn: {
    code: '392',
    turn: 'none',
    end: true,
    outcome: 'refused',
    ...stateWords('withdrawn'),
  },
  cancelled: {
    code: '395',
    turn: 'none',
    end: true,
    outcome: 'lapsed',
    ...stateWords('cancelled'),
  },
  expired: {
    code: '396',
    turn: 'none',
    end: true,
    outcome: 'lapsed',
    ...stateWords('expired'),
  },
} as const satisfies Record<string, State<TextKey>>

export type DesignState = keyof typeof designStates
