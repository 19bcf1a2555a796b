import type { StaffRow } from '@saki/contracts/staff'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { dialogFaults, graveFaults } from '../../../testing/axe.ts'
import { callsOf, refuse, serve } from '../../../testing/fakeApi.ts'
import { officer } from '../../../testing/people.ts'
import { everyLanguage, labelText, show, text } from '../../../testing/render.tsx'
import { matching } from './staffTabs.ts'
import { StaffScreen } from './StaffScreen.tsx'

const row = (USER_ID: number, USER_NAME: string, more: Partial<StaffRow> = {}): StaffRow => ({
  USER_ID,
  USER_NAME,
  EMAIL: `${USER_ID}@kantor.id`,
  NIP: '',
  SECTION: 'mark',
  ROLES: ['examinerMark'],
  IND_DIVIDED: 'Y',
  IND_ACTIVE: 'Y',
  ABSENCES: [],
  IND_ABSENT: 'N',
  CASES: 0,
  LAST_LOGIN: null,
  ROW_VERSION: 1,
  ...more,
})
const dewi = row(21, 'Dewi Lestari', {
  NIP: '198804122019032003',
  CASES: 14,
  IND_ABSENT: 'Y',
  ABSENCES: [
    {
      ABSENCE_ID: 3,
      FROM_DATE: '2026-11-23',
      TO_DATE: '2026-11-27',
      REASON: 'leave',
      SUBSTITUTE: { USER_ID: 22, USER_NAME: 'Nguyễn Bagas' },
    },
  ],
})
const bagas = row(22, 'Nguyễn Bagas')
const closed = row(23, 'Galih Adiputra', { IND_ACTIVE: 'N' })
const STAFF = [dewi, bagas, closed, row(7, 'Budi Santoso', { IND_DIVIDED: 'N' })]
const answer = { TODAY: '2026-11-24', STAFF, CHANGES: [] }
const button = (name: string) => page.getByRole('button', { name })

beforeEach(() => {
  serve({
    officeStaff: answer,
    officeStaffSave: { err: '' },
    officeAbsence: { err: '' },
    officeStaffClose: { err: '' },
  })
})
const open = (user = officer) => show(<StaffScreen />, { user })

describe('who is listed', () => {
  test.each([
    ['active', '', ['Dewi Lestari', 'Nguyễn Bagas', 'Budi Santoso']],
    ['absent', '', ['Dewi Lestari']],
    ['closed', '', ['Galih Adiputra']],
    ['active', 'nguyen', ['Nguyễn Bagas']],
    ['active', '19880412', ['Dewi Lestari']],
    ['active', '22@KANTOR', ['Nguyễn Bagas']],
    ['closed', 'dewi', []],
  ] as const)('in %s with “%s”', (tab, typed, names) => {
    expect(matching(STAFF, tab, typed).map(({ USER_NAME }) => USER_NAME)).toEqual(names)
  })
})

test('an absence names its days and the substitute; accounts with all roles are counted', async () => {
  await open()
  await expect.element(page.getByText(text('staff:absence.by', { name: 'Nguyễn Bagas' }))).toBeVisible()
  await expect.element(page.getByText(text('staff:undivided', { count: 1 }))).toBeVisible()
})

test('roles are sent as ticked, with the version that was seen', async () => {
  await open()
  await button(`${labelText('staff:edit')} Dewi Lestari`).click()
  await page.getByRole('checkbox', { name: labelText('staff:role.head'), exact: false }).click()
  expect(await dialogFaults('OfficerDialog')).toEqual([])
  await button(labelText('core:save')).click()
  await expect
    .poll(() => callsOf('officeStaffSave')[0]?.body)
    .toEqual({
      USER_ID: 21,
      NIP: '198804122019032003',
      SECTION: 'mark',
      ROLES: ['examinerMark', 'head'],
      REASON: '',
      ROW_VERSION: 1,
    })
})

test('an absence of a colleague is sent with its substitute, and a refused substitute is named at the field', async () => {
  const fields = [{ field: 'SUBSTITUTE_ID', message: 'Pengganti juga tidak hadir' }]
  serve({ officeStaff: answer, officeAbsence: refuse('INVALID', { fields }) })
  await open()
  await button(`${labelText('staff:absence')} Nguyễn Bagas`).click()
  await page.getByLabelText(labelText('staff:absence.substitute')).selectOptions('21')
  expect(await dialogFaults('AbsenceDialog')).toEqual([])
  await button(labelText('core:save')).click()
  await expect.poll(() => callsOf('officeAbsence')[0]?.body).toMatchObject({ USER_ID: 22, SUBSTITUTE_ID: 21 })
  await expect.element(page.getByText('Pengganti juga tidak hadir').first()).toBeVisible()
})

test('closing says how many cases return to the queue', async () => {
  await open()
  await button(`${labelText('staff:edit')} Dewi Lestari`).click()
  await button(labelText('staff:close')).click()
  await expect.element(page.getByText(text('staff:close.means', { count: 14 }))).toBeVisible()
  await button(labelText('staff:close')).last().click()
  await expect.poll(() => callsOf('officeStaffClose')[0]?.body).toMatchObject({ USER_ID: 21, IND_ACTIVE: 'N' })
})

test('without the role of an administrator nobody is changed, and only the own absence is noted', async () => {
  await open({ ...officer, OFFICE_ROLES: ['formality'] })
  await expect.element(page.getByText('Dewi Lestari')).toBeVisible()
  await expect.element(button(labelText('staff:add'))).not.toBeInTheDocument()
  await expect.element(button(`${labelText('staff:edit')} Dewi Lestari`)).not.toBeInTheDocument()
  await expect.element(button(`${labelText('staff:absence')} Dewi Lestari`)).not.toBeInTheDocument()
  await expect.element(button(`${labelText('staff:absence')} Budi Santoso`)).toBeVisible()
})

test.each(everyLanguage)('in %s axe finds no serious fault', async (language) => {
  await show(<StaffScreen />, { language, user: officer })
  await expect.element(page.getByText('Dewi Lestari').first()).toBeVisible()
  expect(await graveFaults()).toEqual([])
})
