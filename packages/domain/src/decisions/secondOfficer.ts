import type { Action } from '../workflow/definition.ts'

/**
 * Whether an officer's act is proposed and approved by another. `required`: kinds of decisions for which the office asks it. An emergency
 * extension always is, because it changes a period of the law.
 */
export function needsSecondOfficer({ decides }: Pick<Action, 'decides'>, required: ReadonlySet<string>): boolean {
  return decides === 'extension' || (decides !== undefined && required.has(decides))
}
