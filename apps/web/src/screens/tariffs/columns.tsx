import type { AnnuityRow, TariffRow, UnsetTariff } from '@saki/contracts/tariffs'
import type { TextKey } from '@saki/texts'

import type { Answer } from '../../lib/ask.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalDateText, LegalTime } from '../../ui/LegalTime.tsx'
import { Money } from '../../ui/Money.tsx'
import type { Column } from '../../ui/Table.tsx'
import { useWords } from '../../ui/useWords.ts'
import styles from './tariffs.module.css'

type ChangeRow = Answer<'officeTariffs'>['CHANGES'][number]
type Dated = Pick<TariffRow, 'VALID_FROM' | 'VALID_TO' | 'LEGAL_REF' | 'IND_VERIFIED'>

export const payerNames: Record<TariffRow['PAYER_CATEGORY'], TextKey> = {
  UMUM: 'filing:payerCategory.UMUM',
  UMK: 'filing:payerCategory.UMK',
  PENDIDIKAN: 'filing:payerCategory.PENDIDIKAN',
  '*': 'fees:office.everyone',
}

/** Services without an amount; `onSet` opens the form of the first one, and without it there is no button. */
export const unsetColumns = (onSet: ((row: UnsetTariff) => void) | undefined): Column<UnsetTariff>[] => [
  {
    id: 'name',
    head: <Label k="fees:office.what" stacked />,
    leads: true,
    cell: ({ NAME, CODE }) => (
      <>
        <b>{NAME}</b>
        <span className="next">
          <bdi dir="ltr" className="mono">
            {CODE}
          </bdi>
        </span>
      </>
    ),
  },
  ...(onSet ? [editColumn('fees:office.set', onSet)] : []),
]

/** `repeats`: rows of the same tariff as the row above, whose name is hidden; on phones every card shows it. */
export function tariffColumns(
  onEdit: ((row: TariffRow) => void) | undefined,
  repeats: ReadonlySet<TariffRow>,
): Column<TariffRow>[] {
  return [
    {
      id: 'name',
      head: <Label k="fees:office.what" stacked />,
      leads: true,
      cell: (row) => (
        <span className={repeats.has(row) ? styles.repeated : undefined}>
          <b>{row.NAME}</b>
          <span className="next">
            <bdi dir="ltr" className="mono">
              {row.CODE}
            </bdi>
          </span>
        </span>
      ),
    },
    {
      id: 'payer',
      head: <Label k="fees:office.payer" stacked />,
      cell: (row) => (
        <span className={styles.payer}>
          <Label k={payerNames[row.PAYER_CATEGORY]} stacked />
        </span>
      ),
    },
    {
      id: 'amount',
      head: <Label k="fees:cart.amount" stacked />,
      end: true,
      cell: (row) => <Money amount={row.RUPIAH} />,
    },
    ...datedColumns<TariffRow>(onEdit),
  ]
}

export const yearNames: Record<AnnuityRow['FILE_TYP'], TextKey> = {
  P: 'fees:office.patentYears',
  S: 'fees:office.simpleYears',
}

/** "4" or "4–5": years of protection counted from the filing date. */
export const yearSpan = (from: number, to: number) => (from === to ? `${from}` : `${from}–${to}`)

/** Spans of years of protection with their two amounts; `onEdit` opens one. */
export function annuityColumns(onEdit: ((row: AnnuityRow) => void) | undefined): Column<AnnuityRow>[] {
  return [
    {
      id: 'years',
      head: <Label k="fees:office.year" stacked />,
      leads: true,
      cell: (row) => (
        <b>
          <Label k={yearNames[row.FILE_TYP]} /> <bdi dir="ltr">{yearSpan(row.YEAR_FROM, row.YEAR_TO)}</bdi>
        </b>
      ),
    },
    { id: 'base', head: <Label k="fees:office.base" stacked />, end: true, cell: (row) => <Money amount={row.BASE} /> },
    {
      id: 'claim',
      head: <Label k="fees:office.perClaim" stacked />,
      end: true,
      cell: (row) => <Money amount={row.PER_CLAIM} />,
    },
    ...datedColumns<AnnuityRow>(onEdit),
  ]
}

function datedColumns<R extends Dated>(onEdit: ((row: R) => void) | undefined): Column<R>[] {
  return [
    {
      id: 'from',
      head: <Label k="fees:office.validFrom" stacked />,
      cell: (row) => (
        <>
          <LegalDateText date={row.VALID_FROM} />
          {row.VALID_TO && (
            <span className="next">
              – <LegalDateText date={row.VALID_TO} />
            </span>
          )}
        </>
      ),
    },
    { id: 'law', head: <Label k="fees:office.law" stacked />, cell: (row) => <bdi lang="id">{row.LEGAL_REF}</bdi> },
    { id: 'state', head: <Label k="fees:office.state" stacked />, cell: (row) => <Verified row={row} /> },
    ...(onEdit ? [editColumn('core:change', onEdit)] : []),
  ]
}

function editColumn<R>(label: TextKey, onEdit: (row: R) => void): Column<R> {
  return {
    id: 'edit',
    head: (
      <span className="sr">
        <Label k={label} />
      </span>
    ),
    cell: (row) => (
      <Button look="act" icon="pencil" onClick={() => onEdit(row)}>
        <Label k={label} />
      </Button>
    ),
  }
}

function Verified({ row }: { row: Dated }) {
  const { say } = useWords('fees')
  const isVerified = row.IND_VERIFIED === 'Y'
  return (
    <Chip tone={isVerified ? 'green' : 'amber'} icon={isVerified ? 'check-circle' : 'warning'}>
      {say(isVerified ? 'fees:office.verified' : 'fees:office.unverified')}
    </Chip>
  )
}

/** Columns of the change history: who changed which row, when and why; in the server's order, newest first. */
export const changeColumns: readonly Column<ChangeRow>[] = [
  {
    id: 'at',
    head: <Label k="fees:office.changedAt" stacked />,
    cell: (row) => <LegalTime at={row.CHANGED_AT} />,
  },
  { id: 'who', head: <Label k="fees:office.who" stacked />, cell: (row) => <bdi>{row.USER_NAME}</bdi> },
  {
    id: 'what',
    head: <Label k="fees:office.what" stacked />,
    leads: true,
    cell: (row) => (
      <>
        <bdi dir="ltr" className="mono">
          {row.CODE} {row.PAYER_CATEGORY}
        </bdi>{' '}
        <LegalDateText date={row.VALID_FROM} />
      </>
    ),
  },
  { id: 'why', head: <Label k="fees:office.reason" stacked />, cell: (row) => <bdi>{row.REASON}</bdi> },
]
