import type { Action } from '@saki/domain/workflow/definition'
import type { TextKey } from '@saki/texts'

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
    asks: true,
    letter: 'STA',
    due: { months: 3 },
    ground: 'UU 13/2016 art. 62',
    ...actionWords('sendFindings'),
  },
  propose_refusal: {
    code: 'PREF',
    by: 'office',
    from: ['substantive_examination'],
    to: 'awaiting_reply',
    notifies: 'applicant',
    asks: true,
    letter: 'SUT',
    due: { months: 3 },
    ground: 'UU 13/2016 art. 62, 63',
    ...actionWords('proposeRefusal'),
  },
  extend_reply: {
    code: 'EXTR',
    by: 'applicant',
    from: ['awaiting_reply'],
    to: 'same',
    notifies: 'applicant',
    letter: 'SPJ',
    due: { months: 2, from: 'due' },
    until: { since: FINDINGS, months: 3, unless: 'extend_reply' },
    ground: 'UU 13/2016 art. 62',
    ...actionWords('extendReply'),
  },
  extend_reply_paid: {
    code: 'EXTP',
    by: 'applicant',
    from: ['awaiting_reply'],
    to: 'same',
    notifies: 'applicant',
    letter: 'SPJ',
    due: { months: 1, from: 'due' },
    until: { since: 'extend_reply', months: 5, unless: ['extend_reply_paid', ...FINDINGS] },
    ground: 'UU 13/2016 art. 62',
    ...actionWords('extendReplyPaid'),
  },
  reply: {
    code: 'REPLY',
    by: 'applicant',
    from: ['awaiting_reply'],
    to: 'substantive_examination',
    answers: true,
    ground: 'UU 13/2016 art. 62',
    ...actionWords('reply'),
  },
  reply_lapsed: {
    code: 'REPL',
    by: 'system',
    auto: true,
    from: ['awaiting_reply'],
    to: 'deemed_withdrawn',
    notifies: 'applicant',
    letter: 'SDT',
    due: { months: 6 },
    ground: 'UU 13/2016 art. 62(10), PP 45/2024 art. 6(5)',
    ...actionWords('replyLapsed'),
  },
  revive_examination: {
    code: 'REVX',
    by: 'applicant',
    from: ['deemed_withdrawn'],
    to: 'substantive_examination',
    notifies: 'applicant',
    letter: 'SPL',
    until: { since: 'reply_lapsed', months: 6, unless: ['completeness_lapsed', 'revive_examination'] },
    ground: 'PP 45/2024 art. 6(5)',
    ...actionWords('reviveExamination'),
  },
  allow: {
    code: 'ALLOW',
    by: 'office',
    from: ['substantive_examination'],
    to: 'awaiting_certificate',
    notifies: 'applicant',
    letter: 'SDP',
    due: { months: 2, target: true },
    ground: 'UU 13/2016 art. 58',
    ...actionWords('allow'),
  },
  refuse: {
    code: 'REF',
    by: 'office',
    from: ['substantive_examination'],
    to: 'refused',
    notifies: 'applicant',
    asks: true,
    letter: 'SPN',
    due: PATENT_APPEAL,
    ground: 'UU 13/2016 art. 63, 68',
    ...actionWords('refuse'),
  },
} as const satisfies Actions

/** Under UU 65/2024 an emergency extends the time for a reply by up to six months. */
export const replyEmergency = {
  extend_reply_emergency: {
    code: 'EXTRE',
    by: 'office',
    from: ['awaiting_reply'],
    to: 'same',
    notifies: 'applicant',
    letter: 'SPJ',
    due: { months: 6, from: 'due' },
    until: { since: FINDINGS, months: 6, unless: 'extend_reply_emergency' },
    ground: 'UU 65/2024 art. 62',
    ...actionWords('extendEmergency'),
  },
} as const satisfies Actions
