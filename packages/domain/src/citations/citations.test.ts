import { describe, expect, test } from 'vitest'

import { citationKinds, isCitedAs, kindsCitedAgainst } from './citationKinds.ts'
import { isQuoteOf } from './quotes.ts'

describe('what is cited', () => {
  test.each([
    ['nice', ['mark', 'picture']],
    ['locarno', ['picture', 'design']],
    ['ipc', ['patent']],
    ['none', []],
  ] as const)('against a right with classes of %s', (classes, kinds) => {
    expect(kindsCitedAgainst(classes)).toEqual(kinds)
  })

  test.each([
    ['mark', ['nice']],
    ['picture', ['nice', 'locarno']],
    ['design', ['locarno']],
    ['patent', ['ipc']],
  ] as const)('as %s is a case with classes of %s', (kind, expected) => {
    const all = ['nice', 'locarno', 'ipc', 'none'] as const
    expect(all.filter((classes) => isCitedAs(kind, classes))).toEqual(expected)
  })

  test('every kind is cited against some right', () => {
    const offered = (['nice', 'locarno', 'ipc'] as const).flatMap(kindsCitedAgainst)
    expect(new Set(offered)).toEqual(new Set(citationKinds))
  })
})

describe('a quotation', () => {
  const text = 'Alat penyeduh kopi\n  dengan penyaring  berlapis.'
  test.each([
    ['with other spaces', 'kopi dengan penyaring', true],
    ['with signs of omission', '… penyeduh kopi dengan …', true],
    ['of the whole text', text, true],
    ['with another word', 'kopi tanpa penyaring', false],
    ['of signs of omission only', '… …', false],
    ['without words', '  ', false],
  ])('%s', (_what, quote, expected) => {
    expect(isQuoteOf(quote, text)).toBe(expected)
  })
})
