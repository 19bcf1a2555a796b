import { daysBetween, legalDateOf } from '@saki/domain/dates/legalDate'
import { longTimeText } from '@saki/texts/dates'
import { say } from '@saki/texts/say'

import { markup, type Markup } from './markup.ts'
import type { RegisterFigures } from './keptFigures.ts'
import { PETALS, type PublicPage } from './layout.ts'
import { caseTile } from './listedCase.ts'
import { day, icon, numberText, rightMark, type PageContext } from './parts.ts'
import { publicAddress } from './publicAddress.ts'
import type { PublicIssue, PublicListed } from './registerOverview.sql.ts'
import { searchForm } from './searchForm.ts'
import { syntaxCard } from './syntaxPage.ts'

export interface LandingData {
  issues: readonly PublicIssue[]
  newest: readonly PublicListed[]
  figures: RegisterFigures
}

/** The first page: search, newest gazette issues with the last day for objections, newly published cases, figures of the register. */
export function landingPage(page: PageContext, { issues, newest, figures }: LandingData): PublicPage {
  const { language } = page
  return {
    path: '',
    title: say(language, 'publicRegister:landing.title'),
    description: say(language, 'publicRegister:landing.lead'),
    section: 'search',
    body: markup`${PETALS}
      <div class="hero">
        <h1>${say(language, 'publicRegister:landing.title')}</h1>
        <p class="muted above-4">${say(language, 'publicRegister:landing.lead')}</p>
      </div>
      <div class="cols grid gap-24 align-start">
        <div class="stack gap-24 shrinks">${searchForm(page, { q: '', right: '' }, examples(page))} ${gazetteCard(page, issues, newest)}</div>
        <div class="stack gap-24 shrinks">${syntaxCard(page)}${figuresCard(page, figures)}</div>
      </div>`,
  }
}

function examples({ language }: PageContext): Markup {
  const example = (q: string) =>
    markup`<a href="${publicAddress(language, `/cari?${new URLSearchParams({ q })}`)}"><bdi dir="ltr">${q}</bdi></a>`
  return markup`<p class="flex wrap gap-16 row-gap-4 above-16 muted small">
    <span>${say(language, 'publicRegister:examples')}</span
    >${['kopi senja', 'kelas:30 kopi', 'tahun:2024..2026'].map(example)}
  </p>`
}

function gazetteCard(page: PageContext, issues: readonly PublicIssue[], newest: readonly PublicListed[]): Markup {
  const { language } = page
  return markup`<section class="card">
    <div class="card-head">
      <h2>${say(language, 'publicRegister:gazette.newest')}</h2>
      <a class="text-button" href="${publicAddress(language, '/berita-resmi')}"
        >${say(language, 'publicRegister:gazette.all')}${icon(page, 'chevron-next', 16)}</a
      >
    </div>
    ${issues.length === 0 ? markup`<p class="plain inset-16-20 muted stack gap-10 small">${say(language, 'publicRegister:gazette.none')}</p>` : issueTable(page, issues)}
    ${
      newest.length === 0
        ? null
        : markup`<div class="strip-new inset-16-20 hairline-above">
            <h3 class="below-12 middle">${say(language, 'publicRegister:newest')}</h3>
            <ul class="grid gap-12 caption-size">
              ${newest.map((each) => caseTile(page, each))}
            </ul>
          </div>`
    }
  </section>`
}

/** Issues with the last day for objections, which is counted from the publication of each application. */
export function issueTable(page: PageContext, issues: readonly PublicIssue[]): Markup {
  const { language } = page
  return markup`<div class="table-frame">
    <table class="gazette">
      <caption class="sr">
        ${say(language, 'publicRegister:gazette.newest')}
      </caption>
      <thead>
        <tr>
          <th scope="col">${say(language, 'publicRegister:gazette.issue')}</th>
          <th scope="col">${say(language, 'publicRegister:gazette.day')}</th>
          <th scope="col">${say(language, 'publicRegister:gazette.until')}</th>
        </tr>
      </thead>
      <tbody>
        ${issues.map(
          (issue) =>
            markup`<tr>
              <td>
                ${rightMark(page, issue.letter)}<span class="next"
                  ><a class="mono" href="${publicAddress(language, `/berita-resmi/${issue.journalCode}`)}"
                    ><bdi dir="ltr">${issue.name}</bdi></a
                  ></span
                >
              </td>
              <td class="nowrap">
                ${day(page, issue.publishedOn)}<span class="next"
                  >${say(language, 'publicRegister:gazette.entries', { count: issue.entries })}</span
                >
              </td>
              <td>${lastDays(page, issue)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}

function lastDays(page: PageContext, { firstLastDay, lastLastDay }: PublicIssue): Markup {
  const { language } = page
  if (firstLastDay === null || lastLastDay === null)
    return markup`<span class="muted">${say(language, 'publicRegister:gazette.noObjections')}</span>`
  const left = daysBetween(legalDateOf(page.now), lastLastDay)
  const days =
    firstLastDay === lastLastDay ? day(page, lastLastDay) : markup`${day(page, firstLastDay)}–${day(page, lastLastDay)}`
  return markup`<span class="inline-row gap-6 strong nowrap">${icon(page, 'clock', 16)}${days}</span
    ><span class="next"
      >${left < 0 ? say(language, 'publicRegister:gazette.closed') : say(language, 'publicRegister:oppose.left', { count: left })}</span
    >`
}

function figuresCard(page: PageContext, { counts, countedAt }: RegisterFigures): Markup {
  const { language } = page
  return markup`<section class="card figures">
    <div class="card-head"><h2>${say(language, 'publicRegister:figures')}</h2></div>
    <ul class="hairlines">
      ${counts
        .toSorted((a, b) => b.all - a.all)
        .map(
          ({ letter, all, registered, running }) =>
            markup`<li class="grid align-center">
              ${rightMark(page, letter)}<span class="n">${numberText(page, all)}</span
              ><svg class="progress-bar full-width full-row" viewBox="0 0 1000 6" preserveAspectRatio="none" aria-hidden="true">
                <rect class="whole" width="1000" height="6" />
                <rect class="passed" width="${all === 0 ? 0 : Math.round((1_000 * registered) / all)}" height="6" />
              </svg>
              <p class="full-row muted caption-size">
                ${say(language, 'publicRegister:figures.registered', { registered, running, ended: all - registered - running })}
              </p>
            </li>`,
        )}
    </ul>
    <p class="asof pad muted caption-size">${say(language, 'publicRegister:figures.asOf', { time: longTimeText(countedAt, language) })}</p>
  </section>`
}
