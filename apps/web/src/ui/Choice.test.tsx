import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { Held } from '../../testing/Held.tsx'
import { show } from '../../testing/render.tsx'
import { Choice } from './Choice.tsx'

const options = ['Kata', 'Kata & Lukisan', 'Lukisan', '3 Dimensi', 'Suara', 'Hologram'].map((label, at) => ({
  value: String(at),
  label,
  hint: 'Tulisan dan logo',
  picture: <svg className="drawing" viewBox="0 0 96 64" />,
}))

/** Draws six pictured options in a column of this width; returns how many stand in each row. */
async function rowsAt(width: number): Promise<number[]> {
  await show(
    <div style={{ inlineSize: width }}>
      <Held start="">
        {(value, set) => (
          <Choice id="sign" label="Tipe Merek" look="pictures" options={options} value={value} onChange={set} />
        )}
      </Held>
    </div>,
  )
  const tops = page
    .getByRole('radio')
    .elements()
    .map((radio) => Math.round(radio.closest('label')?.getBoundingClientRect().top ?? 0))
  return [...new Set(tops)].map((top) => tops.filter((one) => one === top).length)
}

test.each([
  [646, [6], 'beside the fee of a 1366 px page'],
  [326, [3, 3], 'on a phone of 390 px'],
])('six pictured options in %i px stand in rows of %j, %s', async (width, rows) =>
  expect(await rowsAt(width)).toEqual(rows),
)

test('pictured options are chosen with the arrow keys', async () => {
  await rowsAt(646)
  await page.getByRole('radio', { name: /^Kata Tulisan/ }).click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('radio', { name: /^Kata & Lukisan/ })).toBeChecked()
})
