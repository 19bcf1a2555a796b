import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { drawField, requiredField } from '../../../testing/drawField.tsx'
import { offline, serve } from '../../../testing/fakeApi.ts'
import { fieldsPage, formRecord, HeldForm } from '../../../testing/HeldForm.tsx'
import { show } from '../../../testing/render.tsx'

describe('a country', () => {
  const countries = [
    { COUNTRY_CODE: 'ID', COUNTRY_NAME: 'Indonesia', KIND: 'country' as const },
    { COUNTRY_CODE: 'JP', COUNTRY_NAME: 'Jepang', KIND: 'country' as const },
    { COUNTRY_CODE: 'EP', COUNTRY_NAME: 'Kantor Paten Eropa', KIND: 'office' as const },
    { COUNTRY_CODE: 'XX', COUNTRY_NAME: 'Tanpa kewarganegaraan', KIND: 'stateless' as const },
  ]
  const box = page.getByRole('combobox')

  test.each([
    ['NATIONALITY_COUNTRY_CODE', ['IndonesiaID', 'JepangJP', 'Tanpa kewarganegaraanXX']],
    ['PRIORITY_COUNTRY', ['IndonesiaID', 'JepangJP', 'Kantor Paten EropaEP']],
  ])('in field %s offers %j', async (fieldName, offered) => {
    serve({ getAllCountry: countries })
    const record = formRecord()
    await show(<HeldForm page={fieldsPage({ [fieldName]: { as: 'country', ...requiredField } })} record={record} />)
    await box.click()
    await expect
      .poll(() =>
        page
          .getByRole('option')
          .elements()
          .map((option) => option.textContent),
      )
      .toEqual(offered)
    await page.getByRole('option').nth(1).click()
    expect(record.data).toEqual({ S: { [fieldName]: 'JP' } })
  })

  test('saved is shown by name once the list has come', async () => {
    serve({ getAllCountry: countries })
    await drawField({ as: 'country', ...requiredField }, { F: 'JP' })
    await expect.element(box).toHaveValue('Jepang')
  })

  test('without the list the answer is kept and can still be sent', async () => {
    serve({ getAllCountry: offline })
    const { record } = await drawField({ as: 'country', ...requiredField }, { F: 'JP' })
    await box.click()
    await userEvent.keyboard('{Tab}')
    expect(record.changes).toEqual([])
  })
})
