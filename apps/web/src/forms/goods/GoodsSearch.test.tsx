import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { dialogFaults } from '../../../testing/axe.ts'
import { callsOf, serve } from '../../../testing/fakeApi.ts'
import { coffeeTerms, goodsIn, goodsPage, niceTerm, termsFound } from '../../../testing/goods.ts'
import { formRecord, HeldForm } from '../../../testing/HeldForm.tsx'
import { labelText, show, text } from '../../../testing/render.tsx'
import { someClasses } from '../../../testing/similarMarks.ts'

beforeEach(() => serve({ niceClasses: someClasses, niceTerms: termsFound(coffeeTerms), niceTermsFind: [] }))

const box = page.getByRole('combobox')
const options = page.getByRole('option')
/** The option that Enter acts on, as a screen reader finds it. */
const markedText = () => {
  const id = box.element().getAttribute('aria-activedescendant')
  return id === null ? undefined : document.getElementById(id)?.textContent
}

async function draw(nice: Record<string, unknown>[] = [], language: 'id' | 'en' | 'ar' = 'en') {
  const record = formRecord({ NICE: nice })
  await show(<HeldForm page={goodsPage} record={record} />, { language })
  return record
}
const find = async (words: string) => {
  await userEvent.fill(box, words)
  await expect.element(options.first()).toBeVisible()
}

describe('terms found', () => {
  test('stand in groups by class, and their list belongs to the field', async () => {
    await draw()
    await find('kopi')
    await expect.element(options).toHaveLength(3)
    expect(
      page
        .getByRole('group')
        .elements()
        .map((one) => one.querySelectorAll('[role=option]').length),
    ).toEqual([2, 1])
    await expect.element(page.getByRole('group').first()).toHaveAccessibleName(/^30/)
    await expect.element(box).toHaveAttribute('aria-expanded', 'true')
    expect(box.element().getAttribute('aria-controls')).toBe(page.getByRole('listbox').element().id)
    await expect.element(page.getByText(text('goods:found', { count: 3 }))).toBeVisible()
  })

  test('are asked for once the typing pauses', async () => {
    await draw()
    for (const typed of ['k', 'ko', 'kop', 'kopi']) await userEvent.fill(box, typed)
    await expect.element(options).toHaveLength(3)
    expect(callsOf('niceTerms').map(({ query }) => query.q)).toEqual(['kopi'])
  })
})

describe('pasted terms', () => {
  test('are looked up and put into their classes; axe finds nothing serious before and after', async () => {
    const record = await draw()
    await page.getByRole('button', { name: labelText('goods:paste') }).click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog).toBeVisible()
    expect(await dialogFaults('GoodsPaste')).toEqual([])
    await userEvent.fill(dialog.getByRole('textbox'), '30: Kopi; Kopi bubuk')
    await dialog.getByRole('combobox').selectOptions('30')
    await dialog.getByRole('button', { name: labelText('goods:paste.check') }).click()
    const take = dialog.getByRole('button', { name: labelText('goods:paste.take', { count: 2 }) })
    await expect.element(take).toBeVisible()
    expect(await dialogFaults('GoodsPaste')).toEqual([])
    await take.click()
    expect(goodsIn(record.data)).toEqual([['30', ['Kopi', 'Kopi bubuk']]])
  })
})

