import { languages, type Language, type TextKey } from '@saki/texts'
import { say } from '@saki/texts/say'
import { describe, expect, test } from 'vitest'

import { rights } from '../index.ts'
import { letterCodes } from './letterCodes.ts'
import { hasLetter, letterFor, letterTypes } from './letterTypes.ts'
import { postalText, postalTexts } from './postalTexts.ts'

/** Words of the portal, and links to its pages, that say nothing to a reader who cannot log in. */
const ofPortal: Record<Language, RegExp> = {
  id: /portal|inbox|kotak masuk|\bmenu\b|\blog ?in\b|\bakun\b|unduh|unggah|\{\{link\}\}/i,
  en: /portal|inbox|\bmenu\b|\blog ?in\b|\baccount\b|download|upload|\{\{link\}\}/i,
  ar: /بوابة|صندوق الوارد|قائمة|حساب|تنزيل|الموقع|\{\{link\}\}/,
}

/** A text in which the link to a page stays to be seen. */
const worded = (language: Language, key: TextKey) => say(language, key, { link: '{{link}}' })

/** Texts that letters of several types have. */
const common: readonly TextKey[] = [
  'letters:howToAnswer',
  'letters:runsFromPosting',
  'letters:dayStaysByPost',
  'letters:closing',
  'letters:fee.amount',
  'letters:fee.classes',
  'letters:fee.pay',
  'letters:verify',
  'letters:electronic',
  'mail:annuity.amount',
  'mail:annuity.unpriced',
  'mail:annuity.surcharge',
  'mail:annuity.pay',
]

const ofTypes = rights.flatMap((right) =>
  letterCodes
    .filter((code) => hasLetter(right, code))
    .flatMap((code) => {
      const { title, body, points, otherwise } = letterFor({ ...letterTypes[code], code }, right)
      return [title, ...body, points, otherwise]
    })
    .concat(Object.values(right.letters.remedies ?? {})),
)
const keys = [...new Set([...common, ...ofTypes.flatMap((key) => key ?? [])])]

describe.each(languages)('letters by post in %s', (language) => {
  test.each(keys)('%s names nothing of the portal', (key) => {
    expect(worded(language, postalText(key))).not.toMatch(ofPortal[language])
  })
})

test('every text that has a wording by post is in a letter and names the portal otherwise', () => {
  const replaced = Object.keys(postalTexts) as TextKey[]
  expect(replaced.filter((key) => !keys.includes(key))).toEqual([])
  expect(replaced.filter((key) => !ofPortal.id.test(worded('id', key)))).toEqual([])
})
