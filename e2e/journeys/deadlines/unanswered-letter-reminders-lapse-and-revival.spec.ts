import { expect, test, type Page } from '@playwright/test'

import { paperScan, post, read } from '../../portal/api.ts'
import { startOwnPortal, type OwnPortal } from '../../portal/ownPortal.ts'
import { callerFor, inIndonesian, signIn } from '../../portal/session.ts'

/** Examined patent of the demonstration: the examiner's letter is ten days old and due three months after its date. */
const TITLE = 'Tungku Gerabah Hemat Kayu'
const DAY = 86_400_000

interface Item {
  PROC_TYP: string
  PROC_NBR: number
  ACTION_NBR: number
  PATENT_ID: string
  TITLE: string
  ACTION_TYP: string
  DUE_DATE: string | null
  STATUS: 'Y' | 'N'
}

let portal: OwnPortal
test.beforeAll(async () => {
  portal = await startOwnPortal()
})
test.afterAll(() => portal.stop())

test('a deadline without an answer is announced, lapses, and the case is revived', async ({ browser }) => {
  test.setTimeout(240_000)
  const context = await browser.newContext({ baseURL: portal.url })
  const page = await context.newPage()
  await inIndonesian(page)
  await signIn(page, 'sari@contoh.id')
  const letter = await letterOf(page)
  const due = letter.DUE_DATE ?? ''

  // All days of reminders are in reminders.test.ts.
  for (const [nth, before] of [30, 2].entries()) {
    const says = new RegExp(`${before} hari`)
    await test.step(`a reminder ${before} days before`, async () => {
      moveTo(due, -before)
      expect(await portal.mailsAbout(letter.PATENT_ID, nth + 1), 'one warning more').toBe(nth + 1)
      await signIn(page, 'sari@contoh.id')
      await page.goto('/inbox')
      const row = page
        .getByRole('link', { name: new RegExp(letter.PATENT_ID) })
        .or(page.getByRole('option', { name: new RegExp(letter.PATENT_ID) }))
      await expect(row.filter({ hasText: says }).first()).toBeVisible()
      // Reading a reminder does not stop later ones.
      await row.filter({ hasText: says }).first().click()
    })
  }

  await test.step('nothing happens on the last day; the case lapses the day after', async () => {
    moveTo(due, 0, '23:59:00')
    await signIn(page, 'sari@contoh.id')
    expect(await statusOf(page, letter.PATENT_ID)).toMatch(/Menunggu/)
    moveTo(due, 1, '00:00:30')
    expect(await statusOf(page, letter.PATENT_ID)).toMatch(/Dianggap Ditarik Kembali/)
    await page.goto(`/table-list/patents/workflow/${letter.PATENT_ID}`)
    await expect(page.getByText('Dianggap Ditarik Kembali').first()).toBeVisible()
  })

  await test.step('the case is revived by a request in time, with its fee', async () => {
    moveTo(due, 40)
    const desk = await callerFor('petugas@contoh.id', portal.url)
    await post(desk, '/insertAction', {
      PROC_TYP: letter.PROC_TYP,
      PROC_NBR: letter.PROC_NBR,
      ACTION_TYP: 'REVX',
      NOTES: 'Permohonan melanjutkan kembali dengan NTPN 0123456789ABCDEF.',
      SCAN_ID: await paperScan(desk, letter.PATENT_ID),
    })
    await desk.request.dispose()
    await signIn(page, 'sari@contoh.id')
    expect(await statusOf(page, letter.PATENT_ID)).toMatch(/Pemeriksaan Substantif/)
  })
})

/** Sets the portal's clock to `by` days from a date and runs the timers due by then. */
function moveTo(day: string, by: number, at = '09:00:00'): void {
  const date = new Date(Date.parse(`${day}T00:00:00Z`) + by * DAY).toISOString().slice(0, 10)
  portal.saki('clock', `${date}T${at}+07:00`)
  portal.saki('timers')
}

async function letterOf(page: Page): Promise<Item> {
  const { data } = await read<{ data: Item[] }>(page, '/getInbox', { size: '100' })
  const found = data.find(({ TITLE: title, DUE_DATE }) => title === TITLE && DUE_DATE !== null)
  if (!found) throw new Error(`no letter about ${TITLE}`)
  return found
}

async function statusOf(page: Page, patentId: string): Promise<string> {
  const { data } = await read<{ data: { PATENT_ID: string; STATUS_NAME: string }[] }>(page, '/getPatents', {
    size: '100',
  })
  return data.find((row) => row.PATENT_ID === patentId)?.STATUS_NAME ?? 'not there'
}
