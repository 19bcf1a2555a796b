import type { WorkflowRow } from '@saki/contracts/caseHistory'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { dialogFaults } from '../../../testing/axe.ts'
import { letterRow, letterSub, letterProcess, workflowRow, workflowStatus } from '../../../testing/letterCase.ts'
import { refuse, serve } from '../../../testing/fakeApi.ts'
import { applicant } from '../../../testing/people.ts'
import { labelText, show, text } from '../../../testing/render.tsx'
import { isOwnFirst } from '../../../testing/ownFirst.ts'
import { setServerTime } from '../../ui/clock.ts'
import { Timeline } from './Timeline.tsx'

const paid = workflowRow({
  ACTION_NBR: 1,
  EVENT_DATE: '2026-09-30',
  CAPTURE_DATE: '2026-09-30T04:00:00.000Z',
  ACTION_TYPE_NAME: 'Pembayaran diterima',
  ACTION_TYPE_CAPTION: 'Payment received',
  DESCRIPTION: 'The application gets its number.',
  ACTOR: 'SYSTEM',
})
const asked = workflowRow({ IND_CURRENT: 'Y', NOTES: 'Gambar 3 buram.', SUBS: [letterSub] })

beforeEach(() => setServerTime('2026-11-23T03:00:00.000Z'))

const history = (rows: readonly WorkflowRow[], status = workflowStatus()) =>
  show(<Timeline rows={rows} status={status} />, {
    at: '/table-list/patents/workflow/A00202600025',
    user: applicant,
  })
const events = page.getByRole('list').first().getByRole('listitem')
const names = () => events.elements().map((each) => each.querySelector('h3')?.textContent)

describe('the history', () => {
  test('has the newest event first, each with its day, actor, sentence and days until the next', async () => {
    await history([paid, asked])
    await expect.element(events).toHaveLength(2)
    expect(names()).toEqual(['Surat kekurangan dikirim Deficiency letter sent', 'Pembayaran diterima Payment received'])
    const [newest, oldest] = [events.nth(0), events.nth(1)]
    await expect.element(newest).toMatchTextContent('15 Oct 2026')
    await expect.element(newest).toMatchTextContent(text('workflow:screen.by.OFFICE'))
    await expect.element(newest).toMatchTextContent('Gambar 3 buram.')
    await expect.element(newest).toMatchTextContent(text('workflow:screen.days', { count: 39 }))
    await expect.element(newest).toMatchTextContent(text('workflow:screen.soFar'))
    await expect.element(oldest).toMatchTextContent(text('workflow:screen.days', { count: 15 }))
    await expect.element(oldest).toMatchTextContent(text('workflow:screen.untilNext'))
  })

  test('shows only steps of the applicant on request, and says when there are none', async () => {
    await history([paid, asked])
    await page.getByRole('checkbox', { name: labelText('workflow:screen.onlyMine') }).click()
    await expect.element(page.getByText(text('workflow:screen.noneMine'))).toBeVisible()
    expect(names()).toEqual([undefined])
  })

  test('in short leaves out notes, events taken back and sentences', async () => {
    await history([
      paid,
      workflowRow({ EVENT_TYP: 'NOTE', ACTION_TYPE_NAME: 'Catatan', CAPTURE_DATE: '2026-10-02T04:00:00.000Z' }),
      workflowRow({ IND_UNDONE: 'Y', ACTION_TYPE_NAME: 'Keliru', CAPTURE_DATE: '2026-10-03T04:00:00.000Z' }),
      asked,
    ])
    await page.getByRole('checkbox', { name: labelText('viewer:flow.compact') }).click()
    await expect.element(events).toHaveLength(2)
    expect(names()).toEqual(['Surat kekurangan dikirim Deficiency letter sent', 'Pembayaran diterima Payment received'])
    await expect.element(events.nth(0)).not.toMatchTextContent('Gambar 3 buram.')
  })

  test('strikes through an event that was taken back, with the reason', async () => {
    await history([workflowRow({ IND_UNDONE: 'Y', UNDONE_WHY: 'Salah berkas.' })])
    await expect.element(events).toMatchTextContent(text('viewer:flow.undone'))
    await expect.element(events).toMatchTextContent(text('viewer:flow.undone.why', { why: 'Salah berkas.' }))
    expect(events.element().querySelector('s')?.textContent).toContain('Surat kekurangan dikirim')
  })

  test('has the automatic action on top, as an event to come', async () => {
    const NEXT_AUTO = {
      ACTION_TYP: 'LAPSE',
      ACTION_TYPE_NAME: 'Batas kelengkapan terlampaui',
      ACTION_TYPE_CAPTION: '',
      NEW_STATUS_NAME: 'Dianggap Ditarik Kembali',
      NEW_STATUS_CAPTION: '',
      ON_DATE: '2027-01-16',
      GROUND: 'UU 31/2000 art. 20',
    }
    await history([paid], workflowStatus({ NEXT_AUTO }))
    await expect.element(events).toHaveLength(2)
    expect(names()[0]).toBe('Batas kelengkapan terlampaui')
    await expect.element(events.nth(0)).toMatchTextContent('16 Jan 2027')
  })
})

