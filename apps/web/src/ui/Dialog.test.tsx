import { useState, type ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { dialogFaults } from '../../testing/axe.ts'
import { everyLanguage, labelText, show, text } from '../../testing/render.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog } from './Dialog.tsx'
import { Menu } from './menu/Menu.tsx'
import { MenuItem } from './menu/menuParts.tsx'
import { showMessage } from './messages.ts'
import { SideSheet } from './SideSheet.tsx'

/** A page with two buttons, the first of which opens `layer`. */
function Opener({ layer }: { layer: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Buka
      </button>
      <button type="button">Lain</button>
      {open && layer(() => setOpen(false))}
    </>
  )
}

function MenuOpener() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Menu width={200} button={{}} face="Lainnya">
        <MenuItem onClick={() => setOpen(true)}>Ubah</MenuItem>
      </Menu>
      {open && form(() => setOpen(false))}
    </>
  )
}

const opener = page.getByRole('button', { name: 'Buka' })
const open = async (layer: (close: () => void) => ReactNode) => {
  const shown = await show(<Opener layer={layer} />)
  await opener.click()
  return shown
}
const form = (close: () => void) => (
  <Dialog title="Ubah alamat" onClose={close} actions={<button type="button">Simpan</button>}>
    <input aria-label="Jalan" />
    <input aria-label="Kota" />
  </Dialog>
)

describe('a dialog', () => {
  test('has its title as name and puts the focus in its first field', async () => {
    await open(form)
    await expect.element(page.getByRole('dialog', { name: 'Ubah alamat' })).toBeVisible()
    await expect.element(page.getByLabelText('Jalan')).toHaveFocus()
  })

  test('opened from a menu gives the focus back to the button of the menu', async () => {
    await show(<MenuOpener />)
    const button = page.getByRole('button', { name: 'Lainnya' })
    await button.click()
    await page.getByRole('menuitem', { name: 'Ubah' }).click()
    await expect.element(page.getByLabelText('Jalan')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(button).toHaveFocus()
  })

  test('puts the focus on the element marked data-first when there is one', async () => {
    await open((close) => (
      <Dialog title="Ubah" onClose={close}>
        <input aria-label="Jalan" />
        <input aria-label="Kota" data-first="" />
      </Dialog>
    ))
    await expect.element(page.getByLabelText('Kota')).toHaveFocus()
  })

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the cross', () => page.getByRole('button', { name: text('core:close') }).click()],
    ['a press beside it', () => pressCorner()],
  ])('%s closes it and the focus returns to the opener', async (_way, close) => {
    await open(form)
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await close()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  })

  test('a press inside it does not close it', async () => {
    await open(form)
    await page.getByRole('heading', { name: 'Ubah alamat' }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
  })

  test('the page behind takes neither focus nor presses', async () => {
    await open(form)
    const behind = page.getByRole('button', { name: 'Lain', includeHidden: true }).element() as HTMLElement
    behind.focus()
    await expect.element(page.getByLabelText('Jalan')).toHaveFocus()
    const { left, top } = behind.getBoundingClientRect()
    expect(document.elementFromPoint(left + 2, top + 2)).not.toBe(behind)
  })

  test('Tab stays inside the dialog', async () => {
    await open(form)
    const dialog = page.getByRole('dialog').element()
    for (let presses = 0; presses < 6; presses += 1) {
      await userEvent.keyboard('{Tab}')
      const { activeElement } = document
      expect(activeElement === document.body || dialog.contains(activeElement)).toBe(true)
    }
  })

  test('without onClose it has no cross and Escape leaves it open', async () => {
    await show(<Dialog title="Jawab dahulu">…</Dialog>)
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).toBeVisible()
    expect(page.getByRole('button').elements()).toHaveLength(0)
  })

  test('a press beside it leaves it open when it must be answered', async () => {
    await show(<Dialog title="Jawab dahulu">…</Dialog>)
    await pressCorner()
    await expect.element(page.getByRole('dialog')).toBeVisible()
  })

  test('its buttons stay in the window when the content is long', async () => {
    await open((close) => (
      <Dialog title="Panjang" tall onClose={close} actions={<button type="button">Simpan</button>}>
        {Array.from({ length: 200 }, (_, line) => (
          <p key={line}>Baris {line}</p>
        ))}
      </Dialog>
    ))
    const { bottom } = page.getByRole('button', { name: 'Simpan' }).element().getBoundingClientRect()
    expect(bottom).toBeLessThanOrEqual(innerHeight)
    const body = page.getByRole('dialog').element()
    expect(body.getBoundingClientRect().height).toBeLessThanOrEqual(innerHeight)
  })

  test('a title of 300 characters without a space does not widen it', async () => {
    await open((close) => <Dialog title={'W'.repeat(300)} width={440} onClose={close} />)
    const dialog = page.getByRole('dialog').element()
    expect(dialog.getBoundingClientRect().width).toBeLessThanOrEqual(440)
    expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  })

  test.each(everyLanguage)(
    'in %s (%s) the cross is named in that language and stands at the end edge',
    async (language, direction) => {
      await show(<Dialog title="Judul" onClose={() => {}} />, { language })
      const cross = page.getByRole('button', { name: text('core:close', {}, language) }).element()
      const dialog = page.getByRole('dialog').element().getBoundingClientRect()
      const { left, right } = cross.getBoundingClientRect()
      expect(left + right < dialog.left + dialog.right).toBe(direction === 'rtl')
    },
  )
})

