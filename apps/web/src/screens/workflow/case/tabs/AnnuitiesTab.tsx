import type { Answer } from '../../../../lib/ask.ts'
import { PageLink } from '../../../../lib/PageLink.tsx'
import { useCall } from '../../../../lib/queries.ts'
import { useUser } from '../../../../lib/session.ts'
import { Chip, type Tone } from '../../../../ui/Chip.tsx'
import { Icon } from '../../../../ui/icons/Icon.tsx'
import { Label } from '../../../../ui/Label.tsx'
import { LegalDateText } from '../../../../ui/LegalTime.tsx'
import { Money } from '../../../../ui/Money.tsx'
import { Table, type Column } from '../../../../ui/Table.tsx'
import { useWords } from '../../../../ui/useWords.ts'

type Year = Answer<'getPatentDetailAnnuities'>[number]

const tones: Record<Year['STATUS'], Tone> = {
  PAID: 'green',
  NOT_DUE: 'grey',
  DUE: 'amber',
  BILLED: 'blue',
  GRACE: 'red',
  LAPSED: 'red',
}

const columns: readonly Column<Year>[] = [
  { id: 'year', head: <Label k="casePage:year" stacked />, leads: true, cell: (row) => <b>{row.ANNUITY_NBR}</b> },
  {
    id: 'of',
    head: <Label k="casePage:year.period" stacked />,
    cell: (row) => (
      <>
        <LegalDateText date={row.YEAR_FROM} /> – <LegalDateText date={row.YEAR_TO} />
      </>
    ),
    wideOnly: true,
  },
  { id: 'due', head: <Label k="casePage:year.due" stacked />, cell: (row) => <LegalDateText date={row.DUE_DATE} /> },
  {
    id: 'grace',
    head: <Label k="casePage:year.grace" stacked />,
    cell: (row) => <LegalDateText date={row.GRACE_DATE} />,
  },
  { id: 'state', head: <Label k="casePage:year.state" stacked />, cell: (row) => <YearState row={row} /> },
  {
    id: 'fee',
    head: <Label k="casePage:year.fee" stacked />,
    end: true,
    cell: (row) => (row.STATUS === 'PAID' ? '–' : <Money amount={row.AMOUNT} />),
  },
]

function YearState({ row }: { row: Year }) {
  const { say } = useWords('casePage')
  return (
    <>
      <Chip tone={tones[row.STATUS]}>{say(`casePage:year.${row.STATUS}`)}</Chip>
      {row.PAID_DATE && (
        <span className="next">
          <LegalDateText date={row.PAID_DATE} /> {row.PAYER_NAME && <bdi>{row.PAYER_NAME}</bdi>}
        </span>
      )}
    </>
  )
}

/** The annuities of a granted patent, year by year. Anybody may pay for it. */
export function AnnuitiesTab({ number }: { number: string }) {
  const { say } = useWords('casePage')
  const isApplicant = useUser()?.ROLE === 'applicant'
  const { data, error, isPending, refetch } = useCall('getPatentDetailAnnuities', { query: { patentId: number } })
  const mayPay = data?.some(({ STATUS }) => STATUS === 'DUE' || STATUS === 'GRACE' || STATUS === 'NOT_DUE') ?? false
  return (
    <>
      {isApplicant && mayPay && (
        <div className="inset-16 hairline-below">
          <PageLink className="button" to="/user-docx/tp/berbayar" search={{ nomor: number }}>
            <Icon name="money" />
            <Label k="applications:act.annuity" />
          </PageLink>
        </div>
      )}
      <Table
        caption={say('casePage:tab.annuities')}
        columns={columns}
        rows={data}
        rowKey={(row) => String(row.ANNUITY_NBR)}
        loading={isPending}
        error={error}
        onRetry={() => void refetch()}
        empty={say('casePage:year.none')}
        dense
      />
    </>
  )
}
