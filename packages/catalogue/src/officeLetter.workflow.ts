import { defineWorkflow } from '@saki/domain/workflow/definition'

const stateWords = <const K extends string>(name: K) => {
  const text = `workflow:letter.${name}` as const
  return { text, means: `${text}.means`, next: `${text}.next` } as const
}
const actionWords = <const K extends string>(name: K) => {
  const text = `workflow:letter.do.${name}` as const
  return { text, means: `${text}.means` } as const
}
const rule = { ground: 'office rule' } as const
const SENT = ['awaiting_answer', 'informed'] as const

/** A letter of the office: a child process of the action that issued it. It has no deadline of its own; it lapses with the case. */
export const officeLetter = defineWorkflow({
  id: 'office-letter',
  version: 1,
  procTyp: '20',
  start: 'issued',
  states: {
    issued: { code: '2010', turn: 'office', ...stateWords('issued') },
    awaiting_answer: {
      code: '2015',
      turn: 'applicant',
      ...stateWords('awaitingAnswer'),
      otherwise: 'workflow:letter.awaitingAnswer.otherwise',
    },
    informed: { code: '2093', turn: 'none', end: true, ...stateWords('informed') },
    answered: { code: '2094', turn: 'none', end: true, ...stateWords('answered') },
    lapsed: { code: '2091', turn: 'none', end: true, ...stateWords('lapsed') },
    withdrawn: { code: '2092', turn: 'none', end: true, outcome: 'refused', ...stateWords('withdrawn') },
  },
  actions: {
    send_asking: {
      ...rule,
      code: 'SENDA',
      by: 'system',
      from: ['issued'],
      to: 'awaiting_answer',
      ...actionWords('sendAsking'),
    },
    send_informing: {
      ...rule,
      code: 'SENDI',
      by: 'system',
      from: ['issued'],
      to: 'informed',
      ...actionWords('sendInforming'),
    },
    remind: { ...rule, code: 'REMIND', by: 'system', from: ['awaiting_answer'], to: 'same', ...actionWords('remind') },
    bounce: { ...rule, code: 'BOUNCE', by: 'system', from: SENT, to: 'same', ...actionWords('bounce') },
    call: { ...rule, code: 'CALL', by: 'office', from: SENT, to: 'same', ...actionWords('call') },
    answered: {
      ...rule,
      code: 'ANSWD',
      by: 'system',
      from: ['awaiting_answer'],
      to: 'answered',
      ...actionWords('answered'),
    },
    lapsed: { ...rule, code: 'LAPSD', by: 'system', from: ['awaiting_answer'], to: 'lapsed', ...actionWords('lapsed') },
    take_back: {
      ...rule,
      code: 'TAKEB',
      by: 'office',
      from: ['issued', ...SENT],
      to: 'withdrawn',
      ...actionWords('takeBack'),
    },
  },
})
