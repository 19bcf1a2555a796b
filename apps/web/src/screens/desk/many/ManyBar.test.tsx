import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { dialogFaults } from '../../../../testing/axe.ts'
import { callsOf, serve } from '../../../../testing/fakeApi.ts'
import { officer } from '../../../../testing/people.ts'
import { queuedMark } from '../../../../testing/queued.ts'
import { show, text } from '../../../../testing/render.tsx'
import { ManyBar } from './ManyBar.tsx'

const ready = queuedMark({ WORK: 'REGISTRATION', PROC_NBR: 7, ROW_VERSION: 3 })

/** The chosen case leaves the list as after it was read again. */
function Leaving() {
  const [chosen, setChosen] = useState([ready])
  return (
    <>
      <button type="button" onClick={() => setChosen([])}>
        Muat ulang
      </button>
      <ManyBar chosen={chosen} />
    </>
  )
}

test('a question about chosen cases stays about them when the list is read again', async () => {
  const WHY = 'Permohonan sudah berubah.'
  serve({
    officeOfficers: [],
    officeCertifyMany: { err: '', DONE: 0, FAILED: [{ PATENT_ID: ready.PATENT_ID, PROC_TYP: '4', PROC_NBR: 7, WHY }] },
  })
  await show(<Leaving />, { user: officer })
  const one = text('workload:many.certify', { count: 1 })
  await page.getByRole('button', { name: one }).click()
  expect(await dialogFaults('ManyBar')).toEqual([])
  // The open dialog keeps the pointer from it.
  page
    .getByText('Muat ulang')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(page.getByText(text('workload:many.none'))).toBeInTheDocument()
  await page.getByRole('button', { name: one }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(new RegExp(WHY))
  expect(callsOf('officeCertifyMany').at(-1)?.body.CASES).toEqual([{ PROC_TYP: '4', PROC_NBR: 7, ROW_VERSION: 3 }])
})
