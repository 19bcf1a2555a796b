import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { serve } from '../../../testing/fakeApi.ts'
import { applicant } from '../../../testing/people.ts'
import { coffeeDryer, registerFound } from '../../../testing/registerCases.ts'
import { labelText, show, text } from '../../../testing/render.tsx'
import { takeHandedPicture } from '../../searches/handedPicture.ts'
import { DesignListScreen } from './DesignListScreen.tsx'

beforeEach(() => serve({ searchRegister: registerFound([coffeeDryer]), suggestRegister: { data: [] } }))

const open = () => show(<DesignListScreen />, { at: '/table-list/patents', user: applicant })

test('the list of designs leads to the search by picture, among designs', async () => {
  await open()
  await expect
    .element(page.getByRole('link', { name: labelText('register:byPicture') }))
    .toHaveAttribute('href', '/trademarks/search?right=D')
})

test('its lead names designs alone', async () => {
  await open()
  await expect.element(page.getByText(text('register:lead.designs'))).toBeVisible()
  expect(text('register:lead.designs')).not.toMatch(/mark|patent/i)
})

test('a picture dropped on its box is handed to that search', async () => {
  const { address } = await open()
  const given = new DataTransfer()
  given.items.add(new File([new Uint8Array(60)], 'kursi.png', { type: 'image/png' }))
  const box = page.getByRole('combobox', { name: text('register:box') }).element()
  box.dispatchEvent(new DragEvent('drop', { dataTransfer: given, bubbles: true, cancelable: true }))
  await expect.poll(address).toBe('/trademarks/search?right=D')
  expect(takeHandedPicture()?.name).toBe('kursi.png')
  expect(takeHandedPicture()).toBeUndefined()
})
