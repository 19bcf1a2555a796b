import { say } from '@saki/texts/say'
import type { TextKey } from '@saki/texts'

import { markup, type Markup } from './markup.ts'
import { icon, type PageContext } from './parts.ts'
import { publicAddress } from './publicAddress.ts'

/** Values of `hak` in the address, with the letter of the right they stand for. */
export const rightWords: readonly { word: string; letter: string }[] = [
  { word: 'merek', letter: 'T' },
  { word: 'desain', letter: 'D' },
  { word: 'paten', letter: 'P' },
]

/** One plain GET form: words, the right, one button. */
export function searchForm(page: PageContext, asked: { q: string; right: string }, below?: Markup): Markup {
  const { language } = page
  const choice = (word: string, name: string) =>
    markup`<label class="choice"
      ><input type="radio" name="hak" value="${word}" ${asked.right === word ? markup` checked` : null} /><span
        class="choice-word"
        >${name}</span
      ></label
    >`
  return markup`<form class="card pad" method="get" action="${publicAddress(language, '/cari')}" role="search">
    <label class="block below-8 strong" for="q">${say(language, 'publicRegister:search.label')}</label>
    <div class="search-line one-column-on-phones grid gap-8">
      <div class="input-frame lead">
        ${icon(page, 'search')}<input
          class="input"
          id="q"
          name="q"
          type="search"
          maxlength="200"
          autocomplete="off"
          dir="auto"
          value="${asked.q}"
        />
      </div>
      <button class="button primary" type="submit">${say(language, 'core:search')}</button>
    </div>
    <fieldset class="rights flex wrap gap-8 above-16">
      <legend class="sr">${say(language, 'publicRegister:search.right')}</legend>
      ${choice('', say(language, 'publicRegister:search.all'))}
      ${rightWords.map(({ word, letter }) => choice(word, say(language, `office:right.${letter}` as TextKey)))}
    </fieldset>
    ${below}
  </form>`
}
