import { criteriaGroups } from '@saki/domain/search/criteria'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { graveFaults } from '../../../testing/axe.ts'
import { callsOf, serve } from '../../../testing/fakeApi.ts'
import { applicant } from '../../../testing/people.ts'
import { coffeeDryer, registerFound } from '../../../testing/registerCases.ts'
import { clearPage, everyLanguage, labelText, show, text } from '../../../testing/render.tsx'
import { someIpc } from '../../../testing/someIpc.ts'
import { clearPersonalData } from '../../lib/deviceStore.ts'
import { AdvancedSearchScreen } from './AdvancedSearchScreen.tsx'

beforeEach(() => {
  for (const name of ['searchByTechnical', 'searchByPerson']) document.cookie = `${name}=; Path=/forms; Max-Age=0`
  serve({ getPatentsAdvance: registerFound([coffeeDryer]), ipcClasses: someIpc })
})

const openAdvanced = (asked = '', language: 'id' | 'en' | 'ar' = 'en') =>
  show(<AdvancedSearchScreen />, { at: `/forms/advance${asked}`, user: applicant, language })
const found = (name: string) => page.getByRole('article').filter({ hasText: name })

describe('advanced search', () => {
  test('says and searches a value that ends in a star as a beginning', async () => {
    await openAdvanced('/technical')
    await userEvent.fill(page.getByRole('textbox', { name: text('register:row.value') }), 'penger*')
    await expect.element(page.getByText('We search for title begins with penger')).toBeVisible()
  })

  test('searches what is filled in, says it as a sentence, and keeps it in the address and a cookie', async () => {
    const { address } = await openAdvanced('/technical')
    await userEvent.fill(page.getByRole('textbox', { name: text('register:row.value') }), 'pengering')
    await expect.element(page.getByText('We search for title pengering')).toBeVisible()
    await expect.poll(address).toContain('searchByTechnical')
    await expect.element(found('pengering')).toBeVisible()
    expect(callsOf('getPatentsAdvance')[0]?.body.searchByTechnical).toEqual([
      { j: 'AND', f: 'title', o: 'words', v: 'pengering' },
    ])
  })

  test('leads back to the search of every right, because its criteria find every right', async () => {
    await openAdvanced()
    const back = page.getByRole('link', { name: labelText('shell:page.registerSearch') })
    await expect.element(back).toHaveAttribute('href', '/forms/search?right=all')
  })

  test('the button says how many cases are found, and only once something is asked', async () => {
    serve({ getPatentsAdvance: registerFound([coffeeDryer], { total: 128 }) })
    await openAdvanced('/technical')
    const button = page.getByRole('button', { name: new RegExp(`^${labelText('core:search')}`) })
    await expect.element(button).not.toMatchTextContent(/\d/)
    await userEvent.fill(page.getByRole('textbox', { name: text('register:row.value') }), 'pengering')
    await expect.element(button).toMatchTextContent(/128$/)
    serve({ getPatentsAdvance: registerFound([coffeeDryer], { total: 10_000, TOTAL_CAPPED: 'Y' }) })
    await userEvent.fill(page.getByRole('textbox', { name: text('register:row.value') }), 'kopi')
    await expect.element(button).toMatchTextContent(/10,000\+$/)
  })

  test('each group is kept in a cookie of at most 1,024 bytes, and a longer group is said and used all the same', async () => {
    const written = vi.spyOn(document, 'cookie', 'set')
    await openAdvanced('/technical')
    const value = page.getByRole('textbox', { name: text('register:row.value') })
    await userEvent.fill(value, 'pengering')
    await expect.element(page.getByText(text('register:kept'))).toBeVisible()
    const cookies = () =>
      written.mock.calls.map(([cookie]) => cookie).filter((one) => one.startsWith('searchByTechnical='))
    const kept = encodeURIComponent(JSON.stringify([{ j: 'AND', f: 'title', o: 'words', v: 'pengering' }]))
    expect(cookies().at(-1)).toBe(`searchByTechnical=${kept}; Path=/forms; Max-Age=28800; SameSite=Lax`)
    // Each letter takes six bytes in a cookie.
    await userEvent.fill(value, 'ت'.repeat(180))
    await expect.element(page.getByText(text('register:kept.tooLong'))).toBeVisible()
    expect(cookies().at(-1)).toMatch(/^searchByTechnical=; .*Max-Age=0;/)
    const bytes = cookies().map((one) => new TextEncoder().encode(one.split(';')[0]).length)
    expect(Math.max(...bytes)).toBeLessThanOrEqual(1_024)
    await expect.poll(() => callsOf('getPatentsAdvance').at(-1)?.body.searchByTechnical?.[0]?.v).toBe('ت'.repeat(180))
    written.mockRestore()
  })

  test('log-out deletes the cookies of all six groups', async () => {
    const written = vi.spyOn(document, 'cookie', 'set')
    await clearPersonalData()
    for (const group of criteriaGroups) expect(written).toHaveBeenCalledWith(`${group}=; Path=/forms; Max-Age=0`)
    written.mockRestore()
  })

  test('IPC codes are chosen from the table, a class too, and taken back', async () => {
    await openAdvanced('/technical')
    await userEvent.selectOptions(page.getByLabelText(text('register:row.field')), 'ipc')
    await page.getByRole('button', { name: labelText('register:ipc.choose') }).click()
    const search = page.getByRole('combobox', { name: labelText('ipc:search') })
    const value = page.getByRole('textbox', { name: text('register:row.value') })
    await search.fill('F26B 17/00')
    await page.getByRole('option', { name: 'F26B 17/00 Drying of solids' }).click()
    await search.fill('A23')
    await page.getByRole('option', { name: 'A23 Foods' }).click()
    await expect.element(value).toHaveValue('F26B 17/00, A23')
    await expect.poll(() => callsOf('getPatentsAdvance').at(-1)?.body.searchByTechnical?.[0]?.v).toBe('F26B 17/00, A23')
  })

  test('opens the tab of the address; an unknown one opens the first and says so', async () => {
    await openAdvanced('/weather')
    await expect.element(page.getByText(text('register:condition.unknown', { name: 'weather' }))).toBeVisible()
    await expect.element(page.getByRole('tab', { selected: true })).toMatchTextContent('Number')
  })

  test('a value that its field cannot have is said and not searched for', async () => {
    await openAdvanced('/dates')
    await userEvent.fill(page.getByRole('textbox', { name: text('register:row.value') }), '2027')
    await userEvent.fill(page.getByRole('textbox', { name: text('register:row.last') }), '2026')
    await expect.element(page.getByText(text('register:row.dates'))).toBeVisible()
    await expect.element(page.getByText(text('register:summary.none'))).toBeVisible()
    expect(callsOf('getPatentsAdvance')).toEqual([])
  })

  test('a reset group has left cookies and address before anything else is done, and a reload keeps the others', async () => {
    const rows = (field: string, value: string) =>
      encodeURIComponent(`rows:[{"f":"${field}","o":"words","v":"${value}"}]`)
    const { address } = await openAdvanced(
      `/person?searchByPerson=${rows('owner', 'UGM')}&searchByTechnical=${rows('title', 'kopi')}`,
    )
    await expect.element(found('pengering')).toBeVisible()
    const cookies = vi.spyOn(document, 'cookie', 'set')
    await page.getByRole('button', { name: labelText('register:reset'), exact: true }).click()
    const left = address()
    expect(cookies).toHaveBeenCalledWith(expect.stringMatching(/^searchByPerson=;.*Max-Age=0/))
    cookies.mockRestore()
    expect(left).not.toContain('searchByPerson')
    clearPage()
    await show(<AdvancedSearchScreen />, { at: left, user: applicant, language: 'en' })
    await expect.element(page.getByText('We search for title kopi')).toBeVisible()
    expect(document.body.textContent).not.toMatch(/ugm/i)
  })

  test('says days as they are read', async () => {
    const years = encodeURIComponent('rows:[{"f":"filed","o":"between","v":"2025","w":"2026-03"}]')
    await openAdvanced(`/dates?searchByDates=${years}`)
    await expect.element(page.getByText('We search for date of receipt 1 Jan 2025 to 31 Mar 2026')).toBeVisible()
  })

  test('beside the menu at 1366 pixels no name of a field is cut in its list', async () => {
    await page.viewport(1103, 768)
    await openAdvanced('/dates', 'id')
    const field = page.getByLabelText(text('register:row.field', {}, 'id'))
    await expect.element(field).toBeVisible()
    const shown = field.element() as HTMLElement
    const width = shown.offsetWidth
    shown.style.cssText = 'position: absolute; inline-size: max-content; min-inline-size: 0'
    expect(width).toBeGreaterThanOrEqual(shown.offsetWidth)
    await page.viewport(1366, 768)
  })

  test('the focus stays with the rows when the row that had it is removed', async () => {
    const rows = encodeURIComponent('rows:[{"f":"owner","o":"words","v":"UGM"},{"f":"owner","o":"words","v":"ITB"}]')
    await openAdvanced(`/person?searchByPerson=${rows}`)
    page
      .getByRole('button', { name: text('register:row.remove', { row: 2 }) })
      .element()
      .focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('group', { name: text('register:group.searchByPerson') })).toHaveFocus()
  })

  test('rows are joined, removed and cleared', async () => {
    await openAdvanced('/person?searchByPerson=' + encodeURIComponent('rows:[{"f":"owner","o":"words","v":"UGM"}]'))
    await expect.element(found('pengering')).toBeVisible()
    await page.getByRole('button', { name: labelText('register:add') }).click()
    await userEvent.selectOptions(page.getByRole('combobox', { name: text('register:row.join') }), 'OR')
    await userEvent.fill(page.getByRole('textbox', { name: text('register:row.value') }).nth(1), 'ITB')
    await expect.element(page.getByText('We search for owner ugm or owner itb')).toBeVisible()
    await page.getByRole('button', { name: text('register:row.remove', { row: 2 }) }).click()
    await expect.element(page.getByText('We search for owner ugm')).toBeVisible()
    await page.getByRole('button', { name: labelText('register:reset.all') }).click()
    await expect.element(page.getByText(text('register:summary.none'))).toBeVisible()
  })
})

test.each(everyLanguage)('axe finds nothing grave in %s', async (language) => {
  await openAdvanced(
    '/person?searchByPerson=' + encodeURIComponent('rows:[{"f":"owner","o":"words","v":"UGM"}]'),
    language,
  )
  await expect.element(found('pengering')).toBeVisible()
  expect(await graveFaults()).toEqual([])
})
