import { createRootRoute, createRoute, createRouter, redirect, type AnyRoute } from '@tanstack/react-router'

import { AskError } from './lib/askError.ts'
import { homeOf } from './lib/home.ts'
import { lazyScreen } from './lib/lazyScreen.ts'
import { takeFirstReplies } from './lib/firstReplies.ts'
import { forgetRoute, keepRoute } from './lib/keptRoute.ts'
import { readSearch } from './lib/pageSearch.ts'
import { parseSearch } from './lib/searchParams.ts'
import { loadSession } from './lib/session.ts'
import { hasSessionFlag } from './lib/sessionGate.ts'
import { layoutTexts, routeTable, type Layout, type RouteRow } from './routes.ts'
import { screenOf } from './routeScreens.tsx'
import { BrokenPage, BrokenScreen } from './shell/BrokenPage.tsx'
import { PendingPage } from './shell/PendingPage.tsx'
import { PublicLayout } from './shell/PublicLayout.tsx'
import { Root } from './shell/Root.tsx'

const root = createRootRoute({
  component: Root,
  errorComponent: BrokenPage,
  pendingComponent: PendingPage,
  notFoundComponent: lazyScreen(() => import('./screens/missing/NotFoundScreen.tsx'), 'NotFoundScreen'),
})

const mainLayout = lazyScreen(() => import('./shell/MainLayout.tsx'), 'MainLayout', layoutTexts.main)
const viewerLayout = lazyScreen(() => import('./shell/ViewerLayout.tsx'), 'ViewerLayout')

const layouts: Record<Layout, AnyRoute> = {
  public: createRoute({ getParentRoute: () => root, id: 'public', component: PublicLayout }),
  own: createRoute({ getParentRoute: () => root, id: 'own' }),
  main: createRoute({
    getParentRoute: () => root,
    id: 'main',
    component: mainLayout,
    beforeLoad: requireSession,
    errorComponent: BrokenPage,
  }),
  viewer: createRoute({
    getParentRoute: () => root,
    id: 'viewer',
    component: viewerLayout,
    beforeLoad: requireSession,
    errorComponent: BrokenPage,
  }),
}

/**
 * Guard of signed-in pages. Without the flag cookie it redirects to /login; with it the session must load. The requested address is
 * stored and opened after the log-in.
 */
async function requireSession({ location }: { location: { href: string } }): Promise<void> {
  if (!hasSessionFlag()) {
    keepRoute(location.href)
    throw redirect({ to: '/login' })
  }
  await loadSession().catch((error: unknown) => {
    if (error instanceof AskError && error.err === 'NOT_SIGNED_IN') keepRoute(location.href)
    throw error
  })
}

/** Guard of /login: redirects users with a session. Asking drops the flag of an ended session. */
async function redirectSignedIn(): Promise<void> {
  if (!hasSessionFlag()) return
  const user = await loadSession().catch(() => undefined)
  if (!user) return
  forgetRoute()
  throw redirect({ to: homeOf(user) })
}

function routeOf(row: RouteRow): AnyRoute {
  return createRoute({
    getParentRoute: () => layouts[row.layout],
    path: row.path,
    validateSearch: (raw) => readSearch(row.path, raw),
    component: screenOf(row),
    errorComponent: row.layout === 'own' ? BrokenPage : BrokenScreen,
    beforeLoad: async () => {
      if ('redirect' in row) throw redirect({ to: row.redirect })
      if (row.path === '/login') await redirectSignedIn()
      await takeFirstReplies()
    },
  })
}

const branches = (Object.keys(layouts) as Layout[]).map((layout) =>
  layouts[layout].addChildren(routeTable.filter((row) => row.layout === layout).map(routeOf)),
)

export const router = createRouter({
  parseSearch,
  routeTree: root.addChildren(branches),
  defaultPreload: false,
  scrollRestoration: true,
  defaultPendingMs: 150,
  defaultErrorComponent: BrokenPage,
})

// From here on pages slide in (shell.module.css).
router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
  if (fromLocation && pathChanged) document.documentElement.dataset['turned'] = ''
})
