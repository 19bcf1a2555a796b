import { clsx } from 'clsx'
import type { OfficeCase } from '@saki/contracts/desk'
import type { TextKey } from '@saki/texts'
import type { ReactNode } from 'react'

import { Label } from '../../../ui/Label.tsx'
import { LegalDateText } from '../../../ui/LegalTime.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { CaseChecks } from '../CaseChecks.tsx'
import styles from '../desk.module.css'

const payers = new Map<string, TextKey>([
  ['UMUM', 'filing:payerCategory.UMUM'],
  ['UMK', 'filing:payerCategory.UMK'],
  ['PENDIDIKAN', 'filing:payerCategory.PENDIDIKAN'],
])

/** Facts of the case and its automatic checks. */
export function CaseSummary({ found }: { found: OfficeCase }) {
  const { say } = useWords('desk', 'filing')
  const payer = payers.get(found.PAYER_CATEGORY)
  const facts: [TextKey, ReactNode, boolean][] = [
    ['desk:fact.submission', <bdi key="s">{found.SUBMISSION_NBR}</bdi>, true],
    ['desk:fact.reference', found.REFERENCE, found.REFERENCE !== ''],
    ['desk:fact.payer', payer ? <Label key="c" k={payer} /> : found.PAYER_CATEGORY, true],
    ['desk:fact.since', <LegalDateText key="d" date={found.STATUS_DATE} />, true],
    ['desk:fact.publication', <LegalDateText key="p" date={found.PUBLICATION_DATE} />, found.PUBLICATION_DATE !== null],
    ['desk:fact.registration', <bdi key="r">{found.REGISTRATION_NBR}</bdi>, found.REGISTRATION_NBR !== null],
    [
      'desk:fact.registered',
      <LegalDateText key="g" date={found.REGISTRATION_DATE} />,
      found.REGISTRATION_DATE !== null,
    ],
    ['desk:fact.expires', <LegalDateText key="e" date={found.EXPIRATION_DATE} />, found.EXPIRATION_DATE !== null],
  ]
  return (
    <>
      <CaseChecks found={found} />
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
