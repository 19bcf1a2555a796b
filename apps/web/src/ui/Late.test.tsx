import { CatchBoundary } from '@tanstack/react-router'
import { useState, type ComponentType } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { labelText, show, text } from '../../testing/render.tsx'
import { Late } from './Late.tsx'

const failure = new TypeError('Failed to fetch dynamically imported module')
let isConnected = false

afterEach(() => void vi.restoreAllMocks())

function Form({ load }: { load: () => Promise<ComponentType> }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <input aria-label="Nama" />
      <button type="button" onClick={() => setOpen(true)}>
        Buka
      </button>
      {isOpen && <Late load={load} props={{}} onFail={() => setOpen(false)} />}
    </>
  )
}

/** A dialog whose texts are missing, as `useWords` tells when they cannot be loaded. */
function Speaking() {
  if (!isConnected) throw failure
  return <p>Gambar</p>
}

const loads = [
  ['code', () => (isConnected ? Promise.resolve(() => <p>Gambar</p>) : Promise.reject(failure))],
  ['texts', () => Promise.resolve(Speaking)],
] as const

/** Why something cannot be loaded although the device has a network. */
const away = [
  ['in a network without a way to the server', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['while a proxy has no server', () => Promise.resolve(new Response('', { status: 502 }))],
] as const
const unreachable = [['offline', undefined] as const, ...away]

test.each(loads.flatMap((load) => unreachable.map((why) => [why[0], load[0], why[1], load[1]] as const)))(
  '%s a dialog whose %s cannot be loaded leaves the page as it is, says why, and opens once connected',
  async (_why, _what, health, load) => {
    isConnected = false
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isConnected || health !== undefined)
    vi.stubGlobal('fetch', health)
    await show(<Form load={load} />)
    const field = page.getByRole('textbox', { name: 'Nama' })
    await userEvent.fill(field, 'Teko Gerabah')
    const open = page.getByRole('button', { name: 'Buka' })
    await open.click()
    await expect.element(page.getByText(text('core:load.unreachable'))).toBeVisible()
    await expect.element(field).toHaveValue('Teko Gerabah')
    isConnected = true
    await open.click()
    await expect.element(page.getByText('Gambar')).toBeVisible()
  },
)

test.each(loads)(
  'a dialog whose %s is gone while the server answers leaves the page as it is and offers to reload',
  async (_what, load) => {
    isConnected = false
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ status: 'live' })))
    await show(<Form load={load} />)
    const field = page.getByRole('textbox', { name: 'Nama' })
    await userEvent.fill(field, 'Teko Gerabah')
    await page.getByRole('button', { name: 'Buka' }).click()
    await expect.element(page.getByRole('button', { name: labelText('core:reload') })).toBeVisible()
    await expect.element(page.getByText(text('core:load.gone'))).toBeVisible()
    await expect.element(page.getByText(text('core:page.failed.kept'))).toBeVisible()
    await expect.element(page.getByLabelText('Nama')).toHaveValue('Teko Gerabah')
  },
)

test('another fault of a dialog is one of the page at once', async () => {
  const Faulty = () => {
    throw new Error('no such field')
  }
  await show(
    <CatchBoundary getResetKey={() => ''} errorComponent={({ error }) => <p>{String(error)}</p>}>
      <Form load={() => Promise.resolve(Faulty)} />
    </CatchBoundary>,
  )
  await page.getByRole('button', { name: 'Buka' }).click()
  await expect.element(page.getByText('Error: no such field')).toBeVisible()
})
