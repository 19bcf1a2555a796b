import type { RouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'

import { LoginScreen } from './areas/start.ts'
import { lazyScreen } from './lib/lazyScreen.ts'
import { areaTexts, type RouteArea, type AreaModules, type RouteRow } from './routes.ts'

const areas: { [A in Exclude<RouteArea, 'start'>]: () => Promise<AreaModules[A]> } = {
  lists: () => import('./areas/lists.ts'),
  filing: () => import('./areas/filing.ts'),
  steps: () => import('./areas/steps.ts'),
  cases: () => import('./areas/cases.ts'),
  ownRequests: () => import('./areas/ownRequests.ts'),
  statistics: () => import('./areas/statistics.ts'),
  search: () => import('./areas/search.ts'),
  desk: () => import('./areas/desk.ts'),
  office: () => import('./areas/office.ts'),
  account: () => import('./areas/account.ts'),
  viewer: () => import('./areas/viewer.ts'),
  verification: () => import('./areas/verification.ts'),
  requests: () => import('./areas/requests.ts'),
}

/** The component of a row: loads its area's chunk and texts; undefined for redirects. */
export function screenOf(row: RouteRow): RouteComponent | undefined {
  if ('redirect' in row) return undefined
  if (row.area === 'start') return LoginScreen
  const load = areas[row.area] as () => Promise<Record<string, ComponentType>>
  return lazyScreen(load, row.screen, [...areaTexts[row.area], ...(row.texts ?? [])])
}
