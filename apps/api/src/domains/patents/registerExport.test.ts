import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { registerMark, sampleMark } from '../../testing/marks.ts'
import { publishedMark } from '../../testing/oppositions.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { indexWaitingCases } from '../registerSearch/indexRegister.ts'

const NOW = '2026-03-02T03:00:00Z'
const SECRET = 'RAHASIA KENARI'
let portal: TestPortal
let owner: TestActor
let stranger: TestActor

beforeAll(async () => {
  portal = await startTestPortal({ now: NOW })
  owner = await portal.register()
  stranger = await portal.register()
  for (const name of ['KOPI & SENJA', 'SENJA "TUA"']) await publishedMark(portal, owner, name)
  await registerMark(portal, owner, sampleMark(SECRET))
  await indexWaitingCases(portal.db)
}, 120_000)
afterAll(() => portal.close())

const exported = async (query: Record<string, string>, as = stranger, body?: unknown) => {
  const { status, headers, bytes } = await portal.ask('exportSearch', { as, query, body })
  return { status, headers, text: bytes.toString('utf8') }
}
interface Exported {
  madeAt: string
  cases: { TITLE: string }[]
  total: number
}
const titlesOf = (text: string) => (JSON.parse(text) as Exported).cases.map(({ TITLE }) => TITLE)

describe('exportSearch', () => {
  test('gives the rows of the search in its order as JSON, with their number at the end', async () => {
    const { status, headers, text } = await exported({ q: 'senja', sort: 'title', format: 'json' })
    expect(status).toBe(200)
    expect(headers['content-disposition']).toBe('attachment; filename="List - 2026-03-02 10.00.00.json"')
    const { data } = (await portal.ask('searchRegister', { as: stranger, query: { q: 'senja', sort: 'title' } })).body
    const shown = data.map(
      ({ FOUND_AT: _at, OWNER_FOUND_AT: _owner, IMG_URL: _picture, TEXT_HIT: _hit, ...row }: Record<string, unknown>) =>
        row,
    )
    expect(JSON.parse(text)).toEqual({ madeAt: '2026-03-02T03:00:00.000Z', cases: shown, total: 2 })
  })

  test('gives the same cases as XML in which every sign of a title is text', async () => {
    const { headers, text } = await exported({ q: 'senja', sort: 'title', format: 'xml' })
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    const titles = [...text.matchAll(/<tmk:MarkVerbalElementText>([^<]*)</g)].map(([, title]) => title)
    expect(titles).toEqual(['KOPI &amp; SENJA', 'SENJA &quot;TUA&quot;'])
    expect(text.trimEnd().endsWith('<Total>2</Total>\n</SearchResult>')).toBe(true)
  })

  test('reads criteria as the advanced search does, and gives nobody what is not published', async () => {
    const rows = [{ f: 'title', o: 'words', v: 'kopi' }]
    expect(titlesOf((await exported({ format: 'json' }, stranger, { searchByTechnical: rows })).text)).toEqual([
      'KOPI & SENJA',
    ])
    expect(titlesOf((await exported({ q: 'rahasia', format: 'json' })).text)).toEqual([])
    expect((await exported({ format: 'xml' })).text).not.toContain(SECRET)
    portal.setNow('2026-03-02T03:05:00Z')
    expect(titlesOf((await exported({ q: 'rahasia', format: 'json' }, owner)).text)).toEqual([SECRET])
  })
})
