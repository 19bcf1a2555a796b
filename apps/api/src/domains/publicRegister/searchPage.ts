import type { SearchTry } from '@saki/contracts/registerRow'
import type { IgnoredPart } from '@saki/domain/search/parseRegisterQuery'
import { exampleOf } from '@saki/domain/search/registerFieldNames'
import type { TextKey } from '@saki/texts'
import { say } from '@saki/texts/say'
import { casePath } from '@saki/domain/publicRegister/casePath'

import { rightOfLetter, stateAt } from '../../caseState.ts'
import type { RegisterRecord } from '../registerSearch/registerRows.sql.ts'
import { statusChip } from './casePage.ts'
import { markup, type Markup } from './markup.ts'
import type { PublicPage } from './layout.ts'
import { pageLinks } from './pageLinks.ts'
import { ownDirection, code, day, icon, numberText, rightMark, type PageContext } from './parts.ts'
import { pictureAddress, publicAddress } from './publicAddress.ts'
import { searchForm } from './searchForm.ts'
import { syntaxCard } from './syntaxPage.ts'

/** What was asked: words and a word of `rightWords`, '' for all rights. */
export interface AskedSearch {
  q: string
  right: string
  page: number
}

export interface PublicResults {
  rows: readonly RegisterRecord[]
  total: number
  isCapped: boolean
  /** False when nothing of the text could be understood, so that nothing was searched for. */
  isAsked: boolean
  ignored: readonly IgnoredPart[]
  /** When nothing is found: texts that find something. */
  tries: readonly SearchTry[]
}

/** Cases of one page of results. */
export const RESULTS = 10

/** Address of a page of results, which a link opens elsewhere. */
export function searchPath({ q, right, page }: AskedSearch): string {
  const query = new URLSearchParams({
    q,
    ...(right !== '' && { hak: right }),
    ...(page > 1 && { halaman: String(page) }),
  })
  return `/cari?${query}`
}

/** The results of a search, newest filings first; `found` undefined: nothing was asked. Search engines leave it out. */
export function searchPage(page: PageContext, asked: AskedSearch, found: PublicResults | undefined): PublicPage {
  const { language } = page
  return {
    path: searchPath(asked),
    title: asked.q === '' ? say(language, 'publicRegister:results.title') : `“${asked.q.slice(0, 60)}”`,
    description: '',
    section: 'search',
    body: markup`<div class="hero"><h1>${say(language, 'publicRegister:results.title')}</h1></div>
      <div class="cols grid gap-24 align-start">
        <div class="stack gap-24 shrinks">${searchForm(page, asked)}${found && resultsPart(page, asked, found)}</div>
        <div class="stack gap-24 shrinks">${syntaxCard(page)}</div>
      </div>`,
  }
}

function resultsPart(
  page: PageContext,
  asked: AskedSearch,
  { rows, total, isCapped, isAsked, ignored, tries }: PublicResults,
): Markup {
  const { language } = page
  const notes = ignored.map((part) => ignoredNote(page, part))
  const said = (sentence: string, ways: Markup | false | null) =>
    markup`${notes}
      <section class="card plain inset-16-20 stack gap-10 small" role="status">
        <p><b>${sentence}</b></p>
        ${ways}
      </section>`
  if (!isAsked) return said(say(language, 'publicRegister:results.nothing'), null)
  if (total === 0)
    return said(
      say(language, 'publicRegister:results.none', { q: asked.q.slice(0, 100) }),
      markup`${tries.length > 0 && triesPart(page, asked, tries)}
        <p>${say(language, 'publicRegister:results.none.why')}</p>`,
    )
  const pages = Math.ceil(total / RESULTS)
  const links = pageLinks(page, { page: asked.page, pages }, (at) =>
    publicAddress(language, searchPath({ ...asked, page: at })),
  )
  if (rows.length === 0)
    return markup`${said(say(language, 'register:beyond', { page: asked.page, pages }), null)}
      ${pages > 1 ? links : markup`<p><a href="${publicAddress(language, searchPath({ ...asked, page: 1 }))}">${say(language, 'core:pager.page', { page: 1 })}</a></p>`}`
  return markup`${notes}
    <section class="card">
      <div class="card-head">
        <h2>
          ${isCapped ? say(language, 'publicRegister:results.more', { most: numberText(page, total) }) : say(language, 'publicRegister:results', { count: total })}
        </h2>
      </div>
      <ol class="results hairlines">
        ${rows.map((row) => resultRow(page, row))}
      </ol>
    </section>
    ${links}`
}

/** What was not searched for, why, and how the field is written. */
function ignoredNote(page: PageContext, { text, why }: IgnoredPart): Markup {
  const words = { text: text.slice(0, 40), example: exampleOf(text) }
  return markup`<p class="note warn">
    ${icon(page, 'info')}<span>${say(page.language, `register:ignored.${why}`, words)}</span>
  </p>`
}

/** Texts that find something, each a link with how much it finds. */
function triesPart(page: PageContext, asked: AskedSearch, tries: readonly SearchTry[]): Markup {
  const { language } = page
  return markup`<p>${say(language, `register:none.${tries[0]?.WHY ?? 'spelling'}`)}</p>
    <ul class="grid gap-8">
      ${tries.map(
        ({ Q, TOTAL, TOTAL_CAPPED }) =>
          markup`<li>
            <a href="${publicAddress(language, searchPath({ ...asked, q: Q, page: 1 }))}"><bdi>${Q}</bdi></a>
            ${TOTAL_CAPPED === 'Y' ? say(language, 'publicRegister:results.more', { most: numberText(page, TOTAL) }) : say(language, 'publicRegister:results', { count: TOTAL })}
          </li>`,
      )}
    </ul>`
}

function resultRow(page: PageContext, row: RegisterRecord): Markup {
  const letter = rightOfLetter(row.fileTyp)
  const { applicationNumber } = row
  const state = stateAt(row)
  const status = {
    code: state.code,
    name: say(page.language, state.text),
    outcome: state.outcome ?? null,
    isPublication: state.turn === 'public',
  }
  const picture =
    row.imageId === null
      ? icon(page, { T: 'mark', D: 'design', P: 'patent' }[letter], 28)
      : markup`<img src="${pictureAddress(applicationNumber, 1, 'kecil')}" alt="" loading="lazy" />`
  return markup`<li class="grid align-start">
    <span class="pic${row.imageId === null ? ' none' : ''} centered clipped">${picture}</span>
    <div>
      <h2 class="normal-size break-anywhere" dir="auto">
        <a class="row-link" href="${publicAddress(page.language, casePath({ letter, applicationNumber }))}"
          >${row.title}</a
        >
      </h2>
      <p class="muted sm">
        ${rightMark(page, letter, say(page.language, `office:right.${letter}` as TextKey))}
        ${code(row.registrationNbr ?? applicationNumber)}${row.classes.length === 0 ? null : markup` · <bdi>${row.classes.join(', ')}</bdi>`}
      </p>
      <p class="muted sm">${ownDirection(row.ownerNames)} · ${day(page, row.filingDate)}</p>
    </div>
    ${statusChip(page, { status })}
  </li>`
}
