import type { LegalDate } from '@saki/domain/dates/legalDate'
import type {
  DraftData,
  FieldDefinition,
  FieldDefinitions,
  Form,
  FormFile,
  FieldIssue,
  PageDefinition,
  FormRow,
} from '@saki/domain/forms/form'
import type { TextKey } from '@saki/texts'
import { createContext, useContext, type ComponentType } from 'react'

import type { RowsOf } from './rows/rowsOf.ts'

export type FormField = FieldDefinition<TextKey>
export type FormFields = FieldDefinitions<TextKey>
export type FormPageOf = PageDefinition<TextKey>
export type FormOf = Form<TextKey>
export type FormIssue = FieldIssue<TextKey>

/** A way to fill in a person: from the user's profile, or from the register by a number already typed. */
export interface Prefill {
  label: TextKey
  load: (row: FormRow) => Promise<FormRow | 'none'>
  /** Shown when there is nothing to fill in. */
  missing: TextKey
  /** True when the person is known, so that the first row is filled automatically. */
  isKnown?: boolean
}

/** What the parts of a form page share. */
export interface FormScene {
  data: DraftData
  files: readonly FormFile[]
  /** Today in WIB (Asia/Jakarta). */
  today: LegalDate
  readOnly: boolean
  /** Error messages of the last "continue", by path; a changed field loses its own. */
  errors: ReadonlyMap<string, string>
  /** Suggestions about values, by path; shown at once and never blocking. */
  advice: ReadonlyMap<string, string>
  change: (changes: Readonly<Record<string, unknown>>) => void
  /** Why a field cannot be changed, by path. */
  locked?: ReadonlyMap<string, string> | undefined
  prefill?: Prefill | undefined
  /** The editor of IPC symbols, which the steps of a filing have; elsewhere symbols are typed. */
  ipcRows?: ComponentType<{ block: RowsOf }> | undefined
  /** Text of the abstract of the invention, where a file of it was read. */
  abstract?: string | undefined
  /** The quoted fee in whole rupiah: per class of a mark, and in total. */
  fees?: { perClass: number | undefined; total: number | undefined } | undefined
}

const Context = createContext<FormScene | undefined>(undefined)
export const FormSceneProvider = Context.Provider

export function useFormScene(): FormScene {
  const scene = useContext(Context)
  if (!scene) throw new Error('a form component is used outside of a form')
  return scene
}

/** Props of the component for one kind of field. */
export interface FieldViewProps<K extends FormField['as'] = FormField['as']> {
  /** Path of the field; also the id of its control. */
  path: string
  name: string
  field: Extract<FormField, { as: K }>
  /** The section or row of the field and its other fields, which regions depend on. */
  row: FormRow
  siblings: FormFields
  /** Why the field cannot be changed; undefined when it can. */
  locked?: string | undefined
}
