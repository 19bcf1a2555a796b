import { expect, test } from '@playwright/test'

import { readDraft, draftsNamed, openStep, readySections, saveNewDraft } from '../../portal/api.ts'
import { begins, uniqueTitle } from '../../portal/names.ts'
import { demo } from '../../portal/people.ts'
import { signIn } from '../../portal/session.ts'

const title = uniqueTitle('Cangkir Luring')
const sentence = 'Tampak depan memperlihatkan gagang melengkung yang menyatu dengan badan cangkir. '
  .repeat(3)
  .slice(0, 200)

test('a draft is kept when the network breaks and the tab is closed', async ({ page, context }) => {
  await signIn(page, demo.newcomer)
  const { TEMP_ID } = await saveNewDraft(page, readySections(title))
  await openStep(page, TEMP_ID, 'design')
  const field = page.getByRole('textbox', { name: begins('Uraian Desain') })
  await field.fill('')
  await context.setOffline(true)
  await field.pressSequentially(sentence)
  await expect(page.getByTestId('draft-status')).toContainText('Tersimpan di perangkat (luring)')
  await page.close()

  await context.setOffline(false)
  const again = await context.newPage()
  await openStep(again, TEMP_ID, 'design')
  await expect(again.getByRole('textbox', { name: begins('Uraian Desain') })).toHaveValue(sentence)
  await expect(again.getByTestId('draft-status')).toHaveText(/^Tersimpan \d/)
  expect((await readDraft(again, TEMP_ID)).DATA['TECHNICAL']?.['DESIGN_DESCRIPTION']).toBe(sentence.trimEnd())
  expect(await draftsNamed(again, title)).toHaveLength(1)
})
