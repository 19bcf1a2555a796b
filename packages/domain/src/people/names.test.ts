import { describe, expect, test } from 'vitest'

import { normalise, textFault } from './names.ts'

describe('textFault (Unicode Standard Annexes 9 and 15: any script, no invisible characters that change the display)', () => {
  test.each([
    ['Sari Wulandari', undefined],
    ['سارة ولنداري', undefined],
    ['Nguyễn Văn A', undefined],
    ['山田太郎', undefined],
    ['بيت\u200Cها', undefined],
    ['', undefined],
    ['a\u202Efdp.exe', 'bidi'],
    ['a\u2066b', 'bidi'],
    ['a\u0000b', 'control'],
    ['a\u0085b', 'control'],
    ['a\u001Bb', 'control'],
    ['a\uD800b', 'broken'],
    ['a\r\nb', 'line'],
    ['a\u2028b', 'line'],
  ] as const)('%j → %s', (text, fault) => {
    expect(textFault(text)).toBe(fault)
  })

  test('manyLines allows line breaks and tabs, but no direction overrides', () => {
    expect(textFault('satu\ndua\tdan', 'manyLines')).toBeUndefined()
    expect(textFault('satu\u202Edua', 'manyLines')).toBe('bidi')
  })

  test('normalise composes e and a combining accent', () => expect(normalise('Rene\u0301')).toBe('René'))
})
