import { describe, expect, test } from 'vitest'

import { areas } from './areas.ts'
import { languages, type Words } from './words.ts'

/** Plural forms the Unicode rules (CLDR) can ask for; a form that is missing would show the sentence in another language. */
const forms = { id: ['other'], en: ['one', 'other'], ar: ['zero', 'one', 'two', 'few', 'many', 'other'] } as const
const counted = /^(.*)_(zero|one|two|few|many|other)$/

async function wordsOf(language: string, area: string): Promise<Words> {
  return ((await import(`./${language}/${area}.ts`)) as { words: Words }).words
}

describe.each(areas.flatMap((area) => languages.map((language) => [area, language] as const)))(
  '%s in %s',
  (area, language) => {
    test('every counted sentence has all forms of its language', async () => {
      const words = await wordsOf(language, area)
      const bases = new Set(Object.keys(words).flatMap((key) => counted.exec(key)?.[1] ?? []))
      const missing = [...bases]
        .flatMap((base) => forms[language].map((form) => `${base}_${form}`))
        .filter((key) => !words[key])
      expect(missing).toEqual([])
    })

    test('asks for no placeholder that the Indonesian sentence does not fill', async () => {
      const [words, master] = [await wordsOf(language, area), await wordsOf('id', area)]
      const placeholders = (text = '') => [...text.matchAll(/\{\{(\w+)\}\}/g)].flatMap((found) => found[1] ?? [])
      const unknown = Object.keys(master).flatMap((key) =>
        placeholders(words[key]).filter((name) => name !== 'count' && !placeholders(master[key]).includes(name)),
      )
      expect(unknown).toEqual([])
    })
  },
)
