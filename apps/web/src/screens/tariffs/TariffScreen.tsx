import './tariffs.css'

import { useState } from 'react'

import { useCall } from '../../lib/queries.ts'
import { useUser } from '../../lib/session.ts'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Label } from '../../ui/Label.tsx'
import { Page } from '../../ui/Page.tsx'
import { Table } from '../../ui/Table.tsx'
import { useWords } from '../../ui/useWords.ts'
import { annuityColumns, changeColumns, tariffColumns } from './columns.tsx'
import { TariffDialog, type Edited } from './TariffDialog.tsx'

/** /office/tariffs: what everything costs and since when, for officers to compare with the regulation and to change from a day to come. */
export function TariffScreen() {
  const { say } = useWords('fees')
  const user = useUser()
  const isOfficer = user?.ROLE === 'office'
  const { data, error, isPending, refetch } = useCall('officeTariffs', {}, { enabled: isOfficer })
  const [edited, setEdited] = useState<Edited>()
  if (!isOfficer)
    return (
      <Page title="fees:office.title">
        <div className="card">
          <EmptyState>{say('fees:office.onlyOffice')}</EmptyState>
        </div>
      </Page>
    )
  const unverified = data?.TARIFFS.filter(({ IND_VERIFIED }) => IND_VERIFIED === 'N').length ?? 0
  return (
    <Page title="fees:office.title" lead={data ? say('fees:office.lead', { count: unverified }) : undefined}>
      <div className="stack tariffpage">
        <Card title={<Label k="fees:office.filing" />} flush>
          <Table
            caption={say('fees:office.filing')}
            columns={tariffColumns((row) => setEdited({ as: 'tariff', row }))}
            rows={data?.TARIFFS}
            rowKey={(row) => `${row.CODE} ${row.PAYER_CATEGORY} ${row.VALID_FROM}`}
            loading={isPending}
            error={error}
            onRetry={() => void refetch()}
            empty={say('fees:office.none')}
            dense
          />
        </Card>
        <Card title={<Label k="fees:office.annuities" />} flush>
          <Table
            caption={say('fees:office.annuities')}
            columns={annuityColumns((row) => setEdited({ as: 'annuity', row }))}
            rows={data?.ANNUITIES}
            rowKey={(row) => `${row.FILE_TYP} ${row.YEAR_FROM} ${row.VALID_FROM}`}
            loading={isPending}
            error={error}
            onRetry={() => void refetch()}
            empty={say('fees:office.none')}
            dense
          />
        </Card>
        {data && (
          <Card title={<Label k="fees:office.changes" />} flush>
            <Table
              caption={say('fees:office.changes')}
              columns={changeColumns}
              rows={data.CHANGES}
              rowKey={(row) => `${row.CHANGED_AT} ${row.CODE} ${row.PAYER_CATEGORY}`}
              empty={say('fees:office.noChanges')}
              dense
            />
          </Card>
        )}
      </div>
      {edited && <TariffDialog edited={edited} onClose={() => setEdited(undefined)} />}
    </Page>
  )
}
