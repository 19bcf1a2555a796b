import { HOUR_MS } from '@saki/domain/dates/durations'
import type { Language } from '@saki/texts'
import { say } from '@saki/texts/say'
import { longTimeText } from '@saki/texts/dates'
import { PUBLIC_ROOT } from '@saki/domain/publicRegister/casePath'

import { markup, trustedMarkup, type Markup } from './markup.ts'
import type { PageContext } from './parts.ts'
import { inEveryLanguage, publicAddress } from './publicAddress.ts'

export interface PublicPage {
  /** Address without the language: '' or '/…', with its query. */
  path: string
  title: string
  /** For search engines; empty for pages that they leave out. */
  description: string
  section: 'search' | 'gazette' | 'verify' | 'help' | 'case'
  body: Markup
  /** More lines of the head, such as the feed. */
  head?: Markup
}

const names: Readonly<Record<Language, string>> = { id: 'Indonesia', en: 'English', ar: 'العربية' }
const PETAL = 'M24 21.4C18.6 17.6 18.2 9.6 24 4.6c5.8 5 5.4 13 0 16.8Z'
const BRAND = trustedMarkup(
  `<svg class="fixed" viewBox="0 0 48 48" width="40" height="40" aria-hidden="true"><rect width="48" height="48" rx="10" fill="#0b2a45"/><g fill="#e8b64c">${[
    45, 135, 225, 315,
  ]
    .map((turn) => `<path d="${PETAL}" transform="rotate(${turn} 24 24)"/>`)
    .join('')}</g><path d="M24 20.6 27.4 24 24 27.4 20.6 24Z" fill="#fff"/></svg>`,
)

const OUTLINE = 'M24 22.5C17 18 16 6 24 -4c8 10 7 22 0 26.5Z'
/** The portal's kawung pattern behind the empty corner of a page. */
export const PETALS = trustedMarkup(
  `<svg class="petals nophone noprint" width="100%" height="100%" aria-hidden="true"><defs><pattern id="kawung" width="96" height="96" patternUnits="userSpaceOnUse"><g transform="scale(2)" fill="none" stroke="#e8b64c" stroke-width="1.4">${[
    45, 135, 225, 315,
  ]
    .map((turn) => `<path d="${OUTLINE}M24 15v-8" transform="rotate(${turn} 24 24)"/>`)
    .join('')}</g></pattern></defs><rect width="100%" height="100%" fill="url(#kawung)"/></svg>`,
)

/** A whole page of the public register. */
export function wholePage(context: PageContext, page: PublicPage): string {
  const { language, assets, base } = context
  const text = (key: Parameters<typeof say>[1]) => say(language, key)
  const alternates = inEveryLanguage(page.path)
  const own = publicAddress(language, page.path)
  const isIndexed = page.description !== ''
  return markup`<!doctype html>
    <html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${page.title} · ${text('publicRegister:name')} SAKI 21</title>
        ${isIndexed ? markup`<meta name="description" content="${page.description}" />` : markup`<meta name="robots" content="noindex" />`}
        <link rel="canonical" href="${base}${own}" />
        ${alternates.map(({ language: other, address }) => markup`<link rel="alternate" hreflang="${other}" href="${base}${address}" />`)}
        <link rel="alternate" hreflang="x-default" href="${base}${publicAddress('id', page.path)}" />
        ${page.head}
        <link rel="icon" href="/brand.svg" type="image/svg+xml" />
        ${assets.styles === '' ? null : markup`<link rel="stylesheet" href="${assets.styles}" />`}
        ${assets.script === '' ? null : markup`<script src="${assets.script}" defer></script>`}
      </head>
      <body class="public stack gap-0">
        <a class="skip noprint" href="#main">${text('core:skip')}</a>
        ${top(context, page)}
        <main id="main">${page.body}</main>
        ${foot(context)}
      </body>
    </html> `.text
}

function top({ language }: PageContext, { section, path }: PublicPage): Markup {
  const link = (of: PublicPage['section'], to: string, key: 'nav.search' | 'nav.gazette' | 'nav.verify' | 'nav.help') =>
    markup`<a
      class="public-link rounded text-plain middle unlined nowrap"
      href="${publicAddress(language, to)}"
      ${section === of ? markup` aria-current="true"` : null}
      >${say(language, `publicRegister:${key}`)}</a
    >`
  return markup`<header class="public-top surface hairline-below">
    <div class="row gap-8">
      <a class="public-brand row gap-12 text-plain large strong unlined" href="${publicAddress(language, '')}"
        >${BRAND}<span>SAKI 21<small class="block muted caption-size regular">${say(language, 'publicRegister:name')}</small></span></a
      >
      <nav class="flex nophone noprint" aria-label="${say(language, 'publicRegister:name')}">
        ${link('search', '', 'nav.search')}${link('gazette', '/berita-resmi', 'nav.gazette')}${link('verify', '/verifikasi', 'nav.verify')}${link('help', '/cara-mencari', 'nav.help')}
      </nav>
      <ul class="public-langs noprint flex rounded small" aria-label="${say(language, 'core:language')}">
        ${inEveryLanguage(path).map(({ language: other, address }) => markup`<li><a class="block muted text-center unlined" href="${address}" lang="${other}" hreflang="${other}" dir="${other === 'ar' ? 'rtl' : 'ltr'}" ${other === language ? markup` aria-current="true"` : null}>${names[other]}</a></li>`)}
      </ul>
      <a class="button noprint" href="/login">${say(language, 'login:login')}</a>
    </div>
  </header>`
}

function foot({ language, now }: PageContext): Markup {
  const text = (key: 'nav.search' | 'nav.gazette' | 'nav.verify' | 'nav.help') => say(language, `publicRegister:${key}`)
  return markup`<footer class="public-foot noprint hairline-above muted caption-size">
    <div class="flex wrap gap-24 row-gap-8">
      <nav class="onlyphone flex wrap gap-24 row-gap-8" aria-label="${say(language, 'publicRegister:foot.pages')}">
        <a href="${publicAddress(language, '')}">${text('nav.search')}</a
        ><a href="${publicAddress(language, '/berita-resmi')}">${text('nav.gazette')}</a
        ><a href="${publicAddress(language, '/verifikasi')}">${text('nav.verify')}</a
        ><a href="${publicAddress(language, '/cara-mencari')}">${text('nav.help')}</a>
      </nav>
      <span
        ><bdi
          >${say(language, 'core:copyright', { year: now.getFullYear(), office: say(language, 'core:office') })}</bdi
        ></span
      >
      <a href="${publicAddress(language, '/janji-layanan')}">${say(language, 'workload:public.title')}</a>
      <a href="${publicAddress(language, '/data-terbuka')}">${say(language, 'publicRegister:open.title')}</a>
      <a href="${PUBLIC_ROOT}/berita-resmi/umpan.xml">${say(language, 'publicRegister:foot.feed')}</a>
      <a href="/lapor-masalah">${say(language, 'publicRegister:foot.report')}</a>
    </div>
  </footer>`
}

/** Since when the data are at least as shown, and what strangers do not see. The full hour, so that the tag of an unchanged page stays. */
export function asOf({ language, now }: PageContext): Markup {
  return markup`<p class="asof muted caption-size">
    ${say(language, 'publicRegister:asOf', { time: longTimeText(fullHour(now), language) })}
    ${say(language, 'publicRegister:hidden')}
  </p>`
}

/** In Jakarta as in UTC, whose difference is seven whole hours. */
function fullHour(now: Date): Date {
  return new Date(now.getTime() - (now.getTime() % HOUR_MS))
}
