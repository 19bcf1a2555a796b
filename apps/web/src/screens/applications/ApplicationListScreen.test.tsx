import type { LetterRow } from '@saki/contracts/answers'
import type { CaseRow } from '@saki/contracts/caseRow'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { graveFaults } from '../../../testing/axe.ts'
import { listedCases, caseAtOffice, unpaidCase } from '../../../testing/cases.ts'
import { serve } from '../../../testing/fakeApi.ts'
import { applicant } from '../../../testing/people.ts'
import { everyLanguage, labelText, show, text } from '../../../testing/render.tsx'
import { setServerTime } from '../../ui/clock.ts'
import { ApplicationListScreen } from './ApplicationListScreen.tsx'

beforeEach(() => {
  setServerTime('2026-11-20T03:00:00.000Z')
  serve({ getLettersToAnswer: [] })
})

const open = async (rows: readonly CaseRow[], counts = {}, asked = '') => {
  serve({ getPatents: listedCases(rows, counts) })
  return show(
    <div style={{ inlineSize: 1032 }}>
      <ApplicationListScreen />
    </div>,
    { at: `/customer-screen/list${asked}`, user: applicant },
  )
}
const row = (title: string) => page.getByRole('row', { name: title, exact: false })
const lacking = caseAtOffice(2, {
  STATUS_CODE: '315',
  STATUS_NAME: 'Menunggu Kelengkapan',
  GROUP: 'action',
  TURN: 'YOU',
  DUE_DATE: '2027-01-15',
  DAYS_LEFT: 56,
})
const letterToAnswer: LetterRow = {
  PATENT_ID: 'A00202600002',
  TITLE: 'Kursi 2',
  RIGHT: 'D',
  PROC_TYP: '10',
  PROC_NBR: 7,
  ACTION_NBR: 1,
  KIND: 'correction',
  LETTER_NAME: 'Kekurangan persyaratan',
  LETTER_CAPTION: '',
  LETTER_DATE: '2026-10-15',
  DUE_DATE: '2027-01-15',
  DAYS_LEFT: 56,
  ANSWERABLE: 'open',
  CLIENT: null,
  POINTS_ALL: 2,
  POINTS_ANSWERED: 0,
  SENT_AT: null,
}

describe('a row', () => {
  test('is at most 64 px high, whatever it contains', async () => {
    await open([
      unpaidCase(1, { TITLE: 'Alat pengering biji kopi dengan penyangga panas dari gerabah', REFERENCE: 'LR-02' }),
      lacking,
      caseAtOffice(3, {
        OWNER_NAMES: 'PT Bahari Nusantara Makmur Sejahtera dan empat puluh pemohon lain',
        UNREAD_COUNT: 2,
      }),
    ])
    await expect.element(row('Kursi 3')).toBeVisible()
    for (const { clientHeight } of page.getByRole('row').elements()) expect(clientHeight).toBeLessThanOrEqual(64)
  })

  test('names the act in one line and links to where it is done; the reason is behind a link', async () => {
    await open([unpaidCase(1), lacking])
    const pay = row('Kursi 1').getByRole('link', { name: text('applications:act.pay', { amount: 'Rp800.000' }) })
    await expect.element(pay).toHaveAttribute('href', '/customer-screen/payments/TRX-2026-100001')
    await expect.element(row('Kursi 2')).toMatchTextContent(text('applications:act.complete'))
    const why = row('Kursi 2').getByRole('link', { name: text('applications:why.of', { title: 'Kursi 2' }) })
    await expect.element(why).toHaveAttribute('href', '/table-list/patents/workflow/A00202600002')
  })

  test.each([
    ['472', 'applications:act.renew', '/user-docx/tp/berbayar?jenis=PJ&nomor=A00202600002'],
    ['140', 'applications:act.examination', '/user-docx/tp/berbayar?jenis=PS&nomor=A00202600002'],
    ['191', 'applications:act.revive', '/user-docx/tp/berbayar?jenis=PL&nomor=A00202600002'],
    ['175', 'applications:act.annuity', '/user-docx/tp/berbayar?jenis=BT&nomor=A00202600002'],
    ['490', 'applications:act.appeal', '/user-docx/tp/banding?jenis=BD&nomor=A00202600002'],
    ['481', 'applications:act.court', '/table-list/patents/workflow/A00202600002'],
  ] as const)('whose status is %s has %s as a button to %s', async (STATUS_CODE, key, href) => {
    await open([{ ...lacking, STATUS_CODE }])
    const act = row('Kursi 2').getByRole('link', { name: text(key) })
    await expect.element(act).toHaveAttribute('href', href)
    await expect.element(act).toHaveClass('button')
  })

  test('of a patent whose annuity may be paid links to it, without a button', async () => {
    await open([caseAtOffice(1, { TURN: 'NONE', STATUS_CODE: '170', GROUP: 'registered', DUE_DATE: '2027-10-28' })])
    const act = row('Kursi 1').getByRole('link', { name: text('applications:act.annuity') })
    await expect.element(act).toHaveAttribute('href', '/user-docx/tp/berbayar?jenis=BT&nomor=A00202600001')
    await expect.element(act).not.toHaveClass('button')
  })

  test('that asks nothing of the reader says who is at work, without a reason to look up', async () => {
    await open([caseAtOffice(1)])
    await expect.element(row('Kursi 1')).toMatchTextContent(text('applications:wait.OFFICE'))
    expect(row('Kursi 1').getByText(text('applications:why')).elements()).toHaveLength(0)
  })
})

