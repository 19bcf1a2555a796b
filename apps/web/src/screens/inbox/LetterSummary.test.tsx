import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { unreadLetter } from '../../../testing/letters.ts'
import { show, text } from '../../../testing/render.tsx'
import { LetterSummary } from './LetterSummary.tsx'

const shown = (change: Parameters<typeof unreadLetter>[1]) =>
  show(
    <main>
      <LetterSummary item={unreadLetter(1, change)} />
    </main>,
    { at: '/inbox' },
  )
const bold = () => page.getByRole('main').element().querySelector('b')?.textContent

test('what to do names the act first, then its period and what happens otherwise', async () => {
  await shown({ STATUS_CODE: '315', TODO_TEXT: 'Complete within 3 months.', CONSEQUENCE: 'It lapses.' })
  await expect.element(page.getByRole('main')).toMatchTextContent('It lapses.')
  expect(bold()).toBe(text('applications:act.complete'))
  await expect.element(page.getByRole('main')).toMatchTextContent('Complete within 3 months.')
})

test('a state without an act of its own says in words what to do', async () => {
  await shown({ STATUS_CODE: '310', TODO_TEXT: 'Check your data.' })
  await expect.element(page.getByRole('main')).toMatchTextContent('Check your data.')
  expect(bold()).toBe('Check your data.')
})
