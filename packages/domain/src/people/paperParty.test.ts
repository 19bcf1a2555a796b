import { describe, expect, test } from 'vitest'

import { accountFault, accountNameOf } from './paperParty.ts'

describe('what a paper calls an account by', () => {
  test.each([
    ['budi@contoh.id', { by: 'email', value: 'budi@contoh.id' }],
    ['  Budi@Contoh.ID ', { by: 'email', value: 'budi@contoh.id' }],
    ['3171234567890001', { by: 'identity', value: '3171234567890001' }],
    ['3171 2345 6789 0001', { by: 'identity', value: '3171234567890001' }],
    ['0903-2016', { by: 'consultant', value: '0903-2016' }],
    ['Budi Santoso', undefined],
    ['budi', undefined],
    ['@contoh.id', undefined],
    ['budi@', undefined],
    ['317123456789000', undefined],
    ['31712345678900012', undefined],
    ['0903-2030', undefined],
    ['%', undefined],
    ['', undefined],
  ])('%s', (text, name) => expect(accountNameOf(text, 2026)).toEqual(name))
})

describe('an objection is of another (UU 20/2016 art. 16(1), UU 31/2000 art. 26(1), UU 13/2016 art. 49(1))', () => {
  test.each([
    [{ userId: 2, role: 'applicant', status: 'active' }, undefined],
    [{ userId: 1, role: 'applicant', status: 'active' }, 'own'],
    [{ userId: 2, role: 'applicant', status: 'pending' }, 'unknown'],
    [{ userId: 2, role: 'applicant', status: 'closed' }, 'unknown'],
    [{ userId: 2, role: 'office', status: 'active' }, 'unknown'],
    [{ userId: 2, role: 'commission', status: 'active' }, 'unknown'],
  ])('%o', (account, fault) => expect(accountFault(account, 1)).toBe(fault))
})
