import type { SessionUser } from '@saki/contracts/session'
import type { TextKey } from '@saki/texts'
import { say } from '@saki/texts/say'
import type { Language } from '@saki/texts/words'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { createContext, Suspense, use, useEffect, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'

import { changeLanguage } from '../src/lib/languages.ts'
import { readSearch } from '../src/lib/pageSearch.ts'
import { parseSearch } from '../src/lib/searchParams.ts'
import { queryClient, queryKeyOf } from '../src/lib/queries.ts'
import { abandonSession, markSessionSeen } from '../src/lib/sessionGate.ts'
import { routeTable } from '../src/routes.ts'
import { MessageDialog } from '../src/ui/MessageDialog.tsx'
import { closeMessage, closeToast, useToasts, type Toast } from '../src/ui/messages.ts'
import { Toasts } from '../src/ui/Toasts.tsx'

interface Surroundings {
  /** Address of the page: a path of the route table with its search parameters. */
  at?: string
  language?: Language
  /** Who is logged in; undefined: nobody. */
  user?: SessionUser | undefined
}

export interface ShownPage {
  /** The address the page shows now. */
  address: () => string
  /** Draws other content in the same place. */
  redraw: (content: ReactNode) => void
}

/** Languages with their direction, for tables of tests. */
export const everyLanguage = [
  ['id', 'ltr'],
  ['en', 'ltr'],
  ['ar', 'rtl'],
] as const

let openToasts: readonly Toast[] = []
let mounted: { root: Root; box: HTMLElement }[] = []
const Drawn = createContext<ReactNode>(null)

/**
 * Draws content as a page of the portal: its routes in memory, its cache, its texts, toasts and messages. Resolves when it is drawn.
 * After a navigation to another page the content is gone.
 */
export async function show(
  content: ReactNode,
  { at = '/login', language = 'en', user }: Surroundings = {},
): Promise<ShownPage> {
  await changeLanguage(language)
  if (user) {
    queryClient.setQueryData(queryKeyOf('session', {}), user)
    markSessionSeen()
  }
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  mounted.push({ root, box })
  const router = routerAt(at)
  await router.load()
  const first = router.state.matches.at(-1)?.routeId
  if (first === '__root__') throw new Error(`${at} is no page of the portal`)
  const ready = Promise.withResolvers<void>()
  const redraw = (drawn: ReactNode) =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <Drawn value={<Ready onReady={ready.resolve}>{drawn}</Ready>}>
          <RouterProvider router={router} />
        </Drawn>
      </QueryClientProvider>,
    )
  redraw(content)
  await ready.promise
  return { address: () => router.state.location.href, redraw }
}

/** A text of the portal in a language, the reader's by default English. */
export function text(key: TextKey, values?: Record<string, string | number>, language: Language = 'en'): string {
  return say(language, key, values)
}

/** Removes what the test has drawn and what the portal remembers of it. */
export function clearPage(): void {
  for (const { id } of openToasts) closeToast(id)
  for (const { root, box } of mounted) {
    root.unmount()
    box.remove()
  }
  mounted = []
  closeMessage()
  abandonSession()
  queryClient.clear()
  localStorage.clear()
  sessionStorage.clear()
}

function routerAt(at: string) {
  const history = createMemoryHistory({ initialEntries: [at] })
  const root = createRootRoute({ component: Surrounding })
  let first: string | undefined
  const pages = routeTable.map(({ path }) => {
    const page = createRoute({
      getParentRoute: () => root,
      path,
      validateSearch: (raw) => readSearch(path, raw),
      component: function Place() {
        first ??= page.id
        const drawn = use(Drawn)
        return first === page.id ? drawn : null
      },
    })
    return page
  })
  return createRouter({ routeTree: root.addChildren(pages), history, parseSearch })
}

/** Calls back when its content is first drawn, after its texts and chunks have come. */
function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady])
  return children
}

function Surrounding() {
  const toasts = useToasts()
  useEffect(() => {
    openToasts = toasts
  }, [toasts])
  return (
    <Suspense fallback={null}>
      <Outlet />
      <Toasts />
      <MessageDialog />
    </Suspense>
  )
}

/** The accessible name of a Label: the Indonesian term, then its caption in the reader's language. */
export function labelText(key: TextKey, values?: Record<string, string | number>, language: Language = 'en'): string {
  const [term, caption] = [say('id', key, values), say(language, key, values)]
  return term === caption ? term : `${term} ${caption}`
}
