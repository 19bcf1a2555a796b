import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { show } from '../../testing/render.tsx'
import { Button } from './Button.tsx'

const press = page.getByRole('button')
const looks = ['primary', 'plain', 'quiet', 'danger', 'act'] as const

describe('a button', () => {
  test.each(['{Enter}', '[Space]'])('is pressed once by %s', async (key) => {
    const onClick = vi.fn<() => void>()
    await show(<Button onClick={onClick}>Kirim</Button>)
    ;(press.element() as HTMLElement).focus()
    await userEvent.keyboard(key)
    expect(onClick).toHaveBeenCalledTimes(1)
  })

  test('does not send its form unless it is of type submit', async () => {
    const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
    await show(
      <form onSubmit={onSubmit}>
        <Button>Lain</Button>
        <Button type="submit">Kirim</Button>
      </form>,
    )
    await page.getByRole('button', { name: 'Lain' }).click()
    expect(onSubmit).not.toHaveBeenCalled()
    await page.getByRole('button', { name: 'Kirim' }).click()
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  test.each(looks)('of look %s is at least 24 by 24 px and keeps its text inside', async (look) => {
    await show(<Button look={look}>Unduh</Button>)
    const element = press.element()
    const { width, height } = element.getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
    expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth + 1)
  })

  test.each(looks)('of look %s shows where the focus is after Tab', async (look) => {
    await show(<Button look={look}>Unduh</Button>)
    const before = markOf(press.element())
    await userEvent.keyboard('{Tab}')
    await expect.element(press).toHaveFocus()
    expect(markOf(press.element())).not.toBe(before)
  })
})

/** What distinguishes a focused element. */
function markOf(element: Element): string {
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
  return [outlineStyle, outlineWidth, boxShadow].join()
}

describe('a busy button', () => {
  test('shows its words, is announced as busy and takes no press', async () => {
    const onClick = vi.fn<() => void>()
    await show(
      <Button busy="Mengirim…" onClick={onClick}>
        Kirim
      </Button>,
    )
    await expect.element(press).toHaveAccessibleName('Mengirim…')
    await expect.element(press).toHaveAttribute('aria-busy', 'true')
    await press.click({ force: true })
    ;(press.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    expect(onClick).not.toHaveBeenCalled()
  })

  test('does not send its form', async () => {
    const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
    await show(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy="Mengirim…">
          Kirim
        </Button>
      </form>,
    )
    await press.click({ force: true })
    expect(onSubmit).not.toHaveBeenCalled()
  })
})

describe('a blocked button', () => {
  test('says why beside it, can be focused and takes no press', async () => {
    const onClick = vi.fn<() => void>()
    await show(
      <Button blocked="Pilih kelas dahulu" onClick={onClick}>
        Lanjut
      </Button>,
    )
    await expect.element(page.getByText('Pilih kelas dahulu')).toBeVisible()
    await expect.element(press).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Tab}')
    await expect.element(press).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await press.click({ force: true })
    expect(onClick).not.toHaveBeenCalled()
  })
})
