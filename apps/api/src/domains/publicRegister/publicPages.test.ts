import { createHash } from 'node:crypto'

import { fieldExample, writtenFields } from '@saki/domain/search/registerFieldNames'
import { languages } from '@saki/texts'
import { legalDateText } from '@saki/texts/dates'
import { say } from '@saki/texts/say'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { buildApp } from '../../app.ts'
import { act, seedNumbered } from '../../testing/cases.ts'
import { giveTestMandate, makeConsultant } from '../../testing/consultants.ts'
import { servicesOf } from '../../testing/letters.ts'
import { registerMark, sampleMark } from '../../testing/marks.ts'
import { publishedMark } from '../../testing/oppositions.ts'
import { jpeg } from '../../testing/pictures.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { finishIssue } from '../gazette/finishIssue.ts'
import { indexWaitingCases } from '../registerSearch/indexRegister.ts'
import { PAGES_A_MINUTE } from './publicLoad.ts'

const NOW = '2026-03-02T03:00:00Z'
/** Stands in every field that is not public, of published and unpublished cases. */
const CANARY = 'KENARI7719'
let portal: TestPortal
let owner: TestActor
let mark: string
let hidden: string
let design: string

beforeAll(async () => {
  portal = await startTestPortal({ now: NOW })
  owner = await portal.register()
  const officer = await portal.office()
  mark = await publishedMark(portal, owner, 'KOPI SENJA', 1)
  hidden = await registerMark(portal, owner, sampleMark(`RAHASIA ${CANARY}`), 1)
  const now = new Date(NOW)
  const filed = await seedNumbered(portal.db, { ownerId: owner.userId, now, title: 'Kursi <b>lipat</b>' })
  design = filed.patentId
  await act(portal.db, filed.process, { action: 'publish', role: 'office', actorId: officer.userId, now })
  await withPictures()
  await plantCanaries()
  await indexWaitingCases(portal.db)
}, 120_000)
afterAll(() => portal.close())

/** Gives every stored picture real bytes. */
async function withPictures(): Promise<void> {
  const bytes = await jpeg()
  const key = await portal.services.files.put(bytes)
  const hash = createHash('sha256').update(bytes).digest()
  await sql`update stored_file set object_key = ${key}, sha256 = ${hash}, size_bytes = ${bytes.length}, mime = 'image/jpeg'`.execute(
    portal.db,
  )
}

/** Writes the canary into every private field: of the persons all but name, city and country, and of the case what only its parties read. */
async function plantCanaries(): Promise<void> {
  const street = JSON.stringify(
    Object.fromEntries(
      [
        'ADDR_STREET',
        'INDI_PERSON_ID_NBR',
        'TELEPHONE',
        'EMAIL',
        'ZIPCODE',
        'VILLAGE_CODE',
        'DISTRICT_CODE',
        'AGENT_NOTES',
      ].map((field) => [field, CANARY]),
    ),
  )
  const published = sql`(${mark}, ${design})`
  await sql`update application_party set person = person || ${street}::jsonb where party_role <> 'representative'`.execute(
    portal.db,
  )
  await sql`update application_party t set person_name = person_name || ${CANARY} from application a
             where a.application_id = t.application_id and a.application_number not in ${published}`.execute(portal.db)
  await sql`update application set reference = ${CANARY}, payer_category = payer_category, snapshot = jsonb_set(snapshot, '{FILING,DECLARED_NAME}', to_jsonb(${CANARY}::text))`.execute(
    portal.db,
  )
  await sql`update stored_file set file_name = ${`${CANARY}.jpg`}, description = ${CANARY}`.execute(portal.db)
  await sql`update letter set title = title || ${CANARY}, content = content || jsonb_build_object('x', ${CANARY}::text)`.execute(
    portal.db,
  )
}

const get = (url: string, headers: Record<string, string> = {}) =>
  portal.app.inject({ method: 'GET', url, headers: { host: 'localhost', ...headers } })

