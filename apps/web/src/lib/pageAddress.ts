import type { Page } from '@saki/contracts/pages'
import { useLocation, useNavigate, useParams, useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'

import { readSearch, type SearchOf } from './pageSearch.ts'

type NamesIn<P extends string> = P extends `${string}$${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | NamesIn<More>
    : Rest
  : never

/** The parts of a page's path, such as `patentId` of /petugas/berkas/$patentId. */
export type PathParts<P extends Page> = Record<NamesIn<P>, string>
/** Pages whose path has no parts to fill. */
export type PlainPage = { [P in Page]: NamesIn<P> extends never ? P : never }[Page]

/** A page with what its address needs. */
export type Address<P extends Page> = {
  to: P
  search?: SearchOf<P>
} & (NamesIn<P> extends never ? { params?: never } : { params: PathParts<P> })

/** An address as the router's own components take it; its types know no table of pages. */
export function untyped({ to, params, search }: { to: string; params?: object | undefined; search?: object }): {
  to: string
  params: object | undefined
  search: object | undefined
} {
  return { to, params, search }
}

interface Going {
  /** No further history entry. */
  replace?: boolean
}

/** Opens a page of the portal; all search parameters are replaced. */
export function useGoTo(): <P extends Page>(address: Address<P>, options?: Going) => Promise<void> {
  const navigate = useNavigate()
  return useCallback((address, options) => navigate({ ...untyped(address), ...options }), [navigate])
}

/** The search parameters of `page` while it is open; on another page none. The same object until they change. */
export function usePageSearch<P extends Page>(page: P): SearchOf<P> {
  const checked: object | undefined = useSearch({ from: useRouteId(page), shouldThrow: false })
  // The route has checked them; reading them again gives them their types.
  return useMemo(() => readSearch(page, { ...checked }), [page, checked])
}

/** The filled parts of the path of `page` while it is open; on another page none. */
export function usePageParams<P extends Page>(page: P): Partial<PathParts<P>> {
  return useParams({ from: useRouteId(page), shouldThrow: false }) ?? {}
}

/** The path of the address. Search parameters may change without drawing the caller again. */
export function useOpenPath(): string {
  return useLocation({ select: ({ pathname }) => pathname })
}

function useRouteId(page: Page): string {
  return useRouter().routesByPath[page].id
}

/** Replaces the search parameters of the open page; undefined and empty values are left out. */
export function useSetSearch<P extends Page>(page: P): (search: SearchOf<P>, options?: Going) => void {
  const from: string = page
  const navigate = useNavigate({ from })
  return useCallback(
    (search, options) => {
      const kept = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
      void navigate({ to: '.', search: Object.fromEntries(kept), resetScroll: false, ...options })
    },
    [navigate],
  )
}
