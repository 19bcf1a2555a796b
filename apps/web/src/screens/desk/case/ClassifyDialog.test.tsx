import type { OfficeCase } from '@saki/contracts/desk'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { graveFaults } from '../../../../testing/axe.ts'
import { callsOf, refuse, serve } from '../../../../testing/fakeApi.ts'
import { officer } from '../../../../testing/people.ts'
import { everyLanguage, labelText, show, text } from '../../../../testing/render.tsx'
import { someIpc } from '../../../../testing/someIpc.ts'
import { someClasses } from '../../../../testing/similarMarks.ts'
import { ClassifyDialog } from './ClassifyDialog.tsx'

const onClose = vi.fn<() => void>()
const found = { PATENT_ID: 'DID2026000001' } as OfficeCase
const mark = {
  PATENT_ID: 'DID2026000001',
  RIGHT: 'T' as const,
  ROW_VERSION: 3,
  NICE: [{ NICE_CLASS_CODE: 30, TERMS: ['kopi', 'jasa kafe'] }],
  LOCARNO: [],
  IPC: [],
  TITLE: 'KOPI SENJA',
  ABSTRACT: '',
  VIENNA: ['1.3'],
}

beforeEach(() => {
  onClose.mockClear()
  serve({
    officeClassification: mark,
    officeClassify: { err: '', ROW_VERSION: 4 },
    niceClasses: someClasses,
    viennaClasses: [
      { VIENNA_CLASS_CODE: '1', VIENNA_NAME: 'Benda langit', VIENNA_NAME_EN: 'Celestial bodies' },
      { VIENNA_CLASS_CODE: '1.3', VIENNA_NAME: 'Matahari', VIENNA_NAME_EN: 'Sun' },
      { VIENNA_CLASS_CODE: '26.1', VIENNA_NAME: 'Lingkaran, elips', VIENNA_NAME_EN: 'Circles, ellipses' },
    ],
  })
})
const open = (language: 'id' | 'en' | 'ar' = 'en') =>
  show(<ClassifyDialog found={found} onClose={onClose} />, { user: officer, language })
const save = page.getByRole('button', { name: labelText('classify:save') })
const reason = page.getByRole('textbox', { name: labelText('classify:reason') })
const sought = page.getByRole('combobox', { name: labelText('classify:add') })

describe('the classification of a mark', () => {
  test('sends what was changed with the version that was seen: a section by its code, a division by its name, a moved term', async () => {
    await open()
    await expect.element(page.getByText(/Sun$/)).toBeVisible()
    await sought.fill('26.01.12')
    await page.getByRole('option', { name: '26.1.12 Circles, ellipses' }).click()
    await page.getByRole('button', { name: text('classify:remove', { code: '1.3' }) }).click()
    await page.getByLabelText('jasa kafe').selectOptions('43')
    await expect.element(page.getByText(text('classify:more', { before: 1, after: 2 }))).toBeVisible()
    await reason.fill('Menurut klasifikasi')
    await save.click()
    await expect.poll(() => onClose.mock.calls).toHaveLength(1)
    expect(callsOf('officeClassify')[0]?.body).toEqual({
      PATENT_ID: 'DID2026000001',
      ROW_VERSION: 3,
      REASON: 'Menurut klasifikasi',
      MOVES: [{ TERM: 'jasa kafe', FROM: 30, TO: 43 }],
      VIENNA: ['26.1.12'],
    })
  })

  test('sends nothing without a change or a reason, and says which', async () => {
    await open()
    await save.click()
    await expect.element(page.getByText(text('classify:same'))).toBeVisible()
    await expect.element(page.getByText(text('classify:reason.missing'))).toBeVisible()
    expect(callsOf('officeClassify')).toEqual([])
  })

  test('says that a section of an unknown division does not exist', async () => {
    await open()
    await sought.fill('26.9.1')
    await expect.element(page.getByText(text('classify:vienna.wrong'))).toBeVisible()
  })

  test('keeps what was entered when the case changed meanwhile', async () => {
    serve({ officeClassify: refuse('STALE_VERSION') })
    await open()
    await sought.fill('cîrcles')
    await page.getByRole('option', { name: '26.1 Circles, ellipses' }).click()
    await reason.fill('Menurut klasifikasi')
    await save.click()
    await expect.element(page.getByText(text('desk:stale.text'))).toBeVisible()
    await expect.element(page.getByText(/26.1.*Circles, ellipses/)).toBeVisible()
    expect(onClose).not.toHaveBeenCalled()
  })
})

test('a design keeps one class', async () => {
  serve({
    officeClassification: {
      ...mark,
      RIGHT: 'D',
      NICE: [],
      VIENNA: [],
      LOCARNO: [{ LOCARNO_CLASS_CODE: '06-01', PRODUCT_TITLE: 'Kursi' }],
    },
    getRowLocarno: [],
  })
  await open()
  await page.getByRole('button', { name: text('classify:remove', { code: '06-01' }) }).click()
  await expect.element(page.getByText(text('classify:least'))).toBeVisible()
})

test('of a patent, a symbol is suggested, chosen, put first and sent; nothing is chosen by itself', async () => {
  serve({
    officeClassification: {
      ...mark,
      RIGHT: 'P',
      NICE: [],
      VIENNA: [],
      IPC: ['A23F 5/02'],
      TITLE: 'Alat pengering biji',
      ABSTRACT: 'Pengering dengan panas surya',
    },
    ipcClasses: someIpc,
  })
  await open()
  await expect.element(page.getByText('Coffee, tea and substitutes')).toBeVisible()
  await page.getByRole('button', { name: labelText('classify:ipc.choose') }).click()
  await expect.element(page.getByText(text('ipc:maybe.abstract'))).toBeVisible()
  await reason.fill('Menurut klasifikasi')
  await save.click()
  await expect.element(page.getByText(text('classify:same'))).toBeVisible()
  await page.getByRole('button', { name: 'F26B Drying of solids' }).click()
  await page.getByRole('button', { name: text('classify:up', { code: 'F26B' }) }).click()
  await save.click()
  await expect.poll(() => onClose.mock.calls).toHaveLength(1)
  expect(callsOf('officeClassify')[0]?.body).toMatchObject({ IPC: ['F26B', 'A23F 5/02'] })
})

test.each(everyLanguage)('has no grave fault for helping technology in %s', async (language) => {
  await open(language)
  await expect.element(page.getByLabelText('jasa kafe')).toBeVisible()
  expect(await graveFaults('ClassifyDialog')).toEqual([])
})
