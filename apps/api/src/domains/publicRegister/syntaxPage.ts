import { fieldExample, plainExamples, writtenFields, type WrittenField } from '@saki/domain/search/registerFieldNames'
import { say } from '@saki/texts/say'
import type { TextKey } from '@saki/texts'

import { markup, type Markup } from './markup.ts'
import type { PublicPage } from './layout.ts'
import type { PageContext } from './parts.ts'
import { publicAddress } from './publicAddress.ts'

interface SyntaxExample {
  example: string
  means: TextKey
}

const ofField = (field: WrittenField): SyntaxExample => ({
  example: fieldExample(field),
  means: `register:syntax.${field}`,
})
const plain = plainExamples.map(({ key, example }): SyntaxExample => ({ example, means: `register:syntax.${key}` }))
/** Those that stand beside the search; the page of help has all. */
const few = [...plain.slice(0, 3), ofField('nice'), ofField('filed'), ...plain.slice(-1)]

/** The examples as a list of terms. */
function syntaxList({ language }: PageContext, listed: readonly SyntaxExample[]): Markup {
  return markup`<dl class="grid small gap-16 row-gap-0">
    ${listed.map(
      ({ example, means }) =>
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
    ${syntaxList(page, few)}
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
          ${syntaxList(page, [...plain, ...writtenFields.map(ofField)])}
        </section>
        ${part('publicRegister:help.shown', 'publicRegister:help.shown.text')}${part('publicRegister:help.private', 'publicRegister:help.private.text')}${part('publicRegister:help.data', 'publicRegister:help.data.text')}${part('publicRegister:help.objections', 'publicRegister:help.objections.text')}
      </div>`,
  }
}
