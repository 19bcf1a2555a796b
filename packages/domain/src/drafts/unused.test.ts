import { describe, expect, test } from 'vitest'

import { removalDay } from './unused.ts'

const at = (iso: string) => new Date(iso)

describe('removalDay', () => {
  test.each([
    ['used today', '2026-03-02T05:00:00Z', null, undefined],
    ['31 days before a year is over', '2025-04-02T05:00:00Z', null, undefined],
    ['30 days before', '2025-04-01T05:00:00Z', null, '2026-04-01'],
    ['the day is that of Jakarta', '2025-03-31T17:00:00Z', null, '2026-04-01'],
    ['in the bin', '2025-04-01T05:00:00Z', '2026-03-01T05:00:00Z', '2026-03-31'],
  ])('%s', (_says, usedAt, deletedAt, day) => {
    expect(removalDay({ usedAt: at(usedAt), deletedAt: deletedAt === null ? null : at(deletedAt) }, '2026-03-02')).toBe(
      day,
    )
  })
})
