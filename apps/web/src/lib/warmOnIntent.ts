import type { Page } from '@saki/contracts/pages'
import type { PointerEvent } from 'react'

/** Milliseconds a pointer or the focus rests on a link before its page is asked for; one that passes over a list asks for nothing. */
const REST_MS = 80

let resting: ReturnType<typeof setTimeout> | undefined

/** Handlers of a link to a page with parameters: of a case, its first replies are in the cache before the click. A finger that scrolls asks for nothing. */
export function warmOnIntent(page: Page, params: Readonly<Record<string, string>> | undefined) {
  if (!params) return {}
  const warm = async () => (await import('./warmCase.ts')).warmCase(page, params)
  const stop = () => clearTimeout(resting)
  const start = () => {
    stop()
    // Without a connection the page says so once it is opened.
    resting = setTimeout(() => void warm().catch(() => undefined), REST_MS)
  }
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => (pointerType === 'touch' ? stop() : start()),
    onPointerLeave: stop,
    onFocus: start,
    onBlur: stop,
  }
}
