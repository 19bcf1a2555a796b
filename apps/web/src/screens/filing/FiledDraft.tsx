import type { DraftRow } from '@saki/contracts/edits'
import { Suspense } from 'react'

import { useCall } from '../../lib/queries.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { Label } from '../../ui/Label.tsx'
import { Page } from '../../ui/Page.tsx'
import { useWords } from '../../ui/useWords.ts'
import { FilingSkeleton } from './FilingSkeleton.tsx'
import { pagesAfterHub } from './pagesAfterHub.ts'
import { useFilingSearch } from './useFilingSearch.ts'

/** A filed draft: the result page after a reload of it, otherwise links to the case and the receipt. */
export function FiledDraft({ row }: { row: DraftRow }) {
  const { say } = useWords('drafts')
  const { step } = useFilingSearch()
  const { data: files = [] } = useCall('getListImageSpecDoc', { query: { fileId: row.TEMP_ID } })
  // A page reloaded before the reply of the filing arrived still has `declaration` in its address.
  if (step === 'result' || step === 'declaration') {
    return (
      <Suspense fallback={<FilingSkeleton />}>
        <pagesAfterHub.Result
          draft={{ tempId: row.TEMP_ID, formType: row.FORM_TYP, data: row.DATA ?? {}, files, readOnly: true }}
          reply={undefined}
          filed={row}
        />
      </Suspense>
    )
  }
  const nbr = row.PATENT_ID ?? row.SUBMISSION_NBR ?? ''
  return (
    <Page title="drafts:missing.title">
      <div className="card pad stack">
        <p>{say('drafts:missing.text')}</p>
        <p>
          <b>
            <bdi>{row.TITLE}</bdi>
          </b>{' '}
          <bdi dir="ltr" className="mono">
            {nbr}
          </bdi>
        </p>
        <div className="actions">
          <PageLink className="button primary" to="/table-list/patents/workflow/$patentId" params={{ patentId: nbr }}>
            <Label k="drafts:missing.case" />
          </PageLink>
          <PageLink className="button" to="/buat-pengajuan/draft" search={{ draft: row.TEMP_ID, step: 'result' }}>
            <Label k="drafts:missing.receipt" />
          </PageLink>
        </div>
      </div>
    </Page>
  )
}
