import type { Page } from '@saki/contracts/pages'
import { Link } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode } from 'react'

interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A page of the portal; `params` fill the $parts of its path. */
  to: Page
  params?: Record<string, string>
  search?: Record<string, string | number | boolean | undefined>
  children: ReactNode
}

/**
 * A link inside the portal. Has aria-current="page" when its page is open; one of several links to the same page, which has its own
 * aria-current, only when its search parameters are those of the address.
 */
export function PageLink({ to, params, search, children, ...rest }: PageLinkProps) {
  const includeSearch = 'aria-current' in rest
  return (
    <Link
      {...rest}
      to={to}
      params={params}
      search={search}
      activeOptions={{ exact: true, includeSearch }}
      preload="intent"
    >
      {children}
    </Link>
  )
}