/** Presses a corner of the window, whatever is there. */
async function pressCorner(): Promise<void> {
  await userEvent.click(document.documentElement, { position: { x: 4, y: 4 }, force: true })
}

describe('a side sheet', () => {
  const sheet = (close: () => void) => (
    <SideSheet title="Rincian" onClose={close}>
      Isi
    </SideSheet>
  )

  test('puts the focus on its cross, closes on Escape and returns the focus', async () => {
    await open(sheet)
    await expect.element(page.getByRole('dialog', { name: 'Rincian' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: text('core:close') })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  })

  test.each(everyLanguage)('in %s (%s) it stands at the end edge of the window', async (language, direction) => {
    await show(
      sheet(() => {}),
      { language },
    )
    const { left, right } = page.getByRole('dialog').element().getBoundingClientRect()
    if (direction === 'rtl') expect(left).toBeLessThan(20)
    else expect(right).toBeGreaterThan(innerWidth - 20)
  })
})

describe('a question about what cannot be undone', () => {
  const answers = () => ({ onYes: vi.fn<() => void>(), onNo: vi.fn<() => void>() })
  const question = (given: ReturnType<typeof answers>, busy?: string) => (
    <ConfirmDialog title="Hapus draf?" yes="Hapus" no="Batal" danger busy={busy} {...given}>
      Draf tidak dapat dikembalikan.
    </ConfirmDialog>
  )

  test('is an alertdialog whose focus is on the safe answer', async () => {
    await show(question(answers()))
    await expect.element(page.getByRole('alertdialog', { name: 'Hapus draf?' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Batal' })).toHaveFocus()
  })

  test.each([
    ['Enter at once', 'onNo', '{Enter}'],
    ['Escape', 'onNo', '{Escape}'],
    ['Tab and Enter', 'onYes', '{Tab}{Enter}'],
  ] as const)('%s calls %s alone', async (_way, expected, keys) => {
    const given = answers()
    await show(question(given))
    await expect.element(page.getByRole('button', { name: 'Batal' })).toHaveFocus()
    await userEvent.keyboard(keys)
    expect(given[expected]).toHaveBeenCalledTimes(1)
    expect(given[expected === 'onYes' ? 'onNo' : 'onYes']).not.toHaveBeenCalled()
  })

  test('while it works a second press does nothing', async () => {
    const given = answers()
    await show(question(given, 'Menghapus…'))
    await page.getByRole('button', { name: 'Menghapus…' }).click({ force: true })
    expect(given.onYes).not.toHaveBeenCalled()
  })
})

describe('a message', () => {
  test('shows text, explanation and incident number, and closes by its button', async () => {
    await show(<p>Halaman</p>)
    showMessage({
      title: 'core:sorry',
      body: 'core:sorry.unsaved',
      detail: 'Kuota penuh',
      id: 'saki-77',
      tone: 'warning',
    })
    const dialog = page.getByRole('dialog', { name: labelText('core:sorry') })
    await expect.element(dialog).toMatchTextContent(text('core:sorry.unsaved'))
    await expect.element(dialog).toMatchTextContent('Kuota penuh')
    await expect.element(dialog).toMatchTextContent('saki-77')
    expect(await dialogFaults('MessageDialog')).toEqual([])
    await dialog.getByRole('button', { name: labelText('core:close') }).click()
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('with an action Enter does the action and closes it', async () => {
    const action = vi.fn<() => void>()
    await show(<p>Halaman</p>)
    showMessage({
      title: 'core:popup.blocked',
      body: 'core:sorry',
      tone: 'info',
      action: { text: 'core:retry', do: action },
    })
    await expect.element(page.getByRole('button', { name: labelText('core:retry') })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(action).toHaveBeenCalledTimes(1)
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  test('a second message replaces the first', async () => {
    await show(<p>Halaman</p>)
    showMessage({ title: 'core:sorry', body: 'core:load.failed', tone: 'error' })
    showMessage({ title: 'core:sorry', body: 'core:load.late', tone: 'error' })
    await expect.element(page.getByRole('dialog')).toMatchTextContent(text('core:load.late'))
    await expect.element(page.getByRole('dialog')).not.toMatchTextContent(text('core:load.failed'))
  })
})
