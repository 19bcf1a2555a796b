import { expect, test } from 'vitest'

import { holdsRole, officeRoles, rolesForCase, usualWork, type OfficeRole } from './officeRoles.ts'

test.each([
  ['FORMALITY', 'T', ['formality', 'head']],
  ['PUBLICATION', 'T', ['formality', 'register', 'head']],
  ['EXAMINATION', 'T', ['examinerMark', 'head']],
  ['EXAMINATION', 'D', ['examinerDesign', 'head']],
  ['EXAMINATION', 'P', ['examinerPatent', 'head']],
  ['DISPUTE', 'P', ['examinerPatent', 'head']],
  ['REGISTRATION', 'D', ['examinerDesign', 'register', 'head']],
  [null, 'D', ['formality', 'examinerDesign', 'register', 'head']],
] as const)('work %s of right %s needs one of %j', (work, right, roles) => {
  expect(rolesForCase(work, right)).toEqual(roles)
})

test('keeping the accounts or the money gives no say in cases', () => {
  for (const work of ['FORMALITY', 'PUBLICATION', 'EXAMINATION', 'REGISTRATION', 'DISPUTE', null] as const)
    for (const right of ['P', 'D', 'T'] as const)
      expect(holdsRole(['administrator', 'finance', 'approver'], rolesForCase(work, right))).toBe(false)
})

test('one of the needed roles is enough, none is not', () => {
  expect(holdsRole(officeRoles, ['finance'])).toBe(true)
  expect(holdsRole(['finance'], ['register', 'finance'])).toBe(true)
  expect(holdsRole([], ['finance'])).toBe(false)
})

test.each<[OfficeRole[], string]>([
  [['formality'], 'FORMALITY'],
  [['examinerMark'], 'EXAMINATION'],
  [['examinerPatent', 'approver'], 'EXAMINATION'],
  [['examinerDesign', 'formality'], 'FORMALITY'],
  [['register'], 'REGISTRATION'],
  [['head'], 'FORMALITY'],
  [['finance'], 'FORMALITY'],
  [[], 'FORMALITY'],
])('the queue of %j opens with %s', (roles, work) => {
  expect(usualWork(roles)).toBe(work)
})
