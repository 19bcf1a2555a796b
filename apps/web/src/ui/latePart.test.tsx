import { Suspense, type ComponentType } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { labelText, show, text } from '../../testing/render.tsx'
import { latePart } from './latePart.tsx'

const failure = new TypeError('Failed to fetch dynamically imported module')
let isConnected = false

afterEach(() => void vi.restoreAllMocks())

/** A part whose texts are missing, as `useWords` tells when they cannot be loaded. */
function Speaking() {
  if (!isConnected) throw failure
  return <p>Lisensi</p>
}

const loads = [
  ['code', () => (isConnected ? Promise.resolve(() => <p>Lisensi</p>) : Promise.reject(failure))],
  ['texts', () => Promise.resolve(Speaking)],
] as const

async function showBeside(Part: ComponentType) {
  await show(
    <>
      <input aria-label="Nama" />
      <Suspense fallback="…">
        <Part />
      </Suspense>
    </>,
  )
  await userEvent.fill(field, 'Teko Gerabah')
}
const field = page.getByRole('textbox', { name: 'Nama' })

test.each(loads)(
  'a part whose %s cannot be loaded says so in its place, keeps what is typed beside it, and is loaded by another attempt',
  async (_what, load) => {
    isConnected = false
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isConnected)
    await showBeside(latePart(load))
    await expect.element(page.getByText(text('core:load.unreachable'))).toBeVisible()
    isConnected = true
    await page.getByRole('button', { name: labelText('core:retry') }).click()
    await expect.element(page.getByText('Lisensi')).toBeVisible()
    await expect.element(field).toHaveValue('Teko Gerabah')
  },
)

test.each(loads)('a part whose %s is gone while the server answers offers to reload the page', async (_what, load) => {
  isConnected = false
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ status: 'live' })))
  await showBeside(latePart(load))
  await expect.element(page.getByText(text('core:load.gone'))).toBeVisible()
  await expect.element(page.getByRole('button', { name: labelText('core:reload') })).toBeVisible()
  await expect.element(page.getByRole('button', { name: labelText('core:retry') })).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('Teko Gerabah')
})

test('an aid that cannot be loaded leaves its place empty', async () => {
  isConnected = false
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await showBeside(latePart(() => Promise.reject(failure), { isAid: true }))
  await expect.element(page.getByText('…')).not.toBeInTheDocument()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('Teko Gerabah')
})
