import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

import { expect, test } from 'vitest'

import { root } from './root.ts'
import { sourceFiles } from './sourceFiles.ts'

/** Names that may be exported from several files, with the reason. */
const allowed: Readonly<Record<string, string>> = {
  words: 'packages/texts: one table of words for each area and language',
  Page: 'contracts: the path pattern of a page of the portal; ui: the component that draws one',
  ActionKey: 'the key of an action: as rows hold it, and as the wire spells it',
  Severity: 'the rule and the schema of the same four values',
  LegalDate: 'the rule and the schema of the same date',
  CaseRef: 'the parser and the schema of the same reference',
  Json: 'schema.ts is written by schemaText.ts',
  JsonInput: 'schema.ts is written by schemaText.ts',
}

const DECLARATION = /^export (?:async )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm

/** Every exported name with the files that declare it. A schema and its type of one name in one file count once. */
function declarations(files: readonly string[]): Map<string, string[]> {
  const found = new Map<string, Set<string>>()
  for (const file of files)
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(DECLARATION))
      found.set(name, (found.get(name) ?? new Set()).add(relative(root, file)))
  return new Map([...found].map(([name, where]) => [name, [...where].sort()]))
}

const declared = declarations(
  ['apps', 'packages', 'e2e', 'bench', 'scripts'].flatMap((part) => sourceFiles(join(root, part))),
)

test('an exported name is declared in one file or listed with a reason', () => {
  const duplicates = [...declared].filter(([name, files]) => files.length > 1 && !(name in allowed))
  expect(Object.fromEntries(duplicates)).toEqual({})
})

test('every listed name is declared in more than one file', () => {
  expect(Object.keys(allowed).filter((name) => (declared.get(name)?.length ?? 0) < 2)).toEqual([])
})

test('fewer than thirty names are listed', () => {
  expect(Object.keys(allowed).length).toBeLessThan(30)
})
