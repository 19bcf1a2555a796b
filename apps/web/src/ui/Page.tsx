import type { TextKey } from '@saki/texts'
import { useEffect, useRef, type ReactNode } from 'react'

import { Label } from './Label.tsx'
import { setPageTitle } from './pageTitle.ts'
import { useTerm, type Values } from './useWords.ts'

interface PageProps {
  /** Key of the title; the Indonesian term becomes the document's title. */
  title: TextKey
  values?: Values
  /** Above the title: a breadcrumb or a back link. */
  above?: ReactNode
  /** A sentence below the title. */
  lead?: ReactNode
  /** At the end of the title line. */
  actions?: ReactNode
  /** The last validation failed: adds "Error: " before the document's title. */
  failed?: boolean
  /** Replaces the title in the document's title ("404"). */
  tab?: string
  children: ReactNode
}

/** A page inside a layout: sets the document's title and moves the focus to its h1 after navigation. */
export function Page({ title, values, above, lead, actions, failed = false, tab, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { term } = useTerm()(title, values)
  useEffect(() => setPageTitle({ page: tab ?? term, failed }), [tab, term, failed])
  useEffect(() => {
    // Does not take the focus from a field that requested it.
    if (
      document.activeElement === document.body ||
      document.activeElement === null ||
      document.activeElement.closest('nav, header, [role=dialog]')
    ) {
      heading.current?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div className="page">
      {above && <div className="crumb">{above}</div>}
      <div className="head">
        <div className="grow">
          <h1 ref={heading} tabIndex={-1}>
            <Label k={title} values={values} />
          </h1>
          {lead && <p>{lead}</p>}
        </div>
        {actions && <div className="actions">{actions}</div>}
      </div>
      {children}
    </div>
  )
}
