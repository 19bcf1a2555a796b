import { CatchBoundary } from '@tanstack/react-router'
import { useState, type ComponentType } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { show, text } from '../../testing/render.tsx'
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

test.each(loads)(
  'offline a dialog whose %s cannot be loaded leaves the page as it is, says why, and opens once connected',
  async (_what, load) => {
    isConnected = false
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isConnected)
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
  'online a dialog whose %s is gone is a fault of the page, which can offer to reload',
  async (_what, load) => {
    isConnected = false
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    await show(
      <CatchBoundary getResetKey={() => ''} errorComponent={({ error }) => <p>{String(error)}</p>}>
        <Form load={load} />
      </CatchBoundary>,
    )
    await page.getByRole('button', { name: 'Buka' }).click()
    await expect.element(page.getByText(String(failure))).toBeVisible()
  },
)
