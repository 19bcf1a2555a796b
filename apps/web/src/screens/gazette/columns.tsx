import { clsx } from 'clsx'
import { lookOf } from '@saki/catalogue/rights/looks'
import type { GazetteEntry, OfficeIssue } from '@saki/contracts/gazette'

import { download } from '../../lib/download.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalDateText, LegalTime } from '../../ui/LegalTime.tsx'
import type { Column } from '../../ui/Table.tsx'
import { useWords } from '../../ui/useWords.ts'
import styles from './gazette.module.css'

export function issueColumns(onShow: (issue: OfficeIssue) => void): Column<OfficeIssue>[] {
  return [
    {
      id: 'name',
      head: <Label k="office:gazette.name" stacked />,
      leads: true,
      cell: (row) => (
        <>
          <b className="mono">
            <bdi dir="ltr">{row.NAME}</bdi>
          </b>
          <span className="next">
            <Label k={lookOf(row.RIGHT).names.gazette} />
          </span>
        </>
      ),
    },
    {
      id: 'period',
      head: <Label k="office:gazette.period" stacked />,
      cell: (row) => (
        <>
          <LegalDateText date={row.PERIOD_FROM} /> – <LegalDateText date={row.PERIOD_TO} />
        </>
      ),
    },
    { id: 'entries', head: <Label k="office:gazette.entries" stacked />, cell: (row) => <Entries row={row} /> },
    { id: 'state', head: <Label k="office:gazette.state" stacked />, cell: (row) => <State row={row} /> },
    { id: 'acts', head: <span className="sr">–</span>, end: true, cell: (row) => <Acts row={row} onShow={onShow} /> },
  ]
}

function Entries({ row }: { row: OfficeIssue }) {
  const { say } = useWords('office')
  return (
    <>
      {say('office:gazette.entries.count', { count: row.ENTRIES })}
      {row.PAGES !== null && <span className="next">{say('office:gazette.pages', { count: row.PAGES })}</span>}
    </>
  )
}

function State({ row }: { row: OfficeIssue }) {
  const isClosed = row.IND_CLOSED === 'Y'
  return (
    <>
      <Chip tone={isClosed ? 'green' : 'amber'} icon={isClosed ? 'check-circle' : 'pencil'}>
        <Label k={isClosed ? 'office:gazette.isClosed' : 'office:gazette.isOpen'} />
      </Chip>
      <span className="next">
        <LegalTime at={row.CLOSED_AT ?? row.MADE_AT} /> · <bdi>{row.CLOSED_BY ?? row.MADE_BY}</bdi>
      </span>
    </>
  )
}

function Acts({ row, onShow }: { row: OfficeIssue; onShow: (issue: OfficeIssue) => void }) {
  const name = <span className="sr"> {row.NAME}</span>
  return (
    <span className="inline-row wrap gap-12">
      <Button look="act" icon="eye" onClick={() => onShow(row)}>
        <Label k="office:gazette.show" />
        {name}
      </Button>
      {row.IND_CLOSED === 'Y' && (
        <Button
          look="act"
          icon="download"
          onClick={() =>
            void download('gazetteIssue', { params: { code: row.JOURNAL_CODE } }, `${row.JOURNAL_CODE}.pdf`)
          }
        >
          <Label k="office:gazette.pdf" />
          {name}
        </Button>
      )}
    </span>
  )
}

export const entryColumns: readonly Column<GazetteEntry>[] = [
  {
    id: 'number',
    head: <Label k="office:gazette.number" stacked />,
    leads: true,
    cell: (row) => (
      <>
        <PageLink to="/petugas/berkas/$patentId" params={{ patentId: row.PATENT_ID }} className="mono">
          <bdi dir="ltr">{row.PATENT_ID}</bdi>
        </PageLink>
        <span className="next">
          <bdi>{row.TITLE}</bdi>
        </span>
      </>
    ),
  },
  {
    id: 'what',
    head: <Label k="office:gazette.day" stacked />,
    cell: (row) => (
      <>
        <LegalDateText date={row.ACTION_DATE} />
        <span className="next">
          <Label k={`office:gazette.${row.KIND}`} stacked />
        </span>
      </>
    ),
  },
  {
    id: 'owner',
    head: <Label k="office:gazette.owner" stacked />,
    cell: (row) =>
      row.OWNERS.map((owner) => (
        <span key={owner.PERSON_NAME} className="block">
          <bdi>{owner.PERSON_NAME}</bdi>
          <span className="next">
            <bdi>{[owner.CITY_NAME, owner.COUNTRY_NAME].filter(Boolean).join(', ')}</bdi>
          </span>
        </span>
      )),
  },
  {
    id: 'classes',
    head: <Label k="office:gazette.classes" stacked />,
    cell: (row) => <bdi className={clsx(styles.classes, 'clipped keep-lines')}>{row.CLASSES || '–'}</bdi>,
  },
]
