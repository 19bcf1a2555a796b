import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { legalClockText } from '@saki/texts/dates'

import { OfflineNote } from '../cases/OfflineNote.tsx'
import { show, text } from '../../testing/render.tsx'
import { officeNow, setServerTime } from '../ui/clock.ts'
import { OfflineStrip } from './OfflineStrip.tsx'

/** The device's time at an instant of the office, whose second half of a minute leaves room for the clock going on. */
const at = (instant: string) => Date.parse(instant) + Date.now() - officeNow()
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
  await open(at('2026-11-20T02:30:30Z'), at('2026-11-20T02:10:30Z'))
  await expect.element(note).toHaveTextContent(text('core:offline', { time: '09:10 WIB' }))
  expect(note.elements()).toHaveLength(1)
})

test.each([-26, 3])('the time is that of the office on a device whose clock is %i hours off', async (hours) => {
  setServerTime(new Date(Date.now() - hours * 3_600_000).toISOString())
  const loaded = Date.now() - 60_000
  await open(loaded)
  const time = legalClockText(new Date(loaded - hours * 3_600_000))
  await expect.element(note).toMatchTextContent(time)
})

test('content of another day has its date', async () => {
  await open(at('2026-11-19T02:10:30Z'))
  await expect.element(note).toHaveTextContent(text('core:offline', { time: '19 Nov 2026, 09:10 WIB' }))
})

test('a page without loaded content says that entries are kept, also after a page that had content', async () => {
  const { redraw } = await open(at('2026-11-20T02:10:30Z'), 0)
  await expect.element(note).toMatchTextContent('09:10')
  redraw(<OfflineStrip />)
  await expect.element(note).toHaveTextContent(text('core:offline.now'))
})

test('nothing is said while connected', async () => {
  vi.restoreAllMocks()
  await open(at('2026-11-20T02:10:30Z'))
  expect(note.elements()).toHaveLength(0)
})
