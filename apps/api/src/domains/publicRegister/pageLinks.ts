import { say } from '@saki/texts/say'

import { markup, type Markup } from './markup.ts'
import { icon, type PageContext } from './parts.ts'

/** Numbers shown at once. */
const SHOWN = 5

/** Links to at most five pages around the present one; null for a single page. */
export function pageLinks(
  context: PageContext,
  { page, pages }: { page: number; pages: number },
  to: (page: number) => string,
): Markup | null {
  if (pages < 2) return null
  const { language } = context
  const first = Math.max(1, Math.min(page - 2, pages - SHOWN + 1))
  const numbers = Array.from({ length: Math.min(SHOWN, pages) }, (_, at) => first + at)
  const step = (at: number, name: 'chevron-back' | 'chevron-next', label: string) =>
    at < 1 || at > pages
      ? null
      : markup`<a class="page-button unlined" href="${to(at)}" aria-label="${label}">${icon(context, name, 18)}</a>`
  return markup`<nav class="noprint flex justify-center gap-4 above-16" aria-label="${say(language, 'publicRegister:pages')}">
    ${step(page - 1, 'chevron-back', say(language, 'publicRegister:pages.before'))}${numbers.map((at) => markup`<a class="page-button unlined" href="${to(at)}" ${at === page ? markup` aria-current="page"` : null}><span class="sr">${say(language, 'publicRegister:pages.page')} </span>${at}</a>`)}${step(page + 1, 'chevron-next', say(language, 'publicRegister:pages.next'))}
  </nav>`
}
