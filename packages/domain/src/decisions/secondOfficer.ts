import { decisions, type Action } from '../workflow/definition.ts'

/** Changes outside the workflows that may need a second officer. */
const secondedChanges = ['register', 'tariff'] as const
export type SecondedChange = (typeof secondedChanges)[number]

/** What the office may ask a second officer for; an emergency extension always needs one and is not chosen. */
export const secondedActs = [...decisions.filter((one) => one !== 'extension'), ...secondedChanges] as const

/**
 * Whether an officer's act is proposed and approved by another. `required`: kinds of decisions for which the office asks it. An emergency
 * extension always is, because it changes a period of the law.
 */
export function needsSecondOfficer({ decides }: Pick<Action, 'decides'>, required: ReadonlySet<string>): boolean {
  return decides === 'extension' || (decides !== undefined && required.has(decides))
}
