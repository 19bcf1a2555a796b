import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { everyLanguage, show } from '../../../testing/render.tsx'
import { Menu } from './Menu.tsx'
import { MenuItem } from './menuParts.tsx'

const places = everyLanguage.flatMap(([language]) => (['start', 'end'] as const).map((side) => ({ language, side })))

test.each(places)('on a phone a wide menu keeps eight pixels from both edges: $language, $side', async (place) => {
  await page.viewport(390, 844)
  try {
    await show(
      <div style={{ display: 'flex', justifyContent: place.side }}>
        <Menu width={280} button={{}} face="Unduh">
          <MenuItem onClick={() => undefined}>Data permohonan (XML berbentuk WIPO ST.96) dan berkas</MenuItem>
        </Menu>
      </div>,
      place,
    )
    await page.getByRole('button', { name: 'Unduh' }).click()
    const menu = page.getByRole('menu')
    await expect.element(menu).toBeVisible()
    const { left, right } = menu.element().getBoundingClientRect()
    expect(left).toBeGreaterThanOrEqual(8)
    expect(right).toBeLessThanOrEqual(382)
  } finally {
    await page.viewport(1366, 768)
  }
})
