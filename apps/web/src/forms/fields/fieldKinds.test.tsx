import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { callsOf, offline, refuse, serve } from '../../../testing/fakeApi.ts'
import { formRecord, HeldForm, fieldsPage } from '../../../testing/HeldForm.tsx'
import { everyLanguage, labelText, show, text } from '../../../testing/render.tsx'
import type { FormField, FormScene } from '../scene.ts'

type Row = Record<string, unknown>

/** Draws one field F of section S with a value; returns the record of its form. */
async function draw(
  field: FormField,
  row: Row = {},
  scene: Partial<FormScene> = {},
  language: 'id' | 'en' | 'ar' = 'en',
) {
  const record = formRecord({ S: row })
  await show(<HeldForm page={fieldsPage({ F: field })} record={record} scene={scene} />, { language })
  return { record, value: () => (record.data['S'] as Row)['F'] }
}

const label = 'filing:title.label'
const name = labelText(label)
const options = [
  { value: 'ONE', text: 'filing:claimScope.SHAPE', hint: 'filing:title.hint' },
  { value: 'TWO', text: 'filing:claimScope.LINES' },
  { value: 'THREE', text: 'filing:claimScope.COLOURS' },
] as const
const optionNames = options.map(({ text: key }) => labelText(key))
const required = { label, required: 'STOP' } as const

/** A field of every kind whose control is one box of text. */
const boxes: [kind: string, field: FormField, role: 'textbox' | 'combobox'][] = [
  ['text', { as: 'text', max: 40, ...required }, 'textbox'],
  ['longText', { as: 'longText', max: 4000, ...required }, 'textbox'],
  ['number', { as: 'number', min: 1, max: 12, ...required }, 'textbox'],
]

describe.each(boxes)('a field of kind %s', (_kind, field, role) => {
  const box = () => page.getByRole(role, { name })

  test('shows the saved answer and saves what is typed under its path', async () => {
    const { record, value } = await draw(field, { F: 'lama' })
    await expect.element(box()).toHaveValue('lama')
    await box().fill('baru ')
    expect(value()).toBe('baru ')
    expect(Object.keys(record.changes[0] ?? {})).toEqual(['S.F'])
  })

  test('has the path as id, which the error summary links to, and is described by its error', async () => {
    await draw(field, {}, { errors: new Map([['S.F', 'Isi ini']]) })
    expect(document.getElementById('S.F')).toBe(box().element())
    await expect.element(box()).toHaveAccessibleDescription('Isi ini')
    await expect.element(box()).toHaveAttribute('aria-invalid', 'true')
  })

  test('shows a suggestion at once without being wrong', async () => {
    await draw(field, {}, { advice: new Map([['S.F', 'Lebih pendek lebih baik']]) })
    await expect.element(page.getByRole('status')).toHaveTextContent('Lebih pendek lebih baik')
    await expect.element(box()).not.toHaveAttribute('aria-invalid')
  })

  test('read-only, the answer can be read but not changed', async () => {
    const { record } = await draw(field, { F: 'tetap' }, { readOnly: true })
    const locked = page.getByRole(role)
    await expect.element(locked).toHaveValue('tetap')
    await locked.click()
    await userEvent.keyboard('x')
    expect(record.changes).toEqual([])
    await expect.element(page.getByText(text('forms:readOnly'))).toBeVisible()
  })

  test.each(everyLanguage)('in %s (%s) is named by the Indonesian term and its caption', async (language) => {
    await draw(field, {}, {}, language)
    await expect.element(page.getByRole(role, { name: labelText(label, {}, language) })).toBeVisible()
  })
})

describe('required and optional', () => {
  test.each([
    ['STOP', false],
    ['LATER', false],
    ['WARN', true],
    [undefined, true],
  ] as const)('a field of level %s is marked optional: %s', async (level, isMarked) => {
    await draw({ as: 'text', max: 40, label, required: level })
    await expect.element(page.getByRole('textbox')).toBeVisible()
    expect(page.getByText(`(${text('core:optional')})`).elements()).toHaveLength(isMarked ? 1 : 0)
  })
})

