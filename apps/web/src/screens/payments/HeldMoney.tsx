import type { Payment, PaymentNotice } from '@saki/contracts/payments'
import { formatRupiah } from '@saki/domain/money/rupiah'
import { legalClockText, legalDateText } from '@saki/texts/dates'

import { Note } from '../../ui/Note.tsx'
import { useWords } from '../../ui/useWords.ts'

const tones = { CHECKING: 'warn', ACCEPTED: 'good', REST: 'warn', REFUND: 'info' } as const

/** Payments that settled no bill automatically: the applicant sees that they arrived and what happens with them. */
export function HeldMoney({ bills }: { bills: readonly Payment[] }) {
  const seen = new Map(
    bills.flatMap((bill) => bill.NOTICES).map((notice) => [`${notice.NTPN} ${notice.PAID_AT}`, notice]),
  )
  return [...seen].map(([key, notice]) => <Held key={key} notice={notice} />)
}

function Held({ notice }: { notice: PaymentNotice }) {
  const { say, language } = useWords('office')
  const { STATE, WHY, REASON, REST_AMOUNT, REFUND_AMOUNT } = notice
  const values = {
    paid: formatRupiah(notice.AMOUNT),
    ntpn: notice.NTPN,
    when: `${legalDateText(notice.PAID_AT, language)}, ${legalClockText(notice.PAID_AT)}`,
    rest: formatRupiah(REST_AMOUNT),
    refund: formatRupiah(REFUND_AMOUNT),
  }
  return (
    <Note tone={tones[STATE]} role="status">
      <b>{say('office:held.came', values)}</b> {STATE === 'CHECKING' && `${say(`office:held.why.${WHY}`)} `}
      {say(`office:held.${STATE}`, values)}
      {STATE === 'ACCEPTED' && REFUND_AMOUNT > 0 && ` ${say('office:held.excess', values)}`}
      {REASON && (
        <span className="next">
          {say('office:held.note')} <bdi>{REASON}</bdi>
        </span>
      )}
    </Note>
  )
}
