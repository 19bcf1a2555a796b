import { defaultStringifySearch } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'

import { parseSearch } from './searchParams.ts'

describe('a value that somebody wrote into an address', () => {
  test.each([
    ['a division of the Vienna classification', '26.10'],
    ['an identity number of 16 digits above 2^53', '9471010101010001'],
    ['a running number with leading zeros', '000010'],
    ['a word of the shape of a number with an exponent', '1e5'],
    ['a number with a sign', '+5'],
    ['a number with a point and no decimals', '12.'],
    ['a negative zero', '-0'],
    ['a number beyond all numbers', '1e999'],
    ['a list', '[1,2]'],
    ['an object', '{"a":1}'],
    ['the word null', 'null'],
    ['a name with quotation marks inside', 'Kopi "Lereng"'],
    ['a text in quotation marks that do not close', '"Kopi'],
    ['a text that turns the direction', '\u202egnirek'],
    ['a NUL', 'a\u0000b'],
    ['an Arabic number', '\u0661\u0662'],
  ])('%s stays as it was written', (_what, written) => {
    expect(parseSearch(`?q=${encodeURIComponent(written)}`)).toEqual({ q: written })
  })

  test.each([
    ['12', 12],
    ['0', 0],
    ['-7', -7],
    ['12.5', 12.5],
    ['true', true],
    ['false', false],
    ['"12"', '12'],
    ['"26.10"', '26.10'],
    ['"\\"Kopi Lereng\\""', '"Kopi Lereng"'],
  ])('%s is read as %j', (written, value) => {
    expect(parseSearch(`?q=${encodeURIComponent(written)}`)).toEqual({ q: value })
  })

  test('half a character becomes the sign for unknown characters', () => {
    expect(parseSearch('?q=%ED%A0%80kopi')).toEqual({ q: '\ufffd\ufffd\ufffdkopi' })
  })

  test('a text of 2 MB is read whole', () => {
    const long = 'a'.repeat(2_000_000)
    expect(parseSearch(`?q=${long}`)).toEqual({ q: long })
  })
})

const values = [
  '26.10',
  '26.1',
  '9471010101010001',
  '12',
  '007',
  '1e5',
  'true',
  'null',
  '[1]',
  '{}',
  '"Kopi Lereng"',
  '"',
  'rows:[{"f":"title"}]',
  'kopi & teh = 100%',
  ' spasi ',
  'مقهى',
  '\u2068isolated\u2069',
  12,
  -7,
  12.5,
  true,
  false,
] as const

test.each(values)('%j written into an address by the router is read back as the same value', (value) => {
  expect(parseSearch(defaultStringifySearch({ q: value }))).toEqual({ q: value })
})

test.each(values)('%j in an address as JSON is read as well', (value) => {
  expect(parseSearch(`?q=${encodeURIComponent(JSON.stringify(value))}`)).toEqual({ q: value })
})
