import { useEffect } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { show, text } from '../../testing/render.tsx'
import { closeToast, showToast, useToasts } from './messages.ts'

const toasts = page.getByTestId('toast')
const copied = text('core:copied')

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(60_000)
  vi.useRealTimers()
})

describe('a toast', () => {
  test.each([
    ['good', 'status'],
    ['info', 'status'],
    ['bad', 'alert'],
  ] as const)('of tone %s is announced as %s', async (tone, role) => {
    await show(<p>Halaman</p>)
    showToast('core:copied', { tone })
    await expect.element(page.getByRole(role).filter({ hasText: copied })).toBeVisible()
  })

  test.each([
    ['without an action', undefined, 5000],
    ['with an action', { text: 'core:undo', do: () => {} }, 10_000],
  ] as const)('%s closes by itself after its time and not before', async (_what, action, lasts) => {
    await show(<p>Halaman</p>)
    showToast('core:copied', { action })
    await expect.element(toasts).toBeVisible()
    await vi.advanceTimersByTimeAsync(lasts - 500)
    expect(toasts.elements()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(600)
    await expect.element(toasts).not.toBeInTheDocument()
  })

  test('stays while the focus is in it, and its time starts again when the focus leaves', async () => {
    await show(<button type="button">Halaman</button>)
    showToast('core:copied', { action: { text: 'core:undo', do: () => {} } })
    const undo = toasts.getByRole('button', { name: text('core:undo') })
    await expect.element(undo).toBeVisible()
    ;(undo.element() as HTMLElement).focus()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(toasts.elements()).toHaveLength(1)
    ;(undo.element() as HTMLElement).blur()
    await vi.advanceTimersByTimeAsync(9000)
    expect(toasts.elements()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2000)
    await expect.element(toasts).not.toBeInTheDocument()
  })

  test('its action is done once and closes it', async () => {
    const undo = vi.fn<() => void>()
    await show(<p>Halaman</p>)
    showToast('core:copied', { action: { text: 'core:undo', do: undo } })
    await toasts.getByRole('button', { name: text('core:undo') }).click()
    await vi.advanceTimersByTimeAsync(1)
    expect(undo).toHaveBeenCalledTimes(1)
    await expect.element(toasts).not.toBeInTheDocument()
  })

  test('Escape closes the newest only', async () => {
    await show(<p>Halaman</p>)
    showToast('core:copied', { detail: 'pertama' })
    showToast('core:copied', { detail: 'kedua' })
    await expect.element(toasts).toHaveLength(2)
    await userEvent.keyboard('{Escape}')
    await expect.element(toasts).toHaveLength(1)
    await expect.element(toasts).toMatchTextContent('pertama')
  })

  test('the fourth pushes the first out', async () => {
    await show(<p>Halaman</p>)
    for (const detail of ['satu', 'dua', 'tiga', 'empat']) showToast('core:copied', { detail })
    await expect.element(toasts).toHaveLength(3)
    expect(toasts.elements().map((toast) => /satu|dua|tiga|empat/.exec(toast.textContent ?? '')?.[0])).toEqual([
      'dua',
      'tiga',
      'empat',
    ])
  })

  test('stands in the window, at its right edge in Arabic too', async () => {
    await show(<p>Halaman</p>, { language: 'ar' })
    showToast('core:copied', { detail: 'x'.repeat(400) })
    await expect.element(toasts).toBeVisible()
    const { left, right } = toasts.element().getBoundingClientRect()
    expect(left).toBeGreaterThan(innerWidth / 2)
    expect(right).toBeLessThanOrEqual(innerWidth)
  })

  test('closed by its maker is gone', async () => {
    const seen: number[] = []
    function Newest() {
      const shown = useToasts()
      useEffect(() => void seen.push(...shown.map(({ id }) => id)), [shown])
      return null
    }
    await show(<Newest />)
    showToast('core:copied')
    await expect.element(toasts).toBeVisible()
    closeToast(seen.at(-1) ?? 0)
    await expect.element(toasts).not.toBeInTheDocument()
  })
})
