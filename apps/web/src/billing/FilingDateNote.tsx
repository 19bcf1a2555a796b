import { clsx } from 'clsx'
import type { PaymentHours } from '@saki/domain/billing/paymentHours'
import { validUntil as endOfCode } from '@saki/domain/billing/validity'
import { legalClockText, legalDateText } from '@saki/texts/dates'

import { legalGroundText } from '../cases/legalGround.ts'
import { useCall } from '../lib/queries.ts'
import { useNow } from '../ui/clock.ts'
import { Icon } from '../ui/icons/Icon.tsx'
import { Label } from '../ui/Label.tsx'
import { useWords } from '../ui/useWords.ts'
import { dateLines, type BillStage, type DateLine } from './dateLines.ts'
import styles from './filingDate.module.css'

const KEPT_FOR = 600_000
/** Permenkum 41/2025 art. 7: wrong, double and excess payments and payments due to system errors are refunded; other fees are not. */
const REFUNDS = 'Permenkum 41/2025 art. 7'

interface FilingDateNoteProps {
  stage: BillStage
  /** Article that sets the filing date of this right, as the workflow cites it; omitted for bills of several rights. */
  ground?: string | undefined
  validUntil?: string | undefined
}

/** Says that the filing date is the day of payment and until when to pay; hours, expired codes and refunds on demand. */
export function FilingDateNote({ stage, ground, validUntil }: FilingDateNoteProps) {
  const { say } = useWords('result')
  const hours = usePaymentHours()
  const now = useMinute()
  const until = validUntil ? new Date(validUntil) : endOfCode(now)
  const [first, ...rest] = dateLines({ stage, hours, now, validUntil: until })
  const urgent = rest.filter(({ until, from }) => until ?? from)
  const others = rest.filter((line) => !urgent.includes(line))
  const sentence = useSentence()
  return (
    <aside
      className={clsx(styles.note, 'pad-16-20 grid gap-12 rounded-card')}
      aria-label={say('result:date.title')}
      data-testid="filing-date-note"
    >
      <Icon name="calendar-fee" size={24} className="text-link" />
      <div>
        <h2 className="below-4 normal-size">
          <Label k="result:date.title" />
        </h2>
        <p className="sm">
          {first && sentence(first)}{' '}
          {ground && (
            <span className="muted">
              {say('result:date.ground', { ground: `\u2068${legalGroundText(ground)}\u2069` })}
            </span>
          )}
        </p>
        {urgent.map((line) => (
          <p key={line.key} className="now sm strong above-4">
            {sentence(line)}
          </p>
        ))}
        {others.length > 0 && (
          <details className="sm above-4">
            <summary>{say('result:date.more')}</summary>
            <ul className="grid gap-4 above-6">
              {others.map((line) => (
                <li key={line.key}>{sentence(line)}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </aside>
  )
}

/** The server's time rounded to whole minutes, so that the note does not redraw every second. */
function useMinute(): Date {
  const now = useNow().getTime()
  return new Date(now - (now % 60_000))
}

function useSentence(): (line: DateLine) => string {
  const { say, language } = useWords('result')
  return ({ key, until, from, date, values }) =>
    say(key, {
      ...values,
      ...(until && { until: legalClockText(until) }),
      ...(from && { from: legalClockText(from) }),
      ...(date && { date: `\u2068${legalDateText(date, language)}\u2069` }),
      ...(key === 'result:date.refund' && { ground: legalGroundText(REFUNDS) }),
    })
}

function usePaymentHours(): PaymentHours | undefined {
  const { data } = useCall('getPaymentHours', {}, { staleTime: KEPT_FOR })
  if (!data) return undefined
  const { CLOSED_FROM: from, CLOSED_TO: to, COUNTER_UNTIL } = data
  return { closed: from && to ? { from, to } : undefined, counterUntil: COUNTER_UNTIL ?? undefined }
}