const heads = () => [...document.querySelectorAll('tr.row-group')].map((head) => head.textContent)

describe('the rows of a page', () => {
  const rows = [caseAtOffice(1), { ...lacking, DAYS_LEFT: 5 }, caseAtOffice(3), unpaidCase(4)]

  test("of all cases has those that are the reader's turn first, the nearest deadline on top", async () => {
    await open(rows)
    await expect.element(row('Kursi 3')).toBeVisible()
    expect(heads()).toEqual([
      `${labelText('applications:mine')} ${text('applications:rows', { count: 2 })}`,
      `${labelText('applications:others')} ${text('applications:rows', { count: 2 })}`,
    ])
    const titles = page
      .getByRole('row')
      .elements()
      .map(({ textContent }) => /Kursi \d/.exec(textContent ?? '')?.[0])
    expect(titles.filter(Boolean)).toEqual(['Kursi 4', 'Kursi 2', 'Kursi 1', 'Kursi 3'])
  })

  test.each(['?sort=title', '?group=action'])('with %s stand as the server lists them', async (asked) => {
    await open(rows, {}, asked)
    await expect.element(row('Kursi 3')).toBeVisible()
    expect(heads()).toEqual([])
  })

  test('of several pages are counted as those on this page', async () => {
    serve({ getPatents: { ...listedCases(rows), total: 24 } })
    await show(<ApplicationListScreen />, { at: '/customer-screen/list', user: applicant })
    await expect.element(row('Kursi 3')).toBeVisible()
    expect(heads()[0]).toBe(`${labelText('applications:mine')} ${text('applications:rows.here', { count: 2 })}`)
  })

  test('have one main button: the act with the nearest deadline, from seven days before it', async () => {
    serve({ getLettersToAnswer: [letterToAnswer] })
    await open([{ ...lacking, DAYS_LEFT: 7 }, unpaidCase(1), unpaidCase(4)])
    await expect
      .element(row('Kursi 2').getByRole('link', { name: text('applications:act.complete') }))
      .toHaveClass('button')
    const main = [...document.querySelectorAll('main .button.primary, td .button.primary')]
    expect(main.map((button) => button.closest('tr')?.textContent?.includes('Kursi 1'))).toEqual([true])
  })
})

describe('the column of deadlines', () => {
  test('has only days by which the reader must act', async () => {
    await open([
      lacking,
      caseAtOffice(3, { TURN: 'PUBLIC', DUE_DATE: '2026-12-24', DAYS_LEFT: 34 }),
      caseAtOffice(4, { GROUP: 'registered', TURN: 'NONE', DUE_DATE: '2036-06-18', DAYS_LEFT: 3_498 }),
    ])
    await expect.element(row('Kursi 2')).toMatchTextContent('15 Jan 2027')
    await expect.element(row('Kursi 3')).not.toMatchTextContent('24 Dec 2026')
    await expect.element(row('Kursi 4')).not.toMatchTextContent('2036')
    expect(page.getByLabelText(text('applications:due.none')).elements()).toHaveLength(2)
  })

  test('of an unpaid filing counts down to the end of its code', async () => {
    await open([unpaidCase(1)])
    await expect.element(row('Kursi 1')).toMatchTextContent('13:59:')
  })
})

describe('the menu of a row', () => {
  const entries = async (title: string) => {
    await page.getByRole('button', { name: text('applications:menu', { title }) }).click()
    await expect.element(page.getByRole('menu')).toBeVisible()
    return page
      .getByRole('menuitem')
      .elements()
      .map((item) => item.textContent)
  }
  const [pay, answer] = [labelText('core:pay'), labelText('inbox:screen.answer')]

  test('of an unpaid filing has Bayar', async () => {
    await open([unpaidCase(1)])
    const found = await entries('Kursi 1')
    expect(found).toContain(pay)
    expect(found).not.toContain(answer)
  })

  test('of a case with a letter to answer has Jawab', async () => {
    serve({ getLettersToAnswer: [letterToAnswer] })
    await open([lacking])
    await expect.element(row('Kursi 2').getByRole('link', { name: text('applications:act.complete') })).toBeVisible()
    expect((await entries('Kursi 2'))[0]).toBe(answer)
  })

  test('of a case at the office has neither', async () => {
    await open([caseAtOffice(1)])
    const found = await entries('Kursi 1')
    expect(found.filter((entry) => [pay, answer].includes(entry ?? ''))).toEqual([])
  })
})

test('the tabs show the counts of the server; an account without cases is told where to begin', async () => {
  await open([], { action: 0 })
  await expect.element(page.getByRole('tab', { name: `${labelText('applications:group.action')} 0` })).toBeVisible()
  await expect.element(page.getByText(text('applications:empty'))).toBeVisible()
  expect(
    page
      .getByRole('tabpanel')
      .getByRole('link', { name: labelText('shell:nav.new') })
      .elements(),
  ).toHaveLength(1)
})

test.each(everyLanguage)('in %s axe finds no serious fault', async (language) => {
  serve({ getPatents: listedCases([unpaidCase(1), lacking, caseAtOffice(3)], {}) })
  await show(<ApplicationListScreen />, { at: '/customer-screen/list', language, user: applicant })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await graveFaults()).toEqual([])
})
