import { describe, expect, test } from 'vitest'

import { endingFits } from './sniff.ts'

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
