import { formatBytes } from '@saki/domain/files/limits'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { labelText, show, text } from '../../testing/render.tsx'
import type { UploadItem, UploadState } from './upload.ts'
import { UploadProgress } from './UploadProgress.tsx'

const upload = {
  id: 'u-1',
  fileName: 'surat\u202egpj.pdf',
  size: 4_000_000,
  sentBytes: 1_000_000,
  state: 'sending',
} as UploadItem
const onCancel = vi.fn<() => void>()
beforeEach(() => onCancel.mockClear())

const open = (change: Partial<UploadItem>, language: 'id' | 'en' | 'ar' = 'en') =>
  show(<UploadProgress upload={{ ...upload, ...change }} onCancel={onCancel} />, { language })
const hint = () => document.querySelector('.upload .hint')?.textContent
const bar = page.getByRole('progressbar')
const cancel = page.getByRole('button', { name: labelText('core:cancel') })

/** What each state says; a file that is being sent tells its bytes, a refused one is explained elsewhere. */
const words: Record<UploadState, string> = {
  checking: text('studio:upload.checking'),
  waiting: text('studio:upload.waiting'),
  sending: '',
  held: text('studio:upload.held'),
  refused: '',
  stored: text('studio:upload.stored'),
}

test.each(Object.keys(words) as UploadState[])('an upload that is %s says so', async (state) => {
  await open({ state })
  await expect.element(bar).toBeVisible()
  if (state === 'sending') expect(hint()).toContain(formatBytes(upload.sentBytes))
  else expect(hint()).toBe(words[state])
})

test.each(['checking', 'stored'] as const)('an upload that is %s cannot be cancelled', async (state) => {
  await open({ state })
  await expect.element(bar).toBeVisible()
  expect(cancel.elements()).toEqual([])
})

test.each(['waiting', 'sending', 'held', 'refused'] as const)(
  'an upload that is %s can be cancelled',
  async (state) => {
    await open({ state })
    await cancel.click()
    expect(onCancel).toHaveBeenCalledOnce()
  },
)

test('the words of the server stand in place of those about the connection', async () => {
  await open({ state: 'held', heldBecause: 'Penyimpanan penuh. Berkas Anda aman di perangkat ini.' })
  await expect.poll(hint).toBe('Penyimpanan penuh. Berkas Anda aman di perangkat ini.')
})

test('a file that is sent and not yet confirmed says so', async () => {
  await open({ sentBytes: upload.size })
  await expect.poll(hint).toBe(text('uploads:settling'))
})

test.each([
  [0, 0, '0 %'],
  [0, 10, '0 %'],
  [1, 3, '33 %'],
  [2, 3, '66 %'],
  [999, 1000, '99 %'],
  [1000, 1000, '100 %'],
])('%i of %i bytes are %s', async (sentBytes, size, percent) => {
  await open({ sentBytes, size })
  await expect.element(page.getByText(percent, { exact: true })).toBeVisible()
})

test('in Arabic the parts of a line are divided by the Arabic comma', async () => {
  const at = (sentBytes: number) => <UploadProgress upload={{ ...upload, sentBytes }} onCancel={onCancel} />
  const shown = await show(at(100_000), { language: 'ar' })
  await expect.element(bar).toBeVisible()
  // The speed is measured over half a second at least.
  await new Promise((resolve) => setTimeout(resolve, 520))
  shown.redraw(at(900_000))
  await expect.poll(hint).toContain('/s')
  expect(hint()?.split('، ')).toHaveLength(3)
  expect(hint()).not.toContain(', ')
})

test('a name that turns the direction stays in an element of its own', async () => {
  await open({})
  await expect.element(bar).toBeVisible()
  expect([...document.querySelectorAll('bdi')].map((each) => each.textContent)).toContain(upload.fileName)
})
