import { expect, test } from 'vitest'

import { formatVerifyCode, newVerifyCode, parseVerifyCode } from './verifyCode.ts'

test('newVerifyCode can produce all 32 characters and throws for fewer than twelve bytes', () => {
  const all = new Set(Array.from({ length: 256 }, (_, byte) => newVerifyCode(new Uint8Array(12).fill(byte))[0]))
  expect(all.size).toBe(32)
  expect(newVerifyCode(new Uint8Array(12))).toBe('000000000000')
  expect(() => newVerifyCode(new Uint8Array(11))).toThrow(RangeError)
})

test.each([
  ['7KQ2-M4XA-09ZT', '7KQ2M4XA09ZT'],
  ['7kq2 m4xa o9zt', '7KQ2M4XA09ZT'],
  ['7KQ2M4XA I9Zl', '7KQ2M4XA19Z1'],
  ['7KQ2-M4XA-09Z', undefined],
  ['7KQ2-M4XA-09ZU', undefined],
  ['', undefined],
])('parseVerifyCode(%j) is %s', (typed, code) => {
  expect(parseVerifyCode(typed)).toBe(code)
  if (code) expect(parseVerifyCode(formatVerifyCode(code))).toBe(code)
})
