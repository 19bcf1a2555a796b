import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { callsOf, serve } from '../../../../testing/fakeApi.ts'
import { officer } from '../../../../testing/people.ts'
import { everyLanguage, show, text } from '../../../../testing/render.tsx'
import { PointsField } from './PointsField.tsx'

const field = (areGrounds: boolean) => (
  <PointsField
    id="1"
    patentId="IPT2026000001"
    points={[{ id: 1, title: '', text: '' }]}
    onChange={() => undefined}
    error={undefined}
    areGrounds={areGrounds}
  />
)

test.each(everyLanguage)('in %s the grounds of a paper have their own heading and no findings', async (language) => {
  await show(field(true), { at: '/petugas', user: officer, language })
  await expect.element(page.getByText(text('paperParty:grounds', {}, language))).toBeVisible()
  expect(page.getByText(text('desk:action.points', {}, language)).elements()).toEqual([])
  expect(callsOf('getValFormalitas')).toEqual([])
})

test('points of a letter of the office say what is missing', async () => {
  serve({ getValFormalitas: { IND_VALID: 'Y', ERRORS: [], WARNINGS: [] } })
  await show(field(false), { at: '/petugas', user: officer, language: 'id' })
  await expect.element(page.getByText('Butir kekurangan')).toBeVisible()
})
