import { describe, expect, test } from 'vitest'

import { passwordFaults } from './passwordFaults.ts'

describe('passwordFaults (NIST SP 800-63B-4 §3.1.1: 15 characters, no common ones, no rules of composition)', () => {
  test.each([
    ['fourteen signs', 'kuda-laut-biru', ['session:password.short']],
    ['fifteen signs', 'kuda-laut-biru!', []],
    ['small letters and spaces only', 'teko gerabah di meja kayu', []],
    ['fifteen signs beyond the first plane', '🐎🌊🍵🪵🎨🎋🏺🐚🌋🦎🌺🍛🚲⛵🪁', []],
    ['fourteen of them', '🐎🌊🍵🪵🎨🎋🏺🐚🌋🦎🌺🍛🚲⛵', ['session:password.short']],
    ['Arabic', 'قهوة الصباح في البيت', []],
    ['256 signs', 'teko '.repeat(51) + 'a', ['session:password.common']],
    ['256 signs of sense', Array.from({ length: 64 }, (_, i) => String.fromCodePoint(0x4e00 + i) + 'abc').join(''), []],
    ['257 signs', 'x'.repeat(257), ['session:password.long']],
    ['one sign over and over', 'aaaaaaaaaaaaaaaaaaaa', ['session:password.common']],
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

  test('an unknown address forbids nothing', () => expect(passwordFaults('teko gerabah di meja')).toEqual([]))
})