test('waiting times are public by stage and right, without names and numbers, and are counted anew after 15 minutes', async () => {
  const before = await get('/publik/janji-layanan')
  expect(before.statusCode).toBe(200)
  const stages = before.payload.match(/<tr>/g)?.length ?? 0
  const filed = await seedNumbered(portal.db, { ownerId: owner.userId, now: new Date(NOW), title: `Baru ${CANARY}` })
  portal.setNow('2026-03-02T03:14:59Z')
  expect((await get('/publik/janji-layanan')).payload).toBe(before.payload)
  portal.setNow('2026-03-02T03:15:01Z')
  const { payload } = await get('/publik/janji-layanan')
  portal.setNow(NOW)
  expect(payload.match(/<tr>/g)).toHaveLength(stages + 1)
  expect(payload).toContain('Administratif')
  for (const secret of [CANARY, filed.patentId, filed.submissionNbr, 'Sari Wulandari'])
    expect(payload).not.toContain(secret)
  for (const [language, title] of [
    ['en', 'Service promises'],
    ['ar', 'مواعيد الخدمة'],
  ])
    expect((await get(`/publik/${language}/janji-layanan`)).payload).toContain(title)
})

describe('the page of a case', () => {
  test('shows a published mark with what everybody may object to, until when and for how much', async () => {
    const { statusCode, payload, headers } = await get(`/publik/merek/${mark}`)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    for (const words of [
      'KOPI SENJA',
      'Sari Wulandari',
      'kopi bubuk',
      'Masa Pengumuman',
      '4 Mei 2026',
      'Rp1.000.000',
      'UU 20/2016 Pasal 16',
    ])
      expect(payload, words).toContain(words)
  })

  test('closes the window for objections after its last day, 23:59 in Jakarta (UU 20/2016 art. 14, 16)', async () => {
    portal.setNow('2026-05-04T16:59:00Z')
    expect((await get(`/publik/merek/${mark}`)).payload).toContain('Ajukan keberatan')
    portal.setNow('2026-05-04T17:00:00Z')
    const { payload } = await get(`/publik/merek/${mark}`)
    expect(payload).not.toContain('Ajukan keberatan')
    expect(payload).toContain('Masa keberatan sudah ditutup pada 4 Mei 2026.')
    portal.setNow(NOW)
  })

  test.each(['id', 'en', 'ar'])(
    'is written in %s, with its other languages and its own canonical address',
    async (language) => {
      const own = `/publik${language === 'id' ? '' : `/${language}`}/merek/${mark}`
      const { payload, headers } = await get(own)
      expect(headers['content-language']).toBe(language)
      expect(payload).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`)
      expect(payload).toContain(`<link rel="canonical" href="http://127.0.0.1:3101${own}"`)
      for (const other of ['id', 'en', 'ar', 'x-default']) expect(payload).toContain(`hreflang="${other}"`)
      expect(payload).not.toMatch(/publicRegister:|\{\{|undefined|\[object/)
    },
  )

  test('is found by its number in any spelling and sends the reader to its permanent address', async () => {
    const dotted = `${mark.slice(0, 3).toLowerCase()}.${mark.slice(3, 7)}-${mark.slice(7)}`
    for (const [asked, own] of [
      [`/publik/${dotted}`, `/publik/merek/${mark}`],
      [`/publik/en/${dotted}`, `/publik/en/merek/${mark}`],
      [`/publik/desain/${mark}`, `/publik/merek/${mark}`],
    ]) {
      const { statusCode, headers } = await get(asked ?? '')
      expect([statusCode, headers.location]).toEqual([302, own])
    }
  })

  test('escapes what applicants wrote', async () => {
    const { payload } = await get(`/publik/desain/${design}`)
    expect(payload).toContain('Kursi &lt;b&gt;lipat&lt;/b&gt;')
    expect(payload).not.toContain('<b>lipat')
  })

  test('allows no script but its own file and no inline styles', async () => {
    const { payload, headers } = await get(`/publik/merek/${mark}`)
    expect(headers['content-security-policy']).toContain("default-src 'none'; style-src 'self'")
    expect(payload).not.toMatch(/ style=|<style|<script>| on\w+=/)
  })

  test('a mark may be renewed until the day that its page in the portal names, which is a working day', async () => {
    const term = (state: string, day: string | null) =>
      sql`with a as (update application set registration_nbr = ${day && 'IDM000999001'}, registration_date = ${day && '2022-09-30'}::date, expiration_date = ${day}::date
                      where application_number = ${mark} returning proc_typ, proc_nbr)
          update process p set state = ${state} from a where (p.proc_typ, p.proc_nbr) = (a.proc_typ, a.proc_nbr)`.execute(
        portal.db,
      )
    const { rows } = await sql<{
      state: string
    }>`select p.state from process p join application a using (proc_typ, proc_nbr)
      where a.application_number = ${mark}`.execute(portal.db)
    await term('registered', '2032-02-28')
    const { body } = await portal.ask('getTrademarkDetail', { as: owner, query: { fileno: mark } })
    expect(body.RENEWAL?.LAST_LATE_DAY).not.toBe('2032-08-28')
    const { payload } = await get(`/publik/merek/${mark}`)
    expect(payload).toContain(`sampai ${legalDateText(body.RENEWAL?.LAST_LATE_DAY ?? '', 'id')}`)
    await term(rows[0]?.state ?? '', null)
  })

  test('a picture that is shown leaves no warning in the log', async () => {
    const lines: string[] = []
    const logger = { level: 'warn', stream: { write: (line: string) => void lines.push(line) } }
    const app = await buildApp(portal.services, { logger })
    expect((await app.inject(`/publik/gambar/${mark}/1/kecil.jpg`)).statusCode).toBe(200)
    // Longer than the page of a missing case takes.
    await new Promise((done) => setTimeout(done, 80))
    await app.close()
    expect(lines).toEqual([])
  })
})

describe('what is not published', () => {
  test('answers as what does not exist: same page, same headers, not sooner', async () => {
    const none = `${hidden.slice(0, 7)}999999`
    const replies = []
    for (const number of [hidden, none]) {
      const since = performance.now()
      const { statusCode, payload, headers } = await get(`/publik/merek/${number}`)
      expect(performance.now() - since).toBeGreaterThanOrEqual(39)
      replies.push([statusCode, payload, headers['cache-control'], headers.etag])
    }
    expect(replies[0]).toEqual(replies[1])
    expect(replies[0]?.[0]).toBe(404)
  })

  test.each(['gambar/%/1/kecil.jpg', 'merek/%.json', 'merek/%.xml', '%', 'en/%', 'merek/%'])(
    '%s is not found',
    async (path) => {
      expect((await get(`/publik/${path.replace('%', hidden)}`)).statusCode).toBe(404)
      const shown = await get(`/publik/${path.replace('%', mark)}`)
      expect(shown.statusCode, path).toBeLessThan(400)
    },
  )

  test('no private field is in any byte of any page, picture, feed, sitemap or export', async () => {
    const planted = await sql<{
      n: number
    }>`select count(*)::int as n from application_party where person::text like ${`%${CANARY}%`}`.execute(portal.db)
    expect(planted.rows[0]?.n).toBeGreaterThan(2)
    const seen = await crawl([
      '/publik',
      '/publik/sitemap.xml',
      '/robots.txt',
      '/publik/berita-resmi/umpan.xml',
      `/publik/${hidden}`,
    ])
    expect(seen.size).toBeGreaterThan(20)
    for (const address of [
      `/publik/merek/${mark}`,
      `/publik/desain/${design}`,
      `/publik/ar/merek/${mark}`,
      `/publik/merek/${mark}.json`,
    ])
      expect([...seen.keys()]).toContain(address)
    for (const [address, body] of seen) {
      expect(body, address).not.toContain(CANARY)
      expect(body, address).not.toContain(hidden)
      expect(body, address).not.toMatch(new RegExp(`${owner.email}|3402116407900003`))
    }
  })
})

/** Every address of the public register that links lead to, with the bytes it sends. */
async function crawl(from: string[]): Promise<Map<string, string>> {
  const seen = new Map<string, string>()
  const waiting = [...from]
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (seen.has(address)) continue
    const reply = await get(address)
    expect(reply.statusCode, address).toBeLessThan(500)
    seen.set(address, reply.rawPayload.toString('latin1') + JSON.stringify(reply.headers))
    const links = [...reply.payload.matchAll(/(?:href|src|action)="([^"#]+)|<loc>([^<]+)/g)].map(
      ([, link, place]) => link ?? place ?? '',
    )
    for (const link of [...links, reply.headers.location ?? '']) {
      const { pathname, search } = new URL(link.replaceAll('&amp;', '&'), 'http://127.0.0.1:3101')
      if (pathname.startsWith('/publik')) waiting.push(pathname + search)
    }
  }
  return seen
}

describe('the search', () => {
  test('finds published cases by words, number and owner, in the chosen right only', async () => {
    for (const [query, isFound] of [
      ['q=senja', true],
      [`q=${mark}`, true],
      ['q=pemilik:sari', true],
      ['q=kelas:30', true],
      ['q=senja&hak=merek', true],
      ['q=senja&hak=desain', false],
      ['q=tidakada', false],
      [`q=${CANARY}`, false],
      [`q=${hidden}`, false],
    ] as const) {
      const { statusCode, payload } = await get(`/publik/cari?${query}`)
      expect(statusCode).toBe(200)
      expect(payload.includes(`href="/publik/merek/${mark}"`), query).toBe(isFound)
      expect(payload.includes('Tidak ada hasil'), query).toBe(!isFound)
    }
  })

  test('that finds nothing links to other spellings and shorter texts that find something, of published cases alone', async () => {
    const linked = async (query: string) => {
      const { payload } = await get(`/publik/en/cari?${query}`)
      const [, results] = payload.split('role="status"')
      expect(results).toContain('No results')
      return [...(results ?? '').matchAll(/href="\/publik\/en\/cari\?q=([^"]+)"/g)].map(([, q]) => q)
    }
    expect(await linked('q=kopi+sejna')).toEqual(['kopi+senja'])
    expect(await linked('q=kopi+sejna&hak=merek')).toEqual(['kopi+senja&amp;hak=merek'])
    expect(await linked('q=kopi+sejna&hak=paten')).toEqual([])
    expect(await linked('q=senja+lipat')).toEqual(['lipat', 'senja'])
    expect(await linked('q=rahasai')).toEqual([])
    expect(await linked(`q=${CANARY.slice(0, -1)}x`)).toEqual([])
  })

  test('of a page after the last one says how many pages there are, and leads to them', async () => {
    const { payload } = await get('/publik/cari?q=senja&halaman=99')
    expect(payload).not.toContain('Tidak ada hasil')
    expect(payload).toContain('Halaman 99 tidak ada.')
    expect(payload).toContain('href="/publik/cari?q=senja"')
  })

  test.each([
    ['tahun:2026..2020', 'tanggal awalnya sesudah tanggal akhirnya'],
    ['kelas:99', 'nilainya tidak cocok dengan bidangnya. Contoh: kelas:24,25'],
    ['negara:Indonesia', 'nilainya tidak cocok dengan bidangnya. Contoh: negara:ID'],
    ['***', 'tidak memuat huruf atau angka'],
  ])('of %s alone says why nothing was searched for, and not that there is nothing', async (q, why) => {
    const { payload } = await get(`/publik/cari?q=${encodeURIComponent(q)}`)
    expect(payload).toContain(why)
    expect(payload).toContain('Tidak ada yang dicari.')
    expect(payload).not.toContain('Tidak ada hasil')
  })

  test('names what it did not search for, keeps what was typed, and is no page for search engines', async () => {
    const { payload } = await get(`/publik/cari?q=${encodeURIComponent('senja warna:"><script>')}`)
    expect(payload).toContain('“warna:&quot;&gt;&lt;script&gt;” tidak dicari: bidang itu tidak ada.')
    expect(payload).toContain('value="senja warna:&quot;&gt;&lt;script&gt;"')
    expect(payload).toContain('<meta name="robots" content="noindex"')
  })

  test.each(['q=', 'q=%00%ff', 'q=a&q=b', 'q=senja&halaman=99999', 'q=senja&halaman=-1', `q=${'x'.repeat(10_000)}`])(
    'answers %s without a failure',
    async (query) => {
      expect((await get(`/publik/cari?${query}`)).statusCode).toBeLessThan(500)
    },
  )
})

test.each(languages)('the help explains every field that a search may have, in %s', async (language) => {
  const { payload } = await get(`/publik${language === 'id' ? '' : `/${language}`}/cara-mencari`)
  const text = payload.replaceAll('&quot;', '"').replaceAll('&#34;', '"')
  for (const field of writtenFields) {
    expect(text).toContain(`>${fieldExample(field)}<`)
    expect(text).toContain(`<dd>${say(language, `register:syntax.${field}`)}</dd>`)
  }
})

describe('the gazette', () => {
  test('shows closed issues with the last day for objections, their cases and a feed', async () => {
    portal.setNow('2026-03-09T03:00:00Z')
    const { rows } = await sql<{ code: string }>`
      select journal_code as code from application where application_number = ${mark}`.execute(portal.db)
    const issue = rows[0]?.code ?? ''
    expect((await get(`/publik/berita-resmi/${issue}`)).statusCode).toBe(404)
    await finishIssue(servicesOf(portal), issue)
    for (const address of ['/publik', '/publik/berita-resmi']) {
      const { payload } = await get(address)
      expect(payload, address).toContain(`href="/publik/berita-resmi/${issue}"`)
      expect(payload, address).toContain('<time datetime="2026-05-04">')
    }
    const { payload } = await get(`/publik/en/berita-resmi/${issue}`)
    expect(payload).toContain(`href="/publik/en/merek/${mark}"`)
    expect((await get('/publik/berita-resmi/umpan.xml')).payload).toContain(`/publik/berita-resmi/${issue}</id>`)
    expect((await get(`/publik/merek/${mark}`)).payload).toContain(`href="/publik/berita-resmi/${issue}"`)
  })
})

describe('verification', () => {
  test('an unknown code is answered in words, a known one names the letter', async () => {
    expect((await get('/publik/verifikasi?kode=0000-0000-0000')).payload).toContain('Tidak ada surat dengan kode ini.')
    const { rows } = await sql<{ code: string; number: string }>`
      select verify_code as code, doc_number as number from letter order by issued_at limit 1`.execute(portal.db)
    const [letter] = rows
    const { payload } = await get(`/publik/verifikasi?kode=${letter?.code.toLowerCase() ?? ''}`)
    expect(payload).toContain(letter?.number)
    expect(payload).toContain('Surat ini diterbitkan oleh kantor dan berlaku.')
  })
})

describe('caches and limits', () => {
  test('a page has a tag; with it the answer is 304, and another one once the case changed', async () => {
    const first = await get(`/publik/desain/${design}`)
    expect(first.headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=60')
    const tag = String(first.headers.etag)
    expect((await get(`/publik/desain/${design}`, { 'if-none-match': tag })).statusCode).toBe(304)
    await sql`update application set title = 'Kursi susun' where application_number = ${design}`.execute(portal.db)
    expect((await get(`/publik/desain/${design}`, { 'if-none-match': tag })).statusCode).toBe(200)
  })

  test('sets no cookie and takes no notice of one', async () => {
    const { headers } = await portal.app.inject({
      method: 'GET',
      url: `/publik/merek/${mark}`,
      headers: { host: 'localhost' },
      cookies: owner.cookies,
    })
    expect(headers['set-cookie']).toBeUndefined()
  })

  test('one address is served a number of pages a minute; calls of the portal do not count', async () => {
    portal.setNow('2026-03-10T04:00:10Z')
    for (let n = 0; n < PAGES_A_MINUTE; n++) await get('/publik/cara-mencari')
    const refused = await get('/publik/cara-mencari')
    expect([refused.statusCode, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
      429,
      '50',
      'no-store',
    ])
    expect((await portal.ask('gazette', {})).status).toBe(200)
    portal.setNow('2026-03-10T04:01:00Z')
    expect((await get('/publik/cara-mencari')).statusCode).toBe(200)
  })
})

describe('exports', () => {
  test('JSON has the fields of the page, XML the element names of ST.96', async () => {
    const json = await get(`/publik/merek/${mark}.json`)
    expect(json.headers['content-type']).toContain('application/json')
    expect(json.json()).toMatchObject({
      applicationNumber: mark,
      title: 'KOPI SENJA',
      goods: [{ classCode: 30 }, { classCode: 43 }],
      objections: { isOpen: true, received: 0 },
    })
    const xml = (await get(`/publik/merek/${mark}.xml`)).payload
    expect(xml).toContain('xmlns:tmk="http://www.wipo.int/standards/XMLSchema/ST96/Trademark"')
    expect(xml).toContain(`<com:ApplicationNumberText>${mark}</com:ApplicationNumberText>`)
    expect(xml).toContain('<tmk:ClassNumber>43</tmk:ClassNumber>')
  })

  test('an unpublished case: the parties and officers get what will be public of it, kept by no cache; others get 404, as for none', async () => {
    // Other tests move the clock, so that earlier sessions may have ended.
    portal.setNow(NOW)
    const party = await portal.register()
    const filed = await seedNumbered(portal.db, { ownerId: party.userId, now: new Date(NOW), title: 'Rak susun' })
    const number = filed.patentId
    const street = JSON.stringify({ ADDR_STREET: CANARY, TELEPHONE: CANARY, INDI_PERSON_ID_NBR: CANARY })
    await sql`update application set reference = ${CANARY} where application_number = ${number}`.execute(portal.db)
    await sql`update application_party set person = person || ${street}::jsonb where application_id = ${filed.applicationId}`.execute(
      portal.db,
    )
    const agents = [await makeConsultant(portal), await makeConsultant(portal)] as const
    await giveTestMandate(portal, party, agents[0], { POWER: 'READ' })
    const as = { owner: party, mandated: agents[0], unmandated: agents[1], stranger: await portal.register() }
    const readers = { ...as, officer: await portal.office(), commission: await portal.commission(), nobody: undefined }
    const exported = (reader: TestActor | undefined, format: 'json' | 'xml', patentId = number) =>
      portal.ask('exportCase', { params: { patentId }, query: { format }, as: reader })
    for (const format of ['json', 'xml'] as const) {
      const got: Record<string, number> = {}
      for (const [who, reader] of Object.entries(readers)) got[who] = (await exported(reader, format)).status
      expect(got, format).toEqual({
        owner: 200,
        mandated: 200,
        unmandated: 404,
        stranger: 404,
        officer: 200,
        commission: 404,
        nobody: 401,
      })
      const { headers, bytes } = await exported(party, format)
      expect(headers).toMatchObject({
        'cache-control': 'private, no-store',
        'content-type': `application/${format}; charset=utf-8`,
      })
      expect(headers['content-disposition']).toContain(`filename="${number}.${format}"`)
      expect(bytes.toString()).toContain('Rak susun')
      expect(bytes.toString()).not.toContain(CANARY)
      const refusal = async (patentId: string) => ({
        ...((await exported(as.stranger, format, patentId)).body as object),
        id: '',
      })
      expect(await refusal(number)).toEqual(await refusal('A00202699998'))
      expect((await get(`/publik/desain/${number}.${format}`)).statusCode).toBe(404)
      expect((await exported(party, format, filed.submissionNbr)).status).toBe(404)
    }
    const body = JSON.parse((await exported(party, 'json')).bytes.toString())
    expect(body).toMatchObject({ applicationNumber: number, publicationDate: null, events: [{ kind: 'filed' }] })
    expect(JSON.stringify(body.pictures)).not.toContain('address')
  })
})
