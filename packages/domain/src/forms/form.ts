import type { LegalDate } from '../dates/legalDate.ts'

/**
 * The form engine. A form is a list of pages; a page holds blocks; a block reads one section of the draft.
 *   defineForm(form)                                   → the form, its text keys checked by the caller's `K`
 *   missing(form, data, files, today)                  → Issue[]            (missing.ts)
 *   checkShape(form, data)                             → ShapeFault[]       (checkShape.ts)
 *   progress(form, data, files, today)                 → Progress           (progress.ts)
 *   documentsNeeded(rules, draft, files, today)        → NeededDocument[]   (documents.ts)
 * Paths are `SECTION.FIELD`, `SECTION.0.FIELD`, `SECTION`, `FILES.SLOT`.
 */

/** STOP: cannot be submitted · LATER: may follow after submission · WARN: a suggestion, never in the way. */
export type Level = 'STOP' | 'LATER' | 'WARN'

/** Top-level sections of a draft as they stand on the wire; objects, lists of objects, or lists of words. */
export type DraftData = Record<string, unknown>
/** One object section, or one row of a list section. */
export type FormRow = Record<string, unknown>

/** An uploaded file of the draft: its slot (SPECDOC_TYP), for pictures its view (VIEW_TYPE_ID) and pixels. */
export interface FormFile {
  slot: string
  view?: number | null
  width?: number | null
  height?: number | null
  pages?: number | null
}

/** What a predicate or a check may look at. `row` is the object or list row the field stands in. */
export interface FormContext {
  draft: DraftData
  row: FormRow
  files: readonly FormFile[]
  today: LegalDate
}
export type Predicate = (scene: FormContext) => boolean

export interface Finding<K extends string = string> {
  level: Level
  code: K
  values?: Record<string, string | number>
}
/** `wrong`: something is there and not right, as opposed to not there yet. */
export interface FieldIssue<K extends string = string> extends Finding<K> {
  path: string
  step: string
  wrong?: true
}

export interface FieldOption<K extends string = string> {
  value: string
  text: K
  hint?: K
  /** Name of a drawing of the browser; when every option has one, they stand as pictures. */
  picture?: string
}

interface FieldBase<K extends string> {
  label: K
  hint?: K
  /** Level of the issue while it is empty; without it the field may stay empty. */
  required?: Level
  /** Words of that issue; the form's general words otherwise. */
  missing?: K
  when?: Predicate
  /** A finding about a filled value. */
  check?: (value: string, scene: FormContext) => Finding<K> | undefined
}

export type FieldDefinition<K extends string = string> = FieldBase<K> &
  /** `consultant`: the number of a registered consultant, looked up while it is typed. */
  (
    | { as: 'text'; max: number; input?: 'digits' | 'email' | 'tel' | 'name' | 'consultant' }
    | { as: 'longText'; max: number }
    | { as: 'choice'; options: readonly FieldOption<K>[] }
    | { as: 'choices'; options: readonly FieldOption<K>[] }
    | { as: 'yesNo' }
    | { as: 'date' }
    | { as: 'country' }
    | { as: 'region'; tier: 'state' | 'city' | 'district' | 'village' }
    | { as: 'locarno' }
    | { as: 'niceClass' }
    /** A whole number as it is typed: digits only. */
    | { as: 'number'; min: number; max: number }
    /** A list of words of the reader's own, such as goods or colours; `wordMax` characters each. */
    | { as: 'words'; max: number; wordMax: number; input: 'goods' | 'colours' }
    /** Carried along with a row and never shown, such as where it was taken from. */
    | { as: 'kept'; max: number }
  )
export type FieldKind = FieldDefinition['as']
export type FieldDefinitions<K extends string = string> = Record<string, FieldDefinition<K>>

/** When an attachment is needed, why, and by when. A rule whose `when` is false is not shown at all. */
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
  /** Last day it may follow, when that is known from the answers. */
  followsBy?: (draft: DraftData) => LegalDate | undefined
}

/** One part of a document that may come as a file of its own or as pages of the combined one. */
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
  /** Fields of one object section. A section may be spread over several pages. */
  (
    | { as: 'fields'; section: string; fields: FieldDefinitions<K> }
    /** A list section; `of` tells the screen which editor it is. */
    | {
        as: 'rows'
        of: 'parties' | 'locarno' | 'priorities' | 'goods' | 'plain'
        section: string
        rowTitle: K
        fields: FieldDefinitions<K>
        atLeast: number
        atMost: number
        level?: Level
        missing?: K
      }
    /** A list of words, every one of which must be ticked. */
    | { as: 'declarations'; section: string; options: readonly FieldOption<K>[]; missing: K }
    /** Pictures in one slot. `views`: the expected views by VIEW_TYPE_ID; `fewer`: warning while some of them lack. */
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
     * The parts of a patent application, each in its own slot, or together in the file of `combined`: then `section` tells by slot the
     * page each part begins on.
     */
    | { as: 'parts'; section: string; combined: string; parts: readonly DocumentPart<K>[] }
  )

export interface PageDefinition<K extends string = string> {
  id: string
  title: K
  hint?: K
  /** True while the answers make the page superfluous. */
  notNeeded?: Predicate
  /** Locked until no other page has a STOP. */
  after?: 'all'
  blocks: readonly Block<K>[]
}

export interface Form<K extends string = string> {
  id: string
  version: number
  pages: readonly PageDefinition<K>[]
  /** Words the engine uses where a field has none of its own. tooLong and tooMany get {{max}}, badNumber {{min}} and {{max}}. */
  messages: { required: K; badDate: K; badNumber: K; notInList: K; tooLong: K; tooMany: K }
  /** What can only be seen across pages. */
  checks?: readonly ((scene: FormContext) => readonly FieldIssue<K>[])[]
}

/** Declares a form. Config is typed code: predicates are functions, words are keys. */
export function defineForm<K extends string>(form: Form<K>): Form<K> {
  return form
}

export function isRow(value: unknown): value is FormRow {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** An object section, empty when it is absent or not an object. */
export function sectionOf(draft: DraftData, section: string): FormRow {
  const value = Object.hasOwn(draft, section) ? draft[section] : undefined
  return isRow(value) ? value : {}
}

/** Rows of a list section; what is not a row counts as an empty one, so that positions stay. */
export function rowsOf(draft: DraftData, section: string): FormRow[] {
  const value = Object.hasOwn(draft, section) ? draft[section] : undefined
  return Array.isArray(value) ? value.map((row: unknown) => (isRow(row) ? row : {})) : []
}

/** Words of a list section or field, such as ticked boxes. */
export function wordsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((word): word is string => typeof word === 'string') : []
}

/** A field's text without outer blanks; '' when it is empty or no text. */
export function fieldText(row: FormRow, field: string): string {
  const value = Object.hasOwn(row, field) ? row[field] : undefined
  return typeof value === 'string' ? value.trim() : ''
}
