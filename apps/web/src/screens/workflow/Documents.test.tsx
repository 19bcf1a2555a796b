import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { callsOf, refuse, serve } from '../../../testing/fakeApi.ts'
import { applicant } from '../../../testing/people.ts'
import { labelText, show, text } from '../../../testing/render.tsx'
import type { Answer } from '../../lib/ask.ts'
import { Documents } from './Documents.tsx'

type CaseFile = Answer<'getListDokumen'>[number]

const file = (DOC_NAME: string, DOC_DATE: string, change: Partial<CaseFile> = {}): CaseFile => ({
  DOC_ID: `document-${DOC_NAME}`,
  PROC_TYP: null,
  PROC_NBR: null,
  ACTION_NBR: null,
  DIRECTION: 'OUT',
  DOC_TYP: 'SKF',
  DOC_TYP_NAME: '',
  DOC_NAME,
  DOC_NUMBER: '',
  DOC_DATE,
  MIME: 'application/pdf',
  SIZE: 132_000,
  PAGES: 2,
  IS_READ: 'Y',
  SIGNED: 'N',
  VIEW_TYPE_ID: null,
  REMARKS: null,
  ...change,
})
const picture = file('depan.jpg', '2026-11-01', { DIRECTION: 'IN', MIME: 'image/jpeg', PAGES: null })
const open = () =>
  show(<Documents patentId="A00202600025" />, { at: '/table-list/patents/workflow/A00202600025', user: applicant })
const names = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((each) => each.querySelector('b')?.textContent)

test('letters of the office stand first, newest first; own files open on request', async () => {
  serve({ getListDokumen: [file('Tanda Terima', '2026-09-30'), picture, file('Kekurangan', '2026-10-15')] })
  await open()
  await expect.poll(names).toEqual(['Kekurangan', 'Tanda Terima'])
  await page.getByText(text('workflow:screen.documents.sent', { count: 1 })).click()
  await expect.poll(names).toEqual(['Kekurangan', 'Tanda Terima', 'depan.jpg'])
})

test('all are downloaded as one archive', async () => {
  serve({ getListDokumen: [picture], zipCaseDocuments: new Response('zip') })
  await open()
  await page.getByRole('button', { name: labelText('workflow:screen.documents.zip') }).click()
  await expect.poll(() => callsOf('zipCaseDocuments')[0]?.params).toEqual({ patentId: 'A00202600025' })
})

test('own files are open when there is no letter', async () => {
  serve({ getListDokumen: [picture] })
  await open()
  await expect.poll(names).toEqual(['depan.jpg'])
})

test('a letter has its size only after its PDF was made', async () => {
  serve({ getListDokumen: [file('Lama', '2026-10-15'), file('Baru', '2026-10-16', { SIZE: 0, PAGES: null })] })
  await open()
  const row = page.getByRole('listitem')
  await expect.element(row.filter({ hasText: 'Lama' })).toMatchTextContent('129 KB')
  await expect.element(row.filter({ hasText: 'Baru' })).not.toMatchTextContent('KB')
})

test('a file that is neither PDF nor picture can only be downloaded', async () => {
  serve({ getListDokumen: [file('urutan.xml', '2026-10-15', { DIRECTION: 'IN', MIME: 'application/xml' })] })
  await open()
  await expect.element(page.getByRole('button', { name: labelText('core:download'), exact: false })).toBeVisible()
  expect(page.getByRole('button', { name: labelText('core:view'), exact: false }).elements()).toEqual([])
})

test('none is said in words, and a failure is not called none', async () => {
  serve({ getListDokumen: refuse('UNKNOWN') })
  await open()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(page.getByText(text('workflow:screen.documents.none'))).not.toBeInTheDocument()
  serve({ getListDokumen: [] })
  await page.getByRole('button', { name: labelText('core:retry') }).click()
  await expect.element(page.getByText(text('workflow:screen.documents.none'))).toBeVisible()
})

test('on a phone in Arabic nothing stands out of the card and no word is broken', async () => {
  await page.viewport(390, 844)
  serve({
    getListDokumen: [
      file('Pemberitahuan Kekurangan Persyaratan Administratif', '2026-10-15', {
        DOC_NUMBER: 'HKI-2-KI.06.01.01-SKF-A00202600025',
      }),
    ],
  })
  await show(<Documents patentId="A00202600025" />, {
    at: '/table-list/patents/workflow/A00202600025',
    user: applicant,
    language: 'ar',
  })
  const row = page.getByRole('listitem')
  await expect.element(row).toBeVisible()
  const card = row.element().getBoundingClientRect()
  for (const each of row.element().querySelectorAll('b, small, small bdi, button')) {
    const { left, right } = each.getBoundingClientRect()
    expect(left).toBeGreaterThanOrEqual(card.left)
    expect(right).toBeLessThanOrEqual(card.right)
  }
  expect(row.element().querySelector('b')?.getBoundingClientRect().width).toBeGreaterThan(200)
})
