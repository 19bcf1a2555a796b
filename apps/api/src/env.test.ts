import { expect, test } from 'vitest'

import { readEnv } from './env.ts'

const hoursOf = (vars: NodeJS.ProcessEnv) => readEnv(vars, '/srv/saki').paymentHours

test('payment hours default to common practice and can be set', () => {
  expect(hoursOf({})).toEqual({ closed: { from: '22:00', to: '00:00' }, counterUntil: '15:00' })
  expect(hoursOf({ PAYMENT_CLOSED: '23:30-01:00', PAYMENT_COUNTER_UNTIL: '14:00' })).toEqual({
    closed: { from: '23:30', to: '01:00' },
    counterUntil: '14:00',
  })
  expect(hoursOf({ PAYMENT_CLOSED: 'none', PAYMENT_COUNTER_UNTIL: 'none' })).toEqual({
    closed: undefined,
    counterUntil: undefined,
  })
})

test.each([
  ['PAYMENT_CLOSED', 'at night'],
  ['PAYMENT_COUNTER_UNTIL', '3 pm'],
])('an invalid %s is reported with its name', (name, value) => {
  expect(() => hoursOf({ [name]: value })).toThrow(new RegExp(`^${name} is not .*${value}`))
})
