import type { OfficeIssue } from '@saki/contracts/gazette'
import { useRef, useState } from 'react'

import { download } from '../../lib/download.ts'
import { newKey } from '../../lib/newKey.ts'
import { queryKeyOf, queryClient, useCall, useSend } from '../../lib/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'
import { showToast } from '../../ui/messages.ts'
import { Table } from '../../ui/Table.tsx'
import { useWords } from '../../ui/useWords.ts'
import { entryColumns } from './columns.tsx'

/** Cases of an issue; an open issue can be previewed, published or discarded here. */
export function IssueDialog({ issue, onClose }: { issue: OfficeIssue; onClose: () => void }) {
  const { say } = useWords('office')
  const code = issue.JOURNAL_CODE
  const isOpen = issue.IND_CLOSED === 'N'
  const { data, error, isPending, refetch } = useCall('officeGazetteIssue', { params: { code } })
  const [asked, setAsked] = useState<'close' | 'discard'>()
  return (
    <>
      <Dialog
        title={<bdi dir="ltr">{issue.NAME}</bdi>}
        width={900}
        tall
        onClose={onClose}
        actions={
          <>
            {isOpen ? (
              <>
                <Button icon="trash" onClick={() => setAsked('discard')}>
                  <Label k="office:gazette.discard" />
                </Button>
                <Button
                  icon="file"
                  onClick={() => void download('officeGazettePreview', { params: { code } }, `${code}-pratinjau.pdf`)}
                >
                  <Label k="office:gazette.preview" />
                </Button>
                <Button look="primary" icon="news" onClick={() => setAsked('close')}>
                  <Label k="office:gazette.close" />
                </Button>
              </>
            ) : (
              <Button
                icon="download"
                onClick={() => void download('gazetteIssue', { params: { code } }, `${code}.pdf`)}
              >
                <Label k="office:gazette.pdf" />
              </Button>
            )}
          </>
        }
      >
        <Table
          caption={issue.NAME}
          columns={entryColumns}
          rows={data?.LIST}
          rowKey={(row) => `${row.PATENT_ID} ${row.KIND}`}
          loading={isPending}
          error={error}
          onRetry={() => void refetch()}
          empty={say('office:gazette.nothing')}
          dense
        />
      </Dialog>
      {asked && <Asked issue={issue} what={asked} onNo={() => setAsked(undefined)} onDone={onClose} />}
    </>
  )
}

function Asked({
  issue,
  what,
  onNo,
  onDone,
}: {
  issue: OfficeIssue
  what: 'close' | 'discard'
  onNo: () => void
  onDone: () => void
}) {
  const { say } = useWords('office')
  const key = useRef(newKey())
  const done = () => {
    showToast(what === 'close' ? 'office:gazette.closed' : 'office:gazette.discarded', { values: { name: issue.NAME } })
    for (const call of ['officeGazette', 'officeGazetteCandidates', 'officeGazetteIssue'] as const)
      void queryClient.invalidateQueries({ queryKey: queryKeyOf(call) })
    onDone()
  }
  const close = useSend('officeGazetteClose', { onSuccess: done })
  const discard = useSend('officeGazetteDiscard', { onSuccess: done })
  const act = what === 'close' ? close : discard
  return (
    <ConfirmDialog
      title={say(`office:gazette.${what}.ask`, { name: issue.NAME })}
      yes={<Label k={`office:gazette.${what}`} />}
      no={<Label k="core:cancel" />}
      danger={what === 'discard'}
      busy={act.isPending && say('core:loading')}
      onYes={() => act.mutate({ body: { JOURNAL_CODE: issue.JOURNAL_CODE }, key: key.current })}
      onNo={onNo}
    >
      <p>{say(`office:gazette.${what}.means`)}</p>
      {act.error && <ErrorPanel error={act.error} />}
    </ConfirmDialog>
  )
}
