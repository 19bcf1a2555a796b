import type { FileRow } from '@saki/contracts/fileRow'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { designAnswers, savedDraft, viewFile } from '../../../testing/drafts.ts'
import { serve } from '../../../testing/fakeApi.ts'
import { applicant } from '../../../testing/people.ts'
import { labelText, show, text } from '../../../testing/render.tsx'
import { setServerTime } from '../../ui/clock.ts'
import { FilingWorkspace } from './FilingWorkspace.tsx'

const blurred = viewFile({
  ID: 'file-belakang',
  VIEW_TYPE_ID: 3,
  FILE_NAME: 'belakang.jpg',
  CHECK: {
    CHECKED_AT: '2026-11-20T02:00:05.000Z',
    FINDINGS: [{ CODE: 'filing:image.blurred', LEVEL: 'WARN', PAGE: null, VALUES: { score: 41 } }],
  },
})
const unreadable = viewFile({
  ID: 'file-kuasa',
  SPECDOC_TYP: 'KLM',
  MIME: 'application/pdf',
  FILE_NAME: 'klaim.pdf',
  VIEW_TYPE_ID: null,
  THUMB_URL: null,
  IMG_URL: null,
})

beforeEach(() => {
  setServerTime('2026-11-20T03:00:00.000Z')
  serve({
    feeQuote: { FEES: [], TOTAL_AMOUNT: 800_000, VALID_DATE: '2026-11-20' },
    getAllCountry: [],
    getLocation: [],
    getRowLocarno: [],
    getLimit: [],
    getIMGDoc: new Response(),
  })
})

async function open(step: string | undefined, files: readonly FileRow[], data = designAnswers) {
  serve({ getListImageSpecDoc: [...files] })
  const at = `/buat-pengajuan/draft?draft=D-7F3K00${step ? `&step=${step}` : ''}`
  const draft = savedDraft('design-filing', data)
  return show(<FilingWorkspace user={applicant} draft={draft} status="saved" />, { at, user: applicant })
}

const findings = page.getByRole('region', { name: labelText('drafts:hub.findings') })
const blurredText = /The picture is blurred \(41\/100\)/

describe('the hub', () => {
  test('names the findings of every step begun, those of a picture beside the picture', async () => {
    await open(undefined, [viewFile(), blurred])
    const item = findings.getByRole('listitem').filter({ hasText: blurredText })
    await expect.element(item.getByText(text('filing:view.back'))).toBeVisible()
    expect(item.element().querySelector('img')?.getAttribute('src')).toBe(blurred.THUMB_URL)
    const phone = findings.getByRole('listitem').filter({ hasText: /phone number is unusual/ })
    await expect.element(phone).toBeVisible()
  })

  test('leads from a finding to its field and its picture', async () => {
    const { address } = await open(undefined, [blurred])
    await findings.getByRole('listitem').filter({ hasText: blurredText }).getByRole('link').click()
    expect(address()).toContain('step=images')
    expect(address()).toContain('file=file-belakang')
    expect(address()).not.toContain('from=')
  })

  test('says once what several pictures share, beside all of them, and leads to their step', async () => {
    const unlooked = (id: string, view: number) =>
      viewFile({ ID: id, VIEW_TYPE_ID: view, THUMB_URL: `/api/getIMGDoc/${id}?size=thumb`, CHECK: undefined })
    const { address } = await open(undefined, [unlooked('file-depan', 2), unlooked('file-samping', 3), blurred])
    const item = findings.getByRole('listitem').filter({ hasText: text('drafts:check.unlooked') })
    await expect.element(item).toMatchTextContent(text('filing:view.front'))
    expect(item.elements()).toHaveLength(1)
    await expect.element(item).toMatchTextContent(text('filing:view.back'))
    expect(item.element().querySelectorAll('img')).toHaveLength(2)
    await item.getByRole('link').click()
    expect(address()).toContain('step=images')
    expect(address()).not.toContain('file=file-')
  })

  test('does not call findings what is only not filled in yet', async () => {
    await open(undefined, [], {})
    await expect.element(page.getByRole('link', { name: /Jenis permohonan/ })).toBeVisible()
    await expect.element(findings).not.toBeInTheDocument()
  })
})

describe('the page of all answers', () => {
  test('names the findings with their pictures too, and comes back to itself', async () => {
    const { address } = await open('check', [viewFile(), blurred])
    const item = page.getByRole('complementary').getByRole('listitem').filter({ hasText: blurredText })
    await expect.element(item).toBeVisible()
    expect(item.element().querySelector('img')?.getAttribute('src')).toBe(blurred.THUMB_URL)
    await item.getByRole('link').click()
    expect(address()).toContain('from=check')
  })
})

test('a finding of a file without a picture has an icon instead', async () => {
  serve({ getListImageSpecDoc: [{ ...unreadable, CHECK: undefined }] })
  const draft = savedDraft('patent-filing', { FILING: { APPL_TYP: 'PATENT', PATENT_KIND: 'P' } })
  await show(<FilingWorkspace user={applicant} draft={draft} status="saved" />, {
    at: '/buat-pengajuan/draft?draft=D-7F3K00',
    user: applicant,
  })
  const item = findings.getByRole('listitem').filter({ hasText: /klaim\.pdf/ })
  await expect.element(item).toBeVisible()
  expect(item.element().querySelectorAll('img')).toHaveLength(0)
})
