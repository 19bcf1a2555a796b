import type { Correctable } from '@saki/catalogue/correctable'
import { fieldChanges, rowChanges, type Change } from '@saki/domain/corrections/changes'
import type { DraftData, FormRow } from '@saki/domain/forms/form'

/** A section that can be corrected, with its rows as they read today; an object section is one row. */
export type CaseSection = Correctable & { rows: FormRow[] }

/** The section alone as a draft, for the fields of the form. */
export function sectionDraft({ section, isList }: Correctable, rows: readonly FormRow[]): DraftData {
  return { [section]: isList ? rows : (rows[0] ?? {}) }
}

export function rowsIn({ section, isList }: Correctable, draft: DraftData): FormRow[] {
  const value = draft[section]
  if (isList) return Array.isArray(value) ? (value as FormRow[]) : []
  return [(value ?? {}) as FormRow]
}

/** What differs from today, field by field, as the log will keep it. */
export function changesIn({ section, isList, rows }: CaseSection, after: readonly FormRow[]): Change[] {
  return isList ? rowChanges(section, rows, after) : fieldChanges(rows[0] ?? {}, after[0] ?? {}, `${section}.`)
}

/** Whether one of the facts of law is among the changes. */
export function touchesLaw({ section, legal }: Correctable, changes: readonly Change[]): boolean {
  return changes.some(({ field }) => legal.some((name) => field === `${section}.${name}`))
}

/** The field of a change within the form; undefined for a whole row. */
export function fieldNameOf({ isList }: Correctable, path: string): string | undefined {
  return path.split('.')[isList ? 2 : 1]
}

/** Number of the row a change is in, counted from one. */
export function rowNumberOf({ isList }: Correctable, path: string): number | undefined {
  return isList ? Number(path.split('.')[1]) + 1 : undefined
}
