import { describe, expect, test } from 'vitest'

import { foldEmail, isEmail, isPostcode, parsePhone } from './contact.ts'

describe('isEmail (RFC 5321, plain addresses only)', () => {
  test.each([
    ['sari@contoh.id', true],
    ['sari.wulandari+desain@mail.contoh.co.id', true],
    ["o'brien@example.com", true],
    ['sari@contoh', false],
    ['sari@', false],
    ['@contoh.id', false],
    ['sari wulandari@contoh.id', false],
    ['sari..w@contoh.id', false],
    ['sari@-contoh.id', false],
    ['sari@contoh.id\r\nBcc: x@y.id', false],
    ['a@b@contoh.id', false],
    ['sari@127.0.0.1', false],
    [`${'a'.repeat(65)}@contoh.id`, false],
    ['', false],
  ])('%j → %s', (text, right) => {
    expect(isEmail(text)).toBe(right)
  })

  test('foldEmail trims and converts to lower case', () => expect(foldEmail(' Sari@Contoh.ID ')).toBe('sari@contoh.id'))
})

describe('parsePhone (ITU-T E.164; Permenkominfo 14/2018)', () => {
  test.each([
    ['0812 3456 7890', '+6281234567890'],
    ['+62 812-3456-7890', '+6281234567890'],
    ['6281234567890', '+6281234567890'],
    ['(021) 57905611', '+622157905611'],
    ['+44 20 7946 0958', '+442079460958'],
    ['112', undefined],
    ['1500 888', undefined],
    ['080012345678', undefined],
    ['+62', undefined],
    ['٠٨١٢٣٤٥٦٧٨٩٠', undefined],
    ['0812x34567890', undefined],
    ['', undefined],
  ])('%j → %s', (text, phone) => {
    expect(parsePhone(text)).toBe(phone)
  })
})

describe('isPostcode (five digits in Indonesia)', () => {
  test.each([
    ['55184', 'ID', true],
    ['05184', 'ID', false],
    ['5518', 'ID', false],
    ['SW1A 1AA', 'GB', true],
    ['', 'GB', false],
    ['1234567890123456', 'US', false],
  ])('%j in %s → %s', (text, country, right) => {
    expect(isPostcode(text, country)).toBe(right)
  })
})
