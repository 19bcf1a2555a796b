import { issueName } from '@saki/domain/gazette/issue'
import type { PublicCase } from '@saki/domain/publicRegister/publicCase'
import { say } from '@saki/texts/say'
import type { TextKey } from '@saki/texts'
import type { RenewalDays } from '@saki/domain/marks/renewal'
import { casePath } from '@saki/domain/publicRegister/casePath'

import {
  abstractCard,
  addressCard,
  classesCard,
  dataCard,
  eventsCard,
  picturesCard,
  placesOf,
  titleCard,
} from './caseSections.ts'
import { markup, type Markup } from './markup.ts'
import { asOf, type PublicPage } from './layout.ts'
import { objectionBand, objectionsCard } from './objections.ts'
import { ownDirection, code, day, icon, rightMark, type PageContext } from './parts.ts'
import { protectionPart } from './protection.ts'
import { pictureAddress, publicAddress } from './publicAddress.ts'

/** What changes by the clock: what an objection costs today, null when it is free, and the days of the next renewal of a mark. */
interface CaseToday {
  fee: number | null
  renewal: RenewalDays | undefined
}

/** The page of a case. */
export function casePage(page: PageContext, shown: PublicCase, { fee, renewal }: CaseToday): PublicPage {
  const { language } = page
  const path = casePath(shown)
  const owners = shown.owners.map(({ name }) => name).join('; ')
  const right = say(language, `office:right.${shown.letter}` as TextKey)
  return {
    path,
    title: `${shown.title} (${shown.registrationNumber ?? shown.applicationNumber})`,
    description: `${right}. ${shown.status.name}. ${owners}.`.slice(0, 300),
    section: 'case',
    head: markup`<link rel="alternate" type="application/json" href="${publicAddress('id', `${path}.json`)}" /><link
        rel="alternate"
        type="application/xml"
        href="${publicAddress('id', `${path}.xml`)}"
      />`,
    body: markup`<p class="crumb noprint">
        <a href="${publicAddress(language, '')}"
          >${icon(page, 'arrow-back', 18)}${say(language, 'publicRegister:name')}</a
        >
      </p>
      <article>
        <div class="card clipped">
          <div class="record-head grid gap-24">
            ${mainPicture(shown)}
            <div class="id">
              <div>
                <div class="numbers flex wrap align-center gap-12 row-gap-4">
                  ${code(shown.registrationNumber ?? shown.applicationNumber)}${rightMark(page, shown.letter, shown.right === 'SIMPLE_PATENT' ? say(language, 'publicRegister:simplePatent') : undefined)}${statusChip(page, shown)}
                </div>
                <h1 class="break-anywhere">${ownDirection(shown.title)}</h1>
              </div>
              ${facts(page, shown, owners)}
            </div>
            ${protectionPart(page, shown, renewal)}
          </div>
          ${objectionBand(page, shown, fee)} ${acts(page, shown)}
        </div>
        <div class="cols grid gap-24 align-start">
          <div class="stack gap-24 shrinks">
            ${abstractCard(page, shown)}${picturesCard(page, shown)}${classesCard(page, shown)}${dataCard(page, shown)}${eventsCard(page, shown)}${addressCard(page, shown)}
          </div>
          <div class="stack gap-24 shrinks">${titleCard(page, shown)}${objectionsCard(page, shown)}</div>
        </div>
        ${asOf(page)}
      </article>`,
  }
}

function mainPicture({ pictures, applicationNumber, title }: PublicCase): Markup {
  const first = pictures[0]
  if (!first) return markup`<span class="pic none centered clipped" aria-hidden="true">${[...title][0] ?? ''}</span>`
  return markup`<a class="pic centered clipped" href="${pictureAddress(applicationNumber, first.position, 'besar')}"
    ><img src="${pictureAddress(applicationNumber, first.position, 'kecil')}" alt="${title}"
  /></a>`
}

const tones = { registered: 'green', refused: 'grey', lapsed: 'grey' } as const

/** The state of the case, as the office names it. */
export function statusChip(page: PageContext, { status }: Pick<PublicCase, 'status'>): Markup {
  const tone = status.outcome === null ? 'blue' : tones[status.outcome]
  const name =
    status.outcome === 'registered'
      ? 'check-circle'
      : status.isPublication
        ? 'announce'
        : status.outcome
          ? 'info'
          : 'clock'
  return markup`<span class="chip ${tone}">${icon(page, name, 16)}${status.name}</span>`
}

