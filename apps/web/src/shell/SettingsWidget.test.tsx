import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { everyLanguage, labelText, show } from '../../testing/render.tsx'
import { setSidebarColour, storedSidebarColour } from '../lib/sidebarColour.ts'
import { setTheme } from '../lib/theme.ts'
import { SettingsWidget } from './SettingsWidget.tsx'

afterEach(() => {
  setSidebarColour('blue')
  setTheme('auto')
})

const toggle = vi.fn<() => void>()
const open = (mini = false, language: 'id' | 'en' | 'ar' = 'en') =>
  show(<SettingsWidget sidebar={{ mini, toggle }} />, { language })
const navColour = () => getComputedStyle(document.documentElement).getPropertyValue('--nav').trim()

describe('the settings of the sidebar', () => {
  test('colour the sidebar and remember it in this browser', async () => {
    await open()
    const blue = navColour()
    await page.getByRole('radio', { name: labelText('shell:settings.colour.green') }).click()
    expect([storedSidebarColour(), localStorage.getItem('saki-sidebar-colour')]).toEqual(['green', 'green'])
    expect(navColour()).not.toBe(blue)
    await page.getByRole('radio', { name: labelText('shell:settings.colour.blue') }).click()
    expect(navColour()).toBe(blue)
  })

  test('begin with the stored colour; an unknown one is blue', async () => {
    localStorage.setItem('saki-sidebar-colour', 'plum')
    await open()
    await expect.element(page.getByRole('radio', { name: labelText('shell:settings.colour.plum') })).toBeChecked()
    localStorage.setItem('saki-sidebar-colour', 'red')
    expect(storedSidebarColour()).toBe('blue')
  })

  test.each([false, true])('show and change whether the sidebar is small: %s', async (mini) => {
    toggle.mockClear()
    await open(mini)
    const box = page.getByRole('checkbox', { name: labelText('shell:settings.mini') })
    expect(box.element()).toHaveProperty('checked', mini)
    await box.click()
    expect(toggle).toHaveBeenCalledTimes(1)
  })

  test('change between light and dark', async () => {
    await open()
    await page.getByRole('combobox').selectOptions('dark')
    expect(document.documentElement.getAttribute('data-mantine-color-scheme')).toBe('dark')
    expect(localStorage.getItem('saki-theme')).toBe('dark')
  })

  test.each(everyLanguage)('are drawn in %s', async (language) => {
    await open(false, language)
    await expect
      .element(page.getByRole('group', { name: labelText('shell:settings.colour', {}, language), exact: false }))
      .toBeVisible()
  })
})
