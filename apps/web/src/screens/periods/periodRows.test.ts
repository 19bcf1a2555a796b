import type { Period } from '@saki/contracts/calendar'
import { expect, test } from 'vitest'

import { workflowTabs, periodHasWords, rowInForce, isPeriodVerified, futureRows } from './periodRows.ts'

const row = (VALID_FROM: string, IND_IN_FORCE: 'Y' | 'N', IND_VERIFIED: 'Y' | 'N' = 'N') => ({
  MONTHS: 3,
  CALENDAR_DAYS: null,
  WORKING_DAYS: null,
  VALID_FROM,
  GROUND: 'UU 31/2000 pasal 26',
  IND_VERIFIED,
  NOTE: '',
  IND_IN_FORCE,
})
const period = (ACTION: string, ROWS: Period['ROWS'], FLOW_ID = 'design-registration'): Period => ({
  FLOW_ID,
  FLOW_VERSION: 1,
  ACTION,
  PART: 'due',
  RIGHT: 'D',
  LAW_CODE: 'UU31/2000',
  ACTION_NAME: 'Pengumuman',
  ACTION_CAPTION: 'Publication',
  FROM: 'action',
  IND_ROLLS: 'N',
  IND_TARGET: 'N',
  ROWS,
  DEFINED: { MONTHS: 3, CALENDAR_DAYS: null, WORKING_DAYS: null, GROUND: 'UU 31/2000 art. 26' },
  SAMPLE: null,
})

test('the current row and future rows are distinguished', () => {
  const both = period('publish', [row('2001-06-14', 'Y', 'Y'), row('2027-01-01', 'N')])
  expect(rowInForce(both)?.VALID_FROM).toBe('2001-06-14')
  expect(futureRows(both, '2026-11-20').map(({ VALID_FROM }) => VALID_FROM)).toEqual(['2027-01-01'])
  expect([isPeriodVerified(both), isPeriodVerified(period('publish', []))]).toEqual([true, false])
})

test('a period is found if each word occurs in it, in any case and with any marks', () => {
  expect(periodHasWords(period('publish', []), 'PUBLICATION uu31')).toBe(true)
  expect(periodHasWords(period('publish', []), 'publication merek')).toBe(false)
  expect(periodHasWords({ ...period('publish', []), ACTION_CAPTION: 'نُشِر' }, 'نشر')).toBe(true)
})

test('periods are grouped by workflow in their order', () => {
  const flows = workflowTabs([period('a', []), period('b', [], 'mark-registration'), period('c', [])])
  expect(flows.map(({ id, rows }) => [id, rows.map(({ ACTION }) => ACTION)])).toEqual([
    ['design-registration 1', ['a', 'c']],
    ['mark-registration 1', ['b']],
  ])
})
