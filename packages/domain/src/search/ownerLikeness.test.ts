import { describe, expect, test } from 'vitest'

import { compareOwners, ownerWords, type ComparedOwner } from './ownerLikeness.ts'

const owner = (name: string, over: Partial<ComparedOwner> = {}): ComparedOwner => ({
  name,
  address: '',
  city: '',
  number: '',
  ...over,
})

test.each([
  ['PT. Maju Jaya Tbk', ['maju', 'jaya']],
  ['Acme Co., Ltd.', ['acme']],
  ['PT CV', ['pt', 'cv']],
  ['Nguyễn Đà', ['nguyen', 'da']],
])('the words of %s are %j', (name, words) => expect(ownerWords(name)).toEqual(words))

describe('two owners', () => {
  test.each<[string, ComparedOwner, ComparedOwner, number | undefined, string[]]>([
    ['the same name with and without the form', owner('PT Maju Jaya'), owner('Maju Jaya, PT.'), 100, ['SPELLING']],
    ['a typing error', owner('Sari Wulandari'), owner('Sari Wulandary'), 92, ['SPELLING']],
    ['two words joined', owner('PT Maju Jaya'), owner('PT Majujaya'), 100, ['SPELLING']],
    ['one word split', owner('PT Majujaya'), owner('PT Maju Jaya'), 100, ['SPELLING']],
    ['other names', owner('Sari Wulandari'), owner('Budi Santoso'), undefined, []],
    ['one word of three', owner('PT Maju Jaya Abadi'), owner('PT Maju Mundur'), undefined, []],
    [
      'the same street in the same city',
      owner('Sari Wulandari', { address: 'Jl Kenanga No 5 55181', city: 'BANTUL' }),
      owner('Sari Wulandary', { address: 'Jl. Kenanga 5, 55181', city: 'BANTUL' }),
      100,
      ['SPELLING', 'ADDRESS'],
    ],
    [
      'the same street in another city',
      owner('Sari Wulandari', { address: 'Jl Kenanga No 5', city: 'BANTUL' }),
      owner('Sari Wulandary', { address: 'Jl Kenanga No 5', city: 'SLEMAN' }),
      92,
      ['SPELLING'],
    ],
    [
      'the same number under another name',
      owner('Sari Wulandari', { number: '3402' }),
      owner('Budi Santoso', { number: '3402' }),
      20,
      ['NUMBER'],
    ],
  ])('%s', (_says, a, b, score, reasons) => {
    const found = compareOwners(a, b)
    expect(found?.score).toBe(score)
    expect(found?.reasons ?? []).toEqual(reasons)
  })

  test('an unknown number is not the same', () => {
    expect(compareOwners(owner('Sari'), owner('Budi'))).toBeUndefined()
  })
})
