import type { UploadReply } from '@saki/contracts/uploads'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { callsOf, heldReply, offline, refuse, serve } from '../../testing/fakeApi.ts'
import { officer } from '../../testing/people.ts'
import { everyLanguage, show, text } from '../../testing/render.tsx'
import { graveFaults } from '../../testing/axe.ts'
import { ScanField } from './ScanField.tsx'
import type { PaperScan } from './useScanUpload.ts'

beforeEach(async () => page.viewport(1366, 768))

const stored: UploadReply = {
  err: '',
  DOC_ID: 'scan-of-paper-1',
  SPECDOC_TYP: 'PPR',
  VIEW_TYPE_ID: null,
  SEQ_NUM: 1,
  FILE_NAME: 'Surat penarikan.pdf',
  MIME: 'application/pdf',
  SIZE: 2000,
  PAGES: 3,
  WIDTH: null,
  HEIGHT: null,
  SHA256: 'a'.repeat(64),
  SCAN: 'not_scanned',
}
const paper = (name = 'Surat penarikan.pdf', bytes = 2000, type = 'application/pdf') =>
  new File([new Uint8Array(bytes)], name, { type })

function Scanned({ onScan, error }: { onScan: (scan: PaperScan | undefined) => void; error: string | undefined }) {
  const [scan, setScan] = useState<PaperScan>()
  const keep = (next: PaperScan | undefined) => {
    setScan(next)
    onScan(next)
  }
  return (
    <ScanField
      id="scan"
      to={{ call: 'officePaperScan', fields: { TEMP_ID: 'A00202600033' } }}
      scan={scan}
      onScan={keep}
      error={error}
    />
  )
}
const open = async () => {
  const onScan = vi.fn<(scan: PaperScan | undefined) => void>()
  await show(<Scanned onScan={onScan} error={undefined} />, { user: officer })
  return onScan
}
/** Drops a file on the field. */
const dropped = async (file: File) => {
  await expect.element(page.getByText(text('desk:action.scan.choose'))).toBeVisible()
  const transfer = new DataTransfer()
  transfer.items.add(file)
  const zone = document.querySelector('.drop-zone')
  zone?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer }))
}

describe('the scan of a paper', () => {
  test('is sent when chosen; until it is stored the form says so, then names it with its pages', async () => {
    const held = heldReply<UploadReply>()
    serve({ officePaperScan: held.answer })
    const onScan = await open()
    await dropped(paper())
    await expect
      .element(page.getByText(text('desk:action.scan.sending', { file: 'Surat penarikan.pdf' })))
      .toBeVisible()
    held.give(stored)
    await expect.element(page.getByText('Surat penarikan.pdf', { exact: true })).toBeVisible()
    await expect.element(page.getByText(text('desk:action.scan.pages', { count: 3 }))).toBeVisible()
    expect(onScan.mock.lastCall).toEqual([{ id: 'scan-of-paper-1', name: 'Surat penarikan.pdf', pages: 3 }])
  })

  test('is marked as the target while a file is dragged over it, and not for text', async () => {
    await open()
    await expect.element(page.getByText(text('desk:action.scan.choose'))).toBeVisible()
    const zone = document.querySelector('.drop-zone')
    const drag = (type: 'dragover' | 'dragleave', dataTransfer: DataTransfer) =>
      zone?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
    const words = new DataTransfer()
    words.setData('text/plain', 'surat')
    drag('dragover', words)
    const line = () => zone && getComputedStyle(zone).borderColor
    const plain = line()
    expect(zone?.classList.contains('over')).toBe(false)
    const files = new DataTransfer()
    files.items.add(paper())
    drag('dragover', files)
    await expect.poll(line).not.toBe(plain)
    drag('dragleave', files)
    await expect.poll(line).toBe(plain)
  })

  test.each([
    ['a picture', paper('surat.jpg', 2000, 'image/jpeg'), text('files:wrongType', { allowed: 'PDF' })],
    ['an empty file', paper('surat.pdf', 0), text('files:empty')],
    ['a file of 20 MB and one byte', paper('surat.pdf', 20_971_521), '20.971.521'],
  ])('%s is refused with the reason before it is sent', async (_what, file, words) => {
    await open()
    await dropped(file)
    await expect.element(page.getByText(words, { exact: false })).toBeVisible()
    expect(callsOf('officePaperScan')).toEqual([])
  })

  test('that the server refuses shows its reason and cannot be sent again as it is', async () => {
    serve({
      officePaperScan: refuse('FILE_REFUSED', {
        fields: [{ field: 'FILE', message: 'PDF rusak atau tidak lengkap.' }],
      }),
    })
    const onScan = await open()
    await dropped(paper())
    await expect.element(page.getByText('PDF rusak atau tidak lengkap.', { exact: false })).toBeVisible()
    expect(page.getByText(text('desk:action.scan.again')).elements()).toEqual([])
    expect(onScan.mock.lastCall).toEqual([undefined])
  })

  test('is sent again with the same key after the connection broke', async () => {
    serve({ officePaperScan: offline })
    await open()
    await dropped(paper())
    await expect.element(page.getByText(text('desk:action.scan.failed'))).toBeVisible()
    serve({ officePaperScan: stored })
    await page.getByText(text('desk:action.scan.again')).click()
    await expect.element(page.getByText('Surat penarikan.pdf', { exact: true })).toBeVisible()
    const keys = callsOf('officePaperScan').map(({ key }) => key)
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  })

  test.each(everyLanguage)('has no grave accessibility faults in %s', async (language) => {
    await show(<Scanned onScan={() => undefined} error={text('desk:fault.scanMissing', {}, language)} />, {
      user: officer,
      language,
    })
    await expect.element(page.getByText(text('desk:fault.scanMissing', {}, language))).toBeVisible()
    expect(await graveFaults()).toEqual([])
  })
})
