import type { Page } from '@saki/contracts/pages'

/** Milliseconds a pointer or the focus rests on a link before its page is asked for; one that passes over a list asks for nothing. */
const REST_MS = 80

let resting: ReturnType<typeof setTimeout> | undefined
const stop = () => clearTimeout(resting)

/** Handlers of a link to a page with parameters: of a case, its first replies are in the cache before the click. A finger that scrolls asks for nothing. */
export function warmOnIntent(page: Page, params: Readonly<Record<string, string>> | undefined) {
  if (!params) return {}
  const start = ({ pointerType }: { pointerType?: string; type: string }) => {
    stop()
    // What cannot be loaded is told by the page once it is opened.
    if (pointerType !== 'touch')
      resting = setTimeout(() => import('./warmCase.ts').then((it) => it.warmCase(page, params), stop), REST_MS)
  }
  return { onPointerEnter: start, onPointerLeave: stop, onFocus: start, onBlur: stop }
}