describe('details of an event', () => {
  const askedDetail = {
    ...asked,
    PRIOR_STATUS_CAPTION: 'Administrative check',
    PRIOR_DUE_DATE: null,
    FILES: [],
    PORTAL_READ_AT: null,
  }
  const detail = page.getByRole('button', { name: labelText('workflow:screen.detail') })

  test('open on request and show status before and after', async () => {
    serve({ getDetailWorkflow: askedDetail })
    await history([asked])
    await expect.element(detail).toHaveAttribute('aria-expanded', 'false')
    await detail.click()
    await expect
      .element(page.getByRole('definition').nth(1))
      .toMatchTextContent('Pemeriksaan Administratif Administrative check → Menunggu Kelengkapan Awaiting completion')
    expect(isOwnFirst('Administrative check', 'Pemeriksaan Administratif')).toBe(true)
    await expect.element(page.getByText(text('workflow:screen.unseen'))).toBeVisible()
  })

  test('that cannot be loaded can be asked for again', async () => {
    serve({ getDetailWorkflow: refuse('UNKNOWN') })
    await history([asked])
    await detail.click()
    await expect.element(page.getByRole('alert')).toBeVisible()
    serve({ getDetailWorkflow: askedDetail })
    await page.getByRole('button', { name: labelText('core:retry') }).click()
    await expect.element(page.getByText(text('workflow:screen.unseen'))).toBeVisible()
  })
})

describe('the side sheet of a letter', () => {
  const sheet = page.getByRole('dialog')
  const answer = sheet.getByRole('link', { name: labelText('inbox:screen.answer') })
  const openSheet = async () => {
    await history([asked])
    await page.getByRole('button', { name: /Menunggu jawaban/ }).click()
    await expect.element(sheet.getByText('The letter asks for your answer.', { exact: false })).toBeVisible()
  }
  const served = (change: Parameters<typeof letterProcess>[0] = {}) =>
    serve({
      getDetailSubWorkflow: letterProcess(change),
      getStatusSubWorkflow: workflowStatus({ NEXT_STEP: 'Your turn: answer.' }),
      getSubWorkflow: [workflowRow({ ACTION_TYPE_NAME: 'Surat dikirim' })],
    })

  test('leads to the answer while the letter waits for it', async () => {
    served()
    serve({ getLettersToAnswer: [letterRow()] })
    await openSheet()
    await expect.element(answer).toHaveAttribute('href', '/jawaban/3-50186-2')
    await expect.element(sheet).toMatchTextContent('Surat dikirim')
    expect(await dialogFaults('SubSheet')).toEqual([])
  })

  test('leads to the requests that may be made in the case', async () => {
    served()
    serve({ getLettersToAnswer: [] })
    await openSheet()
    await expect.element(sheet.getByRole('button', { name: labelText('applications:do.request') })).toBeVisible()
  })

  test('of an answered letter has no answer', async () => {
    served({ STATUS_CODE: '2094' })
    await openSheet()
    await expect.element(sheet).toMatchTextContent('Surat dikirim')
    expect(answer.elements()).toEqual([])
  })

  test('that cannot be loaded says so', async () => {
    serve({ getDetailSubWorkflow: refuse('UNKNOWN'), getStatusSubWorkflow: refuse('UNKNOWN') })
    await history([asked])
    await page.getByRole('button', { name: /Menunggu jawaban/ }).click()
    await expect.element(sheet.getByRole('alert')).toBeVisible()
  })
})
