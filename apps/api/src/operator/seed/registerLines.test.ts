import { parseApplicationNumber } from '@saki/domain/ids/applicationNumber'
import { expect, test } from 'vitest'

import { caseLine } from '../cases/caseLine.ts'
import { registerLines } from './registerLines.ts'
import { vocabularyWord } from './markVocabulary.ts'

const parsed = [...registerLines(3000)].map((line) => caseLine.parse(JSON.parse(line)))

test('the same number of cases gives the same lines', () => {
  expect([...registerLines(50)]).toEqual([...registerLines(50)])
})

test('every line is one that can be imported, with a number of its own', () => {
  expect(new Set(parsed.map((line) => line.PATENT_ID)).size).toBe(3000)
  expect(new Set(parsed.map((line) => line.REGISTRATION_NBR)).size).toBe(3000)
  for (const { PATENT_ID, FILING_DATE } of parsed)
    expect(parseApplicationNumber(PATENT_ID)?.fileSer).toBe(Number(FILING_DATE.slice(0, 4)))
})

test('eight of ten are marks, and a few words are in many of them', () => {
  const marks = parsed.filter(({ APPL_TYP }) => APPL_TYP === 'MARK')
  expect(marks).toHaveLength(2400)
  const counts = new Map<string, number>()
  for (const { TITLE } of marks) for (const word of TITLE.split(' ')) counts.set(word, (counts.get(word) ?? 0) + 1)
  expect(counts.get('KOPI')).toBeGreaterThan(150)
  expect([...counts.values()].filter((count) => count === 1).length).toBeGreaterThan(500)
})

test('marks with a picture have Vienna codes, word marks have none', () => {
  const marks = parsed.filter(({ APPL_TYP }) => APPL_TYP === 'MARK')
  expect(marks.some(({ SIGN }) => SIGN?.SIGN_WCODE === 'WORD')).toBe(true)
  expect(marks.filter(({ SIGN, VIENNA }) => (SIGN?.SIGN_WCODE === 'WORD') === Boolean(VIENNA))).toEqual([])
  const codes = marks.flatMap(({ VIENNA = [] }) => VIENNA.map(({ VIENNA_CODE }) => VIENNA_CODE))
  expect(new Set(codes).size).toBeGreaterThan(5)
})

test('words of neighbouring places are not alike', () => {
  const words = Array.from({ length: 1000 }, (_, place) => vocabularyWord(5000 + place))
  expect(new Set(words).size).toBeGreaterThan(970)
})
