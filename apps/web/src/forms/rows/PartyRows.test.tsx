import type { FormRow } from '@saki/domain/forms/form'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { graveFaults } from '../../../testing/axe.ts'
import { serve } from '../../../testing/fakeApi.ts'
import { formRecord, HeldForm } from '../../../testing/HeldForm.tsx'
import { applicant } from '../../../testing/people.ts'
import { everyLanguage, labelText, show, text } from '../../../testing/render.tsx'
import type { FormPageOf, FormScene } from '../scene.ts'

const ownersPage: FormPageOf = {
  id: 'applicants',
  title: 'filing:step.applicants',
  blocks: [
    {
      as: 'rows',
      of: 'parties',
      section: 'OWNERS',
      rowTitle: 'filing:applicants.row',
      atLeast: 1,
      atMost: 3,
      missing: 'filing:applicants.missing',
      fields: { PERSON_NAME: { as: 'text', max: 100, label: 'filing:person.name.label' } },
    },
  ],
}
const people = ['Sari', 'Budi', 'Tuti'].map((PERSON_NAME) => ({ PERSON_NAME }))

beforeEach(() => serve({ getAllCountry: [], getLocation: [] }))

async function open(OWNERS: FormRow[], scene: Partial<FormScene> = {}, language: 'id' | 'en' | 'ar' = 'en') {
  const record = formRecord({ OWNERS })
  await show(<HeldForm page={ownersPage} record={record} scene={scene} />, {
    at: '/buat-pengajuan/draft',
    user: applicant,
    language,
  })
  return () => (record.data['OWNERS'] as FormRow[]).map(({ PERSON_NAME }) => PERSON_NAME)
}
const button = (key: Parameters<typeof labelText>[0], name: string) =>
  page.getByRole('button', { name: `${labelText(key)} ${name}`, exact: true })
const nameField = page.getByRole('textbox', { name: labelText('filing:person.name.label'), exact: false })

describe('the people of a filing', () => {
  test.each(everyLanguage)('in %s (%s) stand closed by name, and axe finds no serious fault', async (language) => {
    await open(people, {}, language)
    for (const { PERSON_NAME } of people)
      await expect.element(page.getByRole('heading', { name: PERSON_NAME })).toBeVisible()
    await expect.element(nameField).not.toBeInTheDocument()
    expect(await graveFaults()).toEqual([])
  })

  test('are moved up and down in their order', async () => {
    const names = await open(people)
    await button('forms:row.down', 'Sari').click()
    await expect.poll(names).toEqual(['Budi', 'Sari', 'Tuti'])
    await button('forms:row.up', 'Tuti').click()
    await expect.poll(names).toEqual(['Budi', 'Tuti', 'Sari'])
    expect(button('forms:row.up', 'Budi').elements()).toEqual([])
    expect(button('forms:row.down', 'Sari').elements()).toEqual([])
  })

  test('one removed can be put back in its place', async () => {
    const names = await open(people)
    await button('core:delete', 'Budi').click()
    await expect.poll(names).toEqual(['Sari', 'Tuti'])
    await expect.element(page.getByText(text('forms:row.removed', { name: 'Budi' }))).toBeVisible()
    await page.getByRole('button', { name: text('core:undo') }).click()
    await expect.poll(names).toEqual(['Sari', 'Budi', 'Tuti'])
  })

  test('one is added open with the focus in its first field, up to the most allowed', async () => {
    const names = await open(people.slice(0, 2))
    const add = page.elementLocator(document.getElementById('OWNERS') ?? document.body)
    await add.click()
    await expect.element(nameField).toHaveFocus()
    await nameField.fill('Wati')
    await page.getByRole('button', { name: labelText('forms:row.done') }).click()
    await expect.poll(names).toEqual(['Sari', 'Budi', 'Wati'])
    await expect.element(add).not.toBeInTheDocument()
  })

  test('one with a mistake is open, so that the mistake is seen', async () => {
    await open(people, { errors: new Map([['OWNERS.1.PERSON_NAME', 'Nama terlalu panjang.']]) })
    await expect.element(nameField).toHaveValue('Budi')
    await expect.element(page.getByText('Nama terlalu panjang.').first()).toBeVisible()
  })

  test('are not changed while the draft is only read', async () => {
    await open(people, { readOnly: true })
    await expect.element(page.getByRole('heading', { name: 'Sari' })).toBeVisible()
    expect(page.getByRole('button').elements()).toEqual([])
  })
})
