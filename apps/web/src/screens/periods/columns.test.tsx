import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { isOwnFirst } from '../../../testing/ownFirst.ts'
import { show } from '../../../testing/render.tsx'
import { Table } from '../../ui/Table.tsx'
import { periodColumns } from './columns.tsx'

test('an act is named in the language of the reader, then in Indonesian', async () => {
  const period = {
    FLOW_ID: 'mark-registration',
    FLOW_VERSION: 1,
    ACTION: 'publish',
    PART: 'due',
    RIGHT: 'T',
    LAW_CODE: 'UU20/2016',
    ACTION_NAME: 'Pengumuman',
    ACTION_CAPTION: 'النشر',
    FROM: 'action',
    IND_ROLLS: 'N',
    IND_TARGET: 'N',
    ROWS: [],
    DEFINED: { MONTHS: 2, CALENDAR_DAYS: null, WORKING_DAYS: null, GROUND: 'UU 20/2016 pasal 14' },
    SAMPLE: null,
  } as const
  await show(
    <Table
      caption="-"
      columns={periodColumns(undefined)}
      rows={[{ ...period, ROWS: [] }]}
      rowKey={() => '1'}
      empty="-"
    />,
    { language: 'ar' },
  )
  await expect.element(page.getByText('النشر')).toBeVisible()
  expect(isOwnFirst('النشر', 'Pengumuman')).toBe(true)
})
