import type { Action } from '@saki/domain/workflow/definition'
import type { TextKey } from '@saki/texts'

const words = <const K extends string>(name: K) => {
  const text = `workflow:desk.${name}` as const
  return { text, means: `${text}.means` } as const
}
const atTheDesk = { by: 'office', from: [], to: 'same' } as const

/** What an officer may do with any process, whatever its workflow: the engine itself carries these out, so none leads anywhere. */
export const officeActions = {
  undo: { ...atTheDesk, code: 'UNDO', ground: 'office rule', ...words('undo') },
  freeze: { ...atTheDesk, code: 'FREEZE', ground: 'office rule', ...words('freeze') },
  resume: { ...atTheDesk, code: 'RESUME', ground: 'office rule', ...words('resume') },
  note: { ...atTheDesk, code: 'NOTE', ground: 'office rule', ...words('note') },
  set_due: { ...atTheDesk, code: 'DUE', ground: 'office rule', tells: 'applicant', ...words('setDue') },
} as const satisfies Record<string, Action<TextKey, never>>

export type OfficeAction = keyof typeof officeActions

/** First in the history of a file that was granted or registered before this portal. Written by the operator's import alone. */
export const IMPORTED = 'imported'
const imported = { ...atTheDesk, by: 'system', code: 'IMPORT', ground: 'office rule', ...words('imported') } as const

/** The desk's action by its key, which comes from the database and so may be anything. */
export function officeActionOf(key: string): Action<TextKey, never> | undefined {
  if (key === IMPORTED) return imported
  return Object.hasOwn(officeActions, key) ? officeActions[key as OfficeAction] : undefined
}
