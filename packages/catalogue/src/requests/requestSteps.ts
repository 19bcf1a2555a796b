import type { State } from '@saki/domain/workflow/definition'
import type { TextKey } from '@saki/texts'

export const stateWords = <const K extends string>(name: K) => {
  const text = `requestFlow:state.${name}` as const
  return { text, means: `${text}.means`, next: `${text}.next` } as const
}
/** Words of a state in which the requester must act, with what happens otherwise. */
export const urgentWords = <const K extends string>(name: K) =>
  ({ ...stateWords(name), otherwise: `requestFlow:state.${name}.otherwise` }) as const
export const actionWords = <const K extends string>(name: K) => {
  const text = `requestFlow:action.${name}` as const
  return { text, means: `${text}.means` } as const
}

/** Payments and their codes (Permenkum 41/2025 art. 2): a code is valid on its day, and a new one may be issued. */
const PAYMENT = 'Permenkum 41/2025 art. 2'
export const RULE = { ground: 'office rule' } as const

/** States by their part of the workflow. `code`: first digits of STATUS_CODE. */
export const requestStates = {
  unpaid: (code: string) => ({
    awaiting_payment: { code: `${code}00`, turn: 'applicant', ...stateWords('awaitingPayment') },
    cancelled: { code: `${code}93`, turn: 'none', end: true, outcome: 'refused', ...stateWords('cancelled') },
  }),
  verified: (code: string) => ({
    submitted: { code: `${code}10`, turn: 'office', work: 'REGISTRATION', ...stateWords('submitted') },
    verification: { code: `${code}20`, turn: 'office', work: 'REGISTRATION', ...stateWords('verification') },
    awaiting_completeness: { code: `${code}15`, turn: 'applicant', ...urgentWords('awaitingCompleteness') },
    ...decided(code),
    withdrawn: { code: `${code}92`, turn: 'none', end: true, outcome: 'refused', ...stateWords('withdrawn') },
  }),
  instant: (code: string) => ({
    submitted: { code: `${code}10`, turn: 'office', work: 'REGISTRATION', ...stateWords('received') },
    ...decided(code),
  }),
} as const satisfies Record<string, (code: string) => Record<string, State<TextKey>>>

export function decided(code: string) {
  return {
    granted: { code: `${code}70`, turn: 'none', end: true, ...stateWords('granted') },
    refused: { code: `${code}90`, turn: 'none', end: true, outcome: 'refused', ...stateWords('refused') },
  } as const
}

/**
 * The same states; while a request is in one of them that is no end, the deadline of the case triggers nothing. A request that is refused because it
 * was not completed leaves that deadline as it was.
 */
export function holding<S extends string>(states: Record<S, State<TextKey>>): Record<S, State<TextKey>> {
  const held: Record<S, State<TextKey>> = { ...states }
  for (const key of Object.keys(held) as S[])
    if (!held[key].end)
      held[key] = {
        ...held[key],
        suspendsParent: true,
        ...(held[key].otherwise && { otherwise: 'requestFlow:state.awaitingCompleteness.otherwise.timed' }),
      }
  return held
}

/** Payment, or submission without one when the tariff is 0. */
export const paidFirst = {
  payment_received: {
    code: 'PAY',
    by: 'system',
    from: ['awaiting_payment'],
    to: 'submitted',
    notifies: 'applicant',
    ground: PAYMENT,
    ...actionWords('paymentReceived'),
  },
  nothing_due: {
    ...RULE,
    code: 'FREE',
    by: 'system',
    from: ['awaiting_payment'],
    to: 'submitted',
    notifies: 'applicant',
    ...actionWords('nothingDue'),
  },
  cancel: {
    ...RULE,
    code: 'CNCL',
    by: 'applicant',
    from: ['awaiting_payment'],
    to: 'cancelled',
    ...actionWords('cancel'),
  },
} as const

export const verification = {
  verify: {
    ...RULE,
    code: 'VERI',
    by: 'office',
    from: ['submitted'],
    to: 'verification',
    ...actionWords('verify'),
  },
} as const

/** Three months to complete a request, as for a filing; to be confirmed. */
export const completion = {
  ask_completeness: {
    ...RULE,
    code: 'ASK',
    by: 'office',
    from: ['verification'],
    to: 'awaiting_completeness',
    notifies: 'applicant',
    requiresAnswer: true,
    due: { months: 3 },
    letter: 'SKF',
    ...actionWords('askCompleteness'),
  },
  answer_completeness: {
    ...RULE,
    code: 'ANS',
    by: 'applicant',
    from: ['awaiting_completeness'],
    to: 'verification',
    answers: true,
    ...actionWords('answerCompleteness'),
  },
  completeness_over: {
    ...RULE,
    code: 'LAPSE',
    by: 'system',
    auto: true,
    from: ['awaiting_completeness'],
    to: 'refused',
    notifies: 'applicant',
    ...actionWords('completenessOver'),
  },
} as const

export const decision = {
  grant: {
    ...RULE,
    code: 'GRANT',
    by: 'office',
    from: ['verification'],
    to: 'granted',
    notifies: 'applicant',
    ...actionWords('grant'),
  },
  refuse: {
    ...RULE,
    code: 'REF',
    by: 'office',
    from: ['verification'],
    to: 'refused',
    notifies: 'applicant',
    ...actionWords('refuse'),
  },
} as const

export const requestWithdrawal = {
  withdraw: {
    ...RULE,
    code: 'WDR',
    by: 'applicant',
    from: ['submitted', 'verification', 'awaiting_completeness'],
    to: 'withdrawn',
    withdraws: true,
    ...actionWords('withdraw'),
  },
} as const

/** Granted by the system with its receipt; an officer decides what the system holds back, such as a payment after the last day. */
export const freely = {
  complete: {
    ...RULE,
    code: 'DONE',
    by: 'system',
    from: ['submitted'],
    to: 'granted',
    notifies: 'applicant',
    ...actionWords('complete'),
  },
  refuse: { ...decision.refuse, from: ['submitted'] },
  grant: { ...decision.grant, from: ['submitted'] },
} as const
