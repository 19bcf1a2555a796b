import { test, type Page } from '@playwright/test'

import { fileDraft, read, readyDraft } from '../../portal/api.ts'
import { expectSound } from '../../portal/axe.ts'
import { uniqueTitle } from '../../portal/names.ts'
import { demo } from '../../portal/people.ts'
import { signIn } from '../../portal/session.ts'

test('axe finds no serious fault on any screen: signed out', async ({ page }) => {
  await isSound(page, [
    '/login',
    '/daftar-akun',
    '/login/forgetpass',
    '/pratinjau/tidak-ada',
    '/lapor-masalah',
    '/tidak/ada',
  ])
})

test('axe finds no serious fault on any screen: found, deleted and missing', async ({ page }) => {
  await signIn(page, demo.sari)
  await isSound(page, [
    '/trademarks/search?q=kopi&classes=30,43',
    '/customer-screen/draft?tab=bin',
    '/customer-screen/tidak-ada',
  ])
})

test('axe finds no serious fault on any screen: filed today', async ({ page }) => {
  await signIn(page, demo.newcomer)
  const tempId = await readyDraft(page, uniqueTitle('Cangkir Terbaca'))
  const draft = `/buat-pengajuan/draft?draft=${tempId}`
  await isSound(page, [`${draft}&step=declaration`])
  const submission = await fileDraft(page, tempId)
  await isSound(page, [
    `${draft}&step=result`,
    `/customer-screen/payments/${submission}`,
    `/table-list/patents/workflow/${submission}`,
  ])
})

test('axe finds no serious fault on any screen: officers', async ({ page }) => {
  await signIn(page, demo.officer)
  const { data } = await read<{ data: { PATENT_ID: string }[] }>(page, '/office/queue', { kind: 'FORMALITY' })
  const found = `/petugas/berkas/${data[0]?.PATENT_ID}`
  await isSound(page, ['/petugas?view=terms', `${found}?tab=checklist`, `${found}?tab=files`])
})

/** Opens each address and runs axe on it. */
async function isSound(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address)
    await expectSound(page, address)
  }
}