describe('the keyboard', () => {
  test('Enter adds one after the other; words and focus stay', async () => {
    const record = await draw()
    await find('kopi')
    for (const added of [1, 2, 3]) {
      await userEvent.keyboard('{Enter}')
      await expect.poll(() => goodsIn(record.data).flatMap(([, terms]) => terms).length).toBe(added)
    }
    expect(goodsIn(record.data)).toEqual([
      ['30', ['Kopi', 'Kopi bubuk']],
      ['43', ['Jasa kedai kopi']],
    ])
    await expect.element(box).toHaveValue('kopi')
    await expect.element(box).toHaveFocus()
    expect(options.elements().every((one) => one.getAttribute('aria-selected') === 'true')).toBe(true)
  })

  test.each([
    ['begins at the first term that is not chosen', [{ NICE_CLASS_CODE: '30', TERMS: ['Kopi'] }], '', 'Kopi bubuk'],
    ['the arrows go on and back', [], '{ArrowDown}{ArrowDown}{ArrowUp}', 'Kopi bubuk'],
    ['they stop at the ends', [], '{ArrowUp}{PageDown}{ArrowDown}', 'Jasa kedai kopi'],
  ])('%s', async (_what, nice, keys, expected) => {
    await draw(nice)
    await find('kopi')
    if (keys !== '') await userEvent.keyboard(keys)
    await expect.poll(markedText).toContain(expected)
  })

  test('Escape empties the field; Backspace in the empty field takes the last term back', async () => {
    const record = await draw([{ NICE_CLASS_CODE: '30', TERMS: ['Kopi', 'Teh'] }])
    await find('kopi')
    await userEvent.keyboard('{Escape}')
    await expect.element(box).toHaveValue('')
    expect(goodsIn(record.data)).toEqual([['30', ['Kopi', 'Teh']]])
    await userEvent.keyboard('{Backspace}')
    expect(goodsIn(record.data)).toEqual([['30', ['Kopi']]])
  })

  test('a term that is pressed is added, pressed again it is removed, and the field keeps the focus', async () => {
    const record = await draw()
    await find('kopi')
    await options.nth(2).click()
    expect(goodsIn(record.data)).toEqual([['43', ['Jasa kedai kopi']]])
    await expect.element(options.nth(2)).toHaveAttribute('aria-selected', 'true')
    await options.nth(2).click()
    expect(goodsIn(record.data)).toEqual([])
    await expect.element(box).toHaveFocus()
  })

  test('the next page is loaded at the end of the list and its terms join their classes', async () => {
    serve({
      niceTerms: ({ query }) =>
        Number(query.page) === 1
          ? termsFound(coffeeTerms, { total: 51 })
          : termsFound([niceTerm(4, '30', 'Kopi luwak')], { total: 51, page: 2 }),
    })
    await draw()
    await find('kopi')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(options).toHaveLength(4)
    // The marked term stays marked although another one now stands before it.
    await expect.poll(markedText).toContain('Jasa kedai kopi')
    expect(page.getByRole('group').first().element().querySelectorAll('[role=option]').length).toBe(3)
  })
})

describe('the direction of the field', () => {
  test.each([
    ['id', 'ltr'],
    ['ar', 'rtl'],
  ] as const)('empty in %s it reads as the page', async (language, direction) => {
    await draw([], language)
    expect(getComputedStyle(box.element()).direction).toBe(direction)
  })

  test.each([
    ['kopi', 'ltr'],
    ['قهوة', 'rtl'],
  ])('with %j it reads as what is typed', async (typed, direction) => {
    await draw([], 'ar')
    await find(typed)
    expect(getComputedStyle(box.element()).direction).toBe(direction)
  })
})

test('a term of their own is offered last and asks for its class', async () => {
  const record = await draw()
  await find('kopi senja')
  await expect.element(options.last()).toMatchTextContent(text('goods:own.add', { term: 'kopi senja' }))
  await options.last().click()
  await expect.element(page.getByText(text('goods:own.title', { term: 'kopi senja' }))).toBeVisible()
  expect(record.changes).toEqual([])
})

test('a class without terms leads to the terms of that class', async () => {
  await draw([{ NICE_CLASS_CODE: '43', TERMS: [] }])
  await page.getByRole('button', { name: labelText('goods:class.search', { class: '43' }) }).click()
  await expect.element(box).toHaveFocus()
  await expect.poll(() => callsOf('niceTerms').at(-1)?.query.classes).toEqual(['43'])
})

test('in Arabic the English name of a term begins at the right, below the term', async () => {
  await draw([], 'ar')
  await find('kopi')
  const [term, caption] = options.first().element().querySelectorAll<HTMLElement>('[lang=id], [lang=en] bdi')
  expect(
    Math.abs((term?.getBoundingClientRect().right ?? 0) - (caption?.getBoundingClientRect().right ?? 9)),
  ).toBeLessThan(2)
})
