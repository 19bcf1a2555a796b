import { describe, expect, test } from 'vitest'

import { passwordFaults } from './passwordFaults.ts'

describe('passwordFaults (NIST SP 800-63B-4 §3.1.1: 15 characters, no common ones, no rules of composition)', () => {
  test.each([
    ['fourteen characters', 'kuda-laut-biru', ['session:password.short']],
    ['fifteen characters', 'kuda-laut-biru!', []],
    ['small letters and spaces only', 'teko gerabah di meja kayu', []],
    ['fifteen emoji', '🐎🌊🍵🪵🎨🎋🏺🐚🌋🦎🌺🍛🚲⛵🪁', []],
    ['fourteen emoji', '🐎🌊🍵🪵🎨🎋🏺🐚🌋🦎🌺🍛🚲⛵', ['session:password.short']],
    ['Arabic', 'قهوة الصباح في البيت', []],
    ['256 characters, repeated', 'teko '.repeat(51) + 'a', ['session:password.common']],
    [
      '256 characters without repetition',
      Array.from({ length: 64 }, (_, i) => String.fromCodePoint(0x4e00 + i) + 'abc').join(''),
      [],
    ],
    ['257 characters', 'x'.repeat(257), ['session:password.long']],
    ['one character repeated', 'aaaaaaaaaaaaaaaaaaaa', ['session:password.common']],
    ['a run of digits', '123456789012345678', ['session:password.common']],
    ['a keyboard row and a tail', 'qwertyuiop123456', ['session:password.common']],
    ['office words and a year', 'Saki21-DJKI-Indonesia-2026', ['session:password.common']],
    ['a well-known word twice', 'PasswordPassword!', ['session:password.common']],
    ['the well-known four words', 'correct horse battery staple', ['session:password.common']],
    ['the e-mail address', 'Sari.Wulandari@contoh.id', ['session:password.likeEmail']],
    ['the demo password', 'saki-demo-contoh-2026', []],
  ])('%s', (_says, password, faults) => {
    expect(passwordFaults(password, 'sari.wulandari@contoh.id')).toEqual(faults)
  })

  test('a password is accepted without an address', () => expect(passwordFaults('teko gerabah di meja')).toEqual([]))
})
