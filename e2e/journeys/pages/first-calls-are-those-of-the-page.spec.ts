import { expect, test, type Page } from '@playwright/test'

import { casesNamed, readyDraft } from '../../portal/api.ts'
import { demo } from '../../portal/people.ts'
import { inIndonesian, signIn } from '../../portal/session.ts'

/** Calls of the frame and its pages that need an earlier reply or are not needed for the first picture. */
const later =
  /\/api\/(events|searchNotices|getInboxUnreads|getPayments|getLettersToAnswer|getMasterActionType|mails|getIMGDoc|getListImageSpecDoc|getOfficeDocName|getPDFDoc|getPDFIndex|office\/case|office\/queue|getFormalitas|getValFormalitas|getListAction)/

interface Seen {
  early: string[]
  unused: string[]
  asked: string[]
}

/** Opens a page cold: the calls its HTML names, those nobody used, and all that were sent. */
async function opened(page: Page, path: string): Promise<Seen> {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/') && request.method() === 'GET') asked.push(`${pathname}${search}`)
  })
  await page.addInitScript(() => {
    const first: string[] = []
    Object.defineProperty(globalThis, 'sakiFirst', { value: first })
    let early: { replies: Map<string, unknown> }
    Object.defineProperty(globalThis, 'sakiEarly', {
      get: () => early,
      set: (value: { replies: Map<string, unknown> }) => {
        early = value
        first.push(...value.replies.keys())
      },
    })
  })
  await page.goto(path)
  await page.locator('h1').first().waitFor()
  await page.waitForLoadState('networkidle', { timeout: 20_000 }).catch(() => undefined)
  const [early, unused] = await page.evaluate(() => {
    const { sakiEarly, sakiFirst } = globalThis as unknown as {
      sakiEarly: { replies: Map<string, unknown> }
      sakiFirst: string[]
    }
    return [sakiFirst, [...sakiEarly.replies.keys()]]
  })
  return { early, unused, asked }
}

/** The path with the number of its case in place of the title. */
async function withNumber(page: Page, path: string): Promise<string> {
  const title = /[^/]+ [^/]+$/.exec(path)?.[0]
  const [found] = title ? await casesNamed(page, title) : []
  return found ? path.replace(found.TITLE, found.PATENT_ID ?? '') : path
}

for (const [name, path, who] of [
  ['landing', '/user-docx/tp/pasca-sertifikat', demo.sari],
  ['list', '/customer-screen/list', demo.sari],
  ['inbox', '/inbox', demo.sari],
  ['hub of a draft', 'DRAFT', demo.newcomer],
  ['desk', '/petugas', demo.officer],
  ['page of a design', '/table-list/patents/Teko Gerabah Kecil', demo.sari],
  ['page of a mark', '/list-tm/trademarks/GERABAH SENJA', demo.sari],
  ['history of a case', '/table-list/patents/workflow/Teko Gerabah Kecil', demo.sari],
] as const) {
  test(`${name}: the calls named in the page are used, each is sent once, and no other comes first`, async ({
    page,
  }) => {
    await inIndonesian(page)
    await signIn(page, who)
    const draft = path === 'DRAFT' ? await readyDraft(page, 'Cangkir Panggilan Pertama') : ''
    const address = draft ? `/buat-pengajuan/draft?draft=${draft}` : await withNumber(page, path)
    const { early, unused, asked } = await opened(page, address)
    expect(early.length).toBeGreaterThan(2)
    expect(unused).toEqual([])
    expect(early.filter((address) => asked.filter((one) => one === address).length !== 1)).toEqual([])
    expect(asked.filter((address) => !early.includes(address) && !later.test(address))).toEqual([])
  })
}
