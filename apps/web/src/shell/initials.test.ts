import { expect, test } from 'vitest'

import { initials } from './initials.ts'

test.each([
  ['Sari Wulandari', 'SW'],
  ['sari wulandari', 'SW'],
  ['Raden Ajeng Kartini', 'RK'],
  ['Sukarno', 'S'],
  ['  Sari   Wulandari  ', 'SW'],
  ['PT Kursi (Tbk)', 'PT'],
  ['(Alm.) Budi Santoso', 'AS'],
  ['"Sari" Wulandari', 'SW'],
  ['محمد علي', 'مع'],
  ['\u202eSari\u202c Wulandari', 'SW'],
  ['Étienne 𝔻upont', 'É𝔻'],
  ['3M Indonesia', '3I'],
  ['😀 Sari', 'S'],
  ['', ''],
  ['   ', ''],
  ['- -', ''],
])('the initials of "%s" are "%s"', (name, letters) => expect(initials(name)).toBe(letters))
