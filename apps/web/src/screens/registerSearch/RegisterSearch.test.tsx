import type { TextHit } from '@saki/contracts/registerRow'
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
import { PatentSearchScreen } from './PatentSearchScreen.tsx'

beforeEach(() => {
  serve({
    searchRegister: registerFound([coffeeDryer, ownMark]),
    suggestRegister: { data: [] },
    ipcClasses: someIpc,
  })
})

const open = (asked = '', language: 'id' | 'en' | 'ar' = 'en') =>
  show(<PatentSearchScreen />, { at: `/forms/search${asked}`, user: applicant, language })
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

  test('a text in the address that is too long says so, asks nothing, and can be shortened or cleared', async () => {
    const long = 'a'.repeat(10_001)
    await open(`?q=${long}`)
    await expect.element(page.getByText(text('register:tooLong', { count: 10_001 }))).toBeVisible()
    await expect.element(box).toHaveValue('a'.repeat(500))
    expect(searches()).toEqual([])
    await page.getByRole('button', { name: labelText('register:tooLong.beginning') }).click()
    await expect.poll(() => searches()[0]?.query.q).toBe('a'.repeat(500))
    await expect.element(page.getByText(text('register:tooLong', { count: 10_001 }))).not.toBeInTheDocument()
    clearPage()
    const { address } = await open(`?q=${long}`)
    await page.getByRole('button', { name: labelText('register:tooLong.clear') }).click()
    await expect.poll(address).toBe('/forms/search')
    await expect.element(box).toHaveValue('')
  })

  test('offline the results of the text before are not shown for another text', async () => {
    const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    await open('?q=pengering')
    await expect.element(found('pengering')).toBeVisible()
    connection.mockReturnValue(false)
    dispatchEvent(new Event('offline'))
    await expect.element(found('pengering')).toBeVisible()
    await box.fill('rak')
    await expect.element(page.getByText(text('register:offline'))).toBeVisible()
    await expect.element(found('pengering')).not.toBeInTheDocument()
    connection.mockReturnValue(true)
    dispatchEvent(new Event('online'))
    await expect.element(found('pengering')).toBeVisible()
    expect(searches().at(-1)?.query.q).toBe('rak')
    connection.mockRestore()
  })

  const results = page.getByRole('heading', { level: 2 }).first()

  test('gives the focus to the heading of the results when a proposal that was pressed is gone', async () => {
    const none = registerFound([], { TRIES: [{ Q: 'kopi', WHY: 'spelling', TOTAL: 2, TOTAL_CAPPED: 'N' }] })
    serve({
      searchRegister: ({ query }) => (query.q === 'kopy' ? none : registerFound([coffeeDryer])),
      suggestRegister: { data: [] },
      ipcClasses: someIpc,
    })
    await open('?q=kopy')
    const proposal = page.getByRole('button', { name: /^kopi/ })
    await expect.element(proposal).toBeVisible()
    proposal.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(found('pengering')).toBeVisible()
    await expect.element(results).toHaveFocus()
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
    const headers = { 'content-type': `application/${format}; charset=utf-8`, 'content-disposition': 'attachment' }
    serve({ exportSearch: new Response('[]', { headers }) })
    await open('?q=pengering&class=A23N')
    await page.getByRole('button', { name: text('register:export') }).click()
    await page.getByRole('menuitem', { name: labelText(`register:export.${format}`) }).click()
    await expect
      .poll(() => callsOf('exportSearch')[0]?.query)
      .toMatchObject({ q: 'pengering', class: ['A23N'], format })
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await expect.element(page.getByText(text('core:download.missing'))).not.toBeInTheDocument()
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

test.each(everyLanguage)('axe finds nothing grave in %s', async (language) => {
  await open('?q=pengering', language)
  await expect.element(found('pengering')).toBeVisible()
  expect(await graveFaults()).toEqual([])
})
