import type { GazetteEntry, OfficeIssue } from '@saki/contracts/gazette'
import { useState } from 'react'

import { download } from '../../lib/download.ts'
import { useCall } from '../../lib/queries.ts'
import { useHolds } from '../../officeTables/useHolds.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Label } from '../../ui/Label.tsx'
import { Table } from '../../ui/Table.tsx'
import { useWords } from '../../ui/useWords.ts'
import { entryColumns } from './columns.tsx'
import { CorrectEntry } from './CorrectEntry.tsx'

/** Entries of an issue with its digest; an entry of a closed issue can be corrected in the next one. */
export function IssueDialog({ issue, onClose }: { issue: OfficeIssue; onClose: () => void }) {
  const { say } = useWords('gazette')
  const code = issue.JOURNAL_CODE
  const isClosed = issue.IND_CLOSED === 'Y'
  const { data, error, isPending, refetch } = useCall('officeGazetteIssue', { params: { code } })
  const mayCorrect = useHolds('register')
  const [corrected, setCorrected] = useState<GazetteEntry>()
  return (
    <>
      <Dialog
        title={<bdi dir="ltr">{issue.NAME}</bdi>}
        width={900}
        tall
        onClose={onClose}
        actions={
          isClosed && (
            <>
              <a className="button" href={`/publik/berita-resmi/${code}`} target="_blank" rel="noreferrer">
                <Label k="gazette:public" />
              </a>
              <Button
                icon="download"
                onClick={() => void download('gazetteIssue', { params: { code } }, `${code}.pdf`)}
              >
                <Label k="gazette:pdf" />
              </Button>
            </>
          )
        }
      >
        {issue.SHA256 && (
          <p className="muted caption-size">
            {say('gazette:digest')}: <bdi className="mono">{issue.SHA256}</bdi>
          </p>
        )}
        <Table
          caption={issue.NAME}
          columns={entryColumns(isClosed && mayCorrect ? setCorrected : undefined)}
          rows={data?.LIST}
          rowKey={(row) => `${row.PATENT_ID} ${row.KIND}`}
          loading={isPending}
          error={error}
          onRetry={() => void refetch()}
          empty={say('gazette:nothing')}
          dense
        />
      </Dialog>
      {corrected && <CorrectEntry code={code} entry={corrected} onDone={() => setCorrected(undefined)} />}
    </>
  )
}
