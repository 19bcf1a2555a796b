import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { designAtDesk } from '../../../../testing/designAtDesk.ts'
import { serve } from '../../../../testing/fakeApi.ts'
import { officer } from '../../../../testing/people.ts'
import { everyLanguage, show } from '../../../../testing/render.tsx'
import { CaseTools } from './CaseTools.tsx'

const found = {
  ...designAtDesk,
  UNDO: { ACTION_NBR: 3, ACTION_TYPE_NAME: 'Diumumkan', ACTION_TYPE_CAPTION: '' },
  CAN: { ...designAtDesk.CAN, FREEZE: 'Y' as const, SET_DUE: 'Y' as const },
}
const tools = (width: number) => (
  <div style={{ inlineSize: width }}>
    <CaseTools found={found} />
  </div>
)
const inLanguage = { user: officer, language: 'id' as const }

beforeEach(() => serve({ officeOfficers: [] }))

test.each(everyLanguage.flatMap(([language]) => [[language, 1036, 1366] as const, [language, 358, 390] as const]))(
  'in %s the tools stand in one row, %i pixels wide',
  async (language, width, screen) => {
    await page.viewport(screen, 768)
    await show(tools(width), { user: officer, language })
    const more = page.getByRole('button', { name: /Lainnya/ })
    await expect.element(more).toBeVisible()
    await expect.poll(() => page.getByRole('button').elements().length).toBe(width > 700 ? 5 : 3)
    const boxes = page
      .getByRole('button')
      .elements()
      .map((button) => button.getBoundingClientRect())
    const [first] = boxes
    for (const { top, bottom } of boxes)
      expect([top < (first?.bottom ?? 0), bottom > (first?.top ?? 0)]).toEqual([true, true])
    const row = more.element().parentElement
    expect(row?.scrollWidth).toBeLessThanOrEqual(row?.clientWidth ?? 0)
  },
)

test('the others are in a menu, by keyboard too; what is chosen asks for its reason', async () => {
  await show(tools(358), inLanguage)
  page.getByRole('button', { name: 'Lainnya' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Bekukan' })).toBeVisible()
  const names = page
    .getByRole('menuitem')
    .elements()
    .map(({ textContent }) => textContent)
  expect(names).toEqual([
    'Usulkan perpanjangan',
    'Klasifikasi',
    'Batalkan tindakan terakhir',
    'Bekukan',
    'Alur',
    'Ubah data',
    'Riwayat Perubahan',
  ])
  await page.getByRole('menuitem', { name: 'Bekukan' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
})
