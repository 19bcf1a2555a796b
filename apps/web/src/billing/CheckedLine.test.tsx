import { legalSecondsText } from '@saki/texts/dates'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { openBill } from '../../testing/bills.ts'
import { heldReply, serve } from '../../testing/fakeApi.ts'
import { applicant } from '../../testing/people.ts'
import { show } from '../../testing/render.tsx'
import { queryClient, queryKeyOf } from '../lib/queries.ts'
import { officeTimeOf } from '../ui/clock.ts'
import { CheckedLine } from './CheckedLine.tsx'
import { useBill } from './useBill.ts'

const number = 'TRX-2026-000001'

function Checked() {
  return <CheckedLine handle={useBill(number)} />
}

test('a page opened again says when its bill was read, not when it was opened', async () => {
  const read = Date.now() - 240_000
  const key = queryKeyOf('getPayments', { query: { patentId: number } })
  queryClient.setQueryData(key, [openBill()], { updatedAt: read })
  serve({ getPayments: heldReply<never>().answer })
  await show(<Checked />, { user: applicant })
  await expect.element(page.getByText(legalSecondsText(new Date(officeTimeOf(read))))).toBeVisible()
})
