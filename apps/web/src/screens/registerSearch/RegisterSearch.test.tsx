import type { TextHit } from '@saki/contracts/registerRow'
import { criteriaGroups } from '@saki/domain/search/criteria'
import { fieldExample, writtenFields } from '@saki/domain/search/registerFieldNames'
import { say } from '@saki/texts/say'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { graveFaults } from '../../../testing/axe.ts'
import { callsOf, refuse, serve } from '../../../testing/fakeApi.ts'
import { applicant } from '../../../testing/people.ts'
import { coffeeDryer, ownMark, registerFound } from '../../../testing/registerCases.ts'
import { clearPage, everyLanguage, labelText, show, text } from '../../../testing/render.tsx'
import { someIpc } from '../../../testing/someIpc.ts'
import { clearPersonalData } from '../../lib/deviceStore.ts'
import { AdvancedSearchScreen } from './AdvancedSearchScreen.tsx'
import { PatentSearchScreen } from './PatentSearchScreen.tsx'

const deleteCookies = () => {
  for (const name of ['searchByTechnical', 'searchByPerson']) document.cookie = `${name}=; Path=/forms; Max-Age=0`
}
beforeEach(() => {
  deleteCookies()
  serve({
    searchRegister: registerFound([coffeeDryer, ownMark]),
    getPatentsAdvance: registerFound([coffeeDryer]),
    suggestRegister: { data: [] },
    ipcClasses: someIpc,
  })
})

const open = (asked = '', language: 'id' | 'en' | 'ar' = 'en') =>
  show(<PatentSearchScreen />, { at: `/forms/search${asked}`, user: applicant, language })
const openAdvanced = (asked = '', language: 'id' | 'en' | 'ar' = 'en') =>
  show(<AdvancedSearchScreen />, { at: `/forms/advance${asked}`, user: applicant, language })
const box = page.getByRole('combobox', { name: text('register:box') })
const found = (name: string) => page.getByRole('article').filter({ hasText: name })
const searches = () => callsOf('searchRegister').filter(({ query }) => query.size === 10)

