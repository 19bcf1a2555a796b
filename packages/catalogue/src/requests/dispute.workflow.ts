import { APPEAL_WORK, defineWorkflow } from '@saki/domain/workflow/definition'

import {
  actionWords,
  completion,
  decided,
  decision,
  paidFirst,
  requestStates,
  RULE,
  stateWords,
  requestWithdrawal,
  urgentWords,
} from './requestSteps.ts'

const SERVED = ['served', 'countered', 'considered'] as const

/**
 * An objection to another's application. The applicant's answer and its deadline belong to the case; this is the opponent's side of it. The
 * laws give the opponent no reply to the counter-statement (UU 20/2016 art. 16–17, UU 31/2000 art. 26, UU 13/2016 art. 49).
 */
export const oppositionRequest = defineWorkflow({
  id: 'request-opposition',
  version: 1,
  procTyp: '12',
  start: 'awaiting_payment',
  states: {
    ...requestStates.unpaid('6'),
    submitted: { code: '610', turn: 'office', work: 'DISPUTE', ...stateWords('opposed') },
    served: { code: '620', turn: 'none', ...stateWords('served') },
    countered: { code: '645', turn: 'none', ...stateWords('countered') },
    considered: { code: '630', turn: 'office', work: 'DISPUTE', ...stateWords('considered') },
    awaiting_completeness: { code: '615', turn: 'applicant', ...urgentWords('oppositionIncomplete') },
    ...decided('6'),
    withdrawn: { code: '692', turn: 'none', end: true, outcome: 'refused', ...stateWords('withdrawn') },
    annulled: { code: '694', turn: 'none', end: true, outcome: 'refused', ...stateWords('annulled') },
  },
  actions: {
    ...paidFirst,
    // An officer undid the record of a paper; one that is recorded again has a file of its own.
    annul: { ...RULE, code: 'ANUL', by: 'system', from: ['submitted'], to: 'annulled', ...actionWords('annul') },
    serve: {
      ...RULE,
      code: 'SERV',
      by: 'system',
      from: ['submitted'],
      to: 'served',
      notifies: 'applicant',
      ...actionWords('serve'),
    },
    serve_counter: {
      ...RULE,
      code: 'SERC',
      by: 'system',
      from: ['served'],
      to: 'countered',
      notifies: 'applicant',
      ...actionWords('serveCounter'),
    },
    consider: {
      ...RULE,
      code: 'CONS',
      by: 'system',
      from: ['served', 'countered'],
      to: 'considered',
      notifies: 'applicant',
      ...actionWords('consider'),
    },
    // The opponent's copy of a decision on the opposed application, also after his opposition was decided.
    serve_decision: {
      ...RULE,
      code: 'SDEC',
      by: 'system',
      from: [...SERVED, 'awaiting_completeness', 'granted', 'refused'],
      to: 'same',
      notifies: 'applicant',
      letter: 'SPO',
      after: { taken: 'serve' },
      ...actionWords('serveDecision'),
    },
    ask_completeness: { ...completion.ask_completeness, from: ['considered'] },
    answer_completeness: { ...completion.answer_completeness, to: 'considered' },
    completeness_over: { ...completion.completeness_over, to: 'considered', ...actionWords('consideredAsIs') },
    grant: { ...decision.grant, from: ['considered'] },
    refuse: { ...decision.refuse, from: ['submitted', 'considered'] },
    withdraw: { ...requestWithdrawal.withdraw, from: ['submitted', ...SERVED, 'awaiting_completeness'] },
  },
})

/** An appeal to the Appeal Commission, whose decision is an action of the case. */
export const appealRequest = defineWorkflow({
  id: 'request-appeal',
  version: 1,
  procTyp: '13',
  start: 'awaiting_payment',
  states: {
    ...requestStates.unpaid('7'),
    submitted: { code: '710', turn: 'office', work: APPEAL_WORK, ...stateWords('appealed') },
    hearing: { code: '720', turn: 'office', work: APPEAL_WORK, ...stateWords('hearing') },
    ...decided('7'),
    granted_in_part: { code: '771', turn: 'none', end: true, ...stateWords('grantedInPart') },
    withdrawn: { code: '792', turn: 'none', end: true, outcome: 'refused', ...stateWords('withdrawn') },
    annulled: { code: '794', turn: 'none', end: true, outcome: 'refused', ...stateWords('annulled') },
  },
  actions: {
    ...paidFirst,
    // An officer undid the record of an appeal on paper, also after its panel was formed.
    annul: {
      ...RULE,
      code: 'ANUL',
      by: 'system',
      from: ['submitted', 'hearing'],
      to: 'annulled',
      notifies: 'applicant',
      ...actionWords('annul'),
    },
    hear: { ...RULE, code: 'HEAR', by: 'commission', from: ['submitted'], to: 'hearing', ...actionWords('hear') },
    grant: { ...decision.grant, by: 'commission', from: ['hearing'] },
    grant_in_part: {
      ...decision.grant,
      code: 'GRANP',
      by: 'commission',
      from: ['hearing'],
      to: 'granted_in_part',
      ...actionWords('grantInPart'),
    },
    refuse: { ...decision.refuse, by: 'commission', from: ['submitted', 'hearing'] },
    withdraw: { ...requestWithdrawal.withdraw, from: ['submitted', 'hearing'] },
  },
})
