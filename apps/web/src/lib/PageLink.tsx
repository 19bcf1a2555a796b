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

/** A link inside the portal. Has aria-current="page" when its page is open. */
export function PageLink({ to, params, search, children, ...rest }: PageLinkProps) {
  const target = { to, params, search } as unknown as { to: string }
  return (
    <Link {...rest} {...target} activeOptions={{ exact: true, includeSearch: false }} preload="intent">
      {children}
    </Link>
  )
}
