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
import { createContext, useContext } from 'react'

export type FormField = FieldDefinition<TextKey>
export type FormFields = FieldDefinitions<TextKey>
export type FormPageOf = PageDefinition<TextKey>
export type FormOf = Form<TextKey>
export type FormIssue = FieldIssue<TextKey>

/** Something that fills a row of people in one press: the reader's own profile, or the register by a number already typed. */
export interface Prefill {
  label: TextKey
  load: (row: FormRow) => Promise<FormRow | 'none'>
  /** Words when there is nothing to fill in. */
  missing: TextKey
  /** Fills the first row without a press: who stands there is known. */
  isKnown?: boolean
}

/** What every part of a form page may look at and do. */
export interface FormScene {
  data: DraftData
  files: readonly FormFile[]
  /** The day in Jakarta. */
  today: LegalDate
  readOnly: boolean
  /** Words of the errors shown since the last "continue", by path; a changed field loses its own. */
  errors: ReadonlyMap<string, string>
  /** Words of what is advisable about what is filled in, by path; shown at once, never in the way. */
  advice: ReadonlyMap<string, string>
  change: (changes: Readonly<Record<string, unknown>>) => void
  prefill?: Prefill | undefined
  /** What the filing costs as quoted, in rupiah: each class of a mark, and all together. */
  fees?: { perClass: number | undefined; total: number | undefined } | undefined
}

const Context = createContext<FormScene | undefined>(undefined)
export const FormSceneProvider = Context.Provider

export function useFormScene(): FormScene {
  const scene = useContext(Context)
  if (!scene) throw new Error('a form part outside of a form')
  return scene
}

/** What a component for one kind of field receives. */
export interface FieldViewProps<K extends FormField['as'] = FormField['as']> {
  /** Path of the field; also the id of its control. */
  path: string
  name: string
  field: Extract<FormField, { as: K }>
  /** The section or row the field stands in, and its fields: a region looks at its neighbours. */
  row: FormRow
  siblings: FormFields
  /** Why it cannot be changed, where it cannot. */
  locked?: string | undefined
}
