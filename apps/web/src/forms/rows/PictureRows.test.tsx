import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { formRecord, HeldForm } from '../../../testing/HeldForm.tsx'
import { labelText, show } from '../../../testing/render.tsx'
import type { FormPageOf } from '../scene.ts'

const picturesPage: FormPageOf = {
  id: 'page',
  title: 'requestForms:pictures',
  blocks: [
    {
      as: 'rows',
      of: 'pictures',
      section: 'PICTURES',
      rowTitle: 'requestForms:pictures.row',
      atLeast: 1,
      atMost: 50,
      fields: {
        FILE_ID: { as: 'kept', max: 64, label: 'requestForms:pictures.row' },
        GOES: {
          as: 'choice',
          label: 'requestForms:pictures.goes',
          options: [
            { value: 'NEW', text: 'requestForms:pictures.NEW' },
            { value: 'OLD', text: 'requestForms:pictures.OLD' },
          ],
        },
      },
    },
  ],
}
const goes = page.getByRole('combobox', { name: labelText('requestForms:pictures.goes') })

test('each picture of the case is shown with its view, and where it goes is saved in the order of the case', async () => {
  const PICTURES = [
    { FILE_ID: 'a', VIEW: '1', TEXT: 'kursi' },
    { FILE_ID: 'b', VIEW: '2', TEXT: 'meja' },
  ]
  const record = formRecord({ CASE: { PICTURES } })
  await show(<HeldForm page={picturesPage} record={record} />)
  await expect.element(page.getByRole('img', { name: /kursi/ })).toBeVisible()
  await goes.nth(1).selectOptions('NEW')
  await goes.nth(0).selectOptions('OLD')
  expect(record.data['PICTURES']).toEqual([
    { FILE_ID: 'a', GOES: 'OLD' },
    { FILE_ID: 'b', GOES: 'NEW' },
  ])
})
