import { say } from '@saki/texts/say'

import { markup } from './markup.ts'
import type { PublicPage } from './layout.ts'
import type { PageContext } from './parts.ts'
import { publicAddress } from './publicAddress.ts'

/** The same page for what does not exist and for what is not published. Contains nothing of the request. */
export function notFoundPage({ language }: PageContext): PublicPage {
  return {
    path: '',
    title: say(language, 'publicRegister:missing'),
    description: '',
    section: 'case',
    body: markup`<h1>${say(language, 'publicRegister:missing')}</h1>
      <p class="lead">${say(language, 'publicRegister:missing.why')}</p>
      <p>
        <a class="button" href="${publicAddress(language, '')}">${say(language, 'publicRegister:missing.search')}</a>
      </p>`,
  }
}

/** Shown when an address asks for more pages in a minute than the register serves. */
export function tooManyPage({ language }: PageContext, seconds: number): PublicPage {
  return {
    path: '',
    title: say(language, 'publicRegister:tooMany'),
    description: '',
    section: 'search',
    body: markup`<h1>${say(language, 'publicRegister:tooMany')}</h1>
      <p class="lead">${say(language, 'publicRegister:tooMany.wait', { count: seconds })}</p>`,
  }
}

/** Shown when the register cannot be read now. */
export function brokenPage({ language }: PageContext): PublicPage {
  return {
    path: '',
    title: say(language, 'publicRegister:broken'),
    description: '',
    section: 'search',
    body: markup`<h1>${say(language, 'publicRegister:broken')}</h1>
      <p class="lead">${say(language, 'publicRegister:broken.retry')}</p>`,
  }
}
