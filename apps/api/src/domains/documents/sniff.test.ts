import { describe, expect, test } from 'vitest'

import { endingFits, sniffKnownMime } from './sniff.ts'

describe('an ending that fits a picture', () => {
  test.each(['', '.jpg', '.jpeg', '.2', '.final'])('%s', (ending) =>
    expect(endingFits(ending, 'image/jpeg')).toBe(true),
  )
})

describe('an ending that names another type, or a file that a computer executes, does not fit', () => {
  test.each([
    '.png',
    '.pdf',
    '.exe',
    '.html',
    '.hta',
    '.xhtml',
    '.mht',
    '.php',
    '.bat',
    '.com',
    '.scr',
    '.vbs',
    '.lnk',
  ])('%s', (ending) => expect(endingFits(ending, 'image/jpeg')).toBe(false))
})

describe('the type is detected at the first byte', () => {
  test.each([
    ['%PDF-1.7', 'application/pdf'],
    [' %PDF-1.7', undefined],
    ['\xFF\xD8\xFF\xE0', 'image/jpeg'],
    ['\x89PNG\r\n\x1A\n', 'image/png'],
    ['<html>', undefined],
    ['', undefined],
  ])('%j', (head, mime) => expect(sniffKnownMime(Buffer.from(head, 'latin1'))).toBe(mime))
})
