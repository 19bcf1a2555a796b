import type { Answer } from '../../../../lib/ask.ts'
import { useCall } from '../../../../lib/queries.ts'
import { Chip } from '../../../../ui/Chip.tsx'
import { Label } from '../../../../ui/Label.tsx'
import { LegalDateText } from '../../../../ui/LegalTime.tsx'
import { Table, type Column } from '../../../../ui/Table.tsx'
import { useWords } from '../../../../ui/useWords.ts'

type Licence = Answer<'getPatentLicense'>[number]

const columns: readonly Column<Licence>[] = [
  {
    id: 'who',
    head: <Label k="casePage:licence.who" stacked />,
    leads: true,
    cell: (row) => <bdi>{row.LICENSEES}</bdi>,
  },
  { id: 'kind', head: <Label k="casePage:licence.kind" stacked />, cell: (row) => <Kind row={row} /> },
  {
    id: 'recorded',
    head: <Label k="casePage:licence.recorded" stacked />,
    cell: (row) => <LegalDateText date={row.RECORDAL_DATE} />,
  },
  {
    id: 'from',
    head: <Label k="casePage:licence.period" stacked />,
    cell: (row) => (
      <>
        <LegalDateText date={row.EFFECTIVE_DATE} /> – <LegalDateText date={row.EXPIRATION_DATE} />
      </>
    ),
  },
  { id: 'state', head: <Label k="casePage:year.state" stacked />, cell: (row) => <State row={row} /> },
]

function Kind({ row }: { row: Licence }) {
  const { say } = useWords('casePage')
  return (
    <>
      {say(`casePage:licence.${row.LICENSE_TYPE}`)}
      {row.TERRITORIAL_RESTRICTION && (
        <span className="next">
          <bdi>{row.TERRITORIAL_RESTRICTION}</bdi>
        </span>
      )}
    </>
  )
}

function State({ row }: { row: Licence }) {
  const { say } = useWords('casePage')
  return (
    <>
      <Chip tone={row.STATUS === 'IN_FORCE' ? 'green' : 'grey'}>{say(`casePage:licence.${row.STATUS}`)}</Chip>
      {row.INVALIDATION_DATE && (
        <span className="next">
          <LegalDateText date={row.INVALIDATION_DATE} />
        </span>
      )}
    </>
  )
}

/** Licences recorded for the case, ended ones included. */
export function LicencesTab({ number }: { number: string }) {
  const { say } = useWords('casePage')
  const { data, error, isPending, refetch } = useCall('getPatentLicense', { params: { id: number } })
  return (
    <Table
      caption={say('casePage:tab.licences')}
      columns={columns}
      rows={data}
      rowKey={(row) => `${row.RECORDAL_DATE} ${row.LICENSEES} ${row.DOC_NUMBER}`}
      loading={isPending}
      error={error}
      onRetry={() => void refetch()}
      empty={say('casePage:licence.none')}
    />
  )
}
