import { clsx } from 'clsx'

import type { Answer } from '../../../lib/ask.ts'
import { Label } from '../../../ui/Label.tsx'
import { LegalDateText } from '../../../ui/LegalTime.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Table, type Column } from '../../../ui/Table.tsx'
import { useWords } from '../../../ui/useWords.ts'
import styles from './case.module.css'
import factStyles from '../../../caseFacts/facts.module.css'

type Renewal = NonNullable<Answer<'getTrademarkDetail'>['RENEWAL']>

const payers = ['UMUM', 'UMK', 'PENDIDIKAN'] as const

const feeColumns = (classes: number): readonly Column<Renewal['FEES'][number]>[] => [
  {
    id: 'payer',
    head: <Label k="casePage:renewal.payer" stacked />,
    leads: true,
    cell: ({ PAYER_CATEGORY }) => {
      const payer = payers.find((one) => one === PAYER_CATEGORY)
      return payer ? <Label k={`filing:payerCategory.${payer}`} /> : PAYER_CATEGORY
    },
  },
  {
    id: 'onTime',
    head: <Label k="casePage:renewal.feeOnTime" stacked />,
    end: true,
    cell: ({ AMOUNT }) => <Money amount={AMOUNT * classes} />,
  },
  {
    id: 'late',
    head: <Label k="casePage:renewal.feeLate" stacked />,
    end: true,
    cell: ({ LATE_AMOUNT }) => <Money amount={LATE_AMOUNT * classes} />,
  },
]

/** When a mark may be renewed, and what it costs on time and late (UU 20/2016 art. 36). */
export function RenewalCard({ renewal, classes }: { renewal: Renewal; classes: number }) {
  const { say } = useWords('casePage', 'filing')
  const { OPENS, LAST_DAY, LAST_LATE_DAY, PHASE, FEES } = renewal
  const days = [
    ['BEFORE', 'casePage:renewal.opens', OPENS],
    ['OPEN', 'casePage:renewal.onTime', LAST_DAY],
    ['LATE', 'casePage:renewal.late', LAST_LATE_DAY],
  ] as const
  return (
    <section className={factStyles.part} aria-labelledby="renewal">
      <h3 id="renewal">
        <Label k="casePage:renewal" />
      </h3>
      <p className="small">{say(`casePage:renewal.now.${PHASE}`)}</p>
      <ol className={clsx(styles.steps, 'grid one-column-on-tablets gap-16 above-8')}>
        {days.map(([phase, label, day]) => (
          <li key={phase} aria-current={PHASE === phase ? 'step' : undefined}>
            <b className="block">
              <LegalDateText date={day} />
            </b>
            <span className="muted small">{say(label)}</span>
          </li>
        ))}
      </ol>
      <Table
        caption={say('casePage:renewal.fees')}
        columns={feeColumns(classes)}
        rows={FEES}
        rowKey={({ PAYER_CATEGORY }) => PAYER_CATEGORY}
        empty="–"
        dense
      />
      <p className="hint">{say('casePage:renewal.perClasses', { count: classes })}</p>
    </section>
  )
}
