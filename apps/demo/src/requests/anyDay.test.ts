import { startTestPortal, type TestPortal } from '@saki/api/testing/portal'
import { isWholeSize } from '@saki/api/testing/testSize'
import { afterEach, describe, expect, test } from 'vitest'

import { seedDemo } from '../seedDemo.ts'

const days = [
  ['just after midnight on new year', '2026-12-31T17:02:00Z'],
  ['after the long holidays of Lebaran', '2027-03-22T02:00:00Z'],
] as const
/** A seed costs ten seconds of processor time. */
const isTried = isWholeSize || process.env['DAYS'] === 'all'

describe.runIf(isTried)('the demonstration is seeded on any day and hour', () => {
  let portal: TestPortal | undefined
  afterEach(() => portal?.close())

  test.each(days)('%s', { timeout: 180_000 }, async (_says, now) => {
    portal = await startTestPortal({ now })
    await seedDemo({ ...portal.services, log: portal.app.log })
    const asked = await portal.db.selectFrom('request').select('request_id').execute()
    expect(asked.length).toBeGreaterThan(55)
  })
})
