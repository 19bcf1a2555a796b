import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { callsOf, heldReply, serve } from '../../../testing/fakeApi.ts'
import { designAtDesk } from '../../../testing/designAtDesk.ts'
import { officer } from '../../../testing/people.ts'
import { show } from '../../../testing/render.tsx'
import { queryClient, queryKeyOf, useCall } from '../../lib/queries.ts'
import { useOfficeCase } from './useOfficeCase.ts'

const PATENT_ID = designAtDesk.PATENT_ID

function Shown() {
  const { data, isOld } = useOfficeCase(PATENT_ID)
  const acts = useCall('getListAction', { params: { id: '3-50310' } }).data
  return <output>{`${isOld ? 'old ' : ''}version ${data?.ROW_VERSION} with ${acts ? 'acts' : 'no acts'}`}</output>
}

/** As the interval does. */
const readAgain = () => queryClient.refetchQueries({ queryKey: queryKeyOf('officeCase'), type: 'all' })

test('acts read with an earlier version of the case are read again, also on another page', async () => {
  let version = 4
  serve({ officeCase: () => ({ ...designAtDesk, ROW_VERSION: version }), getListAction: [] })
  const shown = await show(<Shown />, { user: officer })
  await expect.element(page.getByText('version 4 with acts')).toBeVisible()
  await readAgain()
  expect(callsOf('getListAction')).toHaveLength(1)

  version = 5
  await readAgain()
  await expect.element(page.getByText('version 5 with acts')).toBeVisible()
  await expect.poll(() => callsOf('getListAction')).toHaveLength(2)

  shown.redraw(null)
  version = 6
  await readAgain()
  shown.redraw(<Shown />)
  await expect.element(page.getByText('version 6 with acts')).toBeVisible()
  await expect.poll(() => callsOf('getListAction')).toHaveLength(3)
})

test('a case opened again some seconds later is old until it was read again', async () => {
  serve({ officeCase: designAtDesk, getListAction: [] })
  const shown = await show(<Shown />, { user: officer })
  await expect.element(page.getByText('version 4 with acts')).toBeVisible()
  shown.redraw(null)
  await new Promise((done) => setTimeout(done, 1_100))
  const { answer, give } = heldReply<typeof designAtDesk>()
  serve({ officeCase: answer })
  shown.redraw(<Shown />)
  await expect.element(page.getByText('old version 4 with acts')).toBeVisible()
  give({ ...designAtDesk, ROW_VERSION: 5 })
  await expect.element(page.getByText('version 5 with acts', { exact: true })).toBeVisible()
})
