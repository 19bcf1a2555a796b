import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { applicant } from '../../testing/people.ts'
import { show, text } from '../../testing/render.tsx'
import { LogOutDialog } from './LogOutDialog.tsx'

afterEach(() => vi.doUnmock('../autosave/allCopies.ts'))

test('without the code that knows what is only on this device nobody is logged out, and it is said', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.doMock('../autosave/allCopies.ts', () => ({
    get saveBeforeLogOut() {
      throw new TypeError('Failed to fetch dynamically imported module')
    },
  }))
  const onClose = vi.fn()
  await show(<LogOutDialog onClose={onClose} />, { user: applicant })
  await expect.element(page.getByText(text('core:load.unreachable'))).toBeVisible()
  expect(onClose).toHaveBeenCalledOnce()
})
