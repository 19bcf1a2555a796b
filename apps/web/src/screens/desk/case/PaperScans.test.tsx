import type { HistoryRow } from '@saki/contracts/desk'
import type { UploadReply } from '@saki/contracts/uploads'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { graveFaults } from '../../../../testing/axe.ts'
import { callsOf, refuse, serve } from '../../../../testing/fakeApi.ts'
import { officer } from '../../../../testing/people.ts'
import { everyLanguage, labelText, show, text } from '../../../../testing/render.tsx'
import { setServerTime } from '../../../ui/clock.ts'
import { History } from './History.tsx'

const stored: UploadReply = {
  err: '',
  DOC_ID: 'clean-scan-1',
  SPECDOC_TYP: 'PPR',
  VIEW_TYPE_ID: null,
  SEQ_NUM: 1,
  FILE_NAME: 'bersih.pdf',
  MIME: 'application/pdf',
  SIZE: 2000,
  PAGES: 1,
  WIDTH: null,
  HEIGHT: null,
  SHA256: 'a'.repeat(64),
  SCAN: 'not_scanned',
}
const row = (more: Partial<HistoryRow>): HistoryRow => ({
  PROC_TYP: '4',
  PROC_NBR: 17,
  ACTION_NBR: 3,
  ACTION_TYP: 'WDR',
  ACTION_TYPE_NAME: 'Penarikan kembali',
  ACTION_TYPE_CAPTION: 'Withdrawal',
  ACTOR: 'APPLICANT',
  OFFICER_NAME: 'Petugas',
  ACTION_DATE: '2026-11-18',
  RECEIVED_DATE: null,
  CAPTURE_DATE: '2026-11-18T03:00:00.000Z',
  NOTES: '',
  INTERNAL_NOTE: '',
  GROUND: '',
  PRIOR_STATUS_NAME: 'Pemeriksaan',
  PRIOR_STATUS_CAPTION: '',
  NEW_STATUS_NAME: 'Ditarik kembali',
  NEW_STATUS_CAPTION: '',
  DUE_DATE: null,
  OFFIDOC_NAME: null,
  OFFIDOC_CAPTION: '',
  DOC_ID: null,
  SCAN_DOC_ID: 'infected-scan-1',
  IND_SCAN_INFECTED: 'Y',
  FORMER_SCANS: [],
  PAPER_OF: null,
  READ_AT: null,
  IND_TOLD: 'N',
  UNDONE_BY: null,
  ...more,
})
const former = {
  FILE_NAME: 'lama.pdf',
  REPLACED_BY: 'Petugas',
  REASON: 'Virus',
  REPLACED_AT: '2026-11-19T02:00:00.000Z',
}
const holding = (role: 'formality' | 'finance') => ({ ...officer, OFFICE_ROLES: [role] })
const examiner = holding('formality')

beforeEach(async () => {
  setServerTime('2026-11-20T03:00:00.000Z')
  await page.viewport(1366, 768)
})
const open = async (language: 'id' | 'en' | 'ar' = 'en', user = examiner, rows = [row({})]) => {
  serve({ officePaperScan: stored, officeScanReplace: { err: '' } })
  await show(<History patentId="IPT2026000001" rows={rows} />, { user, language })
}
const button = (language: 'id' | 'en' | 'ar' = 'en') =>
  page.getByRole('button', { name: labelText('deskCase:scan.replace', {}, language) })
const dialog = () => page.getByRole('dialog')
function drop() {
  const transfer = new DataTransfer()
  transfer.items.add(new File([new Uint8Array(2000)], 'bersih.pdf', { type: 'application/pdf' }))
  document
    .querySelector('.drop-zone')
    ?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer }))
}

describe('the scan of a paper in the history', () => {
  test('that is infected is replaced with a reason, and not before a clean one is uploaded', async () => {
    await open()
    await expect.element(page.getByText(text('deskCase:scan.infected'))).toBeVisible()
    await button().click()
    await expect.element(dialog().getByText(text('desk:action.scan.choose'))).toBeVisible()
    await dialog()
      .getByRole('textbox', { name: labelText('office:refund.replace.reason') })
      .fill('Dipindai ulang')
    const send = dialog().getByRole('button', { name: labelText('deskCase:scan.replace') })
    await send.click()
    await expect.element(dialog().getByText(text('desk:fault.scanMissing'))).toBeVisible()
    expect(callsOf('officeScanReplace')).toEqual([])
    drop()
    await expect.element(dialog().getByText('bersih.pdf')).toBeVisible()
    await send.click()
    await expect
      .poll(() => callsOf('officeScanReplace').map(({ body }) => body))
      .toEqual([{ PROC_TYP: '4', PROC_NBR: 17, ACTION_NBR: 3, SCAN_ID: stored.DOC_ID, REASON: 'Dipindai ulang' }])
  })

  test('whose replacement is refused says so at the scan, which is uploaded again', async () => {
    await open()
    const message = 'Unggah lagi'
    serve({ officeScanReplace: refuse('INVALID', { fields: [{ field: 'SCAN_ID', message }] }) })
    await button().click()
    await expect.element(dialog().getByText(text('desk:action.scan.choose'))).toBeVisible()
    await dialog()
      .getByRole('textbox', { name: labelText('office:refund.replace.reason') })
      .fill('Dipindai ulang')
    drop()
    await expect.element(dialog().getByText('bersih.pdf')).toBeVisible()
    await dialog()
      .getByRole('button', { name: labelText('deskCase:scan.replace') })
      .click()
    await expect.element(dialog().getByText(message)).toBeVisible()
    await expect.element(dialog().getByText('bersih.pdf')).not.toBeInTheDocument()
  })

  test('that can be opened is not replaced, and names those that it replaced', async () => {
    await open('en', examiner, [row({ SCAN_DOC_ID: stored.DOC_ID, IND_SCAN_INFECTED: 'N', FORMER_SCANS: [former] })])
    await expect.element(page.getByText(/lama\.pdf/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: labelText('deskCase:history.scan') })).toBeVisible()
    expect(button().elements()).toEqual([])
  })

  test('that is infected is not replaced by officers without a role of cases', async () => {
    await open('en', holding('finance'))
    await expect.element(page.getByText(text('deskCase:scan.infected'))).toBeVisible()
    expect(button().elements()).toEqual([])
  })

  test.each(everyLanguage)('in %s (%s) has no grave fault of accessibility', async (language) => {
    await open(language)
    await button(language).click()
    await expect.element(dialog().getByText(text('desk:action.scan.choose', {}, language))).toBeVisible()
    expect(await graveFaults('ReplaceScanDialog')).toEqual([])
  })
})
