import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { applicant } from '../../testing/people.ts'
import { labelText, show, text } from '../../testing/render.tsx'
import { LogOutDialog } from './LogOutDialog.tsx'

test('without the code that knows what is only on this device nobody is logged out, and it is said', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const onClose = vi.fn()
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  await show(<LogOutDialog onClose={onClose} load={load} />, { user: applicant })
  await expect.element(page.getByText(text('core:load.unreachable'))).toBeVisible()
  expect(onClose).toHaveBeenCalledOnce()
})

test('what could not be saved is counted before the reader agrees', async () => {
  const load = () => Promise.resolve({ saveBeforeLogOut: () => Promise.resolve(2) })
  await show(<LogOutDialog onClose={vi.fn()} load={load} />, { user: applicant })
  await expect.element(page.getByText(text('shell:logout.kept', { count: 2 }))).toBeVisible()
  await expect.element(page.getByRole('button', { name: labelText('shell:logout.yes') })).toBeEnabled()
})
