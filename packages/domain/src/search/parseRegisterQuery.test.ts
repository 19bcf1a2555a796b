import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { parseRegisterQuery } from './parseRegisterQuery.ts'
import { registerFields } from './registerQuery.ts'

/** Clauses as "field match values", alternatives divided by " | ". */
const read = (text: string) =>
  parseRegisterQuery(text).query.map(
    ({ any, isExcluded }) =>
      (isExcluded ? 'not ' : '') +
      any.map(({ field, match, values }) => `${field} ${match} ${values.join(',')}`).join(' | '),
  )

describe('parseRegisterQuery (syntax in docs/search.md)', () => {
  test.each([
    ['words in any order', 'tenun Nusá', ['any words tenun', 'any words nusa']],
    ['a phrase', '"Tenun Nusa"', ['any phrase tenun nusa']],
    ['a phrase that is not closed', 'kopi "tenun nusa', ['any words kopi', 'any phrase tenun nusa']],
    ['a beginning', 'tenun*', ['any prefix tenun']],
    ['a field', 'pemilik:Nguyễn', ['owner words nguyen']],
    ['a phrase in a field', 'pemilik:"Koperasi Serat Nusantara"', ['owner phrase koperasi serat nusantara']],
    ['an apostrophe', "D'Angelo", ['any words dangelo']],
    ['Arabic with vowel marks', 'مُسَجَّل', ['any words مسجل']],
    ['an Arabic field', 'المالك:أحمد', ['owner words احمد']],
    ['a Nice class', 'kelas:30', ['nice equals 30']],
    ['several classes', 'kelas:3,05', ['nice equals 3,5']],
    ['a Locarno class written as a class', 'kelas:09-01', ['locarno equals 09-01']],
    ['a class of Locarno', 'locarno:09', ['locarno equals 09']],
    ['a symbol of the IPC', 'ipc:a23f5/10', ['ipc equals A23F5/10']],
    ['a quoted symbol of the IPC', 'ipc:"A23F 5/10"', ['ipc equals A23F5/10']],
    ['years', 'tahun:2017..2020', ['filed between 2017-01-01,2020-12-31']],
    ['a year', 'tahun:2020', ['filed between 2020-01-01,2020-12-31']],
    ['a day written day first', 'tahun:1-3-2020..31/12/2020', ['filed between 2020-03-01,2020-12-31']],
    ['a month written month first', 'diumumkan:03-2020', ['published between 2020-03-01,2020-03-31']],
    ['a day of force written day first', 'berlakupada:31.03.2026', ['inForce equals 2026-03-31']],
    ['a word twice', 'kopi kopi KOPI', ['any words kopi']],
    ['a word again after its alternative', 'kopi OR teh kopi', ['any words kopi | any words teh', 'any words kopi']],
    [
      'a word twice, then an alternative to it',
      'kopi kopi OR teh',
      ['any words kopi', 'any words kopi | any words teh'],
    ],
    [
      'a word and its alternative twice',
      'kopi OR teh kopi OR teh susu',
      ['any words kopi | any words teh', 'any words susu'],
    ],
    ['from a month on', 'tahun:2020-02..', ['filed between 2020-02-01,']],
    ['up to a month', 'tahun:..2024-02', ['filed between ,2024-02-29']],
    ['a status', 'status:berlaku', ['stage equals registered']],
    ['an application number', 'P00202601234', ['application equals P00202601234']],
    ['an application number with dots', 'p00.2026.01234', ['application equals P00202601234']],
    ['an application number with spaces', ' P00 2026 01234 ', ['application equals P00202601234']],
    ['a number beside words', 'kopi DID2017022871', ['any words kopi', 'application equals DID2017022871']],
    ['a number of a registration', 'idm000712884', ['registration equals IDM000712884']],
    ['a PCT number', 'PCT/IB2024/051234', ['pct equals PCT/IB2024/051234']],
    ['a publication of WIPO', 'WO2025/123456', ['pct equals WO 2025/123456']],
    ['digits alone', '000712884', ['anyNumber contains 000712884 | any words 000712884']],
    ['a number in the field', 'nomor:P00202601234', ['application equals P00202601234']],
    ['a part of a number', 'nomor:202601', ['anyNumber contains 202601 | any words 202601']],
    ['one letter', 'k', ['any words k']],
    ['either of two', 'kopi OR "teh hijau" gula', ['any words kopi | any phrase teh hijau', 'any words gula']],
    ['either of two fields', 'abstrak:kopi ATAU klaim:kopi', ['abstract words kopi | claims words kopi']],
    ['an OR with nothing beside it', 'OR kopi OR', ['any words or', 'any words kopi']],
    ['without a word', 'kopi -teh', ['any words kopi', 'not any words teh']],
    ['without a phrase of a field', '-deskripsi:"teh hijau"', ['not description phrase teh hijau']],
    ['a hyphen in a word', 'anti-jamur - kopi', ['any words anti jamur', 'any words kopi']],
    ['the text of patents', 'naskah:"biji yang kering"', ['fullText phrase biji kering']],
    ['a beginning in a description', 'deskripsi:dan*', ['description prefix dan']],
    ['a colon between digits', '12:30', ['any words 12 30']],
  ])('%s', (_says, text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  test.each([
    ['an unknown field', 'harga:30', 'field', 'harga:30'],
    ['a class that is none', 'kelas:46', 'value', 'kelas:46'],
    ['a year that ends before it begins', 'tahun:2020..2017', 'order', 'tahun:2020..2017'],
    ['a day that does not exist', 'tahun:2023-02-30', 'value', 'tahun:2023-02-30'],
    ['an unknown status', 'status:entah', 'value', 'status:entah'],
    ['the most frequent word of texts', 'klaim:yang', 'frequent', 'klaim:yang'],
    ['signs only', '!!! kopi', 'signs', '!!!'],
    ['the same signs twice', '!!! kopi !!!', 'signs', '!!!'],
  ] as const)('names what it ignores: %s', (_says, text, why, part) => {
    const { ignored } = parseRegisterQuery(text)
    expect(ignored).toEqual([{ text: part, why }])
  })

  test('reads 500 characters and 20 parts, and says what is left', () => {
    const letters = Array.from({ length: 2_000 }, (_, at) => `a${at}`).join(' ')
    expect(parseRegisterQuery(letters).query).toHaveLength(20)
    expect(parseRegisterQuery(letters).ignored).toEqual([{ text: 'a20', why: 'length' }])
    expect(parseRegisterQuery('kopi '.repeat(2_000)).ignored).toMatchObject([{ why: 'length' }])
    expect(parseRegisterQuery('x'.repeat(10_000)).query).toEqual([
      { any: [{ field: 'any', match: 'words', values: ['x'.repeat(40)] }], isExcluded: false },
    ])
  })

  test('never throws, and gives known fields with values only', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 200 }),
          fc
            .array(
              fc.constantFrom(
                'pemilik:',
                'kelas:',
                'tahun:',
                '"',
                '*',
                '..',
                '%',
                '\\',
                "'",
                '\u202e',
                '\0',
                ' ',
                'kopi',
                '2017',
                'IDM',
                ':',
              ),
              { maxLength: 40 },
            )
            .map((parts) => parts.join('')),
        ),
        (text) => {
          for (const { any } of parseRegisterQuery(text).query) {
            expect(any.length).toBeGreaterThan(0)
            for (const { field, values } of any) {
              expect(Object.hasOwn(registerFields, field)).toBe(true)
              expect(values.some((value) => value !== '')).toBe(true)
              // oxlint-disable-next-line no-control-regex -- none of them may reach the database
              for (const value of values) expect(value).not.toMatch(/[\u0000-\u001f%_\\'"\u202a-\u202e]/)
            }
          }
        },
      ),
      { numRuns: 1_000 },
    )
  })
})
