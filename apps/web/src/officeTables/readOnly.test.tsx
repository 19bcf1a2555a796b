import type { OfficeRequest } from '@saki/contracts/agents'
import type { Holiday } from '@saki/contracts/calendar'
import type { OfficeAnnouncement } from '@saki/contracts/notifications'
import type { ProblemReport } from '@saki/contracts/reports'
import type { OfficeRole } from '@saki/domain/office/officeRoles'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { serve, type FakeReplies } from '../../testing/fakeApi.ts'
import { officer } from '../../testing/people.ts'
import { everyLanguage, labelText, show, text } from '../../testing/render.tsx'
import { AnnouncementScreen } from '../screens/announcements/AnnouncementScreen.tsx'
import { HolidayScreen } from '../screens/holidays/HolidayScreen.tsx'
import { ConsultantRequestsScreen } from '../screens/office/ConsultantRequestsScreen.tsx'
import { ProblemReportsScreen } from '../screens/reports/ProblemReportsScreen.tsx'

const at = '2026-11-20T03:00:00.000Z'
const request: OfficeRequest = {
  KIND: 'ROLE',
  USER_ID: 51,
  USER_NAME: 'Intan Permatasari',
  EMAIL: 'intan@contoh.id',
  NOTES: '1157-2023',
  PERSONNAME: '',
  ADDRESSSTREET: '',
  TELEPHONE: '',
  REQUEST_EMAIL: '',
  REQUESTED_AT: at,
  REGISTER: null,
  CHECKS: { IND_FORMAT: 'Y', IND_REGISTERED: 'N', IND_NAME: 'N', IND_NIK: null, IND_FREE: 'Y' },
  STATUS: 'PENDING',
  DECIDED_AT: null,
  DECIDED_BY: null,
  REASON: '',
}
const announcement: OfficeAnnouncement = {
  ID: 3,
  STATE: 'SHOWN',
  LEVEL: 'INFO',
  AUDIENCE: 'ALL',
  TITLE_ID: 'Pemeliharaan',
  TITLE_EN: 'Maintenance',
  TITLE_AR: 'صيانة',
  CONTENT_ID: 'Malam ini',
  CONTENT_EN: 'Tonight',
  CONTENT_AR: 'الليلة',
  PAGE: '',
  VALID_FROM: at,
  VALID_TO: null,
  MADE_AT: at,
  MADE_BY: 'Budi Santoso',
  ENDED_AT: null,
  ENDED_BY: '',
}
const report: ProblemReport = {
  ID: 9,
  PAGE: '/login',
  INCIDENT: '',
  CONTENT: 'Tidak terbuka',
  MADE_AT: at,
  USER_NAME: null,
  EMAIL: null,
  HANDLED_AT: null,
  HANDLED_BY: '',
}
const holiday: Holiday = {
  DAY: '2026-12-25',
  KIND: 'NATIONAL',
  NAME_ID: 'Hari Raya Natal',
  NAME_EN: 'Christmas Day',
  NAME_AR: 'عيد الميلاد',
  SOURCE: 'SKB 2026',
  IND_PROVISIONAL: 'N',
}
const paged = { total: 1, page: 1, size: 10 }
const holidays = { YEAR: 2026, TODAY: '2026-11-20', YEARS: [], HOLIDAYS: [holiday], CHANGES: [] }

const pages: [string, ReactNode, FakeReplies, string, OfficeRole, string[]][] = [
  [
    'consultants',
    <ConsultantRequestsScreen key="c" />,
    { officeConsultantRequests: { data: [request], ...paged } },
    'Intan Permatasari',
    'register',
    [labelText('agents:office.grant'), labelText('agents:office.refuse')],
  ],
  [
    'announcements',
    <AnnouncementScreen key="a" />,
    { officeAnnouncements: { NOW: at, ROWS: [announcement] } },
    'Maintenance',
    'administrator',
    [labelText('office:announce.new'), labelText('office:announce.end')],
  ],
  [
    'reported problems',
    <ProblemReportsScreen key="r" />,
    { officeProblemReports: { data: [report], ...paged } },
    'Tidak terbuka',
    'administrator',
    [labelText('report:handle')],
  ],
  [
    'holidays',
    <HolidayScreen key="h" />,
    { officeHolidays: holidays },
    'Hari Raya Natal',
    'administrator',
    [labelText('office:holiday.add'), labelText('office:holiday.change'), labelText('office:holiday.remove')],
  ],
]
const note = (role: OfficeRole, language: 'id' | 'en' | 'ar' = 'en') =>
  page.getByText(text('staff:readOnly', { roles: text(`staff:role.${role}`, {}, language) }, language))
const buttons = (names: string[]) =>
  names.map((name) => page.getByRole('button', { name, exact: false }).elements().length)

test.each(pages)(
  '%s: who may not decide sees who may, and no button',
  async (_page, screen, replies, row, role, acts) => {
    serve(replies)
    await show(screen, { user: { ...officer, OFFICE_ROLES: ['head'] } })
    await expect.element(page.getByText(row).first()).toBeVisible()
    await expect.element(note(role)).toBeVisible()
    expect(buttons(acts)).toEqual(acts.map(() => 0))
  },
)

test.each(pages)('%s: who may decide has the buttons', async (_page, screen, replies, row, role, acts) => {
  serve(replies)
  await show(screen, { user: { ...officer, OFFICE_ROLES: [role] } })
  await expect.element(page.getByText(row).first()).toBeVisible()
  await expect.element(note(role)).not.toBeInTheDocument()
  expect(buttons(acts)).toEqual(acts.map(() => 1))
})

test.each(everyLanguage)('in %s the note names the role', async (language) => {
  serve({ officeConsultantRequests: { data: [request], ...paged } })
  await show(<ConsultantRequestsScreen />, { language, user: { ...officer, OFFICE_ROLES: ['head'] } })
  await expect.element(note('register', language)).toBeVisible()
})
