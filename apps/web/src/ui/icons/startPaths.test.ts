import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { expect, it } from 'vitest'

import { paths } from './paths.ts'

const program = join(import.meta.dirname, '../../main.tsx')

/** A source file and all it imports statically inside the client, by path. */
function staticImports(file: string, found = new Map<string, string>()): Map<string, string> {
  if (found.has(file) || !existsSync(file)) return found
  const text = readFileSync(file, 'utf8')
  found.set(file, text)
  for (const [, other = ''] of text.matchAll(/^(?:import|export)(?! type)[^'"]*?'(\.[^']+\.tsx?)'/gm))
    staticImports(join(dirname(file), other), found)
  return found
}

it('components of the program and the log-in use no icon that comes later', () => {
  const sources = [...staticImports(program)].filter(([file]) => file.endsWith('.tsx'))
  expect(sources.length).toBeGreaterThan(15)
  const used = sources.flatMap(([file, text]) =>
    [...text.matchAll(/'([a-z-]+)'|"([a-z-]+)"/g)].map(([, one, two]) => [one ?? two ?? '', file] as const),
  )
  expect(used.filter(([name]) => Object.hasOwn(paths, name))).toEqual([])
})
