import { parseRegisterQuery } from '@saki/domain/search/parseRegisterQuery'
import { describe, expect, test } from 'vitest'

import { inFullText, withBeginnings } from './wideSearch.ts'

describe('beginnings of words', () => {
  test.each([
    ['kopi', 'kopi*'],
    ['kopi lereng', 'kopi* lereng*'],
    ['a kopi', 'a kopi*'],
    ['kopi* lereng', 'kopi* lereng*'],
    ['kopi -teh', 'kopi* -teh*'],
    ['قهوة', 'قهوة*'],
    ['kopi OR teh', 'kopi* OR teh*'],
    ['kopi ATAU teh', 'kopi* ATAU teh*'],
    ['قهوة أو شاي', 'قهوة* أو شاي*'],
    ['kopi or teh', 'kopi* or* teh*'],
  ])('of %s are %s', (q, begun) => expect(withBeginnings(q)).toBe(begun))

  test.each(['"kopi lereng"', 'judul:kopi', 'kopi*', '12345', '', 'A', '   '])('are none for %s', (q) => {
    expect(withBeginnings(q)).toBeUndefined()
  })

  test('of alternatives are alternatives', () => {
    const { query } = parseRegisterQuery(withBeginnings('kopi OR teh') ?? '')
    expect(query.map(({ any }) => any.map(({ match, values }) => [match, ...values]))).toEqual([
      [
        ['prefix', 'kopi'],
        ['prefix', 'teh'],
      ],
    ])
  })
})

describe('the text of patents', () => {
  const fieldsOf = (q: string) =>
    parseRegisterQuery(inFullText(q) ?? '').query.map(({ any }) => any.map(({ field, values }) => [field, ...values]))

  test('is searched for each word', () => {
    expect(fieldsOf(' pengering  kopi ')).toEqual([[['fullText', 'pengering']], [['fullText', 'kopi']]])
  })

  test.each(['kopi OR teh', 'kopi ATAU teh'])('is searched for either word of %s', (q) => {
    expect(fieldsOf(q)).toEqual([
      [
        ['fullText', 'kopi'],
        ['fullText', 'teh'],
      ],
    ])
  })

  test.each(['"kopi"', '-kopi', 'kopi*', 'judul:kopi', '', '  ', 'kopi & teh'])('is not offered for %s', (q) => {
    expect(inFullText(q)).toBeUndefined()
  })
})
