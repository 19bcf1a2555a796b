import { useState, type ComponentType } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { show, text } from '../../testing/render.tsx'
import { Late } from './Late.tsx'

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

test('a dialog that cannot be loaded leaves the page as it is, says why, and opens when it can be', async () => {
  let isConnected = false
  const load = () =>
    isConnected ? Promise.resolve(() => <p>Gambar</p>) : Promise.reject(new TypeError('Failed to fetch'))
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
})
