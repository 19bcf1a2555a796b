import type { LegalDate } from '../dates/legalDate.ts'

/**
 * The form engine. A form is a list of pages; a page holds blocks; a block reads one section of the draft.
 *   defineForm(form)                                   → the form, its text keys checked by the caller's `K`
 *   missing(form, data, files, today)                  → FieldIssue[]       (missing.ts)
 *   checkShape(form, data)                             → ShapeFault[]       (checkShape.ts)
 *   progress(form, data, files, today)                 → FormProgress       (progress.ts)
 *   documentsNeeded(rules, draft, files, today)        → NeededDocument[]   (documents.ts)
 * Paths are `SECTION.FIELD`, `SECTION.0.FIELD`, `SECTION`, `FILES.SLOT`.
 */

/** STOP: prevents submission. LATER: may follow after submission. WARN: a suggestion that prevents nothing. */
export type Level = 'STOP' | 'LATER' | 'WARN'

/** Top-level sections of a draft as on the wire: objects, lists of objects, or lists of words. */
export type DraftData = Record<string, unknown>
/** One object section, or one row of a list section. */
export type FormRow = Record<string, unknown>

/** An uploaded file of the draft: slot (SPECDOC_TYP) and, for pictures, view (VIEW_TYPE_ID) and size in pixels. */
export interface FormFile {
  slot: string
  view?: number | null
  width?: number | null
  height?: number | null
  pages?: number | null
}

/** Input of predicates and checks. `row` is the object section or list row that holds the field; `today` is the date in Jakarta. */
export interface FormContext {
  draft: DraftData
  row: FormRow
  files: readonly FormFile[]
  today: LegalDate
  /** Days off besides weekends; without them only weekends are days off. */
  holidays?: ReadonlySet<LegalDate> | undefined
}
export type Predicate = (context: FormContext) => boolean

export interface Finding<K extends string = string> {
  level: Level
  code: K
  values?: Record<string, string | number>
}
/** `wrong`: the value is present but invalid; absent for a value that is missing. */
export interface FieldIssue<K extends string = string> extends Finding<K> {
  path: string
  step: string
  wrong?: true
}

export interface FieldOption<K extends string = string> {
  value: string
  text: K
  hint?: K
  /** Name of a drawing in the browser; when every option has one, the options are shown as pictures. */
  picture?: string
}

interface FieldBase<K extends string> {
  label: K
  hint?: K
  /** Values of the hint; a date as 'YYYY-MM-DD' is shown in words. */
  hintValues?: Record<string, string>
  /** Takes the whole line although its value is short. */
  wide?: true
  /** Level of the issue while the field is empty; undefined for an optional field. */
  required?: Level
  /** Text of that issue; default is `messages.required` of the form. */
  missing?: K
  when?: Predicate
  /** Checks a value that is not empty. */
  check?: (value: string, context: FormContext) => Finding<K> | undefined
}

export type FieldDefinition<K extends string = string> = FieldBase<K> &
  /** `consultant`: number of a registered consultant, looked up while it is typed. */
  (
    | { as: 'text'; max: number; input?: 'digits' | 'email' | 'tel' | 'name' | 'consultant' }
    | { as: 'longText'; max: number }
    | { as: 'choice'; options: readonly FieldOption<K>[] }
    | { as: 'choices'; options: readonly FieldOption<K>[] }
    /** `tick`: one box, Y when ticked; without it neither answer is preselected. */
    | { as: 'yesNo'; tick?: true }
    | { as: 'date' }
    | { as: 'country' }
    | { as: 'region'; tier: 'state' | 'city' | 'district' | 'village' }
    | { as: 'locarno' }
    | { as: 'niceClass' }
    /** A whole number; digits only. */
    | { as: 'number'; min: number; max: number }
    /** A list of free words, such as goods or colours: at most `max` words of `wordMax` characters. */
    | { as: 'words'; max: number; wordMax: number; input: 'goods' | 'colours' }
    /** Stored with a row and never shown, such as the entry it was copied from. */
    | { as: 'kept'; max: number }
  )
export type FieldKind = FieldDefinition['as']
export type FieldDefinitions<K extends string = string> = Record<string, FieldDefinition<K>>

/** When an attachment is needed, why, and by when. Not shown while `when` is false. */
export interface DocumentRule<K extends string = string> {
  /** SPECDOC_TYP of the slot. */
  slot: string
  label: K
  /** Why it is needed, in one sentence. */
  why: K
  ground: string
  when?: Predicate
  /** Absent: welcome, never asked for. */
  level?: Level
  missing?: K
  /** Last day it may follow, when the answers determine one. */
  followsBy?: (draft: DraftData) => LegalDate | undefined
}

