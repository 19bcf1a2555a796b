import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { callsOf, serve } from '../../../../testing/fakeApi.ts'
import { caseOnPage } from '../../../../testing/filedCase.ts'
import { applicant } from '../../../../testing/people.ts'
import { labelText, show, text } from '../../../../testing/render.tsx'
import type { CaseOnPage, ReaderOfCase } from './caseAccess.ts'
import { CaseActs } from './CaseActs.tsx'
import { PrintedAddress } from './PrintedAddress.tsx'

const number = 'S00202600003'
const open = (change: Partial<CaseOnPage>, reader: ReaderOfCase = 'party') =>
  show(
    <CaseActs
      theCase={caseOnPage({ PATENT_ID: number, RIGHT: 'P', TITLE: 'Tungku', ...change })}
      number={number}
      reader={reader}
      role={applicant.ROLE}
      bill={{ number: undefined, isAwaited: false }}
      startsWatching={false}
      onPrint={() => undefined}
    />,
    { user: applicant },
  )
const button = (key: Parameters<typeof text>[0]) => page.getByRole('button', { name: labelText(key) })

/** Files that the page saves: name, or name and address, with their text. */
function watchSaved() {
  const saved: { name: string; href: string }[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push({ name: this.download, href: this.href })
  })
  return saved
}
afterEach(() => void vi.restoreAllMocks())

describe('a party', () => {
  test('takes the day by which to act into a calendar, without the title', async () => {
    const saved = watchSaved()
    const blobs: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
      blobs.push(made as Blob)
      return 'blob:made'
    })
    await open({ TURN: 'YOU', DUE_DATE: '2027-02-19', STATUS_CODE: '155', NEXT_STEP: 'Your turn: answer.' })
    await button('casePage:calendar').click()
    await expect.poll(() => saved.map(({ name }) => name)).toEqual([`${number}.ics`])
    const entry = await blobs[0]?.text()
    expect(entry).toContain('DTSTART;VALUE=DATE:20270219')
    expect(entry).toContain(`SUMMARY:${text('applications:act.reply')}: ${number}`)
    expect(entry).not.toContain('Tungku')
  })

  describe('without a connection', () => {
    const fail = () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    }
    const unreachable = () => page.getByText(text('core:load.unreachable'))
    beforeEach(() => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false))

    test('is told when the code of the calendar cannot be loaded', async () => {
      vi.spyOn(URL, 'createObjectURL').mockImplementation(fail)
      await open({ TURN: 'YOU', DUE_DATE: '2027-02-19', STATUS_CODE: '155', NEXT_STEP: 'Your turn.' })
      await button('casePage:calendar').click()
      await expect.element(unreachable()).toBeVisible()
    })

    test('is told when the code of the public data cannot be loaded', async () => {
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(fail)
      await open({ IND_PUBLIC: 'Y' })
      await button('casePage:download').click()
      await page.getByRole('menuitem', { name: labelText('casePage:download.json') }).click()
      await expect.element(unreachable()).toBeVisible()
    })
  })

  test('has no calendar while the office works', async () => {
    await open({ TURN: 'OFFICE', DUE_DATE: '2027-02-19' })
    await expect.element(button('casePage:print')).toBeVisible()
    await expect.element(button('casePage:calendar')).not.toBeInTheDocument()
  })

  test('watches a published case, and gets its public data as JSON and XML', async () => {
    const saved = watchSaved()
    await open({ IND_PUBLIC: 'Y' })
    await expect.element(button('shell:watch')).toBeVisible()
    for (const item of ['casePage:download.json', 'casePage:download.xml'] as const) {
      await button('casePage:download').click()
      await page.getByRole('menuitem', { name: labelText(item) }).click()
    }
    const address = `${location.origin}/publik/paten/${number}`
    expect(saved).toEqual([
      { name: `${number}.json`, href: `${address}.json` },
      { name: `${number}.xml`, href: `${address}.xml` },
    ])
  })

  test.each([
    ['json', 'casePage:download.ownJson'],
    ['xml', 'casePage:download.ownXml'],
  ] as const)('of an unpublished case gets the files and its data as %s, and cannot watch it', async (format, item) => {
    const saved = watchSaved()
    const headers = { 'content-type': `application/${format}`, 'content-disposition': 'attachment' }
    serve({ exportCase: new Response('{}', { headers }) })
    await open({ IND_PUBLIC: 'N' })
    await expect.element(button('shell:watch')).not.toBeInTheDocument()
    await button('casePage:download').click()
    await expect.element(page.getByRole('menuitem', { name: labelText('casePage:zip') })).toBeVisible()
    await page.getByRole('menuitem', { name: labelText(item) }).click()
    await expect.poll(() => saved.map(({ name }) => name)).toEqual([`${number}.${format}`])
    expect(callsOf('exportCase').map(({ params, query }) => [params, query])).toEqual([
      [{ patentId: number }, { format }],
    ])
  })

  test('of a filing without a number gets the files only', async () => {
    await open({ IND_PUBLIC: 'N', PATENT_ID: null })
    await expect.element(button('casePage:zip')).toBeVisible()
    await expect.element(button('casePage:download')).not.toBeInTheDocument()
  })
})

test('a stranger watches the case and gets its public data', async () => {
  await open({ IND_PUBLIC: 'Y', ACCESS: 'PUBLIC' }, 'stranger')
  await expect.element(button('shell:watch')).toBeVisible()
  await button('casePage:download').click()
  await expect.element(page.getByRole('menuitem', { name: labelText('casePage:download.json') })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: labelText('casePage:zip') })).not.toBeInTheDocument()
})

test('the printed page has the public address as text and QR code, which the screen does not show', async () => {
  await show(<PrintedAddress letter="P" number={number} asOf={Date.parse('2026-11-20T03:00:00Z')} />, {
    user: applicant,
  })
  const address = page.getByText(`${location.origin}/publik/paten/${number}`)
  await expect.element(address).toBeInTheDocument()
  await expect.element(address).not.toBeVisible()
  expect(document.querySelector('svg[role=img]')?.getAttribute('aria-label')).toBe(text('casePage:print.qr'))
})
