import { startOfDay } from '@saki/domain/dates/legalDate'
import { say } from '@saki/texts/say'
import { PUBLIC_ROOT } from '@saki/domain/publicRegister/casePath'

import { escaped, markup } from './markup.ts'
import { issueTable } from './landingPage.ts'
import { asOf, type PublicPage } from './layout.ts'
import { day, icon, rightMark, type PageContext } from './parts.ts'
import { inEveryLanguage, publicAddress } from './publicAddress.ts'
import { pageLinks } from './pageLinks.ts'
import { issueEntry } from './issueEntry.ts'
import type { IssueEntry, PublicIssue } from './registerOverview.sql.ts'

export interface PagePosition {
  page: number
  pages: number
}

const feedLink = markup`<link rel="alternate" type="application/atom+xml" href="${PUBLIC_ROOT}/berita-resmi/umpan.xml" />`

/** The closed issues, newest first. */
export function gazettePage(page: PageContext, issues: readonly PublicIssue[], position: PagePosition): PublicPage {
  const { language } = page
  return {
    path: position.page === 1 ? '/berita-resmi' : `/berita-resmi?halaman=${position.page}`,
    title: say(language, 'publicRegister:gazette.title'),
    description: say(language, 'publicRegister:gazette.lead'),
    section: 'gazette',
    head: feedLink,
    body: markup`<div class="hero">
        <h1>${say(language, 'publicRegister:gazette.title')}</h1>
        <p class="muted above-4">${say(language, 'publicRegister:gazette.lead')}</p>
      </div>
      <section class="card">
        ${issues.length === 0 ? markup`<p class="plain inset-16-20 muted stack gap-10 small">${say(language, 'publicRegister:gazette.none')}</p>` : issueTable(page, issues)}
      </section>
      ${pageLinks(page, position, (at) => publicAddress(language, at === 1 ? '/berita-resmi' : `/berita-resmi?halaman=${at}`))}`,
  }
}

/** One issue with its entries as printed. */
export function issuePage(
  page: PageContext,
  issue: PublicIssue,
  entries: readonly IssueEntry[],
  position: PagePosition,
): PublicPage {
  const { language } = page
  const own = `/berita-resmi/${issue.journalCode}`
  return {
    path: position.page === 1 ? own : `${own}?halaman=${position.page}`,
    title: issue.name,
    description: say(language, 'publicRegister:gazette.lead'),
    section: 'gazette',
    head: feedLink,
    body: markup`<p class="crumb noprint">
        <a href="${publicAddress(language, '/berita-resmi')}"
          >${icon(page, 'arrow-back', 18)}${say(language, 'publicRegister:gazette.title')}</a
        >
      </p>
      <div class="hero near">
        <p class="above-4">${rightMark(page, issue.letter)}</p>
        <h1><bdi dir="ltr">${issue.name}</bdi></h1>
        <p class="muted above-4">
          ${day(page, issue.publishedOn)}${say(language, 'core:comma')}${say(language, 'publicRegister:gazette.entries', { count: issue.entries })}.
          <a href="/api/gazette/${issue.journalCode}">${say(language, 'publicRegister:gazette.pdf')}</a>
        </p>
      </div>
      <div class="stack">${entries.map((entry) => issueEntry(page, entry))}</div>
      ${pageLinks(page, position, (at) => publicAddress(language, at === 1 ? own : `${own}?halaman=${at}`))}
      ${asOf(page)}`,
  }
}

/** The issues as an Atom feed (RFC 4287), in Indonesian. */
export function gazetteFeed(page: PageContext, issues: readonly PublicIssue[]): string {
  const own = `${page.base}${PUBLIC_ROOT}/berita-resmi/umpan.xml`
  const at = (date = '2000-01-01') => startOfDay(date).toISOString()
  const entries = issues.map((issue) => {
    const address = `${page.base}${publicAddress('id', `/berita-resmi/${issue.journalCode}`)}`
    const links = inEveryLanguage(`/berita-resmi/${issue.journalCode}`)
      .map(
        ({ language, address: other }) =>
          `<link rel="alternate" hreflang="${language}" href="${escaped(`${page.base}${other}`)}"/>`,
      )
      .join('')
    return `<entry><id>${escaped(address)}</id><title>${escaped(issue.name)}</title><updated>${at(issue.publishedOn)}</updated>${links}<summary>${escaped(say('id', 'publicRegister:gazette.entries', { count: issue.entries }))}</summary></entry>`
  })
  const office = escaped(say('id', 'core:office'))
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="id"><id>${escaped(own)}</id><title>${escaped(say('id', 'publicRegister:gazette.title'))}</title><updated>${at(issues[0]?.publishedOn)}</updated><author><name>${office}</name></author><link rel="self" href="${escaped(own)}"/>
${entries.join('\n')}
</feed>
`
}
