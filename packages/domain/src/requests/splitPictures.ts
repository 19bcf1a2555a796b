import { fieldText, rowsOf, sectionOf, type DraftData } from '../forms/form.ts'
import { splitSection } from './splitFaults.ts'
import type { RequestKind } from './requestKind.ts'

/** Section of a request that says where the pictures of a divided set of designs go. */
export const PICTURES = 'PICTURES'

/** NEW: to the file made from the part; OLD: stays with the rest; BOTH: shows products of both. */
export type PictureGoes = 'NEW' | 'OLD' | 'BOTH'

/** A picture of a design that a request may send to a new file. VIEW: VIEW_TYPE_ID, '' without one. */
export interface PictureOfCase {
  FILE_ID: string
  VIEW: string
  TEXT: string
}

/**
 * Why pictures cannot be divided so. open: one is not said to go anywhere. unknown: one is not in the case. new, old: that file would have no
 * picture, which it needs (UU 31/2000 art. 11(4)).
 */
export type DividedPicturesFault = 'open' | 'unknown' | 'new' | 'old'

/** The pictures of the case that a draft is about, in their order. */
export function picturesOfCase(draft: DraftData): PictureOfCase[] {
  return rowsOf(sectionOf(draft, 'CASE'), PICTURES).map((row) => ({
    FILE_ID: fieldText(row, 'FILE_ID'),
    VIEW: fieldText(row, 'VIEW'),
    TEXT: fieldText(row, 'TEXT'),
  }))
}

/** Where each picture goes, by FILE_ID. */
export function picturesGo(draft: DraftData): Map<string, PictureGoes> {
  return new Map(
    rowsOf(draft, PICTURES).flatMap((row): [string, PictureGoes][] => {
      const goes = fieldText(row, 'GOES')
      return goes === 'NEW' || goes === 'OLD' || goes === 'BOTH' ? [[fieldText(row, 'FILE_ID'), goes]] : []
    }),
  )
}

/** Why the pictures of a case, `present` by FILE_ID, cannot be divided as asked; undefined when they can. */
export function dividedPicturesFault(
  present: readonly string[],
  asked: ReadonlyMap<string, PictureGoes>,
): DividedPicturesFault | undefined {
  if ([...asked.keys()].some((id) => !present.includes(id))) return 'unknown'
  if (present.some((id) => !asked.has(id))) return 'open'
  const going = [...asked.values()]
  if (going.every((goes) => goes === 'OLD')) return 'new'
  return going.every((goes) => goes === 'NEW') ? 'old' : undefined
}

/** Whether a request divides a set of designs, so that it must say where the pictures go. Marks have one label in both files. */
export function dividesPictures(kind: Pick<RequestKind, 'effects'>, answers: DraftData, right: string): boolean {
  return right === 'DESIGN' && splitSection(kind, answers) !== undefined
}
