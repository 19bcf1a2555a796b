import { clsx } from 'clsx'
import { useEffect } from 'react'

import { usePageParams, usePageSearch } from '../../lib/pageAddress.ts'
import { AskError } from '../../lib/askError.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useCall } from '../../lib/queries.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalDateText } from '../../ui/LegalTime.tsx'
import { ReportLink } from '../../ui/ReportLink.tsx'
import { setPageTitle } from '../../ui/pageTitle.ts'
import { useTerm, useWords } from '../../ui/useWords.ts'
import { NotShown } from '../../viewer/NotShown.tsx'
import { PaperPane } from '../../viewer/PaperPane.tsx'
import { Opening } from '../../viewer/pdf/Opening.tsx'
import { readViewerAddress } from './viewerAddress.ts'
import styles from '../../viewer/viewer.module.css'

/** /viewer/pdf/{procid}: one document in its own window. */
export function PdfViewerScreen() {
  const { say } = useWords('viewer')
  const { procid = '' } = usePageParams('/viewer/pdf/$procid')
  const search = usePageSearch('/viewer/pdf/$procid')
  const address = readViewerAddress(procid, search)
  const { term } = useTerm()('viewer:pdf.title')
  const { data, error, refetch } = useCall(
    'getDocumentFacts',
    { params: { id: address?.id ?? '' }, query: address?.slot ?? {} },
    { enabled: address !== undefined, staleTime: 60_000 },
  )
  const name = data?.DOC_NAME ?? term
  useEffect(() => setPageTitle({ page: name }), [name])
  const bad = address ? null : new AskError({ err: 'BAD_REQUEST', status: 400, title: say('viewer:pdf.bad.address') })
  const failure = bad ?? (data ? null : error)
  return (
    <div className={clsx(styles.screen, 'stack gap-0 shrinks')}>
      <header
        className={clsx(styles.head, 'pad-8-16 flex wrap align-baseline gap-16 row-gap-4 surface hairline-below')}
      >
        <h1 tabIndex={-1}>
          <bdi>{name}</bdi>
        </h1>
        {data && (
          <p className="hint">
            <bdi dir="ltr" className="mono">
              {data.PATENT_ID}
            </bdi>{' '}
            · <LegalDateText date={data.DOC_DATE} />
            {data.WITHDRAWN === 'Y' && <b> · {say('viewer:detail.withdrawn')}</b>}
          </p>
        )}
        <span className="push">
          <ReportLink />
        </span>
      </header>
      {failure && <NotShown error={failure} onRetry={() => void refetch()} />}
      {!failure && !data && <Opening loaded={0} size={0} />}
      {data && (
        <PaperPane
          paper={data}
          page={search.page}
          onRetry={() => void refetch()}
          tools={
            data.VERIFY_CODE && (
              <PageLink
                to="/verifikasi/$code"
                params={{ code: data.VERIFY_CODE }}
                className="button quiet"
                target="_blank"
              >
                <Icon name="shield" />
                <Label k="viewer:pdf.verify" />
              </PageLink>
            )
          }
        />
      )}
    </div>
  )
}
