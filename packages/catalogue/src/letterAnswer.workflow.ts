import { defineWorkflow } from '@saki/domain/workflow/definition'

const stateWords = <const K extends string>(name: K) => {
  const text = `workflow:answer.${name}` as const
  return { text, means: `${text}.means`, next: `${text}.next` } as const
}
const actionWords = <const K extends string>(name: K) => {
  const text = `workflow:answer.do.${name}` as const
  return { text, means: `${text}.means` } as const
}

/** An applicant's answer to a letter. Until it is read, the deadline of the case triggers nothing. */
export const letterAnswer = defineWorkflow({
  id: 'letter-answer',
  version: 1,
  procTyp: '11',
  start: 'received',
  states: {
    received: { code: '1110', turn: 'office', suspendsParent: true, ...stateWords('received') },
    accepted: { code: '1170', turn: 'none', end: true, ...stateWords('accepted') },
    insufficient: { code: '1190', turn: 'none', end: true, ...stateWords('insufficient') },
  },
  actions: {
    accept: {
      code: 'ACCEPT',
      by: 'office',
      from: ['received'],
      to: 'accepted',
      ground: 'office rule',
      ...actionWords('accept'),
    },
    insufficient: {
      code: 'SHORT',
      by: 'office',
      from: ['received'],
      to: 'insufficient',
      ground: 'office rule',
      ...actionWords('insufficient'),
    },
  },
})
