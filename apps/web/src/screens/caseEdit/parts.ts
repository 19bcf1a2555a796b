import type { Correctable } from '@saki/catalogue/correctable'
import { fieldChanges, rowChanges, type Change } from '@saki/domain/corrections/changes'
import type { DraftData, FormRow } from '@saki/domain/forms/form'
import type { Answer } from '../../lib/ask.ts'

export type CaseData = Answer<'officeCaseData'>

/** A section that can be corrected, with its current rows; an object section has one row. */
export type CaseSection = Correctable & { rows: FormRow[] }

/** The section as draft data, for the form's field components. */
export function sectionDraft({ section, isList }: Correctable, rows: readonly FormRow[]): DraftData {
  return { [section]: isList ? rows : (rows[0] ?? {}) }
}

export function rowsIn({ section, isList }: Correctable, draft: DraftData): FormRow[] {
  const value = draft[section]
  if (isList) return Array.isArray(value) ? (value as FormRow[]) : []
  return [(value ?? {}) as FormRow]
}

/** Differences from the current values, field by field, in the form the change log stores. */
export function changesIn({ section, isList, rows }: CaseSection, after: readonly FormRow[]): Change[] {
  return isList ? rowChanges(section, rows, after) : fieldChanges(rows[0] ?? {}, after[0] ?? {}, `${section}.`)
}

/** Whether the changes concern a legal fact, for which a legal reason is required. */
export function touchesLaw({ section, legal }: Correctable, changes: readonly Change[]): boolean {
  return changes.some(({ field }) => legal.some((name) => field === `${section}.${name}`))
}

/** Name of the changed field in the form; undefined for a whole row. */
export function fieldNameOf({ isList }: Correctable, path: string): string | undefined {
  return path.split('.')[isList ? 2 : 1]
}

/** Number of the changed row, from 1; undefined for an object section. */
export function rowNumberOf({ isList }: Correctable, path: string): number | undefined {
  return isList ? Number(path.split('.')[1]) + 1 : undefined
}
