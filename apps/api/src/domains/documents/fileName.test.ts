import { describe, expect, test } from 'vitest'

import { cleanFileName, contentDisposition, extensionOf } from './fileName.ts'
import { paperText } from './paperText.ts'
import { parseRange } from './sendFile.ts'

describe('cleanFileName', () => {
  test.each([
    ['Tampak Depan, akhir (2).JPG', 'Tampak Depan, akhir (2).JPG'],
    ['C:\\Users\\sari\\depan.jpg', 'depan.jpg'],
    ['\u202Egpj.exe', 'gpj.exe'],
    ['e\u0301.jpg', '\u00E9.jpg'],
    ['nama\r\nX-Evil: 1.pdf', 'namaX-Evil: 1.pdf'],
    ['\uD800.jpg', '\uFFFD.jpg'],
    ['کتاب\u200Cها.pdf', 'کتاب\u200Cها.pdf'],
    ['  ', 'KUA'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(196)}.pdf`],
  ])('%j becomes %j', (given, expected) => expect(cleanFileName(given, 'KUA')).toBe(expected))
  test('the ending is returned in lower case', () => expect(extensionOf('A.B.JPG')).toBe('.jpg'))
})

describe('contentDisposition (RFC 6266)', () => {
  test('contains the exact name and an ASCII form, without characters that end the header', () => {
    expect(contentDisposition('attachment', 'é "a"\'(1).pdf')).toBe(
      `attachment; filename="e_ _a_'(1).pdf"; filename*=UTF-8''%C3%A9%20%22a%22%27%281%29.pdf`,
    )
  })
})

describe('parseRange (RFC 9110 §14)', () => {
  test.each([
    [undefined, undefined],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-200', { start: 0, end: 99 }],
    ['bytes=0-500', { start: 0, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-2', undefined],
    ['bytes=0-1,3-4', undefined],
    ['items=0-1', undefined],
    ['bytes=-', undefined],
  ])('%s of 100 bytes', (header, expected) => expect(parseRange(header, 100)).toEqual(expected))
})

describe('paperText', () => {
  test('uses the direction of the first letter, removes overrides, and breaks only long ASCII runs', () => {
    expect(paperText('1. أحمد Ali')).toEqual({ text: '1. أحمد Ali', rtl: true })
    expect(paperText('PT أحمد')).toMatchObject({ rtl: false })
    expect(paperText('a\u202Eb').text).toBe('ab')
    expect(paperText('x'.repeat(26)).text).toBe(`${'x'.repeat(12)}\u200B${'x'.repeat(12)}\u200Bxx`)
    expect(paperText('ا'.repeat(40)).text).toBe('ا'.repeat(40))
  })
})
