import { lazyScreen } from '../../lib/lazyScreen.ts'
import type { LaterName } from './laterNames.ts'

/** The lazy placeholder screen of such a page, for the table of routes. */
export function laterScreen(name: LaterName) {
  return lazyScreen(async () => {
    const { LaterScreen } = await import('./LaterScreen.tsx')
    return { Later: () => <LaterScreen name={name} /> }
  }, 'Later')
}
