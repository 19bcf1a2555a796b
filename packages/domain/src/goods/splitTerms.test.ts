import { describe, expect, test } from 'vitest'

import { plainTerm, splitTerms, TERM_LENGTH } from './splitTerms.ts'

describe('splitTerms', () => {
  test.each<[says: string, pasted: string, terms: string[]]>([
    ['nothing', '', []],
    ['only separators', ' ;;\n; \r\n ', []],
    ['semicolons', 'kopi; teh;  gula aren ', ['kopi', 'teh', 'gula aren']],
    ['new lines of any system', 'kopi\r\nteh\rgula\u2028madu', ['kopi', 'teh', 'gula', 'madu']],
    ['Arabic and full-width semicolons', 'قهوة؛ شاي；عسل', ['قهوة', 'شاي', 'عسل']],
    ['commas that belong to a term', 'kopi, teh dan penggantinya; roti', ['kopi, teh dan penggantinya', 'roti']],
    ['a list with bullets', '- kopi\n• teh\n* roti', ['kopi', 'teh', 'roti']],
    ['a numbered list', '1. kopi\n2) teh\n(3) roti', ['kopi', 'teh', 'roti']],
    ['numbers that belong to a term', '3 in 1 kopi; 4.5 volt baterai', ['3 in 1 kopi', '4.5 volt baterai']],
    ['full stops at the end', 'kopi; teh.', ['kopi', 'teh']],
    ['tabs and odd spaces', 'kopi\t\u00a0 bubuk\u200b', ['kopi bubuk']],
    ['letters with separate marks', 'cafe\u0301', ['café']],
  ])('%s', (_, pasted, terms) => {
    expect(splitTerms(pasted)).toEqual({ terms, dropped: [] })
  })

  test('terms equal but for case are dropped as repeated', () => {
    expect(splitTerms('Kopi; kopi; KOPI ;teh')).toEqual({
      terms: ['Kopi', 'teh'],
      dropped: [
        { term: 'kopi', why: 'repeated' },
        { term: 'KOPI', why: 'repeated' },
      ],
    })
  })

  test('a term already in the list is dropped as repeated', () => {
    expect(splitTerms('kopi; teh', ['Kopi'])).toEqual({ terms: ['teh'], dropped: [{ term: 'kopi', why: 'repeated' }] })
  })

  test('512 code points are accepted, 513 are dropped as tooLong', () => {
    const longest = '😀'.repeat(TERM_LENGTH)
    expect(splitTerms(`${longest};${longest}x`)).toEqual({
      terms: [longest],
      dropped: [{ term: `${longest}x`, why: 'tooLong' }],
    })
  })

  test.each(['ko\0pi', 'ko\u0007pi', 'ko\ud800pi'])('%j is dropped as unreadable', (term) => {
    expect(splitTerms(term)).toEqual({ terms: [], dropped: [{ term, why: 'unreadable' }] })
  })

  test('three texts of about a megabyte are split within three seconds', () => {
    const started = performance.now()
    expect(splitTerms('kopi ; '.repeat(150_000)).dropped).toHaveLength(149_999)
    expect(splitTerms(`${' '.repeat(500_000)}.`).terms).toEqual([])
    expect(splitTerms(`${',.'.repeat(500_000)}x`).dropped).toHaveLength(1)
    expect(performance.now() - started).toBeLessThan(3_000)
  })
})

describe('plainTerm', () => {
  test.each([
    ['  Jasa  kedai kopi. ', 'Jasa kedai kopi'],
    ['10) sambal', 'sambal'],
    ['2.5 liter air', '2.5 liter air'],
    ['.', ''],
  ])('%j becomes %j', (typed, term) => {
    expect(plainTerm(typed)).toBe(term)
  })
})
