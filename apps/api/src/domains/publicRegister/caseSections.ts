import { issueName } from '@saki/domain/gazette/issue'
import { designViews } from '@saki/domain/files/designViews'
import type { PublicCase, PublicEvent, PublicPerson } from '@saki/domain/publicRegister/publicCase'
import type { TextKey } from '@saki/texts'
import { say } from '@saki/texts/say'
import { renderSVG } from 'uqr'
import { casePath } from '@saki/domain/publicRegister/casePath'

import { markup, trustedMarkup, type Markup } from './markup.ts'
import { className, ownDirection, code, day, type PageContext } from './parts.ts'
import { pictureAddress, publicAddress } from './publicAddress.ts'

const card = (title: string, content: Markup, more?: Markup): Markup =>
  markup`<section class="card">
    <div class="card-head">
      <h2>${title}</h2>
      ${more}
    </div>
    ${content}
  </section>`

/** Goods and services of a mark by class, products of a design, or the classification of a patent. */
export function classesCard(page: PageContext, shown: PublicCase): Markup | null {
  const { language } = page
  const row = (mark: string | number, first: Markup, second: Markup | string) =>
    markup`<div class="class-row grid align-baseline gap-12 row-gap-4">
      <b><bdi>${mark}</bdi></b>
      <div>
        <p class="middle break-anywhere">${first}</p>
        ${second === '' ? null : markup`<p class="muted small break-anywhere">${second}</p>`}
      </div>
    </div>`
  if (shown.goods.length > 0)
    return card(
      say(language, shown.registrationDate === null ? 'publicRegister:goods.applied' : 'publicRegister:goods'),
      markup`${shown.goods.map(({ classCode, terms, heading }) => row(classCode, markup`<span dir="auto">${terms.join(', ')}</span>`, heading))}`,
    )
  if (shown.locarno.length > 0)
    return card(
      say(language, 'publicRegister:locarno'),
      markup`${shown.locarno.map(({ code: symbol, product, name }) => (product === '' ? row(symbol, className(page, name), '') : row(symbol, ownDirection(product), className(page, name))))}`,
    )
  if (shown.ipc.length === 0) return null
  return card(
    say(language, 'publicRegister:ipc'),
    markup`${shown.ipc.map((symbol, at) => row(symbol, className(page, shown.ipcNames[at] ?? ''), ''))}`,
  )
}

/** Views of a design, labels of a mark, drawing of a patent. */
export function picturesCard({ language }: PageContext, shown: PublicCase): Markup | null {
  if (shown.pictures.length < 2 && shown.design === null) return null
  const nameOf = (view: number | null, position: number) => {
    const known = shown.design === null ? undefined : designViews.find(({ id }) => id === view)
    return known ? say(language, known.text) : say(language, 'publicRegister:picture', { position })
  }
  const scope = shown.design?.scope.map((part) => say(language, `filing:claimScope.${part}` as TextKey)) ?? []
  return card(
    say(language, shown.registrationDate === null ? 'publicRegister:pictures' : 'publicRegister:pictures.protected'),
    markup`<div class="views grid gap-12 inset-20">
        ${shown.pictures.map(
          ({ position, view }) =>
            markup`<figure>
              <a class="pic centered clipped" href="${pictureAddress(shown.applicationNumber, position, 'besar')}"
                ><img
                  src="${pictureAddress(shown.applicationNumber, position, 'kecil')}"
                  alt="${nameOf(view, position)}"
                  loading="lazy"
              /></a>
              <figcaption class="above-6 muted caption-size">${nameOf(view, position)}</figcaption>
            </figure>`,
        )}
      </div>
      ${shown.design === null || shown.design.description === '' ? null : markup`<p class="below-views sm" dir="auto">${shown.design.description}</p>`}
      ${scope.length === 0 ? null : markup`<p class="below-views sm">${say(language, 'publicRegister:design.scope', { parts: scope.join(say(language, 'core:comma')) })}</p>`}`,
  )
}

/** The abstract of a patent as filed. */
export function abstractCard({ language }: PageContext, { patent }: PublicCase): Markup | null {
  if (!patent?.abstract) return null
  return card(
    say(language, 'publicRegister:abstract'),
    markup`<p class="inset-20 middle break-anywhere" dir="auto">${patent.abstract}</p>`,
  )
}

/** Facts of the filing that stand in no other part. */
export function dataCard(page: PageContext, shown: PublicCase): Markup | null {
  const { language } = page
  const rows: [TextKey, Markup | string | null][] = [
    ['publicRegister:sign', shown.mark && say(language, `marks:sign.${shown.mark.sign}` as TextKey)],
    ['marks:translation.label', shown.mark?.translation || null],
    ['marks:transliteration.label', shown.mark?.transliteration || null],
    ['marks:description.label', shown.mark?.description || null],
    ['marks:colours.label', shown.mark?.colours.join(', ') || null],
    ['marks:disclaimer.label', shown.mark?.disclaimer || null],
    ['publicRegister:vienna', viennaOf(page, shown)],
    ['publicRegister:englishTitle', shown.patent?.englishTitle || null],
    ['publicRegister:parent', shown.patent?.parentNumber ? code(shown.patent.parentNumber) : null],
    ['publicRegister:pct', pctOf(page, shown)],
    ['publicRegister:claims', shown.patent && shown.patent.claims > 0 ? String(shown.patent.claims) : null],
    ['publicRegister:priorities', prioritiesOf(page, shown)],
  ]
  const filled = rows.filter(([, value]) => value !== null)
  if (filled.length === 0) return null
  return card(
    say(language, 'publicRegister:data'),
    markup`<dl class="record-facts pad grid middle break-anywhere">
      ${filled.map(
        ([label, value]) =>
          markup`<div>
            <dt class="muted caption-size">${say(language, label)}</dt>
            <dd>${typeof value === 'string' ? ownDirection(value) : value}</dd>
          </div>`,
      )}
    </dl>`,
  )
}

