import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { dialogFaults } from '../../testing/axe.ts'
import { serve } from '../../testing/fakeApi.ts'
import { applicant } from '../../testing/people.ts'
import { show } from '../../testing/render.tsx'
import { Sidebar } from './Sidebar.tsx'

const sidebar = { isDrawer: false, isOpen: false, mini: false, toggle: () => undefined, close: () => undefined }

beforeEach(() => serve({ getInboxUnreads: [{ TOTAL: 0 }] }))

test.each([
  ['the hub of a filing', '/buat-pengajuan/draft?draft=D-7F3K00', 'Draf'],
  ['a step of a filing', '/buat-pengajuan/draft?draft=D-7F3K00&step=images', 'Draf'],
  ['the list of drafts', '/customer-screen/draft', 'Draf'],
  ['the choice of a right', '/buat-pengajuan', 'Tambah Permohonan'],
])('on %s one entry of the menu is marked as current', async (_what, at, name) => {
  await show(<Sidebar sidebar={sidebar} />, { at, user: applicant, language: 'id' })
  await expect.element(page.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current')
  const current = page
    .getByRole('navigation')
    .getByRole('link')
    .elements()
    .filter((link) => link.ariaCurrent)
  expect(current.map((link) => link.textContent)).toEqual([name])
})

test('as a drawer axe finds no serious fault in either direction', async () => {
  await show(<Sidebar sidebar={{ ...sidebar, isDrawer: true, isOpen: true }} />, { at: '/kuasa', user: applicant })
  await expect.element(page.getByRole('dialog', { name: 'SAKI 21' })).toBeVisible()
  expect(await dialogFaults('Sidebar')).toEqual([])
})
