import { describe, expect, test } from 'vitest'

import { allows, mayBegin, powerOver, reaches, mandateStatus, type Scope, type MandateTarget } from './mandate.ts'

describe('mandateStatus (dates in Jakarta; KUHPerdata art. 1813: a mandate ends when revoked)', () => {
  const period = { validFrom: '2026-03-02', validTo: '2026-03-31', revokedAt: null }
  test.each([
    ['the second before the first day', '2026-03-01T16:59:59Z', 'waiting'],
    ['the first second of the first day, 00:00:00 WIB', '2026-03-01T17:00:00Z', 'active'],
    ['23:59:59 WIB of the last day', '2026-03-31T16:59:59Z', 'active'],
    ['the last millisecond of the last day', '2026-03-31T16:59:59.999Z', 'active'],
    ['00:00:00 WIB of the day after', '2026-03-31T17:00:00Z', 'expired'],
  ] as const)('%s', (_says, at, status) => {
    expect(mandateStatus(period, new Date(at))).toBe(status)
  })

  test.each([
    ['a millisecond before it is revoked', '2026-03-10T02:59:59.999Z', 'active'],
    ['the instant it is revoked', '2026-03-10T03:00:00Z', 'revoked'],
    ['revoked, and after its last day', '2026-05-01T00:00:00Z', 'revoked'],
  ] as const)('%s', (_says, at, status) => {
    expect(mandateStatus({ ...period, revokedAt: new Date('2026-03-10T03:00:00Z') }, new Date(at))).toBe(status)
  })

  test('a mandate without a last day is active after sixty years', () => {
    expect(mandateStatus({ ...period, validTo: null }, new Date('2086-01-01T00:00:00Z'))).toBe('active')
  })

  test('a mandate of one day is active on that day only', () => {
    const day = { validFrom: '2026-03-02', validTo: '2026-03-02', revokedAt: null }
    expect(mandateStatus(day, new Date('2026-03-02T10:00:00Z'))).toBe('active')
    expect(mandateStatus(day, new Date('2026-03-02T17:00:00Z'))).toBe('expired')
  })
})

const whole: Scope = { principalId: 7, rights: null, caseId: null, power: 'file' }
const design: MandateTarget = { ownerId: 7, right: 'D', caseId: 41 }

describe('reaches (KUHPerdata art. 1797: no act beyond the grant)', () => {
  test.each([
    ['all rights, a case', whole, design, true],
    ['all rights, a draft', whole, { ...design, caseId: null }, true],
    ['all rights, a case of another owner', whole, { ...design, ownerId: 8 }, false],
    ['a right named', { ...whole, rights: ['P', 'D'] }, design, true],
    ['a right not named', { ...whole, rights: ['P', 'T'] }, design, false],
    ['its one case', { ...whole, caseId: 41 }, design, true],
    ['another case', { ...whole, caseId: 42 }, design, false],
    ['one case, a draft', { ...whole, caseId: 41 }, { ...design, caseId: null }, false],
    ['its one case, of another owner', { ...whole, caseId: 41 }, { ...design, ownerId: 8 }, false],
  ] as const)('%s', (_says, scope, target, expected) => {
    expect(reaches(scope, target)).toBe(expected)
  })
})

describe('powers', () => {
  test.each([
    ['read', 'read', true],
    ['read', 'prepare', false],
    ['read', 'file', false],
    ['prepare', 'read', true],
    ['prepare', 'prepare', true],
    ['prepare', 'file', false],
    ['file', 'file', true],
  ] as const)('%s is enough for %s: %s', (given, wanted, expected) => {
    expect(allows(given, wanted)).toBe(expected)
  })

  test('the widest power of the mandates covering a target counts, in any order', () => {
    const narrow: Scope = { ...whole, power: 'read' }
    const wide: Scope = { ...whole, rights: ['D'], power: 'prepare' }
    const elsewhere: Scope = { ...whole, rights: ['T'], power: 'file' }
    expect(powerOver([narrow, wide, elsewhere], design)).toBe('prepare')
    expect(powerOver([wide, narrow], { ...design, right: 'P' })).toBe('read')
    expect(powerOver([elsewhere], design)).toBeUndefined()
    expect(powerOver([], design)).toBeUndefined()
  })

  test.each([
    ['power prepare', { ...whole, power: 'prepare' }, true],
    ['power file', whole, true],
    ['power read', { ...whole, power: 'read' }, false],
    ['mandate for one case', { ...whole, caseId: 41 }, false],
    ['mandate for another right', { ...whole, rights: ['T'] }, false],
  ] as const)('a draft may be started for a principal: %s', (_says, scope, expected) => {
    expect(mayBegin([scope], 7, 'D')).toBe(expected)
    expect(mayBegin([scope], 8, 'D')).toBe(false)
  })
})
