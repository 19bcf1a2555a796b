import { expect, test } from 'vitest'

import type { PaymentHours } from '@saki/domain/billing/paymentHours'

import { dateLines, type BillStage } from './dateLines.ts'

const at = (clock: string) => new Date(`2026-11-22T${clock}+07:00`)
const hours: PaymentHours = { closed: { from: '22:00', to: '00:00' }, counterUntil: '15:00' }
const noHours: PaymentHours = { closed: undefined, counterUntil: undefined }
const keys = (stage: BillStage, clock: string, by: PaymentHours | 'unknown' = hours) =>
  dateLines({ stage, hours: by === 'unknown' ? undefined : by, now: at(clock), validUntil: at('23:59:59') }).map(
    ({ key }) => key.slice('result:date.'.length),
  )

test.each([
  ['before filing', 'before', '10:00:00', ['rule', 'today', 'hours', 'counter', 'ownBank', 'lapse', 'refund']],
  [
    'before filing, gateway closed',
    'before',
    '22:30:00',
    ['rule', 'closedLapses', 'hours', 'counter', 'ownBank', 'lapse', 'refund'],
  ],
  ['a bill to pay', 'open', '21:59:59', ['rule', 'today', 'hours', 'counter', 'ownBank', 'lapse', 'refund']],
  [
    'a bill that can no longer be paid tonight',
    'open',
    '23:00:00',
    ['rule', 'closedLapses', 'hours', 'counter', 'ownBank', 'lapse', 'refund'],
  ],
  ['a lapsed code by day', 'lapsed', '10:00:00', ['lapsed', 'today', 'hours', 'counter', 'ownBank', 'refund']],
  ['a lapsed code at night', 'lapsed', '22:30:00', ['lapsed', 'closed', 'hours', 'counter', 'ownBank', 'refund']],
  ['no fee', 'free', '22:30:00', ['free']],
] as const)('%s', (_says, stage, clock, said) => {
  expect(keys(stage, clock)).toEqual(said)
})

test('the rule and the refund are stated before the hours are known', () => {
  expect(keys('open', '10:00:00', 'unknown')).toEqual(['rule', 'lapse', 'refund'])
})

test('without closure hours no closing time is stated', () => {
  expect(keys('open', '23:00:00', noHours)).toEqual(['rule', 'today', 'ownBank', 'lapse', 'refund'])
})

test('filed on 22 November after the closure: the earliest filing date is 23 November', () => {
  const [, closed] = dateLines({ stage: 'open', hours, now: at('22:10:00'), validUntil: at('23:59:59') })
  expect(closed).toEqual({
    key: 'result:date.closedLapses',
    from: new Date('2026-11-23T00:00:00+07:00'),
    date: '2026-11-23',
  })
})
