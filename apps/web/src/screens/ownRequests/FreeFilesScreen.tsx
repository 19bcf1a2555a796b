import { useQueries } from '@tanstack/react-query'

import { OfflineNote } from '../../cases/OfflineNote.tsx'
import { ask } from '../../lib/ask.ts'
import { AskError } from '../../lib/askError.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { queryKeyOf, useCall } from '../../lib/queries.ts'
import { RequestFiles, type RequestFile } from '../../requests/RequestFiles.tsx'
import { requestName, requestPage } from '../../requests/requestKinds.ts'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { Note } from '../../ui/Note.tsx'
import { Page } from '../../ui/Page.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { Column } from '../../ui/Table.tsx'
import { useWords } from '../../ui/useWords.ts'

/** Requests read, and of these the free ones whose files are listed. */
const READ = 100
const SHOWN = 20

const requestColumn: Column<RequestFile> = {
  id: 'request',
  head: <Label k="ownRequests:col.service" stacked />,
  cell: ({ file, kind }) => (
    <PageLink to={requestPage(kind)} params={{ fileId: file.FILE_ID }}>
      <Label k={requestName(kind)} />{' '}
      <bdi dir="ltr" className="mono">
        {file.FILE_ID}
      </bdi>
    </PageLink>
  ),
}

/** /user-docx/tp/tdkberbayar/permohonan/files: the files of the reader's requests without a fee. */
export function FreeFilesScreen() {
  const { say } = useWords('ownRequests', 'requests')
  const list = useCall('requestList', { query: { size: READ } })
  const numbers = (list.data?.data ?? [])
    .filter(({ AMOUNT, BILL_STATUS }) => AMOUNT === 0 && BILL_STATUS === null)
    .flatMap(({ SUBMISSION_NBR }) => SUBMISSION_NBR ?? [])
    .slice(0, SHOWN)
  const details = useQueries({
    queries: numbers.map((number) => {
      const query = { query: { SUBMISSION_NBR: number } }
      return { queryKey: queryKeyOf('requestDetail', query), queryFn: () => ask('requestDetail', query) }
    }),
  })
  const failed = list.error ?? details.map(({ error }) => error).find((error) => error instanceof AskError)
  const retry = () => void Promise.all([list.refetch(), ...details.map(({ refetch }) => refetch())])
  const isPending = list.isPending || details.some((one) => one.isPending)
  const files = details.flatMap(({ data }) =>
    (data?.FILES ?? []).map((file) => ({
      file: { ...file, FILE_ID: data?.SUBMISSION_NBR ?? '' },
      kind: data?.USERDOC_TYP ?? '',
    })),
  )
  return (
    <Page
      title="shell:page.freeFiles"
      lead={say('ownRequests:free.lead')}
      above={
        <PageLink to="/user-docx/tp/tdkberbayar">
          <Icon name="arrow-back" size={18} /> <Label k="shell:page.freeDocuments" />
        </PageLink>
      }
    >
      <OfflineNote asOf={list.dataUpdatedAt} />
      <section className="card below-16" aria-label={say('shell:page.freeFiles')}>
        {failed && (
          <div className="pad">
            <ErrorPanel error={failed} onRetry={retry} />
          </div>
        )}
        {isPending ? (
          <div className="pad">
            <Skeleton lines={6} block={32} />
          </div>
        ) : (
          (!failed || files.length > 0) && (
            <RequestFiles files={files} more={requestColumn} empty={say('ownRequests:free.empty')} />
          )
        )}
      </section>
      <Note>{say('ownRequests:free.limit')}</Note>
    </Page>
  )
}
