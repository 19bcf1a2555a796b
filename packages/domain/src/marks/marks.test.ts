import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { formatApplicationNumber, parseApplicationNumber } from '../ids/applicationNumber.ts'
import { hasForeignScript } from './foreignScript.ts'
import { enteredClasses, filedClasses } from './goods.ts'
import { extentOf, markSeries } from './markSeries.ts'

const goods = fc.integer({ min: 1, max: 34 }).map(String)
const services = fc.integer({ min: 35, max: 45 }).map(String)
const some = (of: fc.Arbitrary<string>) => fc.uniqueArray(of, { minLength: 1, maxLength: 11 })

describe('the classes decide the series (goods DID, services JID, both IPT)', () => {
  test('goods, services, and any mixture of both in any order', () => {
    fc.assert(fc.property(some(goods), (classes) => extentOf(classes) === 'GOODS'))
    fc.assert(fc.property(some(services), (classes) => extentOf(classes) === 'SERVICES'))
    fc.assert(
      fc.property(some(goods), some(services), fc.boolean(), (g, s, turned) => {
        expect(extentOf(turned ? [...s, ...g] : [...g, ...s])).toBe('BOTH')
      }),
    )
  })

  test('services begin at 35; invalid classes are ignored', () => {
    expect(extentOf(['34'])).toBe('GOODS')
    expect(extentOf(['35'])).toBe('SERVICES')
    expect(extentOf(['0', '46', '07', '', 'x'])).toBeUndefined()
    expect(extentOf(['46', '45'])).toBe('SERVICES')
  })

  test('numbers of every series parse back', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(markSeries)),
        fc.integer({ min: 2018, max: 2099 }),
        fc.integer({ min: 1, max: 999_999 }),
        (series, fileSer, fileNbr) => {
          const text = formatApplicationNumber({ ...series, fileSer, fileNbr })
          expect(text).toMatch(/^(DID|JID|IPT)\d{10}$/)
          expect(parseApplicationNumber(text)).toEqual({ ...series, fileSer, fileNbr })
        },
      ),
    )
  })

  test('two formatted numbers are equal only if all their parts are', () => {
    const part = fc.record({
      series: fc.constantFrom(...Object.values(markSeries)),
      fileSer: fc.integer({ min: 2025, max: 2027 }),
      fileNbr: fc.integer({ min: 1, max: 30 }),
    })
    fc.assert(
      fc.property(part, part, (a, b) => {
        const text = ({ series, ...rest }: typeof a) => formatApplicationNumber({ ...series, ...rest })
        expect(text(a) === text(b)).toBe(JSON.stringify(a) === JSON.stringify(b))
      }),
    )
  })
})

describe('hasForeignScript (UU 20/2016 art. 4)', () => {
  test.each([
    ['KOPI SENJA', false],
    ['Café Ñandú Œuvre', false],
    ['R&D 2000 – “Go!” ☕ ™', false],
    ['Hawaiʻi', false],
    ['e\u0301clair', false],
    ['', false],
    ['قهوة', true],
    ['KOPI 咖啡', true],
    ['ひらがな', true],
    ['ꦏꦺꦴꦥꦶ', true],
    ['Кофе', true],
    ['ΑΒΓ', true],
    ['٢٠٢٦', true],
    ['１２３', true],
  ])('%s', (mark, expected) => expect(hasForeignScript(mark)).toBe(expected))

  test('no ASCII text is foreign', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => !hasForeignScript(text)))
  })
})

describe('filedClasses and enteredClasses', () => {
  const nice = (...rows: unknown[]) => ({ NICE: rows })
  test.each([
    ['none', nice(), []],
    ['a class without terms', nice({ NICE_CLASS_CODE: '30', TERMS: [] }), []],
    ['a class of blanks', nice({ NICE_CLASS_CODE: '30', TERMS: [' ', ''] }), []],
    ['a class twice', nice({ NICE_CLASS_CODE: '30', TERMS: ['a'] }, { NICE_CLASS_CODE: '30', TERMS: ['b'] }), ['30']],
    ['terms without a class', nice({ TERMS: ['a'] }), []],
    ['invalid rows and terms', nice(null, 7, { NICE_CLASS_CODE: '43', TERMS: ['a', 7] }), ['43']],
  ])('%s', (_what, draft, expected) => expect(filedClasses(draft)).toEqual(expected))

  test('terms are unchanged and in order, without blank ones', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 })), (terms) => {
        const kept = enteredClasses(nice({ NICE_CLASS_CODE: '1', TERMS: terms }))[0]?.terms
        expect(kept).toEqual(terms.filter((term) => term.trim() !== ''))
      }),
    )
  })
})
