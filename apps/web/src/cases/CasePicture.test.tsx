import { expect, test } from 'vitest'

import { show } from '../../testing/render.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { CasePicture } from './CasePicture.tsx'

test.each([
  ['P', 'patent'],
  ['T', 'mark'],
  ['D', 'design'],
] as const)('a case of right %s without a picture shows the sign of its right', async (right, sign) => {
  await show(
    <>
      <CasePicture url={null} right={right} size={64} />
      <p>
        <Icon name={sign} />
      </p>
    </>,
  )
  const drawing = (place: string) => document.querySelector(`${place} svg`)?.innerHTML
  expect(drawing('.case-picture')).toBeTruthy()
  expect(drawing('.case-picture')).toBe(drawing('p'))
})
