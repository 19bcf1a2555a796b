import { lookLetters } from '@saki/catalogue/rights/looks'
import './gazette.module.css'

import type { OfficeIssue } from '@saki/contracts/gazette'
import { useState } from 'react'

import { usePageSearch, useSetSearch } from '../../lib/pageAddress.ts'
import { useCall } from '../../lib/queries.ts'
import { OfficePage } from '../../officeTables/OfficePage.tsx'
import { Card } from '../../ui/Card.tsx'
import { Label } from '../../ui/Label.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { Table } from '../../ui/Table.tsx'
import { useWords } from '../../ui/useWords.ts'
import { issueColumns } from './columns.tsx'
import { IssueDialog } from './IssueDialog.tsx'
import { NewIssueForm } from './NewIssueForm.tsx'

const SIZE = 10

/** /petugas/berita-resmi: makes a new issue from a period's cases, and lists all issues. */
export function GazetteScreen() {
  const { say } = useWords('office')
  return (
    <OfficePage title="office:gazette.title" lead={say('office:gazette.lead')}>
      {() => <Gazette />}
    </OfficePage>
  )
}

function Gazette() {
  const { say } = useWords('office')
  const { right: asked, page = 1 } = usePageSearch('/petugas/berita-resmi')
  const navigate = useSetSearch('/petugas/berita-resmi')
  const right = lookLetters.find((one) => one === asked) ?? 'T'
  const { data, error, isPending, refetch } = useCall('officeGazette', { query: { page, size: SIZE } })
  const [shown, setShown] = useState<OfficeIssue>()
  return (
    <div className="stack">
      <NewIssueForm right={right} onRight={(to) => navigate({ right: to })} onMade={() => navigate({ right })} />
      <Card title={<Label k="office:gazette.issues" />} flush>
        <Table
          caption={say('office:gazette.issues')}
          columns={issueColumns(setShown)}
          rows={data?.data}
          rowKey={({ JOURNAL_CODE }) => JOURNAL_CODE}
          loading={isPending}
          error={error}
          onRetry={() => void refetch()}
          empty={say('office:gazette.none')}
        />
        <Pager page={page} size={SIZE} total={data?.total ?? 0} onPage={(to) => navigate({ right, page: to })} />
      </Card>
      {shown && <IssueDialog issue={shown} onClose={() => setShown(undefined)} />}
    </div>
  )
}
