import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { graveFaults } from '../../../testing/axe.ts'
import { callsOf, refuse, serve } from '../../../testing/fakeApi.ts'
import { applicant, officer } from '../../../testing/people.ts'
import { everyLanguage, labelText, show, text } from '../../../testing/render.tsx'
import { AskError } from '../../lib/askError.ts'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { ProblemReportsScreen } from './ProblemReportsScreen.tsx'
import { ReportScreen } from './ReportScreen.tsx'

const content = page.getByRole('textbox', { name: labelText('report:content') })
const send = page.getByRole('button', { name: labelText('report:send') })
const address = '/lapor-masalah?dari=%2Finbox&kejadian=req-1a'

test('an error names its incident number and links to a report of it in a new tab', async () => {
  await show(<ErrorPanel error={new AskError({ err: 'INTERNAL', id: 'req-1a' })} />, { at: '/inbox' })
  const link = page.getByRole('link', { name: labelText('core:error.report') })
  await expect.element(link).toHaveAttribute('target', '_blank')
  expect((link.element() as HTMLAnchorElement).href).toContain('&kejadian=req-1a')
})

describe('the form', () => {
  test.each(everyLanguage)(
    'in %s sends page, incident and text, and names the number of the report',
    async (language) => {
      serve({ reportProblem: { err: '', ID: 12 } })
      await show(<ReportScreen />, { at: address, language, user: applicant })
      await page.getByRole('textbox', { name: labelText('report:content', {}, language) }).fill('Surat tidak tampil')
      await page.getByRole('button', { name: labelText('report:send', {}, language) }).click()
      await expect.element(page.getByText(text('report:done', { id: 12 }, language))).toBeVisible()
      expect(callsOf('reportProblem').map(({ body }) => body)).toEqual([
        { PAGE: '/inbox', INCIDENT: 'req-1a', CONTENT: 'Surat tidak tampil' },
      ])
    },
  )

  test('without a text nothing is sent and the field says so', async () => {
    await show(<ReportScreen />, { at: address })
    await send.click()
    await expect.element(content).toHaveAccessibleDescription(new RegExp(text('report:content.missing')))
    expect(callsOf('reportProblem')).toEqual([])
  })

  test('after a refusal the text stays', async () => {
    serve({ reportProblem: refuse('TOO_MANY', { title: 'Too many', retryAfter: 60 }) })
    await show(<ReportScreen />, { at: '/lapor-masalah?dari=https://jahat.example' })
    await content.fill('Halaman kosong')
    await send.click()
    await expect.element(page.getByRole('alert').getByText('Too many')).toBeVisible()
    await expect.element(content).toHaveValue('Halaman kosong')
    expect(callsOf('reportProblem')[0]?.body.PAGE).toBe('/')
  })
})

const report = {
  ID: 12,
  PAGE: '/inbox',
  INCIDENT: 'req-1a',
  CONTENT: 'Surat tidak tampil',
  MADE_AT: '2026-11-20T03:00:00.000Z',
  USER_NAME: null,
  EMAIL: null,
  HANDLED_AT: null,
  HANDLED_BY: '',
}

describe('the officers’ list', () => {
  test('shows page, incident and reporter, and marks a report as handled', async () => {
    serve({
      officeProblemReports: { data: [report], total: 1, page: 1, size: 10 },
      officeProblemHandled: { err: '' },
    })
    await show(<ProblemReportsScreen />, { at: '/petugas/laporan-masalah', user: officer })
    const row = page.getByRole('row').last()
    for (const shown of ['/inbox', 'req-1a', 'Surat tidak tampil', text('report:nobody')])
      await expect.element(row.getByText(shown)).toBeVisible()
    serve({ officeProblemReports: { data: [], total: 0, page: 1, size: 10 } })
    await row.getByRole('button').click()
    await expect.element(page.getByText(text('report:none.open'))).toBeVisible()
    expect(callsOf('officeProblemHandled').map(({ body }) => body)).toEqual([{ ID: 12 }])
  })

  test('is not asked for by applicants', async () => {
    await show(<ProblemReportsScreen />, { at: '/petugas/laporan-masalah', user: applicant })
    await expect.element(page.getByText(text('office:onlyOffice'))).toBeVisible()
    expect(callsOf('officeProblemReports')).toEqual([])
  })
})

test.each(everyLanguage)('in %s axe finds no serious fault', async (language) => {
  await show(<ReportScreen />, { at: address, language, user: applicant })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await graveFaults()).toEqual([])
})
