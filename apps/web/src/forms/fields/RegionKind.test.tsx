import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { callsOf, refuse, serve } from '../../../testing/fakeApi.ts'
import { fieldsPage, formRecord, HeldForm } from '../../../testing/HeldForm.tsx'
import { labelText, show, text } from '../../../testing/render.tsx'
import type { FormField } from '../scene.ts'

describe('a region', () => {
  const fields = {
    STATE_CODE: { as: 'region', tier: 'state', label: 'filing:person.state.label' },
    CITY_CODE: { as: 'region', tier: 'city', label: 'filing:person.city.label', hint: 'filing:person.city.hint' },
    DISTRICT_CODE: { as: 'region', tier: 'district', label: 'filing:person.district.label' },
  } as unknown as Record<string, FormField>
  const [state, city, district] = [0, 1, 2].map((at) => page.getByRole('combobox').nth(at)) as [
    ReturnType<typeof page.getByRole>,
    ReturnType<typeof page.getByRole>,
    ReturnType<typeof page.getByRole>,
  ]
  const serveRegions = () =>
    serve({
      getLocation: ({ query }) => {
        if (query.loc === 'provinsi')
          return [
            { STATE_CODE: '32', STATE_NAME: 'Jawa Barat' },
            { STATE_CODE: '51', STATE_NAME: 'Bali' },
          ]
        if (query.loc === 'kabupaten') return [{ CITY_CODE: `${query.prov}71`, CITY_NAME: `Kota ${query.prov}` }]
        return [{ DISTRICT_CODE: '327101', DISTRICT_NAME: 'Bogor Selatan' }]
      },
    })

  test('below another cannot be used before the other is chosen', async () => {
    serveRegions()
    await show(<HeldForm page={fieldsPage(fields)} record={formRecord()} />)
    await expect.element(state).toBeEnabled()
    await expect.element(city).toBeDisabled()
    expect(callsOf('getLocation').map(({ query }) => query.loc)).toEqual(['provinsi'])
  })

  test('chosen asks for the tier below with the code above', async () => {
    serveRegions()
    const record = formRecord()
    await show(<HeldForm page={fieldsPage(fields)} record={record} />)
    await state.click()
    await page.getByRole('option', { name: 'Bali' }).click()
    await expect.element(city).toBeEnabled()
    await city.click()
    await page.getByRole('option', { name: 'Kota 51' }).click()
    expect(record.data['S']).toEqual({ STATE_CODE: '51', CITY_CODE: '5171', DISTRICT_CODE: '' })
  })

  test('changed empties the tiers below, names them and brings them back', async () => {
    serveRegions()
    const before = { STATE_CODE: '32', CITY_CODE: '3271', DISTRICT_CODE: '327101' }
    const record = formRecord({ S: before })
    await show(<HeldForm page={fieldsPage(fields)} record={record} />)
    await expect.element(state).toHaveValue('Jawa Barat')
    await state.click()
    await page.getByRole('option', { name: 'Bali' }).click()
    expect(record.data['S']).toEqual({ STATE_CODE: '51', CITY_CODE: '', DISTRICT_CODE: '' })
    const emptied = [text('filing:person.city.label', {}, 'id'), text('filing:person.district.label', {}, 'id')]
    await expect.element(page.getByRole('status').first()).toMatchTextContent(emptied.join(', '))
    await page.getByRole('button', { name: labelText('core:undo') }).click()
    expect(record.data['S']).toEqual(before)
    await expect.element(district).toHaveValue('Bogor Selatan')
  })

  test('chosen again as before changes nothing', async () => {
    serveRegions()
    const record = formRecord({ S: { STATE_CODE: '32', CITY_CODE: '3271' } })
    await show(<HeldForm page={fieldsPage(fields)} record={record} />)
    await expect.element(state).toHaveValue('Jawa Barat')
    await state.click()
    await page.getByRole('option', { name: 'Jawa Barat' }).click()
    expect(record.changes).toEqual([])
  })

  test('whose list did not come can be asked for again', async () => {
    let attempts = 0
    serve({
      getLocation: () => ((attempts += 1) === 1 ? refuse('BUSY') : [{ STATE_CODE: '51', STATE_NAME: 'Bali' }]),
    })
    await show(<HeldForm page={fieldsPage(fields)} record={formRecord()} />)
    await page.getByRole('button', { name: labelText('core:retry') }).click()
    await state.click()
    await expect.element(page.getByRole('option', { name: 'Bali' })).toBeVisible()
  })
})
