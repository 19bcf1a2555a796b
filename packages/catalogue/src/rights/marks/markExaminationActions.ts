import type { Action } from '@saki/domain/workflow/definition'
import type { TextKey } from '@saki/texts'

import { flowWords } from '../../flowWords.ts'
import { priorityDocument } from '../../sharedActions.ts'
import { answerToLetter, deficiencyLetter, feePaid, lapse, oppositionWithdrawn, refusal } from '../sharedSteps.ts'
import { MARK_APPEAL, PUBLICATION, WINDOW_OPENS } from './periods.ts'
import type { MarkState } from './states.ts'

const words = flowWords('marks')
const shared = flowWords('workflow')

/** Actions from payment through publication and examination to registration or refusal. */
export const markExaminationActions = {
  // Form, label and fee give the filing date; the office has fifteen working days to check completeness.
  payment_received: feePaid({
    to: 'formality_check',
    due: { workingDays: 15, from: 'filing', target: true },
    ground: 'UU 20/2016 art. 13',
    words: shared.actionWords('paymentReceived'),
  }),
  // Two months from sending; one source says thirty days. To be confirmed.
  ask_correction: deficiencyLetter({
    code: 'ASK',
    from: ['formality_check'],
    to: 'awaiting_correction',
    due: { months: 2, rolls: true },
    ground: 'UU 20/2016 art. 11',
    words: words.actionWords('askCorrection'),
  }),
  answer_correction: answerToLetter({
    code: 'ANS',
    from: ['awaiting_correction'],
    to: 'formality_check',
    due: { workingDays: 15, target: true },
    ground: 'UU 20/2016 art. 11',
    words: words.actionWords('answerCorrection'),
  }),
  correction_lapsed: lapse({
    code: 'LAPSE',
    from: ['awaiting_correction'],
    ground: 'UU 20/2016 art. 12',
    words: words.actionWords('correctionLapsed'),
  }),
  ...priorityDocument('formality_check', { months: 9, from: 'priority', rolls: true }, 'UU 20/2016 art. 10'),
  publish: {
    code: 'PUB',
    by: 'office',
    from: ['formality_check'],
    to: 'publication',
    notifies: 'applicant',
    due: PUBLICATION,
    letter: 'SPB',
    effects: ['announcePublication'],
    ground: 'UU 20/2016 art. 14',
    ...words.actionWords('publish'),
  },
  oppose: {
    code: 'OPP',
    by: 'public',
    from: ['publication', 'opposed', 'answered'],
    to: 'opposed',
    notifies: 'applicant',
    requiresAnswer: true,
    due: { months: 2, rolls: true },
    until: { since: 'publish', ...PUBLICATION },
    letter: 'SKB',
    ground: 'UU 20/2016 art. 16, 17',
    ...words.actionWords('oppose'),
  },
  opposition_withdrawn: oppositionWithdrawn({
    from: ['opposed', 'answered', 'objection_closed', 'substantive_examination'],
    served: 'oppose',
    ground: 'office rule',
    words: words.actionWords('oppositionWithdrawn'),
  }),
  // An answer ends the applicant's turn, but examination begins only after the last day for answers.
  answer: answerToLetter({
    code: 'CTR',
    from: ['opposed'],
    to: 'answered',
    due: { calendarDays: 0, from: 'due' },
    ground: 'UU 20/2016 art. 17',
    words: words.actionWords('answer'),
  }),
  answer_over: {
    code: 'CTRX',
    by: 'system',
    auto: true,
    from: ['opposed', 'answered'],
    to: 'objection_closed',
    notifies: 'applicant',
    due: { workingDays: 30, from: 'due', target: true },
    ground: 'UU 20/2016 art. 17, 23',
    ...words.actionWords('answerOver'),
  },
  publication_over: {
    code: 'PUBX',
    by: 'system',
    auto: true,
    from: ['publication'],
    to: 'publication_ended',
    notifies: 'applicant',
    due: { workingDays: 30, from: 'due', target: true },
    ground: 'UU 20/2016 art. 14, 23',
    ...words.actionWords('publicationOver'),
  },
  examine: {
    code: 'EXAM',
    by: 'office',
    from: ['publication_ended'],
    to: 'substantive_examination',
    notifies: 'applicant',
    due: { calendarDays: 0, from: 'due', target: true },
    ground: 'UU 20/2016 art. 23',
    ...words.actionWords('examine'),
  },
  examine_opposed: {
    code: 'EXAMO',
    by: 'office',
    from: ['objection_closed'],
    to: 'substantive_examination',
    notifies: 'applicant',
    due: { workingDays: 90, target: true },
    ground: 'UU 20/2016 art. 23',
    ...words.actionWords('examineOpposed'),
  },
  propose_refusal: {
    code: 'USUL',
    by: 'office',
    from: ['substantive_examination'],
    to: 'proposed_refusal',
    notifies: 'applicant',
    requiresAnswer: true,
    due: { workingDays: 30 },
    letter: 'SUT',
    ground: 'UU 20/2016 art. 24',
    ...words.actionWords('proposeRefusal'),
  },
  answer_refusal: answerToLetter({
    code: 'RESP',
    from: ['proposed_refusal'],
    to: 'substantive_examination',
    ground: 'UU 20/2016 art. 24',
    words: words.actionWords('answerRefusal'),
  }),
  refusal_unanswered: {
    code: 'RESPX',
    by: 'system',
    auto: true,
    from: ['proposed_refusal'],
    to: 'refused',
    notifies: 'applicant',
    requiresAnswer: true,
    due: MARK_APPEAL,
    letter: 'SPN',
    ground: 'UU 20/2016 art. 24',
    ...words.actionWords('refusalUnanswered'),
  },
  refuse: {
    ...refusal({
      code: 'REF',
      from: ['substantive_examination'],
      due: MARK_APPEAL,
      ground: 'UU 20/2016 art. 24',
      words: words.actionWords('refuse'),
    }),
    after: { taken: 'propose_refusal' },
  },
  accept: {
    code: 'ACC',
    by: 'office',
    from: ['substantive_examination'],
    to: 'to_be_registered',
    notifies: 'applicant',
    letter: 'SDP',
    ground: 'UU 20/2016 art. 23, 25',
    ...words.actionWords('accept'),
  },
  register: {
    code: 'REG',
    by: 'office',
    from: ['to_be_registered'],
    to: 'registered',
    notifies: 'applicant',
    due: WINDOW_OPENS,
    letter: 'SER',
    // Registrations are announced as well (UU 20/2016 art. 25).
    effects: ['announceRegistration'],
    ground: 'UU 20/2016 art. 25, 35',
    ...words.actionWords('register'),
  },
} as const satisfies Record<string, Action<TextKey, MarkState>>
