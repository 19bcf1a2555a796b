import { Suspense, use } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { officer } from '../../../testing/people.ts'
import { show } from '../../../testing/render.tsx'
import { useRoom } from './useRoom.ts'

/** `late`: what the third column waits for. */
function Box({ width, late }: { width: number; late?: Promise<string> }) {
  const [ref, hasRoom] = useRoom<HTMLDivElement>(600)
  return (
    <div ref={ref} data-testid="box" style={{ inlineSize: width }}>
      {hasRoom ? 'three columns' : 'two columns'}
      {hasRoom && late && <Late column={late} />}
    </div>
  )
}

const Late = ({ column }: { column: Promise<string> }) => <b>{use(column)}</b>

const box = page.getByTestId('box')

test('an element has room from the given width on, also after it was resized', async () => {
  await show(<Box width={599} />, { user: officer, language: 'id' })
  await expect.element(box).toHaveTextContent('two columns')
  const element = box.element() as HTMLElement
  element.style.inlineSize = '600px'
  await expect.element(box).toHaveTextContent('three columns')
  element.style.inlineSize = '300px'
  await expect.element(box).toHaveTextContent('two columns')
})

test('a column that loads late is shown when it is there', async () => {
  const late = new Promise<string>((arrive) => setTimeout(() => arrive(', the third loaded'), 500))
  await show(
    <Suspense fallback="loading">
      <Box width={700} late={late} />
    </Suspense>,
    { user: officer, language: 'id' },
  )
  await expect.element(box).toHaveTextContent('three columns, the third loaded')
})
