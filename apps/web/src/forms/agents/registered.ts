import type { EveryCall, ReplyOf } from '@saki/contracts'

/** A consultant as the register tells it. */
export type FoundAgent = ReplyOf<EveryCall['getAgentCode']>['data'][number]

/** The name with its titles, as on the office's papers. */
export function titledName({ FRONT_TITLE, AGENT_NAME, BACK_TITLE }: FoundAgent): string {
  return [[FRONT_TITLE, AGENT_NAME].filter(Boolean).join(' '), BACK_TITLE].filter(Boolean).join(', ')
}

/** Looks like a number of a consultant: 0903-2016. Whether there is one, the register says. */
export function isNumber(text: string): boolean {
  return /^[0-9]{4}-[0-9]{4}$/.test(text.trim())
}
