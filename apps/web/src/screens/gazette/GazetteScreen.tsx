import { lookLetters, lookOf } from '@saki/catalogue/rights/looks'
import { clsx } from 'clsx'
import { useState } from 'react'

import { usePageSearch, useSetSearch } from '../../lib/pageAddress.ts'
import { useCall } from '../../lib/queries.ts'
import { OfficePage } from '../../officeTables/OfficePage.tsx'
import { Card } from '../../ui/Card.tsx'
import { Check, Choice } from '../../ui/Choice.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { Table } from '../../ui/Table.tsx'
import { useWords } from '../../ui/useWords.ts'
import { BacklogCard } from './BacklogCard.tsx'
import { issueColumns } from './columns.tsx'
import styles from './gazette.module.css'
import { publishers } from './publishers.ts'
import { IssueDialog } from './IssueDialog.tsx'
import { NextIssueCard } from './NextIssueCard.tsx'

const SIZE = 10

/** /petugas/berita-resmi: what waits to be published beside the next issue, and the closed ones. */
export function GazetteScreen() {
  const { say } = useWords('gazette')
  return (
    <OfficePage
      title="gazette:title"
      lead={say('gazette:lead')}
      keptBy={publishers}
      actions={
        <a className="button" href="/publik/berita-resmi" target="_blank" rel="noreferrer">
          <Icon name="globe" />
          <Label k="gazette:public" />
        </a>
      }
    >
      {() => <Gazette />}
    </OfficePage>
  )
}

function Gazette() {
  const { right: asked } = usePageSearch('/petugas/berita-resmi')
  const navigate = useSetSearch('/petugas/berita-resmi')
  const right = lookLetters.find((one) => one === asked) ?? 'T'
  return (
    <div className="stack">
      <Choice
        id="gaz-right"
        look="segments"
        label={<Label k="gazette:right" />}
        value={right}
        onChange={(to) => navigate({ right: to })}
        options={lookLetters.toReversed().map((value) => ({ value, label: <Label k={lookOf(value).names.office} /> }))}
      />
      <div className={clsx(styles.columns, 'grid align-start gap-16 one-column-on-tablets')}>
        <BacklogCard key={right} right={right} />
        <NextIssueCard key={`next ${right}`} right={right} />
      </div>
      <Issues key={`issues ${right}`} right={right} />
    </div>
  )
}

function Issues({ right }: { right: string }) {
  const { say } = useWords('gazette')
  const { page = 1 } = usePageSearch('/petugas/berita-resmi')
  const navigate = useSetSearch('/petugas/berita-resmi')
  const [withSpecial, setWithSpecial] = useState(false)
  const query = { right, page, size: SIZE, ...(withSpecial && { special: 'Y' as const }) }
  const { data, error, isPending, refetch } = useCall('officeGazette', { query }, { refetchInterval: 5_000 })
  const [shown, setShown] = useState<string>()
  const issue = data?.data.find(({ JOURNAL_CODE }) => JOURNAL_CODE === shown)
  return (
    <Card title={<Label k="gazette:issues" />} flush>
      <div className="pad">
        <Check id="gaz-special" checked={withSpecial} onChange={setWithSpecial}>
          <Label k="gazette:special" />
        </Check>
      </div>
      <Table
        caption={say('gazette:issues')}
        columns={issueColumns(setShown)}
        rows={data?.data}
        rowKey={({ JOURNAL_CODE }) => JOURNAL_CODE}
        loading={isPending}
        error={error}
        onRetry={() => void refetch()}
        empty={say('gazette:none')}
      />
      <Pager page={page} size={SIZE} total={data?.total ?? 0} onPage={(to) => navigate({ right, page: to })} />
      {issue && <IssueDialog issue={issue} onClose={() => setShown(undefined)} />}
    </Card>
  )
}
