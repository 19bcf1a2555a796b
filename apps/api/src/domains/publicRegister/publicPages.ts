import { legalDateOf, addDays } from '@saki/domain/dates/legalDate'
import { findRequest } from '@saki/catalogue/requests/registry'
import { tariffOn } from '@saki/domain/fees/quote'
import { languages } from '@saki/texts/words'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { casePath, caseSegments, PUBLIC_ROOT, segmentOf } from '@saki/domain/publicRegister/casePath'

import { rightOfLetter } from '../../caseState.ts'
import type { Services } from '../../services.ts'
import { findVerified } from '../letters/verifyDocument.ts'
import { listTariffs } from '../payments/fees.ts'
import { caseJson, caseXml } from './caseExport.ts'
import { casePage } from './casePage.ts'
import { gazetteFeed, gazettePage, issuePage } from './gazettePages.ts'
import { keepFigures } from './keptFigures.ts'
import { landingPage } from './landingPage.ts'
import { brokenPage, notFoundPage, tooManyPage } from './notFoundPage.ts'
import { serveOpenData } from './openData/openDataRoutes.ts'
import { publicAddress } from './publicAddress.ts'
import { readAssets } from './publicAssets.ts'
import { renewalDaysOf } from '../../renewalDays.ts'
import { publicCase, publicRecordOf } from './publicCase.ts'
import { PublicLoad } from './publicLoad.ts'
import type { PageAsked, PageHandler, ServePage } from './publicRoute.ts'
import { askedPage, firstOfQuery } from './addressQuery.ts'
import { askedSearch, findCases } from './publicSearch.ts'
import { sendPublicPicture } from './publicPicture.ts'
import { sendCached, sendPage } from './publicReply.ts'
import {
  findPublicIssue,
  listIssueEntries,
  listMonthNumbers,
  listNewestIssues,
  listNewlyPublished,
  listPublicIssues,
} from './registerOverview.sql.ts'
import { casesSitemap, CASES_OF_SITEMAP, pagesSitemap, robotsText, sitemapIndex } from './sitemaps.ts'
import { searchPage } from './searchPage.ts'
import { syntaxPage } from './syntaxPage.ts'
import { verifyPage } from './verifyPage.ts'
import { keepWaitingTimes, waitingPage } from './waitingPage.ts'

/** Rows of one page of a list. */
const ROWS = 50
/** Days in which a published case counts as new, and how many are shown. */
const NEW_DAYS = 30
const NEW_CASES = 6
/** Weight of a guess at a verification code in the limit of pages. */
const GUESS = 10
/** Weight of a search. */
const SEARCH = 3
/** Milliseconds after which the page of a missing case is sent, so that its time does not tell an unpublished case from none. */
const MISSING_MS = 40

/**
 * Serves the public register as HTML under /publik: no session, no cookie, no script needed. All statements use the connections of searches, so
 * that readers of the register take none from filing and payment.
 */
