import { ipcLevel } from '@saki/domain/patents/ipcScheme'
import { parseIpcPart, type IpcPart } from '@saki/domain/patents/ipcSymbol'
import { hasPlainWords, wordFound } from '@saki/domain/search/plainLetters'

import type { IpcPickerProps } from '../cases/ipcPickerProps.ts'
import type { NamedIpc } from './useIpcTable.ts'

type Takes = IpcPickerProps['takes']

export interface IpcFound {
  code: string
  name: string
  /** The everyday word that matched; '' when the name or code did. */
  word: string
}

const SUBCLASS = 4

/** What can be chosen for a typed text: for a code what it begins and the code itself, for words the rows that have them all. */
export function searchIpc(rows: readonly NamedIpc[], typed: string, takes: Takes): IpcFound[] {
  const takeable = rows.filter(({ code }) => takes === 'part' || code.length === SUBCLASS)
  const part = parseIpcPart(typed)
  if (!part) return withWords(takeable, typed)
  const head = headOf(part)
  const below = takeable.filter(({ code }) => code.startsWith(head)).map(({ code, name }) => ({ code, name, word: '' }))
  const code = codeOf(part, takes)
  return code === undefined || code === head ? below : [{ code, name: below[0]?.name ?? '', word: '' }, ...below]
}

/** Whether a text has the form of a code whose class or subclass the edition lacks. */
export function isUnknownIpc(typed: string): boolean {
  const part = parseIpcPart(typed)
  if (part?.subclass !== undefined) return ipcLevel(part) !== 'subclass'
  return part?.ipcClass !== undefined && ipcLevel(part) === 'section'
}

const headOf = ({ section, ipcClass = '', subclass = '' }: IpcPart): string => section + ipcClass + subclass

/** The typed code as printed; undefined when the picker does not take it or the edition lacks its subclass. Main groups are no symbols. */
function codeOf(part: IpcPart, takes: Takes): string | undefined {
  const { group, subgroup } = part
  if (ipcLevel(part) !== 'subclass') return undefined
  if (group === undefined || takes === 'subclass') return headOf(part)
  if (subgroup !== undefined) return `${headOf(part)} ${group}/${subgroup}`
  return takes === 'part' ? `${headOf(part)} ${group}` : undefined
}

/** Rows with every word, those that have them in code or names before those with everyday words. */
function withWords(rows: readonly NamedIpc[], typed: string): IpcFound[] {
  const hasAll = (text: string) => hasPlainWords(text, typed)
  const namesOf = ({ code, nameId, nameEn }: NamedIpc) => `${code} ${nameId} ${nameEn}`
  const named = rows.filter((row) => hasAll(namesOf(row)))
  const others = rows.filter((row) => !hasAll(namesOf(row)) && hasAll(`${namesOf(row)} ${row.words}`))
  return [
    ...named.map(({ code, name }) => ({ code, name, word: '' })),
    ...others.map(({ code, name, words }) => ({ code, name, word: wordFound(words, typed) })),
  ]
}
