import { expect, test } from 'vitest'

import { entriesOf } from './rowActions.ts'

const actionsOf = (...given: Parameters<typeof entriesOf>[0]) => entriesOf(given).map((entry) => entry.action)

test('an unpaid filing can be paid, looked at and changed again', () => {
  expect(actionsOf('VIEW', 'PAY', 'REOPEN')).toEqual(['PAY', 'VIEW', 'REOPEN'])
})
test('a numbered case shows its course once, and its receipt', () => {
  expect(actionsOf('VIEW', 'WORKFLOW', 'RECEIPT')).toEqual(['WORKFLOW', 'RECEIPT'])
})
test('what the server does not allow is not offered', () => expect(actionsOf('VIEW')).toEqual(['VIEW']))
