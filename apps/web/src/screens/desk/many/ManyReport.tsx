import type { FailedCase } from '@saki/contracts/deskQueue'

import { PageLink } from '../../../lib/PageLink.tsx'
import { ErrorPanel, type Failure } from '../../../ui/ErrorPanel.tsx'
import { Note } from '../../../ui/Note.tsx'
import { useWords } from '../../../ui/useWords.ts'

interface ManyReportProps {
  sending: { data?: { DONE: number; FAILED: FailedCase[] } | undefined; error: Failure | Error | null }
}

/** What an act for several cases did: how many are done, and each that was not changed with the reason. */
export function ManyReport({ sending: { data, error } }: ManyReportProps) {
  const { say } = useWords('workload')
  if (error) return <ErrorPanel error={error} />
  if (!data) return null
  const { DONE, FAILED } = data
  return (
    <>
      {DONE > 0 && (
        <Note tone="good" role="status">
          {say('workload:many.done', { count: DONE })}
        </Note>
      )}
      {FAILED.length > 0 && (
        <Note tone="warn" role="alert">
          {say('workload:many.failed', { count: FAILED.length })}
          <ul className="bare">
            {FAILED.map(({ PATENT_ID, PROC_NBR, WHY }) => (
              <li key={PROC_NBR}>
                {PATENT_ID !== '' && (
                  <PageLink to="/petugas/berkas/$patentId" params={{ patentId: PATENT_ID }} className="mono">
                    <bdi dir="ltr">{PATENT_ID}</bdi>
                  </PageLink>
                )}{' '}
                {WHY}
              </li>
            ))}
          </ul>
        </Note>
      )}
    </>
  )
}
