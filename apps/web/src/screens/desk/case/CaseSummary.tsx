import { clsx } from 'clsx'
import type { OfficeCase } from '@saki/contracts/desk'
import type { TextKey } from '@saki/texts'
import type { ReactNode } from 'react'

import { Label } from '../../../ui/Label.tsx'
import { LegalDateText } from '../../../ui/LegalTime.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { CaseChecks } from '../CaseChecks.tsx'
import { Bibliography } from './Bibliography.tsx'
import { CaseTimeline } from './CaseTimeline.tsx'
import styles from '../desk.module.css'

const payers = new Map<string, TextKey>([
  ['UMUM', 'filing:payerCategory.UMUM'],
  ['UMK', 'filing:payerCategory.UMK'],
  ['PENDIDIKAN', 'filing:payerCategory.PENDIDIKAN'],
])

/** The bibliography of the case, its automatic checks, and what belongs to the filing only. */
export function CaseSummary({
  found,
  withoutBibliography = false,
}: {
  found: OfficeCase
  withoutBibliography?: boolean
}) {
  const { say } = useWords('desk', 'filing')
  const payer = payers.get(found.PAYER_CATEGORY)
  const facts: [TextKey, ReactNode, boolean][] = [
    ['desk:fact.submission', <bdi key="s">{found.SUBMISSION_NBR}</bdi>, true],
    ['desk:fact.reference', found.REFERENCE, found.REFERENCE !== ''],
    ['desk:fact.payer', payer ? <Label key="c" k={payer} /> : found.PAYER_CATEGORY, true],
    ['desk:fact.since', <LegalDateText key="d" date={found.STATUS_DATE} />, true],
  ]
  return (
    <>
      {!withoutBibliography && <Bibliography found={found} />}
      <CaseTimeline found={found} />
      <div className="hairline-above">
        <CaseChecks found={found} />
      </div>
      <dl className={clsx(styles.facts, 'grid inset-16 small')}>
        {facts.map(
          ([key, value, shown]) =>
            shown && (
              <div key={key}>
                <dt>{say(key)}</dt>
                <dd dir={key === 'desk:fact.payer' ? undefined : 'auto'}>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  )
}
