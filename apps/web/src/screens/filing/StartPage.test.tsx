import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { callsOf, serve } from '../../../testing/fakeApi.ts'
import { applicant } from '../../../testing/people.ts'
import { labelText, show, text } from '../../../testing/render.tsx'
import { StartPage } from './StartPage.tsx'

test('opened for a divisional has the right of the parent chosen and names the parent', async () => {
  serve({ filingFees: [] })
  const at = '/buat-pengajuan?induk=P00202600001'
  await show(<StartPage userId={applicant.USER_ID} />, { at, user: applicant, language: 'id' })
  await expect.element(page.getByText(text('drafts:start.divisional', { number: 'P00202600001' }, 'id'))).toBeVisible()
  await expect.element(page.getByRole('radio', { name: /^Paten/ })).toBeChecked()
})

test('opened without a parent has nothing chosen', async () => {
  serve({ filingFees: [] })
  await show(<StartPage userId={applicant.USER_ID} />, {
    at: '/buat-pengajuan?induk=kopi',
    user: applicant,
    language: 'id',
  })
  await expect.element(page.getByRole('radio', { name: /^Paten/ })).not.toBeChecked()
})

test('opened with the name of a mark has marks chosen and says that the name goes along', async () => {
  serve({ filingFees: [] })
  await show(<StartPage userId={applicant.USER_ID} />, {
    at: '/buat-pengajuan?merek=kopi%20senja',
    user: applicant,
    language: 'id',
  })
  await expect.element(page.getByText(text('drafts:start.mark', { name: 'kopi senja' }, 'id'))).toBeVisible()
  await expect.element(page.getByRole('radio', { name: /^Merek/ })).toBeChecked()
})

test.each([
  ['43,30', ['30', '43']],
  ['30', ['30']],
  ['30,46,0,<script>,30,1e1', ['30']],
])('classes %j of a search become classes of the draft, whose terms are chosen later', async (kelas, classes) => {
  serve({ filingFees: [], savePermohonan: new Promise<never>(() => undefined) })
  await show(<StartPage userId={applicant.USER_ID} />, {
    at: `/buat-pengajuan?merek=kopi%20senja&kelas=${encodeURIComponent(kelas)}`,
    user: applicant,
    language: 'id',
  })
  await expect
    .element(page.getByText(text('drafts:start.classes', { classes: classes.join(', ') }, 'id'), { exact: false }))
    .toBeVisible()
  await page.getByRole('button', { name: labelText('core:continue', {}, 'id') }).click()
  await expect.poll(() => callsOf('savePermohonan').length).toBe(1)
  expect(callsOf('savePermohonan')[0]?.body).toMatchObject({
    SIGN: { MARK_NAME: 'kopi senja' },
    NICE: classes.map((code) => ({ NICE_CLASS_CODE: code, TERMS: [] })),
  })
})

test('classes that are none, or without a name, bring nothing into the draft', async () => {
  serve({ filingFees: [], savePermohonan: new Promise<never>(() => undefined) })
  for (const at of ['/buat-pengajuan?merek=kopi&kelas=x,99,-3', '/buat-pengajuan?kelas=30']) {
    await show(<StartPage userId={applicant.USER_ID} />, { at, user: applicant, language: 'id' })
    await page.getByRole('radio', { name: /^Merek/ }).click()
    await page.getByRole('button', { name: labelText('core:continue', {}, 'id') }).click()
  }
  await expect.poll(() => callsOf('savePermohonan').length).toBe(2)
  for (const { body } of callsOf('savePermohonan')) expect(body).not.toHaveProperty('NICE')
})
