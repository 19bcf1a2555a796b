import { describe, expect, test } from 'vitest'

import { nextPayment, readClock, readClosure, type PaymentHours } from './paymentHours.ts'

const at = (text: string) => new Date(`${text}+07:00`)
const evening: PaymentHours = { closed: { from: '22:00', to: '00:00' }, counterUntil: '15:00' }
const overMidnight: PaymentHours = { closed: { from: '23:00', to: '01:00' }, counterUntil: undefined }
const maintenance: PaymentHours = { closed: { from: '21:00', to: '23:00' }, counterUntil: undefined }
const never: PaymentHours = { closed: undefined, counterUntil: undefined }

describe('readClosure', () => {
  test.each([
    ['22:00-00:00', { from: '22:00', to: '00:00' }],
    [' 23:30 - 01:15 ', { from: '23:30', to: '01:15' }],
    ['none', undefined],
  ])('%s is parsed', (text, closed) => {
    expect(readClosure(text)).toEqual(closed)
  })

  test.each(['', '22-24', '24:00-01:00', '22:00', '22:60-23:00', '22:00-22:00', 'off'])('%j is refused', (text) => {
    expect(() => readClosure(text)).toThrow(/HH:MM-HH:MM/)
  })
})

test.each([
  ['15:00', '15:00'],
  ['none', undefined],
])('readClock: %s', (text, clock) => {
  expect(readClock(text)).toBe(clock)
})

test.each(['3 pm', '24:00', ''])('readClock refuses %j', (text) => {
  expect(() => readClock(text)).toThrow(/HH:MM/)
})

describe('nextPayment: next opening of the treasury, end of payment that day, and filing date (WIB)', () => {
  test.each([
    [
      'by day, before the evening closure',
      evening,
      '2026-11-22T10:00:00',
      true,
      '2026-11-22T10:00:00',
      '2026-11-22T22:00:00',
      '2026-11-22',
    ],
    [
      'in the last second before the evening closure',
      evening,
      '2026-11-22T21:59:59',
      true,
      '2026-11-22T21:59:59',
      '2026-11-22T22:00:00',
      '2026-11-22',
    ],
    [
      'in the first second of the evening closure: the next day',
      evening,
      '2026-11-22T22:00:00',
      false,
      '2026-11-23T00:00:00',
      '2026-11-23T22:00:00',
      '2026-11-23',
    ],
    [
      'on the last evening of the year',
      evening,
      '2026-12-31T23:30:00',
      false,
      '2027-01-01T00:00:00',
      '2027-01-01T22:00:00',
      '2027-01-01',
    ],
    [
      'before the end of a closure over midnight',
      overMidnight,
      '2026-11-22T00:30:00',
      false,
      '2026-11-22T01:00:00',
      '2026-11-22T23:00:00',
      '2026-11-22',
    ],
    [
      'at the start of a closure over midnight',
      overMidnight,
      '2026-11-22T23:00:00',
      false,
      '2026-11-23T01:00:00',
      '2026-11-23T23:00:00',
      '2026-11-23',
    ],
    [
      'while closed for two hours within the day',
      maintenance,
      '2026-11-22T21:30:00',
      false,
      '2026-11-22T23:00:00',
      '2026-11-22T23:59:59',
      '2026-11-22',
    ],
    [
      'before a closure within the day: payment until the end of the day',
      maintenance,
      '2026-11-22T20:00:00',
      true,
      '2026-11-22T20:00:00',
      '2026-11-22T23:59:59',
      '2026-11-22',
    ],
    [
      'without a closure, in the last second of the day',
      never,
      '2026-11-22T23:59:59',
      true,
      '2026-11-22T23:59:59',
      '2026-11-22T23:59:59',
      '2026-11-22',
    ],
  ] as const)('%s', (_says, hours, now, isOpen, from, until, filingDate) => {
    expect(nextPayment(hours, at(now))).toEqual({ isOpen, from: at(from), until: at(until), filingDate })
  })
})
