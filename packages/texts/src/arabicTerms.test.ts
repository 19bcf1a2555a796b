import { expect, test } from 'vitest'

import { areas } from './areas.ts'
import type { Words } from './words.ts'

/** Short vowels and shadda, which texts may or may not write. */
const MARKS = /[\u064B-\u0652\u0670]/g

/** One word for each thing (docs/glossary.md): words that are not used, and expressions in which one of them is the term. */
const rejected: Record<string, { word: RegExp; allowed?: RegExp }> = {
  'document: وثيقة': { word: /مستند/g },
  'form: نموذج': { word: /استمار/g },
  'crop: قص': { word: /اقتص(?!اد)/g },
  'to file: تقديم': {
    word: /[إا]يداع|[أا]ودع|[يت]ودع|مودع/g,
    // Filing date and its anniversary, receipt, requests after filing, and the deposit of a micro-organism.
    allowed:
      /تاريخ (?:ال)?[إا]يداع|السنوية للإيداع|[إا]يصال (?:ال)?[إا]يداع|بعد الإيداع|(?:رقم|هيئة) (?:ال)?إيداع|يودع الكائن/g,
  },
}

test.each(Object.entries(rejected))('the Arabic texts have one word for %s', async (_term, { word, allowed }) => {
  const found: string[] = []
  for (const area of areas) {
    const { words } = (await import(`./ar/${area}.ts`)) as { words: Words }
    for (const [key, text = ''] of Object.entries(words)) {
      const plain = text.replaceAll(MARKS, '')
      if (word.test(allowed ? plain.replaceAll(allowed, '') : plain)) found.push(`${area}:${key} ${text}`)
      word.lastIndex = 0
    }
  }
  expect(found).toEqual([])
})
