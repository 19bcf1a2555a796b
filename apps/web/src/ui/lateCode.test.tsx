import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { labelText, show, text } from '../../testing/render.tsx'
import { runLate } from './lateCode.ts'

const failures = [
  ['code', 'Failed to fetch dynamically imported module: /assets/lateParts.js'],
  ['styles', 'Unable to preload CSS for /assets/lateParts.css'],
] as const

const click = (error: Error) => runLate(() => Promise.reject(error))

test.each(failures)(
  'while the server does not answer, a click whose %s cannot be loaded says so',
  async (_of, words) => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await show(null)
    await click(new Error(words))
    await expect.element(page.getByText(text('core:load.unreachable'))).toBeVisible()
  },
)

test.each(failures)(
  'while the server answers, a click whose %s cannot be loaded offers to reload',
  async (_of, words) => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ status: 'live' })))
    await show(null)
    await click(new Error(words))
    await expect.element(page.getByText(text('core:load.gone'))).toBeVisible()
    await expect.element(page.getByRole('button', { name: labelText('core:reload') })).toBeVisible()
  },
)

test('another fault of a click is not hidden', async () => {
  await expect(click(new Error('no such field'))).rejects.toThrow('no such field')
})