/** A part of a document that is filed as a file of its own or as pages of the combined file. */
export interface DocumentPart<K extends string = string> {
  slot: string
  label: K
  why: K
  /** Absent: welcome, never asked for. */
  level?: Level
  missing?: K
  when?: Predicate
}

interface BlockBase<K extends string> {
  title?: K
  hint?: K
  when?: Predicate
}

export type Block<K extends string = string> = BlockBase<K> &
  /** Fields of one object section. A section may span several pages. */
  (
    | { as: 'fields'; section: string; fields: FieldDefinitions<K> }
    /** A list section; `of` selects the editor on the screen. `ticks`: the parts of the case in CASE.PARTS, each a row while ticked. `goodsTicks`: goods in CASE.GOODS, those ticked in a row for each class. `pictures`: those in CASE.PICTURES, a row for each that is answered. */
    | {
        as: 'rows'
        of: 'parties' | 'locarno' | 'ipc' | 'priorities' | 'goods' | 'plain' | 'ticks' | 'goodsTicks' | 'pictures'
        section: string
        rowTitle: K
        fields: FieldDefinitions<K>
        atLeast: number
        atMost: number
        level?: Level
        missing?: K
        /** Of `ticks` and `goodsTicks`: all are ticked until the section is answered. */
        preselected?: true
        /** Of `plain`: own texts of the buttons, `remove` with {{n}}. In dialogs, which no toast can be reached from to undo. */
        buttons?: { add: K; remove: K }
      }
    /** Declarations, all of which must be ticked. */
    | { as: 'declarations'; section: string; options: readonly FieldOption<K>[]; missing: K }
    /** Pictures in one slot. `views`: expected views by VIEW_TYPE_ID; `fewer`: warning while some are missing. */
    | {
        as: 'images'
        slot: string
        label: K
        views: readonly { id: number; text: K }[]
        atLeast: number
        atMost: number
        captionMax: number
        missing: K
        fewer: K
      }
    | { as: 'documents'; rules: readonly DocumentRule<K>[] }
    /** The pictures of a mark in one slot. */
    | { as: 'label'; slot: string; label: K; atLeast: number; atMost: number; missing: K }
    /**
     * Parts of a patent application, each in its own slot or together in the file of slot `combined`; then `section` holds the first page
     * of each part by slot.
     */
    | { as: 'parts'; section: string; combined: string; parts: readonly DocumentPart<K>[] }
  )

export interface PageDefinition<K extends string = string> {
  id: string
  title: K
  hint?: K
  /** True while the answers make the page unnecessary. */
  notNeeded?: Predicate
  /** Locked until no other page has a STOP. */
  after?: 'all'
  blocks: readonly Block<K>[]
}

export interface Form<K extends string = string> {
  id: string
  version: number
  pages: readonly PageDefinition<K>[]
  /** Default texts of issues. tooLong and tooMany get {{max}}; badNumber gets {{min}} and {{max}}. */
  messages: { required: K; badDate: K; badNumber: K; notInList: K; tooLong: K; tooMany: K }
  /** Checks that span several pages. */
  checks?: readonly ((context: FormContext) => readonly FieldIssue<K>[])[]
}

/** Declares a form; typed identity function that checks text keys. */
export function defineForm<K extends string>(form: Form<K>): Form<K> {
  return form
}

export function isRow(value: unknown): value is FormRow {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** An object section; {} when it is absent or not an object. */
export function sectionOf(draft: DraftData, section: string): FormRow {
  const value = Object.hasOwn(draft, section) ? draft[section] : undefined
  return isRow(value) ? value : {}
}

/** Rows of a list section; an invalid row becomes {} so that indexes stay the same. */
export function rowsOf(draft: DraftData, section: string): FormRow[] {
  const value = Object.hasOwn(draft, section) ? draft[section] : undefined
  return Array.isArray(value) ? value.map((row: unknown) => (isRow(row) ? row : {})) : []
}

/** Strings of a list section or field, such as ticked boxes. */
export function wordsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((word): word is string => typeof word === 'string') : []
}

/** Trimmed text of a field; '' when it is empty or not a string. */
export function fieldText(row: FormRow, field: string): string {
  const value = Object.hasOwn(row, field) ? row[field] : undefined
  return typeof value === 'string' ? value.trim() : ''
}