describe('text', () => {
  test.each([
    ['digits', 'ltr', 'numeric', 'text'],
    ['email', 'ltr', 'email', 'email'],
    ['tel', 'ltr', 'tel', 'tel'],
    ['name', 'rtl', '', 'text'],
  ] as const)(
    'for %s runs %s on an Arabic page with keyboard "%s" and type %s',
    async (input, direction, mode, type) => {
      await draw({ as: 'text', max: 40, input, ...required }, { F: input === 'name' ? 'سارة' : '1' }, {}, 'ar')
      const box = page.getByRole('textbox').element() as HTMLInputElement
      expect(getComputedStyle(box).direction).toBe(direction)
      expect([box.inputMode, box.type]).toEqual([mode, type])
    },
  )

  test('longer than its limit is kept whole and counted', async () => {
    const { value } = await draw({ as: 'text', max: 10, ...required })
    await page.getByRole('textbox').fill('12345678901234')
    expect(value()).toBe('12345678901234')
    await expect.element(page.getByText(text('core:counter', { count: 14, limit: 10 }))).toBeVisible()
  })

  test('a number with other characters is kept as typed', async () => {
    const { value } = await draw({ as: 'number', min: 1, max: 12, ...required })
    await page.getByRole('textbox').fill('dua')
    expect(value()).toBe('dua')
  })
})

describe('a choice', () => {
  const field: FormField = { as: 'choice', options, ...required }

  test('preselects nothing; a chosen option is saved by its value', async () => {
    const { value } = await draw(field)
    expect(page.getByRole('radio', { checked: true }).elements()).toEqual([])
    await page.getByRole('radio', { name: optionNames[1], exact: false }).click()
    expect(value()).toBe('TWO')
  })

  test('shows the consequence of an option', async () => {
    await draw(field)
    await expect.element(page.getByText(text('filing:title.hint'))).toBeVisible()
  })

  test('read-only, the saved option is marked and none can be chosen', async () => {
    await draw(field, { F: 'THREE' }, { readOnly: true })
    for (const radio of page.getByRole('radio').all()) await expect.element(radio).toBeDisabled()
    await expect.element(page.getByRole('radio', { checked: true })).toHaveAttribute('value', 'THREE')
  })
})

describe('yes or no', () => {
  test.each([
    ['core:yes', 'Y'],
    ['core:no', 'N'],
  ] as const)('%s is saved as %s', async (key, expected) => {
    const { value } = await draw({ as: 'yesNo', ...required })
    expect(page.getByRole('radio', { checked: true }).elements()).toEqual([])
    await page.getByRole('radio', { name: labelText(key) }).click()
    expect(value()).toBe(expected)
  })
})

describe('choices', () => {
  const field: FormField = { as: 'choices', options, ...required }
  const tick = (at: number) => page.getByRole('checkbox').nth(at)

  test('are saved in the order of the form, not of the ticks', async () => {
    const { value } = await draw(field)
    await tick(2).click()
    await tick(0).click()
    expect(value()).toEqual(['ONE', 'THREE'])
    await tick(2).click()
    expect(value()).toEqual(['ONE'])
  })

  test('read-only, none can be ticked', async () => {
    await draw(field, { F: ['TWO'] }, { readOnly: true })
    for (const box of page.getByRole('checkbox').all()) await expect.element(box).toBeDisabled()
    await expect.element(tick(1)).toBeChecked()
  })
})

describe('a date', () => {
  test.each([
    ['17', '8', '2026', '2026-08-17'],
    ['31', '2', '2026', '2026-2-31'],
    ['17', '', '', '--17'],
  ])('%s %s %s is saved as %s', async (day, month, year, expected) => {
    const { value } = await draw({ as: 'date', ...required })
    await page.getByLabelText(text('core:date.day')).fill(day)
    await page.getByLabelText(text('core:date.month')).selectOptions(month)
    await page.getByLabelText(text('core:date.year')).fill(year)
    expect(value()).toBe(expected)
  })
})

