import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { OfflineNote } from '../cases/OfflineNote.tsx'
import { show, text } from '../../testing/render.tsx'
import { setServerTime } from '../ui/clock.ts'
import { OfflineStrip } from './OfflineStrip.tsx'

const at = (instant: string) => Date.parse(instant)
const note = page.getByRole('status')

beforeEach(() => {
  setServerTime('2026-11-20T03:00:00.000Z')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
})
afterEach(() => void vi.restoreAllMocks())

const open = (...ages: number[]) =>
  show(
    <>
      <OfflineStrip />
      {ages.map((asOf) => (
        <OfflineNote key={asOf} asOf={asOf} />
      ))}
    </>,
  )

test('offline one note says as of when the oldest content of the page is', async () => {
  await open(at('2026-11-20T02:30:00Z'), at('2026-11-20T02:10:00Z'))
  await expect.element(note).toHaveTextContent(text('core:offline', { time: '09:10 WIB' }))
  expect(note.elements()).toHaveLength(1)
})

test('content of another day has its date', async () => {
  await open(at('2026-11-19T02:10:00Z'))
  await expect.element(note).toHaveTextContent(text('core:offline', { time: '19 Nov 2026, 09:10 WIB' }))
})

test('a page without loaded content says that entries are kept, also after a page that had content', async () => {
  const { redraw } = await open(at('2026-11-20T02:10:00Z'), 0)
  await expect.element(note).toMatchTextContent('09:10')
  redraw(<OfflineStrip />)
  await expect.element(note).toHaveTextContent(text('core:offline.now'))
})

test('nothing is said while connected', async () => {
  vi.restoreAllMocks()
  await open(at('2026-11-20T02:10:00Z'))
  expect(note.elements()).toHaveLength(0)
})
