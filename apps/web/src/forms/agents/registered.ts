import type { EveryCall, ReplyOf } from '@saki/contracts'

/** A consultant as the register returns it. */
export type FoundAgent = ReplyOf<EveryCall['getAgentCode']>['data'][number]

/** Name with titles before and after, as in the office's documents. */
export function titledName({ FRONT_TITLE, AGENT_NAME, BACK_TITLE }: FoundAgent): string {
  return [[FRONT_TITLE, AGENT_NAME].filter(Boolean).join(' '), BACK_TITLE].filter(Boolean).join(', ')
}

/** Whether a text has the form of a consultant number (0903-2016). The register decides whether it exists. */
export function isConsultantNumber(text: string): boolean {
  return /^[0-9]{4}-[0-9]{4}$/.test(text.trim())
}
