import { CatchBoundary } from '@tanstack/react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { graveFaults } from '../../testing/axe.ts'
import { everyLanguage, labelText, show, text } from '../../testing/render.tsx'
import { lazyScreen } from '../lib/lazyScreen.ts'
import { BrokenScreen } from './BrokenPage.tsx'

afterEach(() => void vi.restoreAllMocks())

const turn = (state: 'online' | 'offline') => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online')
  dispatchEvent(new Event(state))
}
const failure = new TypeError('Failed to fetch dynamically imported module: http://saki/assets/x.js')
const alert = page.getByRole('alert')

/** A screen whose program cannot be loaded without a connection. */
const remote = () =>
  lazyScreen(
    () => (navigator.onLine ? Promise.resolve({ Screen: () => <h1>Isi halaman</h1> }) : Promise.reject(failure)),
    'Screen',
  )

async function showBroken(language: 'id' | 'en' | 'ar' = 'en') {
  const Screen = remote()
  await Screen.preload?.()
  await show(
    <CatchBoundary getResetKey={() => 'x'} errorComponent={BrokenScreen}>
      <Screen />
    </CatchBoundary>,
    { language },
  )
}

test('a page that was not loaded before says offline that it needs a connection, and offers no reload', async () => {
  turn('offline')
  await showBroken()
  await expect.element(alert).toMatchTextContent(text('core:page.offline'))
  await expect.element(alert).toMatchTextContent(text('core:page.failed.kept'))
  expect(alert.getByRole('button', { name: labelText('core:reload') }).elements()).toEqual([])
})

test('it opens by itself when the connection is back', async () => {
  turn('offline')
  await showBroken()
  await expect.element(alert).toBeVisible()
  turn('online')
  await expect.element(page.getByRole('heading', { name: 'Isi halaman' })).toBeVisible()
  expect(alert.elements()).toEqual([])
})

test('a dialog that could not be loaded does not promise to open by itself, and offers to reload once there is a connection', async () => {
  turn('offline')
  await show(<BrokenScreen error={failure} />)
  const reload = alert.getByRole('button', { name: labelText('core:reload') })
  await expect.element(alert).toMatchTextContent(text('core:page.failed'))
  await expect.element(alert).not.toMatchTextContent(text('core:page.offline'))
  expect(reload.elements()).toEqual([])
  turn('online')
  await expect.element(reload).toBeVisible()
})

test.each(everyLanguage)('axe finds nothing grave offline in %s', async (language) => {
  turn('offline')
  await showBroken(language)
  await expect.element(alert).toBeVisible()
  expect(await graveFaults()).toEqual([])
})
