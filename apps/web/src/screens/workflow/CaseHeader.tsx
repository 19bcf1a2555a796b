import { clsx } from 'clsx'
import type { CaseRow } from '@saki/contracts/caseRow'
import type { TextKey } from '@saki/texts'
import { useEffect, useRef, type ReactNode, useState } from 'react'

import { RightMark } from '../../cases/RightMark.tsx'
import { StatusChip } from '../../cases/StatusChip.tsx'
import { PageLink } from '../../lib/PageLink.tsx'
import { resultsBefore, type Results } from '../../lib/resultsBefore.ts'
import { Code } from '../../ui/Code.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalDateText } from '../../ui/LegalTime.tsx'
import { setPageTitle } from '../../ui/pageTitle.ts'
import { useTerm, useWords } from '../../ui/useWords.ts'
import { CasePicture } from '../../cases/CasePicture.tsx'
import { ImagesDialog } from '../../cases/ImagesDialog.tsx'
import { useCall } from '../../lib/queries.ts'
import { showMessage } from '../../ui/messages.ts'
import styles from './workflow.module.css'

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
  /** Name of the page behind the title. */
  word?: TextKey
  /** Whether the reader neither is a party nor acts for one: then the search of the right is behind the case, not the own applications. */
  isOther?: boolean
  /** More facts below the title. */
  facts?: ReactNode
  /** The turn band and other parts of the header. */
  children: ReactNode
}

const ownCases: Results = { to: '/customer-screen/list', name: 'shell:page.applications' }

/** The list or search of a right in the register. */
function searchOf(right: CaseRow['RIGHT']): Results {
  if (right === 'T') return { to: '/list-tm/trademarks', name: 'shell:page.marks' }
  if (right === 'D') return { to: '/table-list/patents', name: 'shell:page.designs' }
  return { to: '/forms/search', name: 'shell:page.search' }
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
  word = 'workflow:screen.alur',
  isOther = false,
  facts,
  children,
}: CaseHeaderProps) {
  const { say } = useWords('workflow')
  const { term } = useTerm()(word)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => setPageTitle({ page: `${title}, ${term}` }), [title, term])
  useEffect(() => {
    if (document.activeElement === document.body || document.activeElement?.closest('nav, header'))
      heading.current?.focus({ preventScroll: true })
  }, [])
  const back = resultsBefore() ?? (isOther ? searchOf(right) : ownCases)
  return (
    <>
      <div className="crumb noprint">
        <PageLink to={back.to} search={back.search ?? {}}>
          <Icon name="arrow-back" size={16} />
          <Label k={back.name} />
        </PageLink>
      </div>
      <section className={clsx('card', styles.head, 'clipped')} aria-label={title}>
        <div className={clsx(styles.identity, 'align-center inset-16 grid gap-16')}>
          <Pictures url={picture} right={right} patentId={patentId} />
          <div>
            <div className={clsx(styles.idRow, 'captionless-on-phones row wrap gap-16 row-gap-2')}>
              <b>
                <Code value={number} copy testId="case-number" />
              </b>
              <RightMark right={right} />
              <StatusChip code={code} name={status} caption={caption} />
            </div>
            <h1 ref={heading} tabIndex={-1}>
              <bdi>{title}</bdi>{' '}
              <span className="normal-size muted regular">
                <Label k={word} />
              </span>
            </h1>
            <p className="flex wrap gap-20 row-gap-2 above-2 muted small">
              {filed && (
                <span>
                  {say('workflow:screen.filed')}{' '}
                  <b className="text-plain regular">
                    <LegalDateText date={filed} />
                  </b>
                </span>
              )}
              <span>
                {say('workflow:screen.owner')}{' '}
                <b className="text-plain regular">
                  <bdi>{owners}</bdi>
                </b>
              </span>
              {facts}
            </p>
          </div>
        </div>
        {children}
      </section>
    </>
  )
}

/** The picture of a case; a click shows all pictures, or says that there are none. */
function Pictures({ url, right, patentId }: { url: string | null; right: string; patentId: string | undefined }) {
  const { say } = useWords('viewer')
  const [isOpen, setOpen] = useState(false)
  const { data, error } = useCall(
    'getListImageSpecDoc',
    { query: { fileId: patentId ?? '' } },
    { enabled: isOpen && patentId !== undefined, staleTime: 60_000 },
  )
  if (!patentId || !url) return <CasePicture url={url} right={right} size={64} />
  if (isOpen && error) {
    setOpen(false)
    showMessage({
      title: 'core:images.title',
      body: error.status === 404 ? 'core:download.missing' : 'core:load.failed',
      id: error.id || undefined,
      tone: 'error',
    })
  }
  return (
    <>
      <button
        type="button"
        className={'bare unpadded rounded'}
        aria-label={say('viewer:flow.images.open')}
        onClick={() => setOpen(true)}
      >
        <CasePicture url={url} right={right} size={64} />
      </button>
      {isOpen && data && <ImagesDialog files={data} onClose={() => setOpen(false)} />}
    </>
  )
}
