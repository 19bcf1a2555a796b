import { say } from '@saki/texts/say'
import type { TextKey } from '@saki/texts'

import { markup, type Markup } from './markup.ts'
import type { PublicPage } from './layout.ts'
import type { PageContext } from './parts.ts'
import { publicAddress } from './publicAddress.ts'

/** Examples of the syntax of a search, with the key of what each means. */
const examples: readonly [example: string, means: TextKey][] = [
  ['tenun nusa', 'publicRegister:syntax.words'],
  ['"tenun nusa"', 'publicRegister:syntax.phrase'],
  ['tenun*', 'publicRegister:syntax.prefix'],
  ['kelas:24', 'publicRegister:syntax.field'],
  ['tahun:2017..2020', 'publicRegister:syntax.years'],
  ['DID2017022871', 'publicRegister:syntax.number'],
]

/** Further ones, on the page of help. */
const moreExamples: typeof examples = [
  ['pemilik:nusantara', 'publicRegister:syntax.owner'],
  ['status:berlaku', 'publicRegister:syntax.status'],
  ['negara:ID', 'publicRegister:syntax.country'],
  ['ipc:A23F', 'publicRegister:syntax.ipc'],
]

/** The examples as a list of terms. */
function syntaxList({ language }: PageContext, listed: typeof examples): Markup {
  return markup`<dl class="grid small gap-16 row-gap-0">
    ${listed.map(
      ([example, means]) =>
        markup`<dt><bdi dir="ltr">${example}</bdi></dt>
          <dd>${say(language, means)}</dd>`,
    )}
  </dl>`
}

/** The syntax beside the search. */
export function syntaxCard(page: PageContext): Markup {
  const { language } = page
  return markup`<section class="card syntax" aria-labelledby="syntax">
    <h2 class="below-6 normal-size" id="syntax">${say(language, 'publicRegister:syntax')}</h2>
    ${syntaxList(page, examples)}
    <p class="above-8 small"><a href="${publicAddress(language, '/cara-mencari')}">${say(language, 'publicRegister:syntax.all')}</a></p>
  </section>`
}

/** How to search, what the register holds and what it leaves out. */
export function syntaxPage(page: PageContext): PublicPage {
  const { language } = page
  const part = (title: TextKey, text: TextKey) =>
    markup`<section class="card pad">
      <h2 class="below-6 normal-size">${say(language, title)}</h2>
      <p>${say(language, text)}</p>
    </section>`
  return {
    path: '/cara-mencari',
    title: say(language, 'publicRegister:help.title'),
    description: say(language, 'publicRegister:help.lead'),
    section: 'help',
    body: markup`<div class="hero">
        <h1>${say(language, 'publicRegister:help.title')}</h1>
        <p class="muted above-4">${say(language, 'publicRegister:help.lead')}</p>
      </div>
      <div class="reading grid gap-16">
        <section class="card syntax">
          <h2 class="below-6 normal-size">${say(language, 'publicRegister:syntax')}</h2>
          ${syntaxList(page, [...examples, ...moreExamples])}
        </section>
        ${part('publicRegister:help.shown', 'publicRegister:help.shown.text')}${part('publicRegister:help.private', 'publicRegister:help.private.text')}${part('publicRegister:help.data', 'publicRegister:help.data.text')}${part('publicRegister:help.objections', 'publicRegister:help.objections.text')}
      </div>`,
  }
}
