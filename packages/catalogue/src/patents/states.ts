import type { State } from '@saki/domain/workflow/definition'
import type { TextKey } from '@saki/texts'

import { stateWords, urgentWords } from './flowWords.ts'

export type PatentState =
  | 'awaiting_payment'
  | 'formality_check'
  | 'awaiting_completeness'
  | 'awaiting_publication'
  | 'publication'
  | 'substantive_examination'
  | 'awaiting_reply'
  | 'reexamination'
  | 'awaiting_certificate'
  | 'registered'
  | 'annuity_grace'
  | 'appeal'
  | 'in_court'
  | 'refused'
  | 'deemed_withdrawn'
  | 'withdrawn'
  | 'removed'
  | 'expired'
  | 'cancelled'
type States<S extends string> = Record<S, State<TextKey>>

/** Before any decision the applicant may withdraw or divide (UU 13/2016 art. 38, 43). */
export const UNDECIDED = [
  'formality_check',
  'awaiting_completeness',
  'awaiting_publication',
  'publication',
  'substantive_examination',
  'awaiting_reply',
] as const satisfies readonly PatentState[]

type AsFiled = 'awaiting_payment' | 'formality_check' | 'awaiting_completeness'
type Decided = Exclude<
  PatentState,
  AsFiled | 'awaiting_publication' | 'publication' | 'substantive_examination' | 'expired'
>

/** States before publication; `type` is the type of process, the first digit of a STATUS_CODE. */
const asFiled = (type: '1' | '2'): States<AsFiled> => ({
  awaiting_payment: {
    code: `${type}00`,
    turn: 'applicant',
    text: 'workflow:state.awaitingPayment',
    means: 'workflow:state.awaitingPayment.means',
    next: 'workflow:state.awaitingPayment.next',
    otherwise: 'workflow:state.awaitingPayment.otherwise',
  },
  formality_check: { code: `${type}10`, turn: 'office', ...stateWords('formalityCheck') },
  awaiting_completeness: { code: `${type}15`, turn: 'applicant', ...urgentWords('awaitingCompleteness') },
})

const decided = (type: '1' | '2'): States<Decided> => ({
  awaiting_reply: { code: `${type}55`, turn: 'applicant', ...urgentWords('awaitingReply') },
  reexamination: { code: `${type}58`, turn: 'office', ...stateWords('reexamination') },
  awaiting_certificate: { code: `${type}60`, turn: 'office', ...stateWords('awaitingCertificate') },
  registered: { code: `${type}70`, turn: 'none', end: true, ...urgentWords('registered') },
  annuity_grace: { code: `${type}75`, turn: 'applicant', ...urgentWords('annuityGrace') },
  appeal: { code: `${type}80`, turn: 'office', ...stateWords('appeal') },
  in_court: { code: `${type}85`, turn: 'none', ...stateWords('inCourt') },
  refused: { code: `${type}90`, turn: 'applicant', end: true, ...urgentWords('refused') },
  deemed_withdrawn: { code: `${type}91`, turn: 'applicant', end: true, ...urgentWords('deemedWithdrawn') },
  withdrawn: { code: `${type}92`, turn: 'none', end: true, ...stateWords('withdrawn') },
  removed: { code: `${type}95`, turn: 'none', end: true, ...stateWords('removed') },
  cancelled: { code: `${type}97`, turn: 'none', end: true, ...stateWords('cancelled') },
})

export const patentStates: States<PatentState | 'awaiting_request'> = {
  ...asFiled('1'),
  awaiting_publication: { code: '120', turn: 'none', ...stateWords('awaitingPublication') },
  publication: { code: '130', turn: 'public', ...stateWords('publication') },
  awaiting_request: { code: '140', turn: 'applicant', ...urgentWords('awaitingRequest') },
  substantive_examination: { code: '150', turn: 'office', ...stateWords('examination') },
  ...decided('1'),
  expired: { code: '196', turn: 'none', end: true, ...stateWords('expired') },
}

/** A simple patent is examined with its filing, so nothing ever waits for a request. */
export const simplePatentStates: States<PatentState> = {
  ...asFiled('2'),
  awaiting_publication: { code: '220', turn: 'none', ...stateWords('simpleAwaitingPublication') },
  publication: { code: '230', turn: 'public', ...stateWords('simplePublication') },
  substantive_examination: { code: '250', turn: 'office', ...stateWords('simpleExamination') },
  ...decided('2'),
  expired: { code: '296', turn: 'none', end: true, ...stateWords('simpleExpired') },
}
