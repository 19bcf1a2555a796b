import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { callsOf, serve } from '../../../../testing/fakeApi.ts'
import { caseOnPage } from '../../../../testing/filedCase.ts'
import { listedRequest, listedRequests } from '../../../../testing/ownRequests.ts'
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
      startsWatching={false}
      onPrint={() => undefined}
    />,
    { user: applicant },
  )
const link = (key: Parameters<typeof text>[0]) => page.getByRole('link', { name: labelText(key) })
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
  test('pays the newest open bill of the case from its page', async () => {
    serve({ requestList: listedRequests([listedRequest(4, { GROUP: 'UNPAID', BILL_STATUS: 'BILLED' })]) })
    await open({})
    await expect.element(link('core:pay')).toHaveAttribute('href', '/customer-screen/payments/TRX-2026-200004')
    expect(callsOf('requestList')[0]?.query).toMatchObject({ group: 'UNPAID', patentId: number, size: 1 })
  })

  test('without an open bill has nothing to pay', async () => {
    serve({ requestList: listedRequests([]) })
    await open({})
    await expect.poll(() => callsOf('requestList')).toHaveLength(1)
    await expect.element(link('core:pay')).not.toBeInTheDocument()
  })

  test('takes the day by which to act into a calendar, without the title', async () => {
    serve({ requestList: listedRequests([]) })
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

  test('has no calendar while the office works', async () => {
    serve({ requestList: listedRequests([]) })
    await open({ TURN: 'OFFICE', DUE_DATE: '2027-02-19' })
    await expect.element(button('casePage:print')).toBeVisible()
    await expect.element(button('casePage:calendar')).not.toBeInTheDocument()
  })

  test('watches a published case, and gets its public data as JSON and XML', async () => {
    serve({ requestList: listedRequests([]) })
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

  test('of an unpublished case gets the files only, and cannot watch it', async () => {
    serve({ requestList: listedRequests([]) })
    await open({ IND_PUBLIC: 'N' })
    await expect.element(button('casePage:zip')).toBeVisible()
    await expect.element(button('casePage:download')).not.toBeInTheDocument()
    await expect.element(button('shell:watch')).not.toBeInTheDocument()
  })
})

test('a stranger watches the case and gets its public data, and is asked for no bill', async () => {
  serve({})
  await open({ IND_PUBLIC: 'Y', ACCESS: 'PUBLIC' }, 'stranger')
  await expect.element(button('shell:watch')).toBeVisible()
  await button('casePage:download').click()
  await expect.element(page.getByRole('menuitem', { name: labelText('casePage:download.json') })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: labelText('casePage:zip') })).not.toBeInTheDocument()
  expect(callsOf('requestList')).toEqual([])
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
