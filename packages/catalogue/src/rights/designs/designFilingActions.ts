import type { Action } from '@saki/domain/workflow/definition'
import type { TextKey } from '@saki/texts'

import { flowWords } from '../../flowWords.ts'
import { priorityDocument } from '../../sharedActions.ts'
import { refusal, withdrawal } from '../endSteps.ts'
import { answerToLetter, deficiencyLetter, extension, lapse } from '../letterSteps.ts'
import { feePaid, STANDING_TARGET } from '../sharedSteps.ts'
import { DESIGN_SUIT } from './periods.ts'
import type { DesignState } from './states.ts'

const { actionWords } = flowWords('workflow')
/** States in which the applicant may withdraw (UU 31/2000 art. 21). */
const UNDECIDED = [
  'administrative_check',
  'awaiting_correction',
  'awaiting_priority',
  'publication',
  'opposed',
  'substantive_examination',
] as const

/** Actions from payment to publication, including refusal for being contrary to law, public order, religion or morality. */
export const designFilingActions = {
  // The filing date is the day on which form, pictures, description and fee are complete; publication is due three months later.
  payment_received: feePaid({
    to: 'administrative_check',
    due: { months: 3, from: 'filing', target: true },
    ground: 'UU 31/2000 art. 18',
    words: actionWords('paymentReceived'),
  }),
  ask_correction: deficiencyLetter({
    code: 'ASK',
    from: ['administrative_check'],
    to: 'awaiting_correction',
    due: { months: 3 },
    ground: 'UU 31/2000 art. 19',
    words: actionWords('askCorrection'),
  }),
  extend_correction: extension({
    code: 'EXT',
    from: ['awaiting_correction'],
    months: 1,
    until: { since: 'ask_correction', months: 3, unless: 'extend_correction' },
    ground: 'UU 31/2000 art. 19',
    words: actionWords('extendCorrection'),
  }),
  answer_correction: answerToLetter({
    code: 'ANS',
    from: ['awaiting_correction'],
    to: 'administrative_check',
    due: STANDING_TARGET,
    ground: 'UU 31/2000 art. 19',
    words: actionWords('answerCorrection'),
  }),
  correction_lapsed: lapse({
    code: 'LAPSE',
    from: ['awaiting_correction'],
    ground: 'UU 31/2000 art. 20',
    words: actionWords('correctionLapsed'),
  }),
  ...priorityDocument('administrative_check', { months: 9, from: 'priority' }, 'UU 31/2000 art. 16, 17'),
  defer_publication: {
    code: 'DEFER',
    by: 'applicant',
    from: ['administrative_check'],
    to: 'same',
    due: { months: 12, from: 'filing', target: true },
    ground: 'UU 31/2000 art. 25',
    ...actionWords('deferPublication'),
  },
  refuse_contrary: refusal({
    code: 'REFC',
    from: ['administrative_check'],
    due: { calendarDays: 30 },
    ground: 'UU 31/2000 art. 4, 24',
    words: actionWords('refuseContrary'),
  }),
  object_to_refusal: {
    code: 'OBJ',
    by: 'applicant',
    from: ['refused'],
    to: 'reconsideration',
    until: { since: 'refuse_contrary', calendarDays: 30, unless: 'object_to_refusal' },
    ground: 'UU 31/2000 art. 24',
    ...actionWords('objectToRefusal'),
  },
  lift_refusal: {
    code: 'LIFT',
    by: 'office',
    from: ['reconsideration'],
    to: 'administrative_check',
    notifies: 'applicant',
    letter: 'SKD',
    ground: 'UU 31/2000 art. 24',
    ...actionWords('liftRefusal'),
  },
  keep_refusal: refusal({
    code: 'KEEP',
    from: ['reconsideration'],
    due: DESIGN_SUIT,
    letter: 'SKP',
    ground: 'UU 31/2000 art. 24',
    words: actionWords('keepRefusal'),
  }),
  publish: {
    code: 'PUB',
    by: 'office',
    from: ['administrative_check'],
    to: 'publication',
    notifies: 'applicant',
    due: { months: 3 },
    letter: 'SPB',
    effects: ['announcePublication'],
    ground: 'UU 31/2000 art. 25',
    ...actionWords('publish'),
  },
  withdraw: withdrawal({ from: UNDECIDED, ground: 'UU 31/2000 art. 21', words: actionWords('withdraw') }),
} as const satisfies Record<string, Action<TextKey, DesignState>>
