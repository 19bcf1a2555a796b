import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { dialogFaults } from '../../testing/axe.ts'
import { caseAtOffice, foundAtDesk, listedCases, openDraft, unpaidCase } from '../../testing/cases.ts'
import { callsOf, heldReply, offline, serve } from '../../testing/fakeApi.ts'
import { applicant, officer } from '../../testing/people.ts'
import { everyLanguage, labelText, show, text } from '../../testing/render.tsx'
import { Palette } from './Palette.tsx'

const noDrafts = { data: [], total: 0, page: 1, size: 5, CLIENTS: [] }
beforeEach(() => serve({ getPatents: listedCases([]), getPatentTemp: noDrafts }))

const open = (language: 'en' | 'ar' = 'en') =>
  show(<Palette open onOpen={() => undefined} />, { at: '/inbox', user: applicant, language })

/** Types as fast as a program: one event for each letter, without the test's browser in between. */
function typeFast(letters: string) {
  const box = page.getByRole('textbox').element()
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  for (let end = 1; end <= letters.length; end += 1) {
    set?.call(box, letters.slice(0, end))
    box.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

describe('the palette of Ctrl+K', () => {
  test.each(['draf', 'DRÁF', 'dra\u0308f'])('finds the drafts by %s, with and without marks', async (typed) => {
    await open()
    await userEvent.fill(page.getByRole('textbox'), typed)
    await expect.element(page.getByRole('button', { name: labelText('shell:page.drafts') })).toBeVisible()
  })

  test('finds an Arabic name whatever its vowels', async () => {
    await open('ar')
    const plain = text('shell:page.drafts', {}, 'ar')
    await userEvent.fill(page.getByRole('textbox'), [...plain].join('\u064e'))
    await expect.element(page.getByRole('button', { name: labelText('shell:page.drafts', {}, 'ar') })).toBeVisible()
  })

  test('offers an application by its number and says when nothing has the name', async () => {
    await open()
    await userEvent.fill(page.getByRole('textbox'), 'a00202600025')
    await expect
      .element(page.getByRole('button', { name: text('shell:palette.case', { number: 'A00202600025' }) }))
      .toBeVisible()
    await userEvent.fill(page.getByRole('textbox'), 'zzz')
    await expect.element(page.getByText(text('shell:palette.nothing'))).toBeVisible()
    expect(await dialogFaults('PaletteDialog')).toEqual([])
  })

  test('finds cases and drafts by words of their titles; Enter opens the first, and pages come before them', async () => {
    serve({
      getPatents: listedCases([caseAtOffice(1), unpaidCase(2)]),
      getPatentTemp: { ...noDrafts, data: [openDraft(3, { TITLE: 'Kursi lipat' })], total: 1 },
    })
    const { address } = await open()
    await userEvent.fill(page.getByRole('textbox'), 'kursi')
    const found = page.getByRole('listitem')
    await expect.element(found).toHaveLength(3)
    const names = found.elements().map((each) => each.textContent)
    expect(names).toEqual([
      'Kursi 1 A00202600001',
      'Kursi 2 TRX-2026-100002',
      `Kursi lipat ${text('shell:palette.draft')}`,
    ])
    expect(callsOf('getPatents').map(({ query }) => [query.q, query.size])).toEqual([['kursi', 5]])
    await userEvent.keyboard('{Enter}')
    await expect.poll(address).toBe('/table-list/patents/workflow/A00202600001')
  })

  test('letters typed without a pause are asked for once', async () => {
    serve({ getPatents: listedCases([caseAtOffice(1)]) })
    await open()
    typeFast('kursi')
    await expect.element(page.getByRole('button', { name: 'Kursi 1', exact: false })).toBeVisible()
    expect(callsOf('getPatents').map(({ query }) => query.q)).toEqual(['kursi'])
  })

  test('more applications than shown are the last stop of the arrow keys, which opens the list with the words', async () => {
    serve({ getPatents: { ...listedCases([caseAtOffice(1)]), total: 9 } })
    const { address } = await open()
    await userEvent.fill(page.getByRole('textbox'), 'kursi')
    const all = page.getByRole('button', { name: text('shell:palette.all.applications', { words: 'kursi' }) })
    await expect.element(all).toBeVisible()
    await expect.element(page.getByRole('status')).toMatchTextContent(text('shell:palette.more.open'))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(all).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(address).toBe('/customer-screen/list?q=kursi')
  })

  test('more drafts than shown are said, and offer no list of applications', async () => {
    serve({ getPatentTemp: { ...noDrafts, data: [openDraft(3, { TITLE: 'Kursi lipat' })], total: 9 } })
    await open()
    await userEvent.fill(page.getByRole('textbox'), 'kursi')
    await expect.element(page.getByRole('status')).toMatchTextContent(text('shell:palette.more'))
    expect(page.getByRole('listitem').elements()).toHaveLength(1)
  })

  test('arrow keys go from the field through the results to a draft', async () => {
    serve({ getPatentTemp: { ...noDrafts, data: [openDraft(3, { TITLE: 'Kursi lipat' })], total: 1 } })
    const { address } = await open()
    await userEvent.fill(page.getByRole('textbox'), 'kursi')
    await expect.element(page.getByRole('button', { name: 'Kursi lipat', exact: false })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('button', { name: 'Kursi lipat', exact: false })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(page.getByRole('textbox')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.poll(address).toBe('/buat-pengajuan/draft?draft=draft-3')
  })

  test('an officer finds any case, with its state and by what it was found, and no drafts', async () => {
    serve({ officeFind: { data: [foundAtDesk()], IND_MORE: 'Y' } })
    const { address } = await show(<Palette open onOpen={() => undefined} />, { at: '/petugas', user: officer })
    await userEvent.fill(page.getByRole('textbox'), '8202 60000000001')
    await expect.element(page.getByText('Refused 820260000000001')).toBeVisible()
    await page.getByRole('button', { name: 'Kursi 1', exact: false }).click()
    expect([callsOf('getPatents'), callsOf('getPatentTemp')]).toEqual([[], []])
    await expect.poll(address).toBe('/petugas/berkas/A00202600001')
  })

  test.each(everyLanguage)('in %s more cases than shown open the queue with all that was found', async (language) => {
    serve({ officeFind: { data: [foundAtDesk()], IND_MORE: 'Y' } })
    const { address } = await show(<Palette open onOpen={() => undefined} />, {
      at: '/petugas',
      user: officer,
      language,
    })
    await userEvent.fill(page.getByRole('textbox'), 'kursi 7')
    await page.getByRole('button', { name: text('shell:palette.all.cases', { words: 'kursi 7' }, language) }).click()
    await expect.poll(address).toBe('/petugas?q=kursi+7&found=all')
  })

  test('one letter asks nothing; a failed search says so and can be repeated, while pages are found', async () => {
    serve({ getPatents: offline })
    await open()
    await userEvent.fill(page.getByRole('textbox'), 'd')
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(callsOf('getPatents')).toEqual([])
    await userEvent.fill(page.getByRole('textbox'), 'draf')
    await expect.element(page.getByRole('status')).toMatchTextContent(text('shell:palette.failed'))
    await expect.element(page.getByRole('button', { name: labelText('shell:page.drafts') })).toBeVisible()
    serve({ getPatents: listedCases([caseAtOffice(1, { TITLE: 'Draf kursi' })]) })
    await page.getByRole('button', { name: labelText('core:retry') }).click()
    await expect.element(page.getByRole('button', { name: 'Draf kursi', exact: false })).toBeVisible()
  })

  test('results of earlier words are not shown under later ones', async () => {
    const { answer, give } = heldReply<ReturnType<typeof listedCases>>()
    serve({ getPatents: ({ query }) => (query.q === 'kursi' ? answer : listedCases([])) })
    await open()
    await userEvent.fill(page.getByRole('textbox'), 'kursi')
    await expect.element(page.getByRole('status')).toMatchTextContent(text('shell:palette.searching'))
    await expect.poll(() => callsOf('getPatents').length).toBe(1)
    await userEvent.fill(page.getByRole('textbox'), 'zzz')
    give(listedCases([caseAtOffice(1)]))
    await expect.element(page.getByText(text('shell:palette.nothing'))).toBeVisible()
    expect(page.getByText('Kursi 1').elements()).toEqual([])
  })

  test('without a connection only pages are searched', async () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
    await open()
    await userEvent.fill(page.getByRole('textbox'), 'draf')
    await expect.element(page.getByRole('status')).toMatchTextContent(text('shell:palette.offline'))
    expect(callsOf('getPatents')).toEqual([])
    Reflect.deleteProperty(navigator, 'onLine')
  })
})
