import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { designAtDesk } from '../../testing/designAtDesk.ts'
import { officer } from '../../testing/people.ts'
import { everyLanguage, show } from '../../testing/render.tsx'
import { CaseHead } from '../screens/desk/case/CaseHead.tsx'
import { StatusChip } from './StatusChip.tsx'

const status = {
  id: ['Masa Sanggahan (sudah dijawab)', ''],
  en: ['Masa Sanggahan (sudah dijawab)', 'Opposition period (answered)'],
  ar: ['Masa Sanggahan (sudah dijawab)', 'مهلة الرد على الاعتراض (قُدّم الرد)'],
} as const

/** Pixels between the middle of a chip's icon and that of the line of its first word. */
function distanceOf(chip: Element | null): number {
  const icon = chip?.querySelector('svg')?.getBoundingClientRect()
  const words = chip?.querySelector('.two-names > :not(.caption)')
  const range = document.createRange()
  if (!icon || !words) throw new Error('the chip has no icon or no words')
  range.setStart(words.firstChild ?? words, 0)
  range.setEnd(words.firstChild ?? words, 1)
  const line = range.getBoundingClientRect()
  return Math.abs(icon.top + icon.height / 2 - line.top - line.height / 2)
}

test.each(['en', 'ar'] as const)('in %s the icon stands before the first of two lines', async (language) => {
  const [name, caption] = status[language]
  await show(
    <div className="grid" style={{ inlineSize: 240 }}>
      <StatusChip code="310" name={name} caption={caption} />
    </div>,
    { language },
  )
  const chip = document.querySelector('.chip')
  expect(chip?.clientHeight).toBeGreaterThan(40)
  expect(distanceOf(chip)).toBeLessThan(3)
})

test.each(everyLanguage)(
  'in %s the icon of a status in a row of the desk is in the middle of its line',
  async (language) => {
    const [name, caption] = status[language]
    await show(
      <table>
        <tbody>
          <tr>
            <td>
              <StatusChip code="310" name={name} caption={caption} />
            </td>
          </tr>
        </tbody>
      </table>,
      { language },
    )
    const chip = document.querySelector('.chip')
    expect(chip?.clientHeight).toBe(24)
    expect(distanceOf(chip)).toBeLessThan(2)
  },
)

test.each(everyLanguage)('in %s the icon of a long status is in its first line on a phone', async (language) => {
  await page.viewport(390, 800)
  const [STATUS_NAME, STATUS_CAPTION] = status[language]
  await show(<CaseHead found={{ ...designAtDesk, STATUS_NAME, STATUS_CAPTION }} />, { user: officer, language })
  expect(distanceOf(document.querySelector('h1 ~ .chip'))).toBeLessThan(3)
})
