import { expect, test } from 'vitest'

import { paragraphsOf } from './paragraphs.ts'

const line = (str: string, y: number, dir = 'ltr') => ({
  str,
  dir,
  transform: [10, 0, 0, 10, 50, y],
  height: 10,
  hasEOL: true,
})

test('lines close together form one paragraph, and a hyphenated word is joined', () => {
  const found = paragraphsOf([
    line('Dengan ini kami beri-', 700),
    line('tahukan bahwa', 687),
    line('', 680),
    line('Hormat kami', 640),
    line('مرحبا', 600, 'rtl'),
    { type: 'endMarkedContent' },
  ])
  expect(found).toEqual([
    { text: 'Dengan ini kami beritahukan bahwa', direction: 'ltr' },
    { text: 'Hormat kami', direction: 'ltr' },
    { text: 'مرحبا', direction: 'rtl' },
  ])
})

test('a page without text has no paragraphs', () => expect(paragraphsOf([])).toEqual([]))
