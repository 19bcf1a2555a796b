import type { SearchTry } from '@saki/contracts/registerRow'
import type { IgnoredPart } from '@saki/domain/search/parseRegisterQuery'
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
  { rows, total, isCapped, ignored, tries }: PublicResults,
): Markup {
  const { language } = page
  const parts = ignored.map(({ text }) => text.slice(0, 40)).join(', ')
  const note =
    ignored.length === 0
      ? null
      : markup`<p class="note warn">
          ${icon(page, 'info')}<span>${say(language, 'publicRegister:results.ignored', { parts })}</span>
        </p>`
  if (rows.length === 0)
    return markup`${note}
      <section class="card plain inset-16-20 stack gap-10 small" role="status">
        <p><b>${say(language, 'publicRegister:results.none', { q: asked.q.slice(0, 100) })}</b></p>
        ${tries.length > 0 && triesPart(page, asked, tries)}
        <p>${say(language, 'publicRegister:results.none.why')}</p>
      </section>`
  const pages = Math.ceil(total / RESULTS)
  return markup`${note}
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
    ${pageLinks(page, { page: asked.page, pages }, (at) => publicAddress(language, searchPath({ ...asked, page: at })))}`
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
