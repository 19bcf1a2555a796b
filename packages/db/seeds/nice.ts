import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

import type { Insertable } from 'kysely'

import type { NiceClassTable } from '../src/schema.ts'

/** The edition the classes and our own terms follow; a newer one is new files and a new name. */
export const NICE_EDITION = 'NCL 13-2026'

/** The day our own terms are in force from. A release that takes some away moves it on: that is the day those end. */
export const STARTER_DAY = '2026-01-01'

const classesFile = new URL('./nice-classes.tsv', import.meta.url)
const everydayFile = new URL('./nice-everyday.tsv', import.meta.url)
const termFolder = new URL('./nice-terms/', import.meta.url)

/** Changes with every change of what this file gives; much faster than reading it all. */
export function niceVersion(): string {
  const hash = createHash('sha256').update(NICE_EDITION + STARTER_DAY)
  for (const file of [classesFile, everydayFile, ...termFiles()])
    hash.update(String(file.pathname.split('/').at(-1))).update(readFileSync(file))
  return hash.digest('hex')
}

export function niceClasses(): Insertable<NiceClassTable>[] {
  return linesOf(classesFile)
    .slice(1)
    .map(
      ([
        code = '',
        about_id = '',
        about_en = '',
        about_ar = '',
        heading_id = '',
        heading_en = '',
        heading_ar = '',
      ]) => ({
        nice_class_code: Number(code),
        edition: NICE_EDITION,
        heading_id,
        heading_en,
        heading_ar,
        about_id,
        about_en,
        about_ar,
      }),
    )
}

export interface StarterTerm {
  nice_class_code: number
  name_id: string
  name_en: string
}

/** Terms written for this product, from nice-terms/<class>.tsv (Indonesian, tab, English), and those everyday words lead to. */
export function starterTerms(): StarterTerm[] {
  const written = termFiles().flatMap((file) =>
    linesOf(file).map(([name_id = '', name_en = '']) => ({
      nice_class_code: classOfFile(file),
      name_id: name_id.trim(),
      name_en: name_en.trim(),
    })),
  )
  const known = new Set(written.map(keyOf))
  const led = everydayLines().filter((term) => !known.has(keyOf(term)) && known.add(keyOf(term)))
  return [...written, ...led].filter(({ name_id }) => name_id !== '')
}

export interface EverydayPhrase {
  phrase: string
  nice_class_code: number
  name_id: string
  rank: number
}

/** What people say, and the terms it leads to in order of rank. */
export function everydayPhrases(): EverydayPhrase[] {
  return everydayLines().flatMap(({ phrases, nice_class_code, name_id, rank }) =>
    phrases.map((phrase) => ({ phrase, nice_class_code, name_id, rank })),
  )
}

/** nice-everyday.tsv: phrases parted by |, then class, Indonesian and English for each term they lead to. */
function everydayLines() {
  return linesOf(everydayFile).flatMap(([phrases = '', ...rest]) =>
    Array.from({ length: rest.length / 3 }, (_, rank) => ({
      phrases: phrases.split('|'),
      nice_class_code: Number(rest[rank * 3]),
      name_id: rest[rank * 3 + 1] ?? '',
      name_en: rest[rank * 3 + 2] ?? '',
      rank,
    })),
  )
}

function keyOf({ nice_class_code, name_id }: { nice_class_code: number; name_id: string }): string {
  return `${nice_class_code} ${name_id.toLowerCase()}`
}

function termFiles(): URL[] {
  const names = existsSync(termFolder) ? readdirSync(termFolder) : []
  return names
    .filter((name) => /^\d+\.tsv$/.test(name))
    .toSorted()
    .map((name) => new URL(name, termFolder))
}

function classOfFile(file: URL): number {
  return Number.parseInt(file.pathname.slice(file.pathname.lastIndexOf('/') + 1), 10)
}

function linesOf(file: URL): string[][] {
  return readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t'))
}
