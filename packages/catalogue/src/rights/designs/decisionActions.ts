import type { Action } from '@saki/domain/workflow/definition'
import type { TextKey } from '@saki/texts'

import { flowWords } from '../../flowWords.ts'
import { cassation, disputes, remedyOver } from '../../sharedActions.ts'
import { cancellation, expiry, judgment, refusal, suit } from '../endSteps.ts'
import { answerToLetter } from '../letterSteps.ts'
import { oppositionWithdrawn } from '../sharedSteps.ts'
import { OPEN_TO_OBJECTIONS, PROTECTION, DESIGN_SUIT } from './periods.ts'
import type { DesignState } from './states.ts'

const { actionWords } = flowWords('workflow')

/** Objections, examination, the register and the courts. */
export const decisionActions = {
  // More objections may be made while the first one is already under examination.
  oppose: {
    code: 'OPP',
    by: 'public',
    from: ['publication', 'opposed', 'substantive_examination'],
    to: 'opposed',
    notifies: 'applicant',
    requiresAnswer: true,
    due: { months: 3 },
    until: OPEN_TO_OBJECTIONS,
    letter: 'SKB',
    ground: 'UU 31/2000 art. 26',
    ...actionWords('oppose'),
  },
  opposition_withdrawn: oppositionWithdrawn({
    from: ['opposed', 'substantive_examination'],
    served: 'oppose',
    ground: 'office rule',
    words: actionWords('oppositionWithdrawn'),
  }),
  answer: answerToLetter({
    code: 'CTR',
    from: ['opposed'],
    to: 'substantive_examination',
    due: { months: 6, target: true },
    ground: 'UU 31/2000 art. 26(4)',
    words: actionWords('answer'),
  }),
  answer_over: {
    code: 'CTRX',
    by: 'system',
    auto: true,
    from: ['opposed'],
    to: 'substantive_examination',
    notifies: 'applicant',
    due: { months: 6, target: true },
    ground: 'UU 31/2000 art. 26',
    ...actionWords('answerOver'),
  },
  // By law only opposed designs are examined; the office may choose a day from which all are.
  examine_unopposed: {
    code: 'EXAMU',
    by: 'system',
    auto: true,
    switched: true,
    from: ['publication'],
    to: 'substantive_examination',
    notifies: 'applicant',
    due: { months: 0, from: 'due', target: true },
    ground: 'UU 31/2000 art. 26',
    ...actionWords('examineUnopposed'),
  },
  publication_over: {
    code: 'PUBX',
    by: 'system',
    auto: true,
    from: ['publication'],
    to: 'registered',
    notifies: 'applicant',
    due: PROTECTION,
    letter: 'SER',
    ground: 'UU 31/2000 art. 29',
    ...actionWords('publicationOver'),
  },
  examine: {
    code: 'EXAM',
    by: 'office',
    from: ['publication', 'opposed'],
    to: 'substantive_examination',
    notifies: 'applicant',
    due: { months: 6, target: true },
    awaitsAnswers: true,
    ground: 'UU 31/2000 art. 26(5)',
    ...actionWords('examine'),
  },
  register: {
    code: 'REG',
    by: 'office',
    from: ['substantive_examination'],
    to: 'registered',
    notifies: 'applicant',
    due: PROTECTION,
    letter: 'SER',
    decides: 'grant',
    notBefore: OPEN_TO_OBJECTIONS,
    ground: 'UU 31/2000 art. 29',
    ...actionWords('register'),
  },
  refuse: {
    ...refusal({
      code: 'REF',
      from: ['substantive_examination'],
      due: DESIGN_SUIT,
      ground: 'UU 31/2000 art. 26(6)–28',
      words: actionWords('refuse'),
    }),
    notBefore: OPEN_TO_OBJECTIONS,
  },
  record_suit: suit({
    from: ['refused'],
    until: { since: ['refuse', 'keep_refusal'], ...DESIGN_SUIT, unless: 'record_suit' },
    ground: 'UU 31/2000 art. 28',
    words: actionWords('recordSuit'),
  }),
  suit_lost: judgment({ won: false, to: 'refused', ground: 'UU 31/2000 art. 28', words: actionWords('suitLost') }),
  suit_won: judgment({
    won: true,
    to: 'registered',
    due: PROTECTION,
    letter: 'SER',
    ground: 'UU 31/2000 art. 28',
    words: actionWords('suitWon'),
  }),
  // A design that the Commercial Court ordered to register is in the register: a later judgment cancels it.
  ...cassation({
    from: ['refused'],
    won: 'registered',
    lost: 'refused',
    due: PROTECTION,
    letter: 'SER',
    ground: 'UU 31/2000 art. 40–41',
  }),
  cancel: cancellation({ from: ['registered'], ground: 'UU 31/2000 art. 37, 38', words: actionWords('cancel') }),
  expire: expiry({ from: ['registered'], ground: 'UU 31/2000 art. 5', words: actionWords('expire') }),
  ...remedyOver(['refused'], 'UU 31/2000 art. 24, 28'),
  ...disputes(['registered'], 'UU 31/2000 art. 38'),
} as const satisfies Record<string, Action<TextKey, DesignState>>
