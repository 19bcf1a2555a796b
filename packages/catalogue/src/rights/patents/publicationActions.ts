import type { Action } from '@saki/domain/workflow/definition'
import type { TextKey } from '@saki/texts'

import { lapse } from '../letterSteps.ts'
import { oppositionWithdrawn } from '../sharedSteps.ts'
import { actionWords } from './flowWords.ts'
import type { PatentState } from './states.ts'

type Actions<S extends string = PatentState> = Record<string, Action<TextKey, S>>

/** Early publication: at the earliest six months after filing, three under UU 65/2024 (art. 46). */
export const earlyPublication2016 = {
  formality_passed_early: {
    ...early('formality_check'),
    code: 'FORME',
    by: 'office',
    to: 'awaiting_publication',
    letter: 'SFL',
    due: { months: 6, from: 'filing' },
    ground: 'UU 13/2016 art. 46',
    ...actionWords('formalityPassedEarly2016'),
  },
  ask_early_publication: {
    ...early('awaiting_publication'),
    code: 'EARLY',
    by: 'applicant',
    to: 'same',
    due: { months: 6, from: 'filing' },
    until: { since: 'formality_passed', months: 18, unless: 'ask_early_publication' },
    ground: 'UU 13/2016 art. 46',
    ...actionWords('askEarlyPublication2016'),
  },
} as const satisfies Actions

export const earlyPublication = {
  formality_passed_early: {
    ...earlyPublication2016.formality_passed_early,
    due: { months: 3, from: 'filing' },
    ground: 'UU 65/2024 art. 46',
    ...actionWords('formalityPassedEarly'),
  },
  ask_early_publication: {
    ...earlyPublication2016.ask_early_publication,
    due: { months: 3, from: 'filing' },
    ground: 'UU 65/2024 art. 46',
    ...actionWords('askEarlyPublication'),
  },
} as const satisfies Actions

function early<const S extends string>(from: S) {
  return { from: [from], notifies: 'applicant' } as const
}

/** A patent is published 18 months after its earliest date, for six months, and examined on request. */
export const patentPublication = {
  formality_passed: {
    code: 'FORM',
    by: 'office',
    from: ['formality_check'],
    to: 'awaiting_publication',
    notifies: 'applicant',
    letter: 'SFL',
    due: { months: 18, from: 'priority' },
    ground: 'UU 13/2016 art. 46(1)',
    ...actionWords('formalityPassed'),
  },
  publish: {
    code: 'PUB',
    by: 'system',
    auto: true,
    from: ['awaiting_publication'],
    to: 'publication',
    notifies: 'applicant',
    letter: 'SPB',
    effects: ['announcePublication'],
    due: { months: 6 },
    ground: 'UU 13/2016 art. 46, 48',
    ...actionWords('publish'),
  },
  object: {
    code: 'OBJ',
    by: 'public',
    from: ['publication'],
    to: 'same',
    notifies: 'applicant',
    requiresAnswer: true,
    letter: 'SKB',
    ground: 'UU 13/2016 art. 49(1)',
    ...actionWords('object'),
  },
  opposition_withdrawn: oppositionWithdrawn({
    from: ['publication', 'awaiting_request', 'substantive_examination'],
    served: 'object',
    ground: 'office rule',
    words: actionWords('oppositionWithdrawn'),
  }),
  answer_objection: {
    code: 'CTR',
    by: 'applicant',
    from: ['publication', 'awaiting_request', 'substantive_examination'],
    to: 'same',
    answers: true,
    until: { since: 'object', workingDays: 30, unless: 'answer_objection' },
    ground: 'UU 13/2016 art. 49(3)',
    ...actionWords('answerObjection'),
  },
  request_examination: {
    code: 'REQ',
    by: 'applicant',
    from: [
      'formality_check',
      'awaiting_translation',
      'awaiting_completeness',
      'awaiting_priority',
      'awaiting_publication',
      'publication',
    ],
    to: 'same',
    until: { since: 'payment_received', months: 36, from: 'effective', unless: 'request_examination' },
    lapsesWithout: 'patents:due.examination',
    ground: 'UU 13/2016 art. 51',
    ...actionWords('requestExamination'),
  },
  // 30 months are the office's target for the decision (UU 13/2016 art. 57 as amended).
  begin_examination: {
    code: 'EXAM',
    by: 'system',
    auto: true,
    preferredAfter: 'request_examination',
    from: ['publication'],
    to: 'substantive_examination',
    notifies: 'applicant',
    due: { months: 30, from: 'due', target: true },
    ground: 'UU 13/2016 art. 51, 57',
    ...actionWords('beginExamination'),
  },
  publication_over: {
    code: 'PUBX',
    by: 'system',
    auto: true,
    from: ['publication'],
    to: 'awaiting_request',
    notifies: 'applicant',
    requiresAnswer: true,
    letter: 'SPS',
    due: { months: 36, from: 'effective' },
    ground: 'UU 13/2016 art. 51',
    ...actionWords('publicationOver'),
  },
  request_examination_now: {
    code: 'REQX',
    by: 'applicant',
    from: ['awaiting_request'],
    to: 'substantive_examination',
    notifies: 'applicant',
    due: { months: 30, target: true },
    lapsesWithout: 'patents:due.examination',
    ground: 'UU 13/2016 art. 51',
    ...actionWords('requestExamination'),
  },
} as const satisfies Actions<PatentState | 'awaiting_request'>