describe('patent search', () => {
  test('has its whole search in the address, so that a link opens the same results', async () => {
    await open('?q=pengering&right=P,D&stage=registered&class=A23N&year=2018&country=ID&sort=-number&page=2')
    await expect.element(found('pengering')).toBeVisible()
    expect(searches()[0]?.query).toMatchObject({
      q: 'pengering',
      right: ['P', 'D'],
      stage: ['registered'],
      class: ['A23N'],
      year: ['2018'],
      country: ['ID'],
      sort: '-number',
      page: 2,
    })
    await expect.element(box).toHaveValue('pengering')
  })

  test.each([
    ['', 'shell:page.search'],
    ['?right=P', 'shell:page.search'],
    ['?right=all', 'shell:page.registerSearch'],
    ['?right=P,D', 'shell:page.registerSearch'],
  ] as const)('at "%s" has the title %s', async (asked, title) => {
    await open(asked)
    await expect.element(page.getByRole('heading', { level: 1, name: labelText(title) })).toBeVisible()
  })

  test('searches patents unless another right is chosen, and leaves impossible values out', async () => {
    await open('?q=kopi&stage=lost&class=99x&sort=price')
    await expect.element(found('pengering')).toBeVisible()
    expect(searches()[0]?.query).toMatchObject({ right: ['P'], sort: '-filed' })
    expect(searches()[0]?.query.stage).toBeUndefined()
  })

  test('of a page after the last one says so, and leads to the last', async () => {
    serve({ searchRegister: { ...registerFound([]), total: 66, page: 900 } })
    const { address } = await open('?q=kopi&page=900')
    await expect.element(page.getByText(text('register:beyond', { page: 900, pages: 7 }))).toBeVisible()
    await page.getByRole('button', { name: labelText('core:pager.page', { page: 7 }) }).click()
    await expect.poll(address).toContain('page=7')
  })

  test('marks the sought words in the name of the owner too', async () => {
    serve({
      searchRegister: registerFound([{ ...coffeeDryer, FOUND_AT: [], OWNER_FOUND_AT: [{ START: 12, END: 17 }] }]),
    })
    await open('?q=gadjah')
    await expect.element(page.getByRole('article')).toBeVisible()
    expect([...document.querySelectorAll('article mark')].map((one) => one.textContent)).toEqual(['Gadja'])
  })

  test('does not promise a term to a case that was refused', async () => {
    const row = { ...coffeeDryer, EXPIRATION_DATE: null }
    serve({ searchRegister: registerFound([row, { ...row, PATENT_ID: 'P00202600009', STAGE: 'refused' }]) })
    await open()
    await expect.element(page.getByRole('article').first()).toBeVisible()
    expect(page.getByText(text('register:expires.none')).elements()).toHaveLength(1)
  })

  test('says what is searched for, and what is not', async () => {
    serve({
      searchRegister: registerFound([coffeeDryer], {
        IGNORED: [
          { TEXT: 'harga:3', WHY: 'field' },
          { TEXT: 'kelas:99', WHY: 'value' },
        ],
      }),
    })
    await open('?q=pengering')
    await expect.element(page.getByText('We search for the word pengering')).toBeVisible()
    await expect.element(page.getByText(text('register:ignored.field', { text: 'harga:3' }))).toBeVisible()
    const example = { text: 'kelas:99', example: 'kelas:24,25' }
    await expect.element(page.getByText(text('register:ignored.value', example))).toBeVisible()
  })

  test('shows found text as text with the words marked, and leads to its page for who may open the document', async () => {
    const TEXT = 'ruang <b>fermentasi</b> biji'
    const TEXT_HIT: TextHit = {
      PART: 'description',
      PAGE: 12,
      CLAIM_NBR: null,
      DOC_ID: 'a1b2',
      TEXT,
      FOUND_AT: [{ START: 9, END: 19 }],
    }
    serve({ searchRegister: registerFound([{ ...coffeeDryer, TEXT_HIT }]) })
    await open('?q=naskah:fermentasi')
    const marked = found('pengering').getByRole('mark').filter({ hasText: 'fermentasi' })
    await expect.element(marked).toBeVisible()
    await expect.element(page.getByText(TEXT)).toBeVisible()
    await expect.element(page.getByText('Description, page 12')).toBeVisible()
    const link = page.getByRole('link', { name: text('register:hit.open') })
    await expect.element(link).toHaveAttribute('href', '/viewer/pdf/a1b2?page=12')
  })

  test('says that found words are of an answer, which is not published', async () => {
    const TEXT_HIT: TextHit = {
      PART: 'claims',
      PAGE: 2,
      CLAIM_NBR: 1,
      DOC_ID: 'a1',
      ANSWERED_ON: '2026-03-02',
      TEXT: 'alat',
      FOUND_AT: [],
    }
    serve({ searchRegister: registerFound([{ ...coffeeDryer, TEXT_HIT }]) })
    await open('?q=klaim:alat')
    await expect.element(page.getByText('from the answer of 2 Mar 2026, not published')).toBeVisible()
  })

  test('has no link to a document that the reader may not open', async () => {
    const TEXT_HIT = { PART: 'claims', PAGE: 1, CLAIM_NBR: 3, DOC_ID: null, TEXT: 'alat', FOUND_AT: [] } as const
    serve({ searchRegister: registerFound([{ ...coffeeDryer, TEXT_HIT: { ...TEXT_HIT, FOUND_AT: [] } }]) })
    await open('?q=klaim:alat')
    await expect.element(page.getByText('Claim 3, page 1')).toBeVisible()
    expect(page.getByRole('link', { name: text('register:hit.open') }).elements()).toEqual([])
  })

  test('shows the found words, the term, and that a case is not published, and leads to the case', async () => {
    await open('?q=pengering')
    const card = found('pengering')
    await expect.element(card).toBeVisible()
    expect([...card.element().querySelectorAll('mark')].map((one) => one.textContent)).toEqual(['pengering'])
    await expect.element(card.getByRole('progressbar')).toBeVisible()
    await expect.element(card.getByRole('link')).toHaveAttribute('href', '/table-list/patents/P00201807310')
    await expect.element(found('KOPI LERENG').getByText(text('register:private'))).toBeVisible()
    await expect
      .element(found('KOPI LERENG').getByRole('link'))
      .toHaveAttribute('href', '/list-tm/trademarks/DID2026000010')
  })

  test('a choice narrows the search, with its count', async () => {
    const { address } = await open('?q=pengering')
    await page.getByRole('checkbox', { name: 'A23N Machines for fruit' }).click()
    await expect.poll(address).toContain('class=A23N')
    await expect.poll(() => callsOf('searchRegister').some(({ query }) => query.facets === 'Y')).toBe(true)
  })

  test('an empty result offers ways to find more', async () => {
    serve({ searchRegister: ({ query }) => registerFound(query.q?.includes('*') ? [coffeeDryer] : []) })
    await open('?q=penger')
    await page.getByRole('button', { name: labelText('register:none.prefix') }).click()
    await expect.element(found('pengering')).toBeVisible()
  })

  test('an empty result offers the spellings that find something, with their numbers', async () => {
    const tries = [{ Q: 'pengering', WHY: 'spelling' as const, TOTAL: 3, TOTAL_CAPPED: 'N' as const }]
    serve({
      searchRegister: ({ query }) =>
        query.q === 'pengreing' ? registerFound([], { TRIES: tries }) : registerFound([coffeeDryer]),
    })
    const { address } = await open('?q=pengreing')
    await expect.element(page.getByText(text('register:none.spelling'))).toBeVisible()
    await page.getByRole('button', { name: /^pengering 3/ }).click()
    await expect.element(found('pengering')).toBeVisible()
    expect(address()).toContain('q=pengering')
  })

  test('titles and names that begin so are offered; for fields, phrases and numbers none are asked', async () => {
    serve({
      suggestRegister: {
        data: [
          { TEXT: 'Pengering kopi', KIND: 'title' },
          { TEXT: 'Pengering kopi', KIND: 'owner' },
        ],
      },
    })
    await open('?q=penge')
    await expect.element(found('pengering')).toBeVisible()
    await expect
      .poll(() => [...document.querySelectorAll('datalist option')].map((one) => one.getAttribute('value')))
      .toEqual(['Pengering kopi'])
    expect(callsOf('suggestRegister')[0]?.query).toMatchObject({ q: 'penge', right: ['P'] })
    await open('?q=pemilik:ugm')
    await expect.poll(() => searches().length).toBe(2)
    expect(callsOf('suggestRegister')).toHaveLength(1)
  })

  test('a failure is said and tried again', async () => {
    serve({ searchRegister: refuse('UNKNOWN') })
    await open('?q=kopi')
    await expect.element(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
    serve({ searchRegister: registerFound([coffeeDryer]) })
    await page.getByRole('button', { name: labelText('core:retry') }).click()
    await expect.element(found('pengering')).toBeVisible()
  })

  test('offline nothing is asked, and it says so', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await open('?q=kopi')
    await expect.element(page.getByText(text('register:offline'))).toBeVisible()
    expect(callsOf('searchRegister')).toEqual([])
    vi.restoreAllMocks()
  })

  test('the spreadsheet is of the same search', async () => {
    serve({ excelSearchPatent: new Response('xlsx') })
    await open('?q=pengering&class=A23N')
    await page.getByRole('button', { name: labelText('register:excel') }).click()
    await expect.poll(() => callsOf('excelSearchPatent')[0]?.query).toMatchObject({ q: 'pengering', class: ['A23N'] })
    // The result of the download comes after its call.
    await expect.element(page.getByRole('dialog')).toBeVisible()
  })

  test.each(['json', 'xml'] as const)('the %s file is of the same search', async (format) => {
    serve({ exportSearch: new Response('[]') })
    await open('?q=pengering&class=A23N')
    await page.getByRole('button', { name: text('register:export') }).click()
    await page.getByRole('menuitem', { name: labelText(`register:export.${format}`) }).click()
    await expect
      .poll(() => callsOf('exportSearch')[0]?.query)
      .toMatchObject({ q: 'pengering', class: ['A23N'], format })
    await expect.element(page.getByRole('dialog')).toBeVisible()
  })
})

