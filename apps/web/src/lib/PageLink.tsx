import type { Page } from '@saki/contracts/pages'
import { Link } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode } from 'react'

import { untyped, type Address } from './pageAddress.ts'
import { warmOnIntent } from './warmOnIntent.ts'

type PageLinkProps<P extends Page> = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> &
  Address<P> & { children: ReactNode }

/**
 * A link inside the portal. Has aria-current="page" when its page is open; one of several links to the same page, which has its own
 * aria-current, only when its search parameters are those of the address.
 */
export function PageLink<P extends Page>({ to, params, search, children, ...rest }: PageLinkProps<P>) {
  const includeSearch = 'aria-current' in rest
  return (
    <Link
      {...warmOnIntent(to, params)}
      {...rest}
      {...untyped({ to, params, search })}
      activeOptions={{ exact: true, includeSearch }}
      preload="intent"
    >
      {children}
    </Link>
  )
}
