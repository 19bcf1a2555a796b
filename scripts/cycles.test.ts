import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

import { expect, test } from 'vitest'

import { root } from './root.ts'
import { sourceFiles } from './sourceFiles.ts'

const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g

/** The file an import leads to: relative, or an entry of a workspace. Undefined for libraries and other kinds of files. */
function target(file: string, specifier: string): string | undefined {
  const path = specifier.startsWith('.')
    ? resolve(dirname(file), specifier)
    : /^@saki\/([^/]+)(?:\/(.*))?$/.test(specifier)
      ? specifier.replace(/^@saki\/([^/]+)(?:\/(.*))?$/, (_, name: string, rest = 'index') =>
          join(root, name === 'api' ? 'apps' : 'packages', name, 'src', `${rest}.ts`),
        )
      : undefined
  return path !== undefined && /\.tsx?$/.test(path) && existsSync(path) ? path : undefined
}

/** Groups of files that import each other, of types as well (Tarjan's strongly connected components). */
function cycles(files: readonly string[]): string[][] {
  const imports = new Map(
    files.map((file) => [
      file,
      [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, specifier = '']) => target(file, specifier) ?? []),
    ]),
  )
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const found: string[][] = []
  const visit = (file: string): number => {
    let lowest = index.size
    index.set(file, lowest)
    stack.push(file)
    for (const next of imports.get(file) ?? []) {
      if (!index.has(next)) lowest = Math.min(lowest, visit(next))
      else if (stack.includes(next)) lowest = Math.min(lowest, index.get(next) ?? lowest)
    }
    low.set(file, lowest)
    if (lowest === index.get(file)) {
      const group = stack.splice(stack.indexOf(file))
      if (group.length > 1) found.push(group.map((one) => relative(root, one)).sort())
    }
    return lowest
  }
  for (const file of imports.keys()) if (!index.has(file)) visit(file)
  return found
}

test('no files import each other in a circle, not for types either', () => {
  expect(cycles(['apps', 'packages'].flatMap((part) => sourceFiles(join(root, part))))).toEqual([])
})
