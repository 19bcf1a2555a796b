import type { TextKey } from '@saki/texts'
import { useEffect, useRef, type ReactNode } from 'react'

import { Label } from './Label.tsx'
import { setPageTitle } from './pageTitle.ts'
import { useTerm, type Values } from './useWords.ts'

interface PageProps {
  /** Key of the title; the Indonesian term becomes the document's title. */
  title: TextKey
  values?: Values
  /** Above the title: a crumb or a way back. */
  above?: ReactNode
  /** A sentence under the title. */
  lead?: ReactNode
  /** At the end of the title line. */
  actions?: ReactNode
  /** The last check failed: "Error: " before the document's title. */
  failed?: boolean
  /** Instead of the title in the document's title ("404"). */
  tab?: string
  children: ReactNode
}

/** A page inside a layout: h1 with caption, which receives the focus after navigation, and the document's title. */
export function Page({ title, values, above, lead, actions, failed = false, tab, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { term } = useTerm()(title, values)
  useEffect(() => setPageTitle({ page: tab ?? term, failed }), [tab, term, failed])
  useEffect(() => {
    // A field that asked for the focus itself keeps it.
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
        {actions && <div className="acts">{actions}</div>}
      </div>
      {children}
    </div>
  )
}
