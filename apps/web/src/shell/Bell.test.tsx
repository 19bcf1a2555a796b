import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { serve } from '../../testing/fakeApi.ts'
import { letter, unreadLetter } from '../../testing/letters.ts'
import { applicant } from '../../testing/people.ts'
import { show, text } from '../../testing/render.tsx'
import { Bell } from './Bell.tsx'

test('the bell has the number of unread letters and marks them in its list, in words and bold', async () => {
  serve({
    getInboxUnreads: [{ TOTAL: 1 }],
    getInboxByAB: { data: [unreadLetter(1), letter(2)], total: 2, page: 1, size: 10 },
  })
  await show(<Bell />, { at: '/inbox', user: applicant })
  await expect.element(page.getByTestId('unread-badge')).toMatchTextContent('1')
  await page.getByRole('button', { name: text('shell:unread', { count: 1 }) }).click()
  const item = (subject: string) => page.getByRole('menuitem', { name: subject, exact: false })
  await expect.element(item('Surat 1').getByLabelText(text('core:unread'))).toBeVisible()
  expect(getComputedStyle(item('Surat 1').getByText('Surat 1').element()).fontWeight).toBe('600')
  expect(item('Surat 2').getByLabelText(text('core:unread')).elements()).toHaveLength(0)
})

test('without unread letters the bell has no badge', async () => {
  serve({ getInboxUnreads: [{ TOTAL: 0 }] })
  await show(<Bell />, { at: '/inbox', user: applicant })
  await expect.element(page.getByRole('button', { name: text('shell:unread.none') })).toBeVisible()
  expect(page.getByTestId('unread-badge').elements()).toHaveLength(0)
})
