import { citeArticles } from '@saki/domain/law/ground'
import type { Language, TextKey } from '@saki/texts'
import { legalDateText } from '@saki/texts/dates'
import { thousandsParted } from '@saki/texts/phrase'
import { say } from '@saki/texts/say'

import { markup, type Markup } from './markup.ts'
import type { PublicAssets } from './publicAssets.ts'

/** What every page needs to be written. */
export interface PageContext {
  language: Language
  assets: PublicAssets
  /** Origin of the portal, for addresses that leave the page. */
  base: string
  now: Date
}

/** Icons with a direction, mirrored in right-to-left pages. */
const mirrored = new Set(['arrow', 'arrow-back', 'chevron-next', 'chevron-back'])

/** A decorative icon of the portal's set. Nothing when the web client is not built. */
export function icon({ assets }: PageContext, name: string, size = 20): Markup {
  if (assets.icons === '') return markup``
  return markup`<svg class="icon ${mirrored.has(name) && 'flip'}" width="${size}" height="${size}" aria-hidden="true">
    <use href="${assets.icons}#${name}" />
  </svg>`
}

const rightIcons: Readonly<Record<string, string>> = { T: 'mark', D: 'design', P: 'patent' }

/** The right with its icon and colour. */
export function rightMark(page: PageContext, letter: string, name?: string): Markup {
  return markup`<span class="right ${letter}"
    >${icon(page, rightIcons[letter] ?? 'file', 18)}${name ?? say(page.language, `office:right.${letter}` as TextKey)}</span
  >`
}

/** A legal date; numbers and Latin months stay in one piece in Arabic lines. */
export function day({ language }: PageContext, date: string): Markup {
  return markup`<time datetime="${date}"><bdi>${legalDateText(date, language)}</bdi></time>`
}

/** Text that cannot disturb the direction of the line around it, such as names and titles. */
export function ownDirection(text: string): Markup {
  return markup`<bdi>${text}</bdi>`
}

/** The name of a class of Locarno, Vienna or the IPC: Indonesian on Indonesian pages, otherwise English. */
export function className({ language }: PageContext, name: string): Markup {
  return markup`<bdi lang="${language === 'id' ? 'id' : 'en'}">${name}</bdi>`
}

/** A number or code, always left to right. */
export function code(text: string): Markup {
  return markup`<bdi class="mono" dir="ltr">${text}</bdi>`
}

/** The article, in the regulations' own words. */
export function article(ground: string): Markup {
  return markup`<bdi class="nowrap" lang="id" dir="ltr">${citeArticles(ground)}</bdi>`
}

/** A whole number with the separators of the language. */
export function numberText({ language }: PageContext, number: number): string {
  return thousandsParted(language, number)
}
