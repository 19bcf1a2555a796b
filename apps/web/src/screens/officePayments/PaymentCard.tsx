import { clsx } from 'clsx'
import type { OfficePayment } from '@saki/contracts/officePayments'
import type { ReactNode } from 'react'

import { PageLink } from '../../lib/PageLink.tsx'
import { Chip, type Tone } from '../../ui/Chip.tsx'
import { Code } from '../../ui/Code.tsx'
import type { IconName } from '../../ui/icons/Icon.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalTime } from '../../ui/LegalTime.tsx'
import { Money } from '../../ui/Money.tsx'
import { useWords } from '../../ui/useWords.ts'
import { DecidePayment } from './DecidePayment.tsx'
import { Refund } from './Refund.tsx'
import styles from './officePayments.module.css'

const looks: Record<OfficePayment['TROUBLE'], { tone: Tone; icon: IconName }> = {
  LATE: { tone: 'amber', icon: 'clock-alert' },
  SHORT: { tone: 'amber', icon: 'minus-circle' },
  OVER: { tone: 'amber', icon: 'plus' },
  UNKNOWN: { tone: 'red', icon: 'alert' },
  WRONG_TIME: { tone: 'red', icon: 'clock-off' },
  DOUBLE: { tone: 'red', icon: 'copy' },
  CLOSED: { tone: 'grey', icon: 'archive' },
  NTPN_USED: { tone: 'red', icon: 'alert' },
}

/** One irregular payment: amount paid and expected, filing, time, and the decision. */
export function PaymentCard({ row }: { row: OfficePayment }) {
  const { say } = useWords('office')
  const { tone, icon } = looks[row.TROUBLE]
  return (
    <li className={clsx(styles.row, 'grid gap-12')} aria-labelledby={`opay-${row.EVENT_ID}`}>
      <div className="row wrap gap-12 row-gap-8">
        <h2 id={`opay-${row.EVENT_ID}`}>
          <Money amount={row.AMOUNT_PAID} />
        </h2>
        <Chip tone={tone} icon={icon}>
          <Label k={`office:payment.trouble.${row.TROUBLE}`} />
        </Chip>
        <span className="muted">
          {row.AGE_DAYS === 0 ? say('office:payment.today') : say('office:payment.age', { count: row.AGE_DAYS })}
        </span>
      </div>
      <p className={styles.why}>{say(`office:payment.why.${row.TROUBLE}`)}</p>
      <Facts row={row} />
      {row.DECISION ? <Decided decision={row.DECISION} /> : <DecidePayment row={row} />}
      {row.DECISION && row.DECISION.REFUND_AMOUNT > 0 && <Refund eventId={row.EVENT_ID} decision={row.DECISION} />}
    </li>
  )
}

function Facts({ row }: { row: OfficePayment }) {
  const { say } = useWords('office')
  const gap = row.AMOUNT_EXPECTED === null ? 0 : row.AMOUNT_PAID - row.AMOUNT_EXPECTED
  return (
    <dl className={clsx(styles.facts, 'grid')}>
      <Fact head={<Label k="office:payment.filing" stacked />}>
        {row.FILINGS.length === 0 && <span className="muted">{say('office:payment.filing.none')}</span>}
        {row.FILINGS.map((filing) => (
          <span key={filing.SUBMISSION_NBR} className={clsx(styles.line, 'block')}>
            {filing.PATENT_ID ? (
              <PageLink to="/petugas/berkas/$patentId" params={{ patentId: filing.PATENT_ID }} className="mono">
                <bdi dir="ltr">{filing.PATENT_ID}</bdi>
              </PageLink>
            ) : (
              <bdi dir="ltr" className="mono">
                {filing.SUBMISSION_NBR}
              </bdi>
            )}{' '}
            <bdi>{filing.TITLE}</bdi>
            <span className="block muted caption-size">
              <bdi>{filing.OWNER_NAMES}</bdi> · <bdi dir="ltr">{filing.PAYER_EMAIL}</bdi>
            </span>
          </span>
        ))}
      </Fact>
      <Fact head={<Label k="office:payment.expected" stacked />}>
        {row.AMOUNT_EXPECTED === null ? '–' : <Money amount={row.AMOUNT_EXPECTED} />}
        {gap !== 0 && (
          <span className="block muted caption-size">
            {say('office:payment.gap')} {gap < 0 ? '−' : '+'}
            <Money amount={Math.abs(gap)} />
          </span>
        )}
      </Fact>
      <Fact head={<Label k="office:payment.paidAt" stacked />}>
        <LegalTime at={row.PAID_AT} />
        {row.VALID_UNTIL && (
          <span className="block muted caption-size">
            {say('office:payment.validUntil')} <LegalTime at={row.VALID_UNTIL} />
          </span>
        )}
      </Fact>
      <Fact head={<span className="two-names stacked">NTPN</span>}>
        <bdi dir="ltr" className="mono">
          {row.NTPN}
        </bdi>
        <span className="block muted caption-size">
          <Code value={row.BILLING_CODE} group={4} />
        </span>
      </Fact>
    </dl>
  )
}

function Fact({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="muted caption-size">{head}</dt>
      <dd className="break-anywhere">{children}</dd>
    </div>
  )
}

function Decided({ decision }: { decision: NonNullable<OfficePayment['DECISION']> }) {
  const amount = decision.REST_AMOUNT || decision.REFUND_AMOUNT
  return (
    <div className="row wrap gap-10 row-gap-4">
      <Icon name={decision.DECISION === 'IGNORE' ? 'minus-circle' : 'check-circle'} size={18} />
      <b>
        <Label k={`office:payment.was.${decision.DECISION}`} />
      </b>
      {amount > 0 && <Money amount={amount} />}
      <span className="muted">
        <bdi>{decision.DECIDED_BY}</bdi> · <LegalTime at={decision.DECIDED_AT} />
      </span>
      <bdi className={styles.reason}>{decision.REASON}</bdi>
    </div>
  )
}
