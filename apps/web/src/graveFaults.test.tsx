import { expect, test } from 'vitest'

import { graveFaults } from '../testing/axe.ts'
import { show } from '../testing/render.tsx'

test('axe names text too pale for its background, also where both colours stood in another pair before', async () => {
  await show(
    <main>
      <h1 style={{ color: 'rgb(20, 20, 20)', background: 'rgb(255, 255, 255)' }}>Dark on white</h1>
      <p style={{ color: 'rgb(255, 255, 255)', background: 'rgb(20, 20, 20)' }}>White on dark</p>
      <p id="pale" style={{ color: 'rgb(200, 200, 200)', background: 'rgb(255, 255, 255)' }}>
        Pale on white
      </p>
    </main>,
  )
  expect(await graveFaults()).toEqual(['color-contrast: #pale'])
  expect(await graveFaults()).toEqual(['color-contrast: #pale'])
})
