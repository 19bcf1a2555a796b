import type { QuotedPatent } from '@saki/contracts/annuities'
import { useMemo } from 'react'

import { useGoTo } from '../../lib/pageAddress.ts'
import { newKey } from '../../lib/newKey.ts'
import { queryClient, queryKeyOf, useCall, useSend } from '../../lib/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalDateText } from '../../ui/LegalTime.tsx'
import { Money } from '../../ui/Money.tsx'
import { Table, type Column } from '../../ui/Table.tsx'
import { useWords } from '../../ui/useWords.ts'
import { SelectBox } from '../../ui/SelectBox.tsx'
import { PatentName } from './PatentName.tsx'
import type { Chosen } from './useChosen.ts'

/** The patents chosen, with their price of today and the last year to pay; orders them under one billing code. */
export function ChosenPatents({ chosen }: { chosen: Chosen }) {
  const { say } = useWords('annuities')
  const goTo = useGoTo()
  const body = { PATENTS: chosen.chosen.map(({ number, toYear }) => ({ PATENT_ID: number, TO_YEAR: toYear })) }
  const quote = useCall(
    'annuityQuote',
    { body },
    { enabled: chosen.chosen.length > 0, placeholderData: (before) => before, staleTime: 0 },
  )
  const total = quote.data?.TOTAL_AMOUNT ?? 0
  // One key for one choice and price: a repeat after a lost answer returns the first code instead of ordering twice.
  const choice = JSON.stringify([body, total])
  const key = useMemo(() => (choice ? newKey() : ''), [choice])
  const order = useSend('annuityOrder', {
    onSuccess: ({ SUBMISSION_NBR }) => {
      chosen.clear()
      for (const name of ['annuitiesDue', 'annuityOrders'] as const)
        void queryClient.invalidateQueries({ queryKey: queryKeyOf(name) })
      void goTo({ to: '/customer-screen/payments/$patentId', params: { patentId: SUBMISSION_NBR } })
    },
    onError: () => void quote.refetch(),
  })
  if (chosen.chosen.length === 0) return null
  const rows = (quote.data?.PATENTS ?? []).filter(({ PATENT_ID }) => chosen.isChosen(PATENT_ID))
  const payable = rows.flatMap(({ PATENT_ID, TO_YEAR, FAULT }) =>
    TO_YEAR !== null && FAULT === null ? [{ PATENT_ID, TO_YEAR }] : [],
  )
  const hasFaults = payable.length < chosen.chosen.length
  return (
    <Card title={<Label k="annuities:chosen" />} flush>
      <Table
        caption={say('annuities:chosen')}
        columns={chosenColumns(chosen)}
        rows={quote.data ? rows : undefined}
        rowKey={({ PATENT_ID }) => PATENT_ID}
        loading={quote.isPending}
        error={quote.error}
        onRetry={() => void quote.refetch()}
        empty=""
      />
      {order.error && <ErrorPanel error={order.error} />}
      <div className="actions inset-16 hairline-above">
        <span className="grow" role="status">
          {hasFaults && quote.data ? say('annuities:total.without') : say('annuities:total')}{' '}
          <b>
            <Money amount={total} />
          </b>
        </span>
        <Button
          look="primary"
          icon="money"
          busy={order.isPending && say('core:loading')}
          onClick={() =>
            payable.length > 0 && !quote.isPlaceholderData && !order.isPending
              ? order.mutate({ body: { PATENTS: payable, TOTAL_AMOUNT: total }, key })
              : undefined
          }
        >
          <Label k="annuities:order" />
        </Button>
      </div>
    </Card>
  )
}

function YearChoice({ row, chosen }: { row: QuotedPatent; chosen: Chosen }) {
  const { say } = useWords('annuities')
  const { PATENT_ID, LEAST_YEAR, LAST_YEAR, TO_YEAR, YEARS } = row
  if (LEAST_YEAR === null || LAST_YEAR === null) return '–'
  const years = YEARS.filter(({ YEAR }) => YEAR >= LEAST_YEAR && YEAR <= LAST_YEAR)
  return (
    <SelectBox
      aria-label={say('annuities:toYear', { number: PATENT_ID })}
      value={TO_YEAR ?? ''}
      onChange={(event) => chosen.setYear(PATENT_ID, Number(event.target.value))}
    >
      {TO_YEAR === null && <option value="">–</option>}
      {years.map(({ YEAR }) => (
        <option key={YEAR} value={YEAR}>
          {say('annuities:yearOf', { year: YEAR, last: LAST_YEAR })}
        </option>
      ))}
    </SelectBox>
  )
}

function NextDue({ row: { YEARS, PAID_TO, FAULT } }: { row: QuotedPatent }) {
  const next = YEARS.find(({ YEAR }) => YEAR === (PAID_TO ?? 0) + 1)
  if (!next || FAULT === 'ENDED') return '–'
  return <LegalDateText date={next.STATUS === 'GRACE' ? next.GRACE_DATE : next.DUE_DATE} />
}

const chosenColumns = (chosen: Chosen): readonly Column<QuotedPatent>[] => [
  {
    id: 'patent',
    head: <Label k="annuities:col.patent" stacked />,
    leads: true,
    cell: (row) => <Named row={row} />,
  },
  { id: 'to', head: <Label k="annuities:col.to" stacked />, cell: (row) => <YearChoice row={row} chosen={chosen} /> },
  { id: 'due', head: <Label k="annuities:col.due" stacked />, cell: (row) => <NextDue row={row} /> },
  {
    id: 'amount',
    head: <Label k="annuities:col.amount" stacked />,
    end: true,
    cell: (row) => <Fee row={row} />,
  },
  {
    id: 'remove',
    head: '',
    cell: ({ PATENT_ID }) => (
      <Button look="act" icon="close" onClick={() => chosen.remove(PATENT_ID)}>
        <Label k="annuities:remove" />
      </Button>
    ),
  },
]

function Named({ row: { PATENT_ID, TITLE, FAULT, IND_OWN } }: { row: QuotedPatent }) {
  const { say } = useWords('annuities')
  return (
    <>
      <PatentName number={PATENT_ID} title={TITLE} />
      {FAULT !== null && <span className="fault">{say(`annuities:fault.${FAULT}`)}</span>}
      {FAULT === null && IND_OWN === 'N' && <span className="next">{say('annuities:others.patent')}</span>}
    </>
  )
}

function Fee({ row: { AMOUNT, FAULT, IND_REDUCED } }: { row: QuotedPatent }) {
  const { say } = useWords('annuities')
  if (FAULT !== null) return '–'
  return (
    <>
      <Money amount={AMOUNT} />
      {IND_REDUCED === 'Y' && <span className="next">{say('annuities:reduced')}</span>}
    </>
  )
}
