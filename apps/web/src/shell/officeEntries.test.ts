import { officeRoles, type OfficeRole } from '@saki/domain/office/officeRoles'
import { expect, test } from 'vitest'

import { entriesFor, keepsTables } from './officeEntries.ts'

const nameOf = (label: string) => label.replace(/^.*[:.]/, '')
const views = ['queue', 'mine', 'late', 'terms', 'requests']

test.each<[string, readonly OfficeRole[], string[]]>([
  ['a formality officer', ['formality', 'register'], [...views, 'letters', 'gazette']],
  ['an examiner of marks', ['examinerMark'], [...views, 'letters', 'markSearch']],
  ['a second officer', ['examinerPatent', 'approver'], [...views, 'proposals', 'letters']],
  ['a head of section', ['head'], [...views, 'proposals', 'workload', 'letters', 'gazette']],
  ['finance', ['finance'], ['queue', 'payments']],
  ['an administrator', ['administrator'], ['queue', 'staff', 'announcements', 'reports']],
])('%s sees what the roles work with', (_who, roles, names) => {
  expect(entriesFor(roles).own.map(({ label }) => nameOf(label))).toEqual(names)
})

test.each([...officeRoles.map((role) => [role, [role]] as const), ['every role', officeRoles] as const])(
  '%s: what stands outside the fold fits on a screen, and the rest is behind it',
  (_who, roles) => {
    const { own, rest } = entriesFor(roles)
    expect(own.length).toBeLessThanOrEqual(11)
    expect(new Set([...own, ...rest].map(({ label }) => label)).size).toBe(16)
    expect(own.length + rest.length).toBe(16)
  },
)

test('the tables are open at first for those who keep them and do no cases', () => {
  expect([keepsTables(['administrator']), keepsTables(['formality']), keepsTables(officeRoles)]).toEqual([
    true,
    false,
    false,
  ])
})
