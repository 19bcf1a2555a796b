import { expect, test } from 'vitest'

import { entriesOf } from './rowActions.ts'

const actionsOf = (...given: Parameters<typeof entriesOf>[0]) => entriesOf(given).map((entry) => entry.action)

test('VIEW, PAY and REOPEN are all offered without WORKFLOW, PAY first', () => {
  expect(actionsOf('VIEW', 'PAY', 'REOPEN')).toEqual(['PAY', 'VIEW', 'REOPEN'])
})
test('VIEW and WORKFLOW open two pages of a case', () => {
  expect(entriesOf(['VIEW', 'WORKFLOW', 'RECEIPT']).map(({ to }) => to)).toEqual([
    '/table-list/patents/$patentId',
    '/table-list/patents/workflow/$patentId',
    undefined,
  ])
})
test('only actions allowed by the server are offered', () => expect(actionsOf('VIEW')).toEqual(['VIEW']))
