import { defineWorkflow } from '@saki/domain/workflow/definition'

/** Ten years from the filing date, not renewable (UU 31/2000 art. 5). */
const PROTECTION = { months: 120, from: 'filing' } as const
/** Before any decision the applicant may withdraw (UU 31/2000 art. 21). */
const UNDECIDED = ['administrative_check', 'awaiting_correction', 'publication', 'opposed', 'substantive_examination'] as const

/** How a design application moves, from the settled fee to the end of protection (UU 31/2000, PP 1/2005). */
export const designRegistration = defineWorkflow({
  id: 'design-registration',
  version: 1,
  procTyp: '3',
  start: 'awaiting_payment',
  states: {
    awaiting_payment: { code: '300', turn: 'applicant', text: 'workflow:state.awaitingPayment', means: 'workflow:state.awaitingPayment.means', next: 'workflow:state.awaitingPayment.next', otherwise: 'workflow:state.awaitingPayment.otherwise' },
    administrative_check: { code: '310', turn: 'office', text: 'workflow:state.administrativeCheck', means: 'workflow:state.administrativeCheck.means', next: 'workflow:state.administrativeCheck.next' },
    awaiting_correction: { code: '315', turn: 'applicant', text: 'workflow:state.awaitingCorrection', means: 'workflow:state.awaitingCorrection.means', next: 'workflow:state.awaitingCorrection.next', otherwise: 'workflow:state.awaitingCorrection.otherwise' },
    publication: { code: '330', turn: 'public', text: 'workflow:state.publication', means: 'workflow:state.publication.means', next: 'workflow:state.publication.next' },
    opposed: { code: '340', turn: 'applicant', text: 'workflow:state.opposed', means: 'workflow:state.opposed.means', next: 'workflow:state.opposed.next', otherwise: 'workflow:state.opposed.otherwise' },
    substantive_examination: { code: '350', turn: 'office', text: 'workflow:state.substantiveExamination', means: 'workflow:state.substantiveExamination.means', next: 'workflow:state.substantiveExamination.next' },
    registered: { code: '370', turn: 'none', end: true, text: 'workflow:state.registered', means: 'workflow:state.registered.means', next: 'workflow:state.registered.next' },
    reconsideration: { code: '380', turn: 'office', text: 'workflow:state.reconsideration', means: 'workflow:state.reconsideration.means', next: 'workflow:state.reconsideration.next' },
    in_court: { code: '385', turn: 'none', text: 'workflow:state.inCourt', means: 'workflow:state.inCourt.means', next: 'workflow:state.inCourt.next' },
    refused: { code: '390', turn: 'applicant', end: true, text: 'workflow:state.refused', means: 'workflow:state.refused.means', next: 'workflow:state.refused.next', otherwise: 'workflow:state.refused.otherwise' },
    deemed_withdrawn: { code: '391', turn: 'none', end: true, text: 'workflow:state.deemedWithdrawn', means: 'workflow:state.deemedWithdrawn.means', next: 'workflow:state.deemedWithdrawn.next' },
    withdrawn: { code: '392', turn: 'none', end: true, text: 'workflow:state.withdrawn', means: 'workflow:state.withdrawn.means', next: 'workflow:state.withdrawn.next' },
    cancelled: { code: '395', turn: 'none', end: true, text: 'workflow:state.cancelled', means: 'workflow:state.cancelled.means', next: 'workflow:state.cancelled.next' },
    expired: { code: '396', turn: 'none', end: true, text: 'workflow:state.expired', means: 'workflow:state.expired.means', next: 'workflow:state.expired.next' },
  },
  actions: {
    // The filing date is the day form, pictures, description and fee are there; publication is due three months after it.
    payment_received: { code: 'PAY', by: 'system', from: ['awaiting_payment'], to: 'administrative_check', tells: 'applicant', due: { months: 3, from: 'filing', target: true }, ground: 'UU 31/2000 art. 18', text: 'workflow:action.paymentReceived', means: 'workflow:action.paymentReceived.means' },
    ask_correction: { code: 'ASK', by: 'office', from: ['administrative_check'], to: 'awaiting_correction', tells: 'applicant', asks: true, due: { months: 3 }, ground: 'UU 31/2000 art. 19', text: 'workflow:action.askCorrection', means: 'workflow:action.askCorrection.means' },
    extend_correction: { code: 'EXT', by: 'applicant', from: ['awaiting_correction'], to: 'same', tells: 'applicant', due: { months: 1, from: 'due' }, until: { since: 'ask_correction', months: 3, unless: 'extend_correction' }, ground: 'UU 31/2000 art. 19', text: 'workflow:action.extendCorrection', means: 'workflow:action.extendCorrection.means' },
    answer_correction: { code: 'ANS', by: 'applicant', from: ['awaiting_correction'], to: 'administrative_check', ground: 'UU 31/2000 art. 19', text: 'workflow:action.answerCorrection', means: 'workflow:action.answerCorrection.means' },
    correction_lapsed: { code: 'LAPSE', by: 'system', auto: true, from: ['awaiting_correction'], to: 'deemed_withdrawn', tells: 'applicant', ground: 'UU 31/2000 art. 20', text: 'workflow:action.correctionLapsed', means: 'workflow:action.correctionLapsed.means' },
    defer_publication: { code: 'DEFER', by: 'applicant', from: ['administrative_check'], to: 'same', due: { months: 12, from: 'filing', target: true }, ground: 'UU 31/2000 art. 25', text: 'workflow:action.deferPublication', means: 'workflow:action.deferPublication.means' },
    refuse_contrary: { code: 'REFC', by: 'office', from: ['administrative_check'], to: 'refused', tells: 'applicant', asks: true, due: { calendarDays: 30, target: true }, ground: 'UU 31/2000 art. 4, 24', text: 'workflow:action.refuseContrary', means: 'workflow:action.refuseContrary.means' },
    object_to_refusal: { code: 'OBJ', by: 'applicant', from: ['refused'], to: 'reconsideration', until: { since: 'refuse_contrary', calendarDays: 30 }, ground: 'UU 31/2000 art. 24', text: 'workflow:action.objectToRefusal', means: 'workflow:action.objectToRefusal.means' },
    lift_refusal: { code: 'LIFT', by: 'office', from: ['reconsideration'], to: 'administrative_check', tells: 'applicant', ground: 'UU 31/2000 art. 24', text: 'workflow:action.liftRefusal', means: 'workflow:action.liftRefusal.means' },
    keep_refusal: { code: 'KEEP', by: 'office', from: ['reconsideration'], to: 'refused', tells: 'applicant', ground: 'UU 31/2000 art. 24', text: 'workflow:action.keepRefusal', means: 'workflow:action.keepRefusal.means' },
    publish: { code: 'PUB', by: 'office', from: ['administrative_check'], to: 'publication', tells: 'applicant', due: { months: 3 }, ground: 'UU 31/2000 art. 25', text: 'workflow:action.publish', means: 'workflow:action.publish.means' },
    oppose: { code: 'OPP', by: 'public', from: ['publication', 'opposed'], to: 'opposed', tells: 'applicant', asks: true, due: { months: 3 }, until: { since: 'publish', months: 3 }, ground: 'UU 31/2000 art. 26', text: 'workflow:action.oppose', means: 'workflow:action.oppose.means' },
    answer: { code: 'CTR', by: 'applicant', from: ['opposed'], to: 'substantive_examination', due: { months: 6, target: true }, ground: 'UU 31/2000 art. 26(4)', text: 'workflow:action.answer', means: 'workflow:action.answer.means' },
    answer_over: { code: 'CTRX', by: 'system', auto: true, from: ['opposed'], to: 'substantive_examination', tells: 'applicant', due: { months: 6, target: true }, ground: 'UU 31/2000 art. 26', text: 'workflow:action.answerOver', means: 'workflow:action.answerOver.means' },
    publication_over: { code: 'PUBX', by: 'system', auto: true, from: ['publication'], to: 'registered', tells: 'applicant', due: PROTECTION, ground: 'UU 31/2000 art. 29', text: 'workflow:action.publicationOver', means: 'workflow:action.publicationOver.means' },
    examine: { code: 'EXAM', by: 'office', from: ['publication', 'opposed'], to: 'substantive_examination', tells: 'applicant', due: { months: 6, target: true }, ground: 'UU 31/2000 art. 26(5)', text: 'workflow:action.examine', means: 'workflow:action.examine.means' },
    register: { code: 'REG', by: 'office', from: ['substantive_examination'], to: 'registered', tells: 'applicant', due: PROTECTION, ground: 'UU 31/2000 art. 29', text: 'workflow:action.register', means: 'workflow:action.register.means' },
    refuse: { code: 'REF', by: 'office', from: ['substantive_examination'], to: 'refused', tells: 'applicant', asks: true, due: { months: 3, target: true }, ground: 'UU 31/2000 art. 26(6)–28', text: 'workflow:action.refuse', means: 'workflow:action.refuse.means' },
    record_suit: { code: 'SUIT', by: 'office', from: ['refused'], to: 'in_court', tells: 'applicant', ground: 'UU 31/2000 art. 28', text: 'workflow:action.recordSuit', means: 'workflow:action.recordSuit.means' },
    suit_lost: { code: 'SUITL', by: 'office', from: ['in_court'], to: 'refused', tells: 'applicant', ground: 'UU 31/2000 art. 28', text: 'workflow:action.suitLost', means: 'workflow:action.suitLost.means' },
    suit_won: { code: 'SUITW', by: 'office', from: ['in_court'], to: 'registered', tells: 'applicant', due: PROTECTION, ground: 'UU 31/2000 art. 28', text: 'workflow:action.suitWon', means: 'workflow:action.suitWon.means' },
    withdraw: { code: 'WDR', by: 'applicant', from: UNDECIDED, to: 'withdrawn', tells: 'applicant', ground: 'UU 31/2000 art. 21', text: 'workflow:action.withdraw', means: 'workflow:action.withdraw.means' },
    cancel: { code: 'CANC', by: 'office', from: ['registered'], to: 'cancelled', tells: 'applicant', ground: 'UU 31/2000 art. 37, 38', text: 'workflow:action.cancel', means: 'workflow:action.cancel.means' },
    expire: { code: 'EXP', by: 'system', auto: true, from: ['registered'], to: 'expired', tells: 'applicant', ground: 'UU 31/2000 art. 5', text: 'workflow:action.expire', means: 'workflow:action.expire.means' },
  },
})
