import { clsx } from 'clsx'
import type { JointBill } from '@saki/contracts/cart'

import { FilingDateNote } from '../../billing/FilingDateNote.tsx'
import { QrPicture } from '../../billing/QrPicture.tsx'
import { PageLink } from '../../lib/PageLink.tsx'
import { Chip, type Tone } from '../../ui/Chip.tsx'
import { Code, CopyButton } from '../../ui/Code.tsx'
import { Countdown } from '../../ui/Countdown.tsx'
import { Icon, type IconName } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalTime } from '../../ui/LegalTime.tsx'
import { Money } from '../../ui/Money.tsx'
import { Note } from '../../ui/Note.tsx'
import { useWords } from '../../ui/useWords.ts'
import cartStyles from './cart.module.css'
import paymentsStyles from '../../billing/payments.module.css'

const GROUP = 4
const looks: Record<JointBill['STATUS'], { tone: Tone; icon: IconName }> = {
  OPEN: { tone: 'amber', icon: 'clock' },
  PAID: { tone: 'green', icon: 'check-circle' },
  EXPIRED: { tone: 'grey', icon: 'clock-off' },
  VOID: { tone: 'grey', icon: 'archive' },
  REPLACED: { tone: 'grey', icon: 'renew' },
}

/**
 * One joint billing code: amount, validity and the filings it pays. A code that can no longer be paid shows why and
 * what to do.
 */
export function JointBillCard({ bill, onOver }: { bill: JointBill; onOver: () => void }) {
  const { say } = useWords('fees', 'result')
  const { tone, icon } = looks[bill.STATUS]
  const isOpen = bill.STATUS === 'OPEN'
  return (
    <section className={clsx('card', cartStyles.jointBill)} aria-label={say('fees:cart.code')}>
      <div className="inset-20 flex wrap between align-start gap-24">
        <div className={clsx(cartStyles.jointFacts, 'grid gap-16')}>
          <dl className="bill-facts flex wrap">
            <div>
              <dt className="small">
                <Label k="fees:cart.code" stacked />
              </dt>
              <dd className={clsx('row wrap gap-8 strong', isOpen || bill.STATUS === 'PAID' ? '' : 'gone')}>
                <Code value={bill.BILLING_CODE} group={GROUP} testId="billing-code" />
                {isOpen && <CopyButton value={bill.BILLING_CODE} />}
              </dd>
            </div>
            <div>
              <dt className="small">
                <Label k="fees:cart.total" stacked />
              </dt>
              <dd className="row wrap gap-8 strong">
                <Money amount={bill.AMOUNT} />
              </dd>
            </div>
            <div>
              <dt className="small">
                <Label k={bill.PAID_AT ? 'fees:cart.paidAt' : 'fees:cart.validUntil'} stacked />
              </dt>
              <dd className="row wrap gap-8 strong">
                {bill.PAID_AT ? (
                  <LegalTime at={bill.PAID_AT} />
                ) : isOpen ? (
                  <span className="left inline-row gap-8 text-warning">
                    <Icon name="clock" size={24} />
                    <Countdown until={bill.VALID_UNTIL} onOver={onOver} />
                  </span>
                ) : (
                  <LegalTime at={bill.VALID_UNTIL} />
                )}
              </dd>
              {isOpen && (
                <dd className={clsx(paymentsStyles.untilDay, 'row wrap gap-8 muted')}>
                  <LegalTime at={bill.VALID_UNTIL} />
                </dd>
              )}
            </div>
          </dl>
          <div className="row wrap gap-12" role="status">
            <Chip tone={tone} icon={icon}>
              {say(`fees:cart.state.${bill.STATUS}`)}
            </Chip>
            {bill.NTPN && (
              <span className="small">
                <bdi dir="ltr" className="mono">
                  NTPN {bill.NTPN}
                </bdi>
              </span>
            )}
          </div>
        </div>
        {isOpen && (
          <div className={cartStyles.jointQr}>
            <QrPicture text={bill.BILLING_CODE} label={say('result:qr', { code: bill.BILLING_CODE })} />
          </div>
        )}
      </div>
      {(bill.STATUS === 'EXPIRED' || bill.STATUS === 'VOID' || bill.STATUS === 'REPLACED') && (
        <Note tone="warn">{say(`fees:cart.state.${bill.STATUS}.means`)}</Note>
      )}
      {isOpen && (
        <div className={cartStyles.jointDate}>
          <FilingDateNote stage="open" validUntil={bill.VALID_UNTIL} />
        </div>
      )}
      <Parts bill={bill} />
    </section>
  )
}

function Parts({ bill }: { bill: JointBill }) {
  const { say } = useWords('fees')
  return (
    <table className="rows">
      <caption className="sr">{say('fees:cart.parts')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <Label k="fees:cart.part" stacked />
          </th>
          <th scope="col">
            <Label k="fees:cart.number" stacked />
          </th>
          <th scope="col" className="at-end">
            <Label k="fees:cart.amount" stacked />
          </th>
        </tr>
      </thead>
      <tbody>
        {bill.PARTS.map((part) => (
          <tr key={part.SUBMISSION_NBR}>
            <td className="leads">
              <PageLink
                to="/customer-screen/payments/$patentId"
                params={{ patentId: part.PATENT_ID ?? part.SUBMISSION_NBR }}
              >
                <bdi>{part.TITLE}</bdi>
              </PageLink>
              {part.REFERENCE && (
                <span className="next">
                  <bdi>{part.REFERENCE}</bdi>
                </span>
              )}
            </td>
            <td>
              <Code value={part.PATENT_ID ?? part.SUBMISSION_NBR} />
            </td>
            <td className="at-end">
              <Money amount={part.AMOUNT} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
