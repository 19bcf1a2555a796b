import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { formatApplicationNumber, numberWidth, parseApplicationNumber } from './applicationNumber.ts'

describe('parseApplicationNumber (office numbering: letter, two signs, year, running number)', () => {
  test.each([
    ['a patent', 'P00201707747', ['P', '00', 2017, 7747]],
    ['a simple patent', 'S00202302798', ['S', '00', 2023, 2798]],
    ['a design', 'A00202600001', ['A', '00', 2026, 1]],
    ['a mark of goods', 'DID2020047323', ['D', 'ID', 2020, 47323]],
    ['a mark of goods and services', 'IPT2022123456', ['I', 'PT', 2022, 123456]],
    ['a Madrid designation', 'M0020201234567', ['M', '00', 2020, 1234567]],
    ['an older mark printed with dots', 'D00.2014.012345', ['D', '00', 2014, 12345]],
    ['the hundred thousandth design of a year', 'A002026100000', ['A', '00', 2026, 100_000]],
    ['65536', 'A00202665536', ['A', '00', 2026, 65_536]],
    ['the largest number', 'A0020262147483647', ['A', '00', 2026, 2_147_483_647]],
    ['spaces, dashes and small letters', ' a00-2026 00001 ', ['A', '00', 2026, 1]],
  ] as const)('%s', (_says, text, [fileTyp, fileSeq, fileSer, fileNbr]) => {
    expect(parseApplicationNumber(text)).toEqual({ fileTyp, fileSeq, fileSer, fileNbr })
  })

  test.each([
    ['nothing', ''],
    ['full-width digits', 'A002026０0001'],
    ['Arabic-Indic digits', 'A0020260000١'],
    ['a leading minus', '-A00202600001'],
    ['a number beyond four bytes', 'A0020262147483648'],
    ['six digits for a small design number', 'A002026000001'],
    ['four digits for a patent', 'P0020170774'],
    ['five digits for a mark', 'DID202047323'],
    ['a running number of zero', 'A00202600000'],
    ['a letter the office does not use', 'Z00202600001'],
    ['a Cyrillic letter that looks Latin', '\u041000202600001'],
    ['a dotless i made into I by upper-casing', 'ıPT2022123456'],
    ['a year outside 1900 to 2099', 'A00320200001'],
    ['a path', '../A00202600001'],
  ])('refuses %s', (_says, text) => {
    expect(parseApplicationNumber(text)).toBeUndefined()
  })

  test('a formatted number parses back, with any separator and in lower case', () => {
    const ids = fc
      .record({
        fileTyp: fc.constantFrom('P', 'S', 'W', 'A', 'D', 'J', 'I', 'R', 'M'),
        fileSeq: fc.stringMatching(/^[A-Z0-9]{2}$/),
        fileSer: fc.integer({ min: 1900, max: 2099 }),
        share: fc.double({ min: 0, max: 0.999_999, noNaN: true }),
      })
      .map(({ share, ...rest }) => ({
        ...rest,
        fileNbr: 1 + Math.floor(share * (10 ** (numberWidth(rest.fileTyp) ?? 1) - 1)),
      }))
    fc.assert(
      fc.property(ids, fc.constantFrom('', '.', ' ', '-'), (id, gap) => {
        const text = formatApplicationNumber(id)
        expect(parseApplicationNumber(text)).toEqual(id)
        expect(
          parseApplicationNumber(text.slice(0, 3) + gap + text.slice(3, 7) + gap + text.slice(7).toLowerCase()),
        ).toEqual(id)
      }),
    )
  })
})
