import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { root } from './root.ts'
import { sourceFiles } from './sourceFiles.ts'

const texts = join(root, 'packages/texts/src')
const languages = ['id', 'en', 'ar'].map((language) => join(texts, language))
const sources = ['apps', 'packages']
  .flatMap((part) => sourceFiles(join(root, part)))
  .filter((file) => !file.includes('.test.') && !languages.some((folder) => file.startsWith(folder)))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** Areas whose words are spread into those of another one. */
const parts = new Set(['patentFlow'])

/** Every `area:key` in the sources. */
const named = new Set(sources.match(/\b[a-zA-Z]+:[a-zA-Z][\w.-]*/g))
/** Beginnings of those that are put together, `area:key.${`, also without their area: `${area}:key.${`. */
const begun = [...sources.matchAll(/`([a-zA-Z]+|\$\{[^`}]+\}):([\w.-]*)(?:\$\{|`)/g)].map(
  ([, area = '', beginning = '']) => [area.startsWith('$') ? undefined : area, beginning] as const,
)
/** Endings of those that are put together: `${words}.title`. */
const endings = new Set([...sources.matchAll(/`\$\{[^`]+\}(\.[\w.-]+)`/g)].map(([, ending = '']) => ending))

/** A text without the ending of its plural form. */
const formless = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, '')

async function wordsOf(area: string): Promise<string[]> {
  const { words } = (await import(join(texts, 'id', `${area}.ts`))) as { words: Record<string, unknown> }
  return [...new Set(Object.keys(words).map(formless))]
}

test('every text is named somewhere outside the texts', async () => {
  const idle: string[] = []
  for (const file of readdirSync(join(texts, 'id'))) {
    const area = file.replace('.ts', '')
    if (parts.has(area)) continue
    const keys = await wordsOf(area)
    idle.push(...keys.filter((key) => !isUsed(area, key)).map((key) => `${area}:${key}`))
  }
  expect(idle).toEqual([])
})

function isUsed(area: string, key: string): boolean {
  const isBegun = begun.some(
    ([of, beginning]) => (of === undefined ? beginning !== '' : of === area) && key.startsWith(beginning),
  )
  if (isBegun || named.has(`${area}:${key}`)) return true
  return [...endings].some((ending) => key.endsWith(ending) && named.has(`${area}:${key.slice(0, -ending.length)}`))
}
