import type { CaseRow } from '@saki/contracts/patents'
import { useEffect, useRef, type ReactNode } from 'react'

import { RightMark } from '../../cases/RightMark.tsx'
import { StatusChip } from '../../cases/StatusChip.tsx'
import { PageLink } from '../../lib/PageLink.tsx'
import { Code } from '../../ui/Code.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalDateText } from '../../ui/LegalTime.tsx'
import { Pictures } from './Pictures.tsx'
import { setPageTitle } from '../../ui/pageTitle.ts'
import { useTerm, useWords } from '../../ui/useWords.ts'

interface CaseHeaderProps {
  title: string
  number: string
  right: CaseRow['RIGHT']
  picture: string | null
  /** Case whose pictures open on a click; without it the picture is not clickable. */
  patentId?: string
  owners: string
  filed: string | null
  code: string
  status: string
  caption: string
  /** The turn band and other parts of the header. */
  children: ReactNode
}

/** Header of a case: picture, number to copy, right, status, and the title as the page's heading. */
export function CaseHeader({
  title,
  number,
  right,
  picture,
  patentId,
  owners,
  filed,
  code,
  status,
  caption,
  children,
}: CaseHeaderProps) {
  const { say } = useWords('workflow')
  const { term } = useTerm()('workflow:screen.alur')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => setPageTitle({ page: `${title}, ${term}` }), [title, term])
  useEffect(() => {
    if (document.activeElement === document.body || document.activeElement?.closest('nav, header'))
      heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <>
      <div className="crumb">
        <PageLink to="/customer-screen/list">
          <Icon name="arrow-back" size={16} />
          <Label k="shell:page.applications" />
        </PageLink>
      </div>
      <section className="card wfhead" aria-label={title}>
        <div className="wfid">
          <Pictures url={picture} patentId={patentId} />
          <div>
            <div className="idrow">
              <b>
                <Code value={number} copy testId="case-number" />
              </b>
              <RightMark right={right} captioned />
              <StatusChip code={code} name={status} caption={caption} />
            </div>
            <h1 ref={heading} tabIndex={-1}>
              <bdi>{title}</bdi>{' '}
              <span className="wfword">
                <Label k="workflow:screen.alur" />
              </span>
            </h1>
            <p className="meta">
              {filed && (
                <span>
                  {say('workflow:screen.filed')}{' '}
                  <b>
                    <LegalDateText date={filed} />
                  </b>
                </span>
              )}
              <span>
                {say('workflow:screen.owner')}{' '}
                <b>
                  <bdi>{owners}</bdi>
                </b>
              </span>
            </p>
          </div>
        </div>
        {children}
      </section>
    </>
  )
}