export function registerPublicPages(app: FastifyInstance, services: Services, dist: string | undefined): void {
  const assets = readAssets(dist)
  const load = new PublicLoad()
  const { searchDb: db } = services
  const figures = keepFigures(db)
  const waitingTimes = keepWaitingTimes(db)
  const base = services.env.publicBaseUrl

  const serve: ServePage = (language, path, handler, weight = 1) =>
    app.get(publicAddress(language, path), async (request, reply) => {
      const page = { language, assets, base, now: services.clock() }
      const refused = load.enter(request.ip, weight, page.now)
      if (refused) {
        reply.header('retry-after', String(refused.seconds))
        const said = refused.status === 429 ? tooManyPage(page, refused.seconds) : brokenPage(page)
        return sendPage({ request, reply }, page, said, refused.status)
      }
      try {
        return await handler({ request, reply, page })
      } catch (error) {
        request.log.error({ err: error }, 'public register')
        return sendPage({ request, reply }, page, brokenPage(page), 503)
      } finally {
        load.leave()
      }
    })

  const missing = async (asked: PageAsked, since: number) => {
    await new Promise((done) => setTimeout(done, Math.max(0, MISSING_MS - (performance.now() - since))))
    return sendPage(asked, asked.page, notFoundPage(asked.page), 404)
  }

  const byNumber =
    (
      show: (
        asked: PageAsked,
        found: NonNullable<Awaited<ReturnType<typeof publicRecordOf>>>,
        own: string,
      ) => Promise<FastifyReply>,
      ending = '',
    ): PageHandler =>
    async (asked) => {
      const since = performance.now()
      const typed = paramOf(asked.request, 'number')
      const record = await publicRecordOf(db, typed)
      if (!record) return missing(asked, since)
      const letter = rightOfLetter(record.fileTyp)
      const own = `${casePath({ letter, applicationNumber: record.applicationNumber })}${ending}`
      const isOwn = typed === record.applicationNumber && paramOf(asked.request, 'right') === segmentOf(letter)
      if (!isOwn)
        return asked.reply.header('cache-control', 'no-store').redirect(publicAddress(asked.page.language, own), 302)
      return show(asked, record, own)
    }

  const dataOf = (asked: PageAsked, record: Parameters<typeof publicCase>[1]) =>
    publicCase(db, record, { language: asked.page.language, today: legalDateOf(asked.page.now) })

  const showCase = byNumber(async (asked, record) => {
    const shown = await dataOf(asked, record)
    const fee = shown.objections?.isOpen ? await objectionFee(services, shown.right, legalDateOf(asked.page.now)) : null
    const renewal = shown.right === 'MARK' ? await renewalDaysOf(db, record, legalDateOf(asked.page.now)) : undefined
    return sendPage(asked, asked.page, casePage(asked.page, shown, { fee, renewal }))
  })

  for (const language of languages) {
    serve(language, '', async (asked) => {
      const since = addDays(legalDateOf(asked.page.now), -NEW_DAYS)
      const [issues, newest, counted] = await Promise.all([
        listNewestIssues(db),
        listNewlyPublished(db, since, NEW_CASES),
        figures(asked.page.now),
      ])
      return sendPage(asked, asked.page, landingPage(asked.page, { issues, newest, figures: counted }))
    })
    serve(language, '/janji-layanan', async (asked) =>
      sendPage(asked, asked.page, waitingPage(asked.page, await waitingTimes(asked.page.now))),
    )
    serve(language, '/cara-mencari', async (asked) => sendPage(asked, asked.page, syntaxPage(asked.page)))
    serve(language, '/berita-resmi', async (asked) => {
      const at = askedPage(asked.request)
      const rows = await listPublicIssues(db, ROWS + 1, (at - 1) * ROWS)
      if (rows.length === 0 && at > 1) return missing(asked, 0)
      const pages = rows.length > ROWS ? at + 1 : at
      return sendPage(asked, asked.page, gazettePage(asked.page, rows.slice(0, ROWS), { page: at, pages }))
    })
    serve(language, '/berita-resmi/:issue', async (asked) => {
      const at = askedPage(asked.request)
      const issue = await findPublicIssue(db, paramOf(asked.request, 'issue'))
      const pages = Math.max(1, Math.ceil((issue?.entries ?? 0) / ROWS))
      if (!issue || at > pages) return missing(asked, 0)
      const entries = await listIssueEntries(db, issue.journalCode, { most: ROWS, after: (at - 1) * ROWS })
      return sendPage(asked, asked.page, issuePage(asked.page, issue, entries, { page: at, pages }))
    })
    serve(
      language,
      '/verifikasi',
      async (asked) => {
        const typed = firstOfQuery(asked.request, 'kode').trim()
        const letter = typed === '' ? undefined : await findVerified({ db: services.db, services, language }, typed)
        return sendPage(asked, asked.page, verifyPage(asked.page, typed, letter))
      },
      GUESS,
    )
    serve(
      language,
      '/cari',
      async (asked) => {
        const search = askedSearch(asked.request)
        const found = search.q === '' ? undefined : await findCases(db, search)
        return sendPage(asked, asked.page, searchPage(asked.page, search, found))
      },
      SEARCH,
    )
    serve(language, '/:number', showCase)
    serve(language, `/:right(^(?:${caseSegments.join('|')})$)/:number`, showCase)
  }

  serveOpenData(serve, services, missing)
  serve('id', '/berita-resmi/umpan.xml', async (asked) => {
    asked.reply.type('application/atom+xml; charset=utf-8')
    return sendCached(asked, gazetteFeed(asked.page, await listPublicIssues(db, ROWS, 0)))
  })
  serve(
    'id',
    `/:right(^(?:${caseSegments.join('|')})$)/:number.json`,
    byNumber(async (asked, record) => {
      asked.reply.type('application/json; charset=utf-8')
      return sendCached(asked, caseJson(await dataOf(asked, record), base))
    }, '.json'),
  )
  serve(
    'id',
    `/:right(^(?:${caseSegments.join('|')})$)/:number.xml`,
    byNumber(async (asked, record) => {
      asked.reply.type('application/xml; charset=utf-8')
      return sendCached(asked, caseXml(await dataOf(asked, record)))
    }, '.xml'),
  )
  serve('id', '/gambar/:number/:position/:size.jpg', async (asked) => {
    const since = performance.now()
    const record = await publicRecordOf(db, paramOf(asked.request, 'number'))
    const isSent = record && (await sendPublicPicture(asked, services, record.applicationId))
    return isSent ? asked.reply : missing(asked, since)
  })
  serve('id', '/sitemap.xml', async (asked) => {
    asked.reply.type('application/xml; charset=utf-8')
    return sendCached(asked, sitemapIndex(base, (await figures(asked.page.now)).months))
  })
  serve(
    'id',
    '/sitemap/:month/:part.xml',
    async (asked) => {
      const [month, part] = [paramOf(asked.request, 'month'), Number(paramOf(asked.request, 'part'))]
      const isMonth =
        /^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/.test(month) && Number.isInteger(part) && part > 0 && part < 1_000
      if (!isMonth && month !== 'halaman') return missing(asked, 0)
      asked.reply.type('application/xml; charset=utf-8')
      if (!isMonth) return sendCached(asked, pagesSitemap(base))
      const cases = await listMonthNumbers(db, month, { most: CASES_OF_SITEMAP, after: (part - 1) * CASES_OF_SITEMAP })
      return sendCached(asked, casesSitemap(base, cases))
    },
    GUESS,
  )
  app.get('/robots.txt', async (request, reply) => {
    reply.type('text/plain; charset=utf-8')
    return sendCached({ request, reply }, robotsText(base))
  })
  app.get(`${PUBLIC_ROOT}/*`, async (request, reply) => {
    const page = { language: 'id' as const, assets, base, now: services.clock() }
    return sendPage({ request, reply }, page, notFoundPage(page), 404)
  })
}

/** What an objection costs without a reduction; null when it is free. */
async function objectionFee({ searchDb }: Services, right: string, today: string): Promise<number | null> {
  const rules: Readonly<Record<string, { fees?: readonly { code: string }[] }>> = findRequest('OP')?.rules ?? {}
  const tariff = rules[right]?.fees?.[0]?.code
  if (tariff === undefined) return null
  return tariffOn(await listTariffs(searchDb), tariff, 'UMUM', today)?.rupiah ?? null
}

function paramOf(request: FastifyRequest, name: string): string {
  return (request.params as Readonly<Record<string, string | undefined>>)[name] ?? ''
}
