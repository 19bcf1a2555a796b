import { expect, test } from 'vitest'

import { plainLetters } from './plainLetters.ts'

test.each([
  ['KAFÉ Señor', 'kafe senor'],
  ['Nguyễn Đình', 'nguyen dinh'],
  ["D'Angelo, D’Angelo, D`Angelo", 'dangelo, dangelo, dangelo'],
  ['Éclair', 'eclair'],
  ['Straße, ŒUVRE, Ærø, Łódź, Þór', 'strasse, oeuvre, aero, lodz, thor'],
  ['مُسَجَّل', 'مسجل'],
  ['قـــهوة أحمد', 'قهوة احمد'],
])('%s is compared as %s', (text, plain) => {
  expect(plainLetters(text)).toBe(plain)
  expect(plainLetters(plain)).toBe(plain)
})
