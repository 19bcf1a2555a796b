import { APPEAL_WORK, type State } from '@saki/domain/workflow/definition'
import type { TextKey } from '@saki/texts'

import { flowWords } from '../../flowWords.ts'
import { stateWords, urgentWords } from './flowWords.ts'

/** The law of a patent or simple patent, which never changes: UU 13/2016 as amended by UU 6/2023, or UU 65/2024. */
type PatentLaw = 'UU13/2016' | 'UU65/2024'

const shared = flowWords('workflow')

export type PatentState =
  | 'awaiting_payment'
  | 'formality_check'
  | 'awaiting_translation'
  | 'awaiting_completeness'
  | 'awaiting_priority'
  | 'awaiting_publication'
  | 'publication'
  | 'substantive_examination'
  | 'awaiting_reply'
  | 'awaiting_certificate'
  | 'registered'
  | 'annuity_grace'
  | 'removal_review'
  | 'appeal'
  | 'appeal_incomplete'
  | 'appeal_dismissed'
  | 'in_court'
  | 'refused'
  | 'deemed_withdrawn'
  | 'examination_lapsed'
  | 'withdrawn'
  | 'changed'
  | 'removed'
  | 'expired'
  | 'cancelled'
type States<S extends string> = Record<S, State<TextKey>>

/** States in which the applicant may withdraw, divide or change the type (UU 13/2016 art. 38, 43). */
export const UNDECIDED = [
  'formality_check',
  'awaiting_translation',
  'awaiting_completeness',
  'awaiting_priority',
  'awaiting_publication',
  'publication',
  'substantive_examination',
  'awaiting_reply',
] as const satisfies readonly PatentState[]

type AsFiled =
  | 'awaiting_payment'
  | 'formality_check'
  | 'awaiting_translation'
  | 'awaiting_completeness'
  | 'awaiting_priority'
type Published = 'awaiting_publication' | 'publication' | 'substantive_examination' | 'expired'
type Decided = Exclude<PatentState, AsFiled | Published>

/** Suffix of text keys that differ by law: '2016' for filings before UU 65/2024. */
const under = (law: PatentLaw) => (law === 'UU65/2024' ? '' : '2016')

/** States before publication. `type`: process type, the first digit of STATUS_CODE. */
const asFiled = (type: '1' | '2', law: PatentLaw): States<AsFiled> => ({
  awaiting_payment: { code: `${type}00`, turn: 'applicant', ...shared.urgentWords('awaitingPayment') },
  formality_check: { code: `${type}10`, turn: 'office', work: 'FORMALITY', ...stateWords('formalityCheck') },
  awaiting_translation: { code: `${type}12`, turn: 'applicant', ...urgentWords('awaitingTranslation') },
  awaiting_completeness: {
    code: `${type}15`,
    turn: 'applicant',
    ...urgentWords('awaitingCompleteness'),
    next: `patents:state.awaitingCompleteness${under(law)}.next`,
  },
  awaiting_priority: { code: `${type}17`, turn: 'applicant', ...shared.urgentWords('awaitingPriority') },
})