const lapsedRequest = {
  code: 'REQL',
  from: ['awaiting_request'],
  at: 'examination_lapsed',
  words: actionWords('requestLapsed'),
} as const
/** No request for examination: final under UU 13/2016; under UU 65/2024 re-examination may be requested for nine months. */
export const requestLapsed2016 = { request_lapsed: lapse({ ...lapsedRequest, ground: 'UU 13/2016 art. 52' }) } as const
export const requestLapsed = {
  request_lapsed: lapse({ ...lapsedRequest, due: { months: 9 }, ground: 'UU 13/2016 art. 52, UU 65/2024 art. 63A' }),
} as const

/** A simple patent is published within 14 working days of filing, for 14 working days, and then examined (UU 6/2023 art. 122–124). */
export const simplePatentPublication = {
  formality_passed: {
    code: 'FORM',
    by: 'office',
    from: ['formality_check'],
    to: 'awaiting_publication',
    notifies: 'applicant',
    letter: 'SFL',
    // At the latest on the fourteenth working day: on that day the case is published by itself.
    due: { workingDays: 14, from: 'filing', fires: 'lastDay' },
    ground: 'UU 6/2023 art. 123(1)',
    ...actionWords('simpleFormalityPassed'),
  },
  publish_early: {
    code: 'PUBE',
    by: 'office',
    from: ['awaiting_publication'],
    to: 'publication',
    notifies: 'applicant',
    letter: 'SPB',
    effects: ['announcePublication'],
    due: { workingDays: 14 },
    ground: 'UU 6/2023 art. 123(1), (2)',
    ...actionWords('simplePublishEarly'),
  },
  publish: {
    code: 'PUB',
    by: 'system',
    auto: true,
    from: ['awaiting_publication'],
    to: 'publication',
    notifies: 'applicant',
    letter: 'SPB',
    effects: ['announcePublication'],
    due: { workingDays: 14 },
    ground: 'UU 6/2023 art. 123(2)',
    ...actionWords('simplePublish'),
  },
  begin_examination: {
    code: 'EXAM',
    by: 'system',
    auto: true,
    from: ['publication'],
    to: 'substantive_examination',
    notifies: 'applicant',
    due: { months: 6, from: 'filing', target: true },
    ground: 'UU 6/2023 art. 124',
    ...actionWords('simpleBeginExamination'),
  },
  // The request for examination and its fee are part of the filing (art. 122).
  request_missing: {
    code: 'REQL',
    by: 'office',
    from: ['formality_check'],
    to: 'deemed_withdrawn',
    notifies: 'applicant',
    letter: 'SDT',
    ground: 'UU 6/2023 art. 122',
    ...actionWords('requestMissing'),
  },
} as const satisfies Actions
