import { clsx } from 'clsx'
import { legalDateOf, daysBetween } from '@saki/domain/dates/legalDate'
import { timeLeft } from '@saki/domain/dates/timeLeft'
import { spanText } from '@saki/texts/spans'

import { officeNow } from '../../../ui/clock.ts'
import { Label } from '../../../ui/Label.tsx'
import { LegalDateText } from '../../../ui/LegalTime.tsx'
import { useWords } from '../../../ui/useWords.ts'
import type { CaseOnPage } from './caseAccess.ts'
import styles from './case.module.css'
import factStyles from '../../../caseFacts/facts.module.css'

/** How much of the protection has passed: from the filing to the last day, with today marked. Nothing before the registration. */
export function ProtectionBar({ theCase }: { theCase: CaseOnPage }) {
  const { say, language } = useWords('casePage')
  const { FILING_DATE: from, EXPIRATION_DATE: until, REGISTRATION_DATE: registered } = theCase
  if (!from || !until || !registered)
    return (
      <p className="muted">
        {say(theCase.GROUP === 'done' ? 'casePage:protection.never' : 'casePage:protection.none')}
      </p>
    )
  const today = legalDateOf(new Date(officeNow()))
  const total = Math.max(1, daysBetween(from, until))
  const share = Math.min(100, Math.max(0, (100 * daysBetween(from, today)) / total))
  return (
    <section className={factStyles.part} aria-labelledby="protection">
      <h3 id="protection">
        <Label k="casePage:protection" />
      </h3>
      <div
        className={clsx(styles.bar, 'clipped well')}
        role="img"
        aria-label={say('casePage:protection.share', { percent: Math.round(share) })}
      >
        <i className="block" style={{ inlineSize: `${share}%` }} />
      </div>
      <p className="row between gap-16 small">
        <span>
          <LegalDateText date={from} />
        </span>
        <b>
          {until < today
            ? say('casePage:protection.over')
            : say('casePage:protection.left', { time: spanText(timeLeft(today, until), language) })}
        </b>
        <span>
          <LegalDateText date={until} />
        </span>
      </p>
    </section>
  )
}
