import { clsx } from 'clsx'
import type { GazetteEntry, OfficeIssue } from '@saki/contracts/gazette'
import { legalDateText } from '@saki/texts/dates'

import { download } from '../../lib/download.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalDateText, LegalTime } from '../../ui/LegalTime.tsx'
import type { Column } from '../../ui/Table.tsx'
import { useWords } from '../../ui/useWords.ts'
import styles from './gazette.module.css'

export function issueColumns(onShow: (code: string) => void): Column<OfficeIssue>[] {
  return [
    {
      id: 'name',
      head: <Label k="gazette:name" stacked />,
      leads: true,
      cell: (row) => (
        <>
          <b className="mono">
            <bdi dir="ltr">{row.NAME}</bdi>
          </b>
          <span className="next">
            <Label k={`gazette:kind.${row.KIND}`} />
          </span>
        </>
      ),
    },
    {
      id: 'day',
      head: <Label k="gazette:appears" stacked />,
      cell: (row) => <LegalDateText date={row.PUBLICATION_DATE} />,
    },
    { id: 'entries', head: <Label k="gazette:entries" stacked />, cell: (row) => <Entries row={row} /> },
    { id: 'state', head: <Label k="gazette:state" stacked />, cell: (row) => <State row={row} /> },
    { id: 'acts', head: <span className="sr">–</span>, end: true, cell: (row) => <Acts row={row} onShow={onShow} /> },
  ]
}

function Entries({ row }: { row: OfficeIssue }) {
  const { say } = useWords('gazette')
  return (
    <>
      {say('gazette:entries.count', { count: row.ENTRIES })}
      {row.PAGES !== null && <span className="next">{say('gazette:pages', { count: row.PAGES })}</span>}
    </>
  )
}

function State({ row }: { row: OfficeIssue }) {
  const { say } = useWords('gazette')
  const isClosed = row.IND_CLOSED === 'Y'
  return (
    <>
      <Chip tone={isClosed ? 'green' : 'blue'} icon={isClosed ? 'lock' : 'clock'}>
        <Label k={isClosed ? 'gazette:isClosed' : 'gazette:isOpen'} />
      </Chip>
      <span className="next">
        <LegalTime at={row.CLOSED_AT ?? row.MADE_AT} /> · <bdi>{row.MADE_BY ?? say('gazette:scheduler')}</bdi>
      </span>
    </>
  )
}

function Acts({ row, onShow }: { row: OfficeIssue; onShow: (code: string) => void }) {
  const name = <span className="sr"> {row.NAME}</span>
  return (
    <span className="inline-row wrap gap-12">
      <Button look="act" icon="eye" onClick={() => onShow(row.JOURNAL_CODE)}>
        <Label k="gazette:show" />
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
          <Label k="gazette:pdf" />
          {name}
        </Button>
      )}
    </span>
  )
}

/** Columns of entries; with `onCorrect` each can be corrected. */
export function entryColumns(onCorrect: ((entry: GazetteEntry) => void) | undefined): Column<GazetteEntry>[] {
  return [
    {
      id: 'number',
      head: <Label k="gazette:number" stacked />,
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
    { id: 'what', head: <Label k="gazette:day" stacked />, cell: (row) => <Announced row={row} /> },
    {
      id: 'owner',
      head: <Label k="gazette:owner" stacked />,
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
      head: <Label k="gazette:classes" stacked />,
      cell: (row) => (
        <span className={clsx(styles.classes, 'clipped keep-lines')}>
          <bdi>{row.NOTE || row.CLASSES || '–'}</bdi>
        </span>
      ),
    },
    {
      id: 'acts',
      head: <span className="sr">–</span>,
      end: true,
      cell: (row) =>
        onCorrect &&
        row.IND_DROPPED === 'N' && (
          <Button look="act" icon="pencil" onClick={() => onCorrect(row)}>
            <Label k="gazette:correct" />
            <span className="sr"> {row.PATENT_ID}</span>
          </Button>
        ),
    },
  ]
}

function Announced({ row }: { row: GazetteEntry }) {
  const { say, language } = useWords('gazette')
  if (row.IND_DROPPED === 'Y') return <span className="muted">{say('gazette:dropped')}</span>
  return (
    <>
      <LegalDateText date={row.ACTION_DATE} />
      <span className="next">
        <Label k={`gazette:${row.KIND}`} stacked />
      </span>
      {row.LAST_DATE && (
        <span className="next">{say('gazette:until', { date: legalDateText(row.LAST_DATE, language) })}</span>
      )}
      {row.PAGE !== null && <span className="next">{say('gazette:page', { page: row.PAGE })}</span>}
    </>
  )
}
