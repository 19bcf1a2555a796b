import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { ipcCodes, ipcLevel } from './ipcScheme.ts'
import { formatIpcSymbol, ipcSubclass, parseIpcPart, parseIpcSymbol } from './ipcSymbol.ts'

describe('symbols of the classification (WIPO guide to the IPC)', () => {
  test.each([
    ['A61K 31/00', 'A61K 31/00', 'subclass'],
    ['a61k31/00', 'A61K 31/00', 'subclass'],
    ['F26B 17/0012', 'F26B 17/0012', 'subclass'],
    ['Ｈ０４Ｌ', 'H04L', 'subclass'],
    ['A23F 9999/99', 'A23F 9999/99', 'subclass'],
    // F24J ended with the edition 2018.01, H10D came with 2025.01.
    ['F24J 2/00', 'F24J 2/00', 'class'],
    ['H10D 30/60', 'H10D 30/60', 'subclass'],
    ['A50B 1/00', 'A50B 1/00', 'section'],
    ['I04L 1/00', undefined, undefined],
    ['A00K 31/00', undefined, undefined],
    ['A61K 0/00', undefined, undefined],
    ['A61K 31', undefined, undefined],
    ['A61K 31/0', undefined, undefined],
    ['A61', undefined, undefined],
    ['kopi', undefined, undefined],
    ['', undefined, undefined],
  ])('%j is %s, known to its %s', (text, printed, known) => {
    const symbol = parseIpcSymbol(text)
    expect([symbol && formatIpcSymbol(symbol), symbol && ipcLevel(symbol)]).toEqual([printed, known])
    expect(ipcSubclass(text)).toBe(printed?.slice(0, 4))
  })

  test.each([
    ['a', { section: 'A' }],
    ['A 23', { section: 'A', ipcClass: '23' }],
    ['A23f', { section: 'A', ipcClass: '23', subclass: 'F' }],
    ['A23F 5', { section: 'A', ipcClass: '23', subclass: 'F', group: 5 }],
    ['A23F 5/02', { section: 'A', ipcClass: '23', subclass: 'F', group: 5, subgroup: '02' }],
    ['A23F 5/', undefined],
    ['A2', undefined],
    ['23F', undefined],
  ])('the part %j is %j', (text, part) => expect(parseIpcPart(text)).toEqual(part))

  test('a symbol as printed parses back, and no text makes the parser throw', () => {
    const symbols = fc.record({
      code: fc.constantFrom(...ipcCodes().filter((code) => code.length === 4)),
      group: fc.integer({ min: 1, max: 9999 }),
      subgroup: fc.stringMatching(/^\d{2,6}$/),
    })
    fc.assert(
      fc.property(symbols, ({ code, group, subgroup }) => {
        const symbol = parseIpcSymbol(`${code}${group}/${subgroup}`)
        expect(symbol && formatIpcSymbol(symbol)).toBe(`${code} ${group}/${subgroup}`)
        expect(symbol && ipcLevel(symbol)).toBe('subclass')
      }),
    )
    fc.assert(fc.property(fc.string(), (text) => void parseIpcSymbol(text)))
  })
})

const levelOf = (code: string) => {
  const part = parseIpcPart(code)
  return part && ipcLevel(part)
}

describe('the scheme of the edition 2025.01', () => {
  const codes = ipcCodes()

  test.each([
    ['A', 16, 84],
    ['B', 38, 170],
    ['C', 21, 87],
    ['D', 9, 39],
    ['E', 8, 31],
    ['F', 18, 99],
    ['G', 15, 87],
    ['H', 7, 57],
  ])('section %s has %i classes and %i subclasses', (section, classCount, subclassCount) => {
    const inside = codes.filter((code) => code.startsWith(section))
    expect([3, 4].map((length) => inside.filter((code) => code.length === length).length)).toEqual([
      classCount,
      subclassCount,
    ])
  })

  test('every code stands once, in order, and is known as deep as it goes', () => {
    expect(codes).toEqual([...new Set(codes)].toSorted())
    const levels = { 1: 'section', 3: 'class', 4: 'subclass' } as const
    for (const code of codes) expect(levelOf(code)).toBe(levels[code.length as 1 | 3 | 4])
  })

  test.each([
    // Of the Cooperative Patent Classification alone.
    ['A23V', 'class'],
    ['B60Y', 'class'],
    ['D10B', 'section'],
    ['Y02E', undefined],
  ])('%j exists to its %s', (code, level) => expect(levelOf(code)).toBe(level))
})