const viennaOf = (page: PageContext, { vienna }: PublicCase): Markup | null =>
  vienna.length === 0
    ? null
    : markup`${vienna.map((each) => markup`<span class="block">${code(each.code)} ${className(page, each.name)}</span>`)}`

function pctOf(page: PageContext, { patent }: PublicCase): Markup | null {
  if (!patent || patent.internationalNumber === '') return null
  return markup`${code(patent.internationalNumber)}${patent.internationalDate === null ? null : markup` ${day(page, patent.internationalDate)}`}`
}

function prioritiesOf(page: PageContext, { priorities }: PublicCase): Markup | null {
  if (priorities.length === 0) return null
  return markup`${priorities.map(({ country, number, on, lostOn }) => markup`<span class="block muted small">${ownDirection(country)} ${code(number)} ${day(page, on)}${!lostOn ? null : markup` (${say(page.language, 'publicRegister:priorities.lost')} ${day(page, lostOn)})`}</span>`)}`
}

/** Events that are public, newest first. */
export function eventsCard(page: PageContext, shown: PublicCase): Markup {
  const { language } = page
  const head = (key: 'events.date' | 'events.event' | 'events.document') =>
    markup`<th scope="col">${say(language, `publicRegister:${key}`)}</th>`
  return card(
    say(language, 'publicRegister:events'),
    markup`<div class="table-frame">
      <table class="events">
        <caption class="sr">
          ${say(language, 'publicRegister:events')}
        </caption>
        <thead>
          <tr>
            ${head('events.date')}${head('events.event')}${head('events.document')}
          </tr>
        </thead>
        <tbody>
          ${shown.events.map(
            (event) =>
              markup`<tr>
                <td>${day(page, event.on)}</td>
                <td>${eventText(page, shown, event)}</td>
                <td>${referenceOf(page, event)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`,
  )
}

function eventText({ language }: PageContext, shown: PublicCase, event: PublicEvent): string | Markup {
  if (event.kind === 'entry') return markup`<span dir="auto">${event.text}</span>`
  if (event.kind === 'state') return say(language, 'publicRegister:event.state', { state: event.text })
  if (event.kind === 'registered' && shown.registrationNumber !== null)
    return say(language, 'publicRegister:event.registeredAs', { number: shown.registrationNumber })
  return say(language, `publicRegister:event.${event.kind}`)
}

function referenceOf({ language }: PageContext, { kind, reference }: PublicEvent): Markup | null {
  if (reference === '') return null
  if (kind === 'entry') return code(reference)
  return markup`<a class="mono" href="${publicAddress(language, `/berita-resmi/${reference}`)}"
    ><bdi dir="ltr">${issueName(reference)}</bdi></a
  >`
}

/** Owners in turn, the present ones first. */
export function titleCard(page: PageContext, shown: PublicCase): Markup {
  const { language } = page
  const last = shown.titles.length - 1
  return card(
    say(language, 'publicRegister:chain'),
    markup`<ol class="chain inset-16-20">
      ${shown.titles.map(({ holders, since, how }, at) => {
        const first = say(language, last === 0 ? 'publicRegister:chain.only' : 'publicRegister:chain.first')
        return markup`<li class="relative grid middle${at === 0 ? ' now' : ''}"><div><b dir="auto">${holders.join('; ')}</b>${at === 0 ? markup`<span class="block muted small">${placesOf(page, shown.owners)}</span>` : null}<span class="block muted small">${at === last ? first : how === '' ? say(language, 'publicRegister:chain.recorded') : how}${since === null ? null : markup`${say(language, 'core:comma')}${day(page, since)}`}</span></div></li>`
      })}
    </ol>`,
  )
}

/** City, province and country of persons, each place once. */
export function placesOf({ language }: PageContext, persons: readonly PublicPerson[]): Markup {
  const comma = say(language, 'core:comma')
  const places = persons.map(({ city, province, country }) => [city, province, country].filter(Boolean))
  const different = places.filter((place, at) => places.findIndex((other) => other.join() === place.join()) === at)
  return markup`${different.map(
    (place, at) =>
      markup`${at > 0 && '; '}${place.map((part, nth) => markup`${nth > 0 && comma}${ownDirection(part)}`)}`,
  )}`
}

/** The address that never changes, with a QR code for paper. */
export function addressCard({ language, base }: PageContext, shown: PublicCase): Markup {
  const address = `${base}${publicAddress('id', casePath(shown))}`
  return card(
    say(language, 'publicRegister:address'),
    markup`<div class="fixed-address inset-16-20 grid align-center gap-16 small">
      <span class="qr rounded" aria-hidden="true">${trustedMarkup(renderSVG(address, { border: 1 }))}</span>
      <div>
        <a class="mono block below-6 break-anywhere" href="${publicAddress(language, casePath(shown))}"><bdi dir="ltr">${address}</bdi></a>
        <p class="muted">${say(language, 'publicRegister:address.stays')}</p>
      </div>
    </div>`,
  )
}

/** A card of plain sentences, for what may be done against the case. */
export const plainCard = (title: string, content: Markup): Markup =>
  card(title, markup`<div class="plain inset-16-20 stack gap-10 small">${content}</div>`)
