import { legalDateText } from '@saki/texts/dates'
import type { TextKey } from '@saki/texts'
import { say } from '@saki/texts/say'
import { PUBLIC_ROOT } from '@saki/domain/publicRegister/casePath'

import type { PublishedIssue } from './openData.sql.ts'
import type { PublicPage } from '../layout.ts'
import { markup, type Markup } from '../markup.ts'
import { code, day, numberText, type PageContext } from '../parts.ts'

export const OPEN_DATA = '/data-terbuka'
/** Address of a file of open data, the same in every language. */
export const openDataAddress = (name: string): string => `${PUBLIC_ROOT}${OPEN_DATA}/${name}`

interface OpenDataLists {
  fulls: readonly PublishedIssue[]
  days: readonly PublishedIssue[]
}

/** What the open data are, their terms, and the files with their hashes. */
export function openDataPage(page: PageContext, { fulls, days }: OpenDataLists): PublicPage {
  const { language } = page
  const text = (key: TextKey) => say(language, key)
  const part = (title: TextKey, paragraph: TextKey) =>
    markup`<section class="card pad">
      <h2 class="below-6 normal-size">${text(title)}</h2>
      <p>${text(paragraph)}</p>
    </section>`
  return {
    path: OPEN_DATA,
    title: text('publicRegister:open.title'),
    description: text('publicRegister:open.lead'),
    section: 'help',
    body: markup`<div class="hero">
        <h1>${text('publicRegister:open.title')}</h1>
        <p class="muted above-4">${text('publicRegister:open.lead')}</p>
      </div>
      <div class="reading grid gap-16">
        ${part('publicRegister:open.what', 'publicRegister:open.what.text')}${part('publicRegister:open.order', 'publicRegister:open.order.text')}
        ${part('publicRegister:open.terms', 'publicRegister:open.terms.text')}${part('publicRegister:open.persons', 'publicRegister:open.persons.text')}
        ${issues(page, 'publicRegister:open.full', fulls)} ${issues(page, 'publicRegister:open.days', days)}
        ${part('publicRegister:open.check', 'publicRegister:open.check.text')}
        <p>
          <a href="${openDataAddress('SHA256SUMS')}">SHA256SUMS</a> ·
          <a href="${openDataAddress('daftar.json')}">${text('publicRegister:open.list')}</a>
        </p>
      </div>`,
  }
}

function issues(page: PageContext, title: TextKey, listed: readonly PublishedIssue[]): Markup {
  const { language } = page
  const files = listed.flatMap((issue) => issue.files.map((file) => ({ ...file, day: issue.day })))
  const unchanged = listed.filter((issue) => !issue.isFull && issue.files.length === 0)
  return markup`<section class="card">
    <div class="card-head"><h2>${say(language, title)}</h2></div>
    ${
      files.length === 0
        ? markup`<p class="plain inset-16-20 muted stack gap-10 small">${say(language, 'publicRegister:open.none')}</p>`
        : markup`<div class="table-frame">
            <table class="gazette">
              <caption class="sr">
                ${say(language, title)}
              </caption>
              <thead>
                <tr>
                  <th scope="col">${say(language, 'publicRegister:open.file')}</th>
                  <th scope="col">${say(language, 'publicRegister:open.day')}</th>
                  <th scope="col">${say(language, 'publicRegister:open.size')}</th>
                </tr>
              </thead>
              <tbody>
                ${files.map(
                  ({ name, size, records, sha256, day: on }) =>
                    markup`<tr>
                      <td>
                        <a class="mono" href="${openDataAddress(name)}"><bdi dir="ltr">${name}</bdi></a
                        ><span class="next">SHA-256 ${code(`${sha256.slice(0, 16)}…`)}</span>
                      </td>
                      <td class="nowrap">${day(page, on)}</td>
                      <td class="nowrap">
                        ${sizeText(page, size)}<span class="next"
                          >${say(language, 'publicRegister:open.records', { count: records })}</span
                        >
                      </td>
                    </tr>`,
                )}
              </tbody>
            </table>
          </div>`
    }
    ${
      unchanged.length === 0
        ? null
        : markup`<p class="asof pad muted caption-size">
            ${say(language, 'publicRegister:open.unchanged', {
              days: unchanged
                .slice(0, 10)
                .map((issue) => legalDateText(issue.day, language))
                .join(', '),
            })}
          </p>`
    }
  </section>`
}

/** Bytes in kB or MB of a thousand. */
function sizeText(page: PageContext, bytes: number): string {
  return bytes < 1_000_000
    ? `${numberText(page, Math.max(1, Math.round(bytes / 1_000)))} kB`
    : `${numberText(page, Math.round(bytes / 1_000_000))} MB`
}

/** The hashes of all files, as sha256sum -c reads them. */
export function checksumList({ fulls, days }: OpenDataLists): string {
  return [...fulls, ...days].flatMap(({ files }) => files.map(({ name, sha256 }) => `${sha256}  ${name}\n`)).join('')
}

/** Issues and files for programs, newest first. */
export function openDataList({ base }: PageContext, { fulls, days }: OpenDataLists): string {
  const issuesOf = (listed: readonly PublishedIssue[]) =>
    listed.map(({ issue, day: on, completedAt, files }) => ({
      issue,
      day: on,
      completedAt: completedAt.toISOString(),
      files: files.map((file) => ({ ...file, address: `${base}${openDataAddress(file.name)}` })),
    }))
  return `${JSON.stringify({ full: issuesOf(fulls), days: issuesOf(days) }, null, 2)}\n`
}