describe('words', () => {
  const field: FormField = { as: 'words', max: 5, wordMax: 20, input: 'goods', ...required }
  const box = page.getByRole('textbox')
  const chips = () =>
    page
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent)

  test.each([
    ['Enter', 'kopi{Enter}', ['kopi']],
    ['a comma', 'kopi,teh,', ['kopi', 'teh']],
    ['a semicolon', 'kopi;', ['kopi']],
    ['an Arabic comma', 'قهوة،', ['قهوة']],
    ['leaving the box', 'kopi{Tab}', ['kopi']],
    ['only spaces', '   {Enter}', undefined],
    ['the same word twice', 'kopi,kopi,', ['kopi']],
  ])('%s ends a word', async (_what, keys, expected) => {
    const { value } = await draw(field)
    await box.click()
    await userEvent.keyboard(keys)
    expect(value()).toEqual(expected)
  })

  test('a pasted list becomes single words', async () => {
    const { value } = await draw(field)
    await box.fill('kopi; teh ,gula')
    expect(value()).toEqual(['kopi', 'teh', 'gula'])
    await expect.element(box).toHaveValue('')
  })

  test('Backspace in the empty box removes the last word, which can be brought back', async () => {
    const { value } = await draw(field, { F: ['kopi', 'teh'] })
    await box.click()
    await userEvent.keyboard('{Backspace}')
    expect(value()).toEqual(['kopi'])
    await page
      .getByTestId('toast')
      .getByRole('button', { name: text('core:undo') })
      .click()
    expect(value()).toEqual(['kopi', 'teh'])
  })

  test('Backspace in a box with letters removes a letter only', async () => {
    const { value } = await draw(field, { F: ['kopi'] })
    await box.click()
    await userEvent.keyboard('ab{Backspace}')
    await expect.element(box).toHaveValue('a')
    expect(value()).toEqual(['kopi'])
  })

  test('each word has a button of its own name', async () => {
    const { value } = await draw(field, { F: ['kopi', 'teh'] })
    await page.getByRole('button', { name: text('goods:words.remove', { word: 'kopi' }) }).click()
    expect(value()).toEqual(['teh'])
  })

  test('read-only shows the words without box and buttons', async () => {
    await draw(field, { F: ['kopi', 'teh'] }, { readOnly: true })
    expect(chips()).toEqual(['kopi', 'teh'])
    expect(box.elements()).toEqual([])
    expect(page.getByRole('button').elements()).toEqual([])
  })
})

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
    await show(<HeldForm page={fieldsPage({ [fieldName]: { as: 'country', ...required } })} record={record} />)
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
    await draw({ as: 'country', ...required }, { F: 'JP' })
    await expect.element(box).toHaveValue('Jepang')
  })

  test('without the list the answer is kept and can still be sent', async () => {
    serve({ getAllCountry: offline })
    const { record } = await draw({ as: 'country', ...required }, { F: 'JP' })
    await box.click()
    await userEvent.keyboard('{Tab}')
    expect(record.changes).toEqual([])
  })
})

describe('a Locarno class', () => {
  const row = (code: string, en: string, words: string) => ({
    LOCARNO_EDITION_CODE: '15',
    LOCARNO_CLASS_CODE: code,
    LOCARNO_NAME: `${en} (id)`,
    LOCARNO_NAME_EN: en,
    WORDS: words,
  })

  test('is found by an everyday word, asked for once after the last letter; whole classes are not offered', async () => {
    serve({
      getRowLocarno: ({ query }) =>
        query.q === undefined ? [] : [row('02', 'Clothing', ''), row('02-04', 'Footwear', 'sandal, sepatu')],
    })
    const { value } = await draw({ as: 'locarno', ...required })
    await userEvent.type(page.getByRole('combobox'), 'sepatu')
    const option = page.getByRole('option')
    await expect.element(option).toHaveTextContent('02-04 Footwearsepatu')
    expect(callsOf('getRowLocarno').map(({ query }) => query.q)).toEqual([undefined, 'sepatu'])
    await option.click()
    expect(value()).toBe('02-04')
  })

  test('shows the everyday word that was found, also when its letters have marks', async () => {
    serve({ getRowLocarno: () => [row('02-04', 'Footwear', 'sandal, Éspadrille')] })
    await draw({ as: 'locarno', ...required })
    await userEvent.type(page.getByRole('combobox'), 'espadrille')
    await expect.element(page.getByRole('option')).toHaveTextContent('02-04 FootwearÉspadrille')
  })
})

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

describe('conditions', () => {
  const fields = {
    SHOWN: { as: 'yesNo', ...required },
    WHEN: { as: 'text', max: 40, label, when: ({ row }: { row: Row }) => row['SHOWN'] === 'Y' },
    KEPT: { as: 'kept', max: 40, label },
  } as unknown as Record<string, FormField>

  test('a field comes and goes with the answer it depends on, and keeps what was typed', async () => {
    const record = formRecord()
    await show(<HeldForm page={fieldsPage(fields)} record={record} />)
    await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
    await page.getByRole('radio', { name: labelText('core:yes') }).click()
    await page.getByRole('textbox').fill('Pameran Jakarta')
    await page.getByRole('radio', { name: labelText('core:no') }).click()
    await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
    await page.getByRole('radio', { name: labelText('core:yes') }).click()
    await expect.element(page.getByRole('textbox')).toHaveValue('Pameran Jakarta')
  })
})