describe('the small number fields', () => {
  test('search by registration number, application number and year, which stand in the address', async () => {
    const { address } = await open()
    await page.getByText(labelText('register:numbers')).click()
    await page.getByLabelText(labelText('register:regnbr')).fill('IDP000065123')
    await expect.poll(address).toContain('regnbr=IDP000065123')
    await page.getByLabelText(labelText('register:filenbr')).fill('07310')
    await page.getByLabelText(labelText('register:fileser')).fill('2018')
    await expect
      .poll(() => searches().at(-1)?.query)
      .toMatchObject({ regnbr: 'IDP000065123', filenbr: '07310', fileser: '2018', right: ['P'] })
  })

  test('are open and filled in from the address, and say what cannot be a number', async () => {
    await open('?fileser=2018&filenbr=x')
    await expect.element(page.getByLabelText(labelText('register:fileser'))).toHaveValue('2018')
    expect(searches()[0]?.query).toMatchObject({ fileser: '2018' })
    expect(searches()[0]?.query.filenbr).toBeUndefined()
    await expect.element(found('pengering')).toBeVisible()
    expect(await graveFaults()).toEqual([])
    await page.getByLabelText(labelText('register:fileser')).fill('20')
    await expect.element(page.getByText(text('register:row.wrong'))).toBeVisible()
  })
})

describe('the help beside the box', () => {
  test.each(everyLanguage)('explains every field that a search may have, in %s', async (language) => {
    await open('', language)
    await expect.element(found('pengering')).toBeVisible()
    await page.getByText(labelText('register:help', undefined, language)).click()
    const row = (example: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('button', { name: example, exact: true }) })
    for (const field of writtenFields)
      await expect.element(row(fieldExample(field))).toMatchTextContent(say(language, `register:syntax.${field}`))
    expect(await graveFaults()).toEqual([])
  })

  test('an example searches at once and closes the help', async () => {
    const { address } = await open()
    await page.getByText(labelText('register:help')).click()
    await page.getByRole('button', { name: 'berlakupada:2026-03-31', exact: true }).click()
    await expect.poll(() => decodeURIComponent(address())).toContain('q=berlakupada:2026-03-31')
    await expect.element(page.getByRole('button', { name: 'wina:26.1' })).not.toBeInTheDocument()
  })
})

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
  await open('?q=pengering', language)
  await expect.element(found('pengering')).toBeVisible()
  expect(await graveFaults()).toEqual([])
})

test.each(everyLanguage)('axe finds nothing grave in the advanced search in %s', async (language) => {
  await openAdvanced(
    '/person?searchByPerson=' + encodeURIComponent('rows:[{"f":"owner","o":"words","v":"UGM"}]'),
    language,
  )
  await expect.element(found('pengering')).toBeVisible()
  expect(await graveFaults()).toEqual([])
})