function facts(page: PageContext, shown: PublicCase, owners: string): Markup {
  const { language } = page
  const isRegistered = shown.registrationDate !== null
  const none = say(language, 'publicRegister:none')
  const places = placesOf(page, shown.owners)
  const agents = shown.representatives
    .map(({ name, number }) => (number === '' ? name : `${name} (${number})`))
    .join('; ')
  const published =
    shown.publicationDate &&
    markup`${day(page, shown.publicationDate)}${shown.journalCode === null ? null : markup`${say(language, 'core:comma')}<a class="mono" href="${publicAddress(language, `/berita-resmi/${shown.journalCode}`)}"><bdi dir="ltr">${issueName(shown.journalCode)}</bdi></a>`}`
  const classes =
    shown.goods.length > 0
      ? shown.goods.map(({ classCode }) => classCode).join(', ')
      : [...shown.locarno.map((row) => row.code), ...shown.ipc].join(', ')
  const makers = shown.makers.map(({ name }) => name).join('; ')
  const rows: [string, Markup | string | null][] = [
    [
      say(language, isRegistered ? 'publicRegister:owner' : 'publicRegister:applicant'),
      markup`${ownDirection(owners)}${places.text === '' ? null : markup`<span class="block muted small">${places}</span>`}`,
    ],
    [say(language, 'publicRegister:class'), classes === '' ? null : code(classes)],
    [
      say(language, shown.letter === 'D' ? 'publicRegister:designers' : 'publicRegister:inventors'),
      makers === '' ? null : ownDirection(makers),
    ],
    [say(language, 'publicRegister:applicationNumber'), isRegistered ? code(shown.applicationNumber) : null],
    [say(language, 'publicRegister:filed'), day(page, shown.filingDate)],
    [
      say(language, 'publicRegister:agent'),
      agents === '' ? say(language, 'publicRegister:agent.none') : ownDirection(agents),
    ],
    [say(language, 'publicRegister:published'), published],
    [
      say(language, 'publicRegister:registered'),
      shown.registrationDate === null ? none : day(page, shown.registrationDate),
    ],
  ]
  return markup`<dl class="record-facts grid middle break-anywhere">
    ${rows.map(([label, value]) =>
      value === null
        ? null
        : markup`<div>
            <dt class="muted caption-size">${label}</dt>
            <dd>${value}</dd>
          </div>`,
    )}
  </dl>`
}

/** The page of the case inside the portal, which asks when to tell; a stranger logs in first. */
const watchAddress = ({ letter, applicationNumber }: PublicCase): string =>
  `${letter === 'T' ? '/list-tm/trademarks/' : '/table-list/patents/'}${applicationNumber}?awasi=Y`

function acts(page: PageContext, shown: PublicCase): Markup {
  const { language } = page
  const path = casePath(shown)
  return markup`<div class="record-acts noprint flex wrap align-center gap-8 inset-12 hairline-above">
    <button class="button primary" type="button" data-act="print" hidden>
      ${icon(page, 'print')}${say(language, 'publicRegister:print')}
    </button>
    <a class="button" href="${publicAddress('id', `${path}.json`)}"
      >${icon(page, 'download')}${say(language, 'publicRegister:json')}</a
    ><a class="button" href="${publicAddress('id', `${path}.xml`)}"
      >${icon(page, 'download')}${say(language, 'publicRegister:xml')}</a
    >
    <a class="text-button" rel="nofollow" href="${watchAddress(shown)}"
      >${icon(page, 'bell', 18)}${say(language, 'publicRegister:watch')}</a
    >
    <noscript><span class="muted small">${say(language, 'publicRegister:print.byBrowser')}</span></noscript>
    <button
      class="text-button push"
      type="button"
      data-act="copy"
      data-text="${`${page.base}${publicAddress('id', path)}`}"
      data-done="${say(language, 'core:copied')}"
      hidden
    >
      ${icon(page, 'copy', 18)}<span>${say(language, 'publicRegister:address.copy')}</span>
    </button>
  </div>`
}
