import type { Action } from '@saki/domain/workflow/definition'
import type { TextKey } from '@saki/texts'

import { refusal } from '../endSteps.ts'
import { answerToLetter, extensionAtMost, extension, lapse, revival } from '../letterSteps.ts'
import { STANDING_TARGET } from '../sharedSteps.ts'
import { actionWords } from './flowWords.ts'
import { PATENT_APPEAL, FINDINGS } from './periods.ts'
import type { PatentState } from './states.ts'

type Actions = Record<string, Action<TextKey, PatentState>>

/** Findings and replies. Each letter starts a new period; a proposed refusal is optional (art. 62, 63). */
export const patentExaminationActions = {
  send_findings: {
    code: 'FIND',
    by: 'office',
    from: ['substantive_examination'],
    to: 'awaiting_reply',
    notifies: 'applicant',
    requiresAnswer: true,
    letter: 'STA',
    points: 'reasons',
    due: { months: 3 },
    awaitsAnswers: true,
    ground: 'UU 13/2016 art. 62',
    ...actionWords('sendFindings'),
  },
  propose_refusal: {
    code: 'PREF',
    by: 'office',
    from: ['substantive_examination'],
    to: 'awaiting_reply',
    notifies: 'applicant',
    requiresAnswer: true,
    letter: 'SUT',
    decides: 'refusal',
    points: 'reasons',
    due: { months: 3 },
    awaitsAnswers: true,
    ground: 'UU 13/2016 art. 62, 63',
    ...actionWords('proposeRefusal'),
  },
  extend_reply: extension({
    code: 'EXTR',
    from: ['awaiting_reply'],
    months: 2,
    until: { since: FINDINGS, months: 3, unless: 'extend_reply' },
    ground: 'UU 13/2016 art. 62',
    words: actionWords('extendReply'),
  }),
  extend_reply_paid: extension({
    code: 'EXTP',
    from: ['awaiting_reply'],
    months: 1,
    until: { since: 'extend_reply', months: 5, unless: ['extend_reply_paid', ...FINDINGS] },
    ground: 'UU 13/2016 art. 62',
    words: actionWords('extendReplyPaid'),
  }),
  reply: answerToLetter({
    code: 'REPLY',
    from: ['awaiting_reply'],
    to: 'substantive_examination',
    due: STANDING_TARGET,
    ground: 'UU 13/2016 art. 62',
    words: actionWords('reply'),
  }),
  reply_lapsed: lapse({
    code: 'REPL',
    from: ['awaiting_reply'],
    at: 'examination_lapsed',
    due: { months: 6 },
    ground: 'UU 13/2016 art. 62(10), PP 45/2024 art. 6(5)',
    words: actionWords('replyLapsed'),
  }),
  revive_examination: revival({
    code: 'REVX',
    from: ['examination_lapsed'],
    to: 'substantive_examination',
    until: { since: 'reply_lapsed', months: 6, unless: ['completeness_lapsed', 'revive_examination'] },
    ground: 'PP 45/2024 art. 6(5)',
    words: actionWords('reviveExamination'),
  }),
  allow: {
    code: 'ALLOW',
    by: 'office',
    from: ['substantive_examination'],
    to: 'awaiting_certificate',
    notifies: 'applicant',
    letter: 'SDP',
    decides: 'grant',
    due: { months: 2, target: true },
    awaitsAnswers: true,
    ground: 'UU 13/2016 art. 58',
    ...actionWords('allow'),
  },
  refuse: {
    ...refusal({
      code: 'REF',
      from: ['substantive_examination'],
      due: PATENT_APPEAL,
      ground: 'UU 13/2016 art. 63, 68',
      words: actionWords('refuse'),
    }),
    awaitsAnswers: true,
    // The applicant is heard first (UU 13/2016 art. 62, 63).
    after: { taken: FINDINGS },
  },
} as const satisfies Actions

/** Under UU 65/2024 an emergency extends the time for a reply by up to six months. */
export const replyEmergency = {
  extend_reply_emergency: extensionAtMost({
    code: 'EXTRE',
    from: ['awaiting_reply'],
    until: { since: FINDINGS, months: 6, unless: 'extend_reply_emergency' },
    ground: 'UU 65/2024 art. 62',
    words: actionWords('extendEmergency'),
  }),
} as const satisfies Actions