const decided = (type: '1' | '2', law: PatentLaw): States<Decided> => ({
  awaiting_reply: {
    code: `${type}55`,
    turn: 'applicant',
    ...urgentWords('awaitingReply'),
    next: `patents:state.awaitingReply${under(law)}.next`,
  },
  awaiting_certificate: {
    code: `${type}60`,
    turn: 'office',
    work: 'REGISTRATION',
    ...stateWords('awaitingCertificate'),
  },
  registered: {
    code: `${type}70`,
    turn: 'none',
    end: true,
    outcome: 'registered',
    keepsRight: true,
    ...urgentWords('registered'),
  },
  annuity_grace: {
    code: `${type}75`,
    turn: 'applicant',
    outcome: 'registered',
    keepsRight: true,
    ...urgentWords('annuityGrace'),
    next: `patents:state.annuityGrace${under(law)}.next`,
  },
  removal_review: {
    code: `${type}76`,
    turn: 'office',
    outcome: 'registered',
    work: 'EXAMINATION',
    ...stateWords('removalReview'),
  },
  appeal: { code: `${type}80`, turn: 'office', work: APPEAL_WORK, ...stateWords('appeal') },
  appeal_dismissed: {
    code: `${type}81`,
    turn: 'applicant',
    end: true,
    outcome: 'refused',
    ...urgentWords('appealDismissed'),
  },
  appeal_incomplete: { code: `${type}82`, turn: 'applicant', ...shared.urgentWords('appealIncomplete') },
  in_court: { code: `${type}85`, turn: 'none', work: 'DISPUTE', ...stateWords('inCourt') },
  refused: {
    code: `${type}90`,
    turn: 'applicant',
    end: true,
    outcome: 'refused',
    ...urgentWords('refused'),
    next: `patents:state.refused${under(law)}.next`,
  },
  deemed_withdrawn: {
    code: `${type}91`,
    turn: 'applicant',
    end: true,
    outcome: 'refused',
    ...urgentWords('deemedWithdrawn'),
    next: `patents:state.deemedWithdrawn${under(law)}.next`,
  },
  examination_lapsed: {
    code: `${type}94`,
    turn: 'applicant',
    end: true,
    outcome: 'refused',
    text: 'patents:state.examinationLapsed',
    means: 'patents:state.examinationLapsed.means',
    next: `patents:state.deemedWithdrawn${under(law)}.next`,
    otherwise: 'patents:state.deemedWithdrawn.otherwise',
  },
  withdrawn: {
    code: `${type}92`,
    turn: 'none',
    end: true,
    outcome: 'refused',
    ...stateWords('withdrawn'),
    next: `patents:state.withdrawn${under(law)}.next`,
  },
  changed: { code: `${type}93`, turn: 'none', end: true, outcome: 'refused', ...stateWords('changed') },
  removed: { code: `${type}95`, turn: 'none', end: true, outcome: 'lapsed', ...stateWords('removed') },
  cancelled: { code: `${type}97`, turn: 'none', end: true, outcome: 'lapsed', ...stateWords('cancelled') },
})

/** State of re-examination after a decision; only under UU 65/2024 (art. 63A). */
export const reexamination = (type: '1' | '2'): States<'reexamination'> => ({
  reexamination: { code: `${type}58`, turn: 'office', work: 'EXAMINATION', ...stateWords('reexamination') },
})

export const patentStates = (law: PatentLaw): States<PatentState | 'awaiting_request'> => ({
  ...asFiled('1', law),
  awaiting_publication: { code: '120', turn: 'none', work: 'PUBLICATION', ...stateWords('awaitingPublication') },
  publication: { code: '130', turn: 'public', ...stateWords('publication') },
  awaiting_request: { code: '140', turn: 'applicant', ...urgentWords('awaitingRequest') },
  substantive_examination: { code: '150', turn: 'office', work: 'EXAMINATION', ...stateWords('examination') },
  ...decided('1', law),
  expired: { code: '196', turn: 'none', end: true, outcome: 'lapsed', ...stateWords('expired') },
})

/** States of a simple patent. It is examined with its filing, so there is no state `awaiting_request`. */
export const simplePatentStates = (law: PatentLaw): States<PatentState> => ({
  ...asFiled('2', law),
  awaiting_publication: { code: '220', turn: 'none', work: 'PUBLICATION', ...stateWords('simpleAwaitingPublication') },
  publication: { code: '230', turn: 'public', ...stateWords('simplePublication') },
  substantive_examination: { code: '250', turn: 'office', work: 'EXAMINATION', ...stateWords('simpleExamination') },
  ...decided('2', law),
  expired: { code: '296', turn: 'none', end: true, outcome: 'lapsed', ...stateWords('simpleExpired') },
})
