import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { officer } from '../../../testing/people.ts'
import { show } from '../../../testing/render.tsx'
import { useRoom } from './useRoom.ts'

function Box() {
  const [ref, hasRoom] = useRoom(600)
  return (
    <div ref={ref} data-testid="box" style={{ inlineSize: 599 }}>
      {hasRoom ? 'three columns' : 'two columns'}
    </div>
  )
}

test('an element has room from the given width on, also after it was resized', async () => {
  await show(<Box />, { user: officer, language: 'id' })
  const box = page.getByTestId('box')
  await expect.element(box).toHaveTextContent('two columns')
  const element = box.element() as HTMLElement
  element.style.inlineSize = '600px'
  await expect.element(box).toHaveTextContent('three columns')
  element.style.inlineSize = '300px'
  await expect.element(box).toHaveTextContent('two columns')
})
