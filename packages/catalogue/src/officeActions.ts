import type { Action } from '@saki/domain/workflow/definition'
import type { TextKey } from '@saki/texts'

const words = <const K extends string>(name: K) => {
  const text = `workflow:desk.${name}` as const
  return { text, means: `${text}.means` } as const
}
const OFFICE = { by: 'office', from: [], to: 'same' } as const

/** Actions an officer may perform in any workflow. The engine carries them out itself; none changes the state by its definition. */
export const officeActions = {
  undo: { ...OFFICE, code: 'UNDO', ground: 'office rule', ...words('undo') },
  freeze: { ...OFFICE, code: 'FREEZE', ground: 'office rule', ...words('freeze') },
  resume: { ...OFFICE, code: 'RESUME', ground: 'office rule', ...words('resume') },
  note: { ...OFFICE, code: 'NOTE', ground: 'office rule', ...words('note') },
  set_due: { ...OFFICE, code: 'DUE', ground: 'office rule', notifies: 'applicant', ...words('setDue') },
} as const satisfies Record<string, Action<TextKey, never>>

export type OfficeAction = keyof typeof officeActions

/** Key of the first history entry of a right granted or registered before this portal. Written only by the operator's import. */
export const IMPORTED = 'imported'
const imported = { ...OFFICE, by: 'system', code: 'IMPORT', ground: 'office rule', ...words('imported') } as const

/** Office action by key; undefined for an unknown key, since keys are read from the database. */
export function officeActionOf(key: string): Action<TextKey, never> | undefined {
  if (key === IMPORTED) return imported
  return Object.hasOwn(officeActions, key) ? officeActions[key as OfficeAction] : undefined
}
