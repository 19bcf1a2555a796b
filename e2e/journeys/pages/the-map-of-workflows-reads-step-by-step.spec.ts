import { expect, test, type Page } from '@playwright/test'
import { languages } from '@saki/texts/words'

import { begins, words } from '../../portal/names.ts'
import { demo } from '../../portal/people.ts'
import { inIndonesian, signIn } from '../../portal/session.ts'

/** Texts of boxes and marks that do not fit, and closed rows of the table with a cell of more than two lines. */
function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = (each: HTMLElement) => each.offsetParent !== null
    const boxes = [...document.querySelectorAll<HTMLElement>('[id^="branch-"] :is([data-state], [data-mark])')]
    const tight = boxes
      .filter(shown)
      .filter((box) => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1)
    const cells = [...document.querySelectorAll<HTMLElement>('tr[id^="state-"] .cellbody')]
    const tall = cells.filter((cell) => cell.offsetHeight > 2.2 * Number.parseFloat(getComputedStyle(cell).lineHeight))
    return [...tight, ...tall].map((each) => each.textContent ?? '')
  })
}

/** Shows every workflow in turn, by its tab and its law. */
async function forEachWorkflow(page: Page, visit: (name: string) => Promise<void>): Promise<void> {
  const tabs = page.getByRole('group', { name: await words(page, 'viewer:map.right') }).getByRole('button')
  const picker = page.getByRole('combobox', { name: await words(page, 'viewer:map.procedure') })
  for (const tab of await tabs.all()) {
    await tab.click()
    for (const option of await picker.locator('option').all()) {
      const id = await option.getAttribute('value')
      await picker.selectOption(id)
      await expect(page).toHaveURL(new RegExp(`flow=${id}`))
      await visit(id ?? '')
    }
  }
}

test('the usual way is read first, branches open on demand, and every name fits its box in three languages', async ({
  page,
}) => {
  await inIndonesian(page)
  await signIn(page, demo.sari)
  await page.goto('/wf-mapping/wfmapping?flow=mark-registration')
  await expect(page.locator('[data-state]').first()).toBeVisible()
  await expect(page.locator('[id^="branch-"]')).toHaveCount(0)

  const board = page.getByRole('group', { name: 'Jalan biasa' })
  await board.getByRole('button', { name: begins('Menunggu Pembayaran') }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(board.getByRole('button', { name: begins('Pemeriksaan Formalitas') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#state-formality_check')).toBeFocused()

  await board.getByRole('button', { name: begins('Usul Tolak') }).click()
  await board.getByRole('button', { name: 'Upaya lanjutan' }).click()
  await expect(board.getByRole('button', { name: begins('Menunggu Kelengkapan Banding') })).toBeVisible()

  for (const language of languages) {
    await page.addInitScript((chosen) => localStorage.setItem('saki-language', chosen), language)
    await page.goto('/wf-mapping/wfmapping')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await forEachWorkflow(page, async (name) => {
      await page.getByRole('button', { name: await words(page, 'viewer:map.openAll') }).click()
      // Fonts load after the program; stand-ins are a little wider.
      await page.evaluate(() => document.fonts.ready)
      expect(await misfits(page), `${name} in ${language}`).toEqual([])
    })
  }
})
