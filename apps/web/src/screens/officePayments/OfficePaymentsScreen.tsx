import { clsx } from 'clsx'
import type { PaymentTrouble } from '@saki/contracts/officePayments'
import { formatRupiah } from '@saki/domain/money/rupiah'
import { useState } from 'react'

import type { Answer } from '../../lib/ask.ts'
import { type SearchOf } from '../../lib/pageSearch.ts'
import { usePageSearch, useSetSearch } from '../../lib/pageAddress.ts'
import { useCall } from '../../lib/queries.ts'
import { OfficePage } from '../../officeTables/OfficePage.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { Select } from '../../ui/Select.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useLostFocus } from '../../ui/useLostFocus.ts'
import { useWords } from '../../ui/useWords.ts'
import { PaymentCard } from './PaymentCard.tsx'
import styles from './officePayments.module.css'

const states = ['open', 'refunds', 'decided'] as const
const SIZE = 10
/** Milliseconds; the treasury reports payments at any time. */
const EVERY = 30_000
const troubles = ['LATE', 'SHORT', 'OVER', 'UNKNOWN', 'WRONG_TIME', 'DOUBLE', 'CLOSED', 'NTPN_USED'] as const
/** Value for all in the list; not used in the address. */
const ALL = 'ALL'

interface Filter {
  state: (typeof states)[number]
  trouble: PaymentTrouble | undefined
  words: string
  page: number
}

function readFilter({ state = 'open', trouble, q = '', page = 1 }: SearchOf<'/petugas/pembayaran'>): Filter {
  return { state, trouble: troubles.find((one) => one === trouble), words: String(q), page }
}

/** /petugas/pembayaran: payments that settled no bill, their data, and the officer's decision. */
export function OfficePaymentsScreen() {
  const { say } = useWords('office')
  return (
    <OfficePage title="office:payment.title" lead={say('office:payment.lead')} keptBy={['finance']}>
      {() => <Exceptions />}
    </OfficePage>
  )
}

function Exceptions() {
  const { say } = useWords('office')
  const filter = readFilter(usePageSearch('/petugas/pembayaran'))
  const navigate = useSetSearch('/petugas/pembayaran')
  const [typed, setTyped] = useState(filter.words)
  const go = (change: Partial<Filter>, options?: { replace?: boolean }) => {
    const next = { ...filter, page: 1, ...change }
    const { state, trouble, words, page } = next
    navigate(
      { state: state === 'open' ? undefined : state, trouble, q: words, page: page > 1 ? page : undefined },
      options,
    )
  }
  return (
    <>
      <form
        className={clsx(styles.filter, 'align-start grid gap-16 below-16')}
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          go({ words: typed.trim() })
        }}
      >
        <TextField
          id="opay-find"
          lead="search"
          label={<Label k="office:search" />}
          hint={say('office:payment.find')}
          value={typed}
          onChange={setTyped}
          onBlur={() => typed.trim() !== filter.words && go({ words: typed.trim() })}
        />
        <Select
          id="opay-trouble"
          label={<Label k="office:payment.trouble" />}
          options={[
            { value: ALL, label: say('office:payment.trouble.all') },
            ...troubles.map((value) => ({ value, label: say(`office:payment.trouble.${value}`) })),
          ]}
          value={filter.trouble ?? ALL}
          onChange={(value) => go({ trouble: troubles.find((one) => one === value) })}
        />
      </form>
      <section className="card" aria-label={say('office:payment.title')}>
        <Tabs
          label={say('office:payment.title')}
          current={filter.state}
          onChoose={(id) => go({ state: states.find((each) => each === id) ?? 'open' })}
          tabs={states.map((id) => ({
            id,
            label: <Label k={`office:payment.${id}`} stacked />,
            panel: id === filter.state ? <List filter={filter} onPage={(page) => go({ page })} /> : null,
          }))}
        />
      </section>
    </>
  )
}

const empty = {
  open: 'office:payment.none',
  refunds: 'office:payment.none.refunds',
  decided: 'office:payment.none.decided',
} as const

function List({ filter, onPage }: { filter: Filter; onPage: (page: number) => void }) {
  const { say } = useWords('office')
  const { state, trouble, words, page } = filter
  const { data, error, refetch } = useCall(
    'officePayments',
    { query: { state, page, size: SIZE, ...(trouble && { trouble }), ...(words && { words }) } },
    { refetchInterval: EVERY },
  )
  const list = useLostFocus<HTMLDivElement>(data?.total)
  if (error && !data)
    return (
      <div className="pad">
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      </div>
    )
  if (!data)
    return (
      <div className="pad">
        <Skeleton lines={6} block={32} />
      </div>
    )
  if (data.data.length === 0)
    return (
      <div ref={list} tabIndex={-1}>
        {state === 'refunds' && <RefundSums refunds={data.REFUNDS} />}
        <EmptyState>{say(trouble || words ? 'office:payment.none.found' : empty[state])}</EmptyState>
      </div>
    )
  return (
    <div ref={list} tabIndex={-1}>
      {state !== 'open' && <RefundSums refunds={data.REFUNDS} />}
      <ul className="hairlines">
        {data.data.map((row) => (
          <PaymentCard key={row.EVENT_ID} row={row} />
        ))}
      </ul>
      <Pager page={page} size={SIZE} total={data.total} onPage={onPage} />
    </div>
  )
}

/** What is to be paid back in all, and what was. */
function RefundSums({
  refunds: { DUE, DUE_COUNT, PAID, PAID_COUNT },
}: {
  refunds: Answer<'officePayments'>['REFUNDS']
}) {
  const { say } = useWords('office')
  const values = { due: formatRupiah(DUE), dueCount: DUE_COUNT, paid: formatRupiah(PAID), paidCount: PAID_COUNT }
  return <p className="pad-12-16 muted hairline-below">{say('office:refund.sums', values)}</p>
}
