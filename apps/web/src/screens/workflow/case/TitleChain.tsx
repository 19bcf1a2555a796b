import { clsx } from 'clsx'
import { useState } from 'react'

import type { Answer } from '../../../lib/ask.ts'
import { useCall } from '../../../lib/queries.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { Label } from '../../../ui/Label.tsx'
import { LegalDateText } from '../../../ui/LegalTime.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Pager } from '../../../ui/Pager.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { legalDateText } from '@saki/texts/dates'
import { Loaded } from '../../../caseFacts/Loaded.tsx'
import styles from './case.module.css'

type Step = Answer<'getViewAssignment'>['data'][number]
const SIZE = 25

const hows = ['SALE', 'GIFT', 'INHERITANCE', 'WILL', 'WAQF', 'MERGER', 'OTHER'] as const

/** Who owned a case from when, with gaps in the chain told. */
export function TitleChain({ number, from, to }: { number: string; from?: string; to?: string }) {
  const { say } = useWords('casePage')
  const [page, setPage] = useState(1)
  const asked = useCall('getViewAssignment', {
    query: { PATENT_ID: number, page, size: SIZE, ...(from && { DATE_FROM: from }), ...(to && { DATE_TO: to }) },
  })
  return (
    <Loaded asked={asked} isEmpty={({ total }) => total === 0} empty={say('casePage:title.none')}>
      {({ data, total }) => (
        <>
          <ol className={clsx(styles.chain, 'inset-16 grid gap-12')}>
            {data.map((step) => (
              <li key={`${step.RECORDAL_DATE} ${step.KIND} ${step.NEW_OWNERS}`} className="grid gap-12">
                <StepOfTitle step={step} />
              </li>
            ))}
          </ol>
          {total === 1 && <p className="inset-16 muted small">{say('casePage:title.unchanged')}</p>}
          {total > SIZE && <Pager page={page} size={SIZE} total={total} onPage={setPage} />}
        </>
      )}
    </Loaded>
  )
}

function StepOfTitle({ step }: { step: Step }) {
  const { say, language } = useWords('casePage')
  const { GAP, KIND, HOW, OLD_OWNERS, NEW_OWNERS, RECORDAL_DATE, DOC_NUMBER } = step
  const how = hows.find((one) => one === HOW)
  return (
    <>
      {GAP && (
        <Note tone="warn">
          {say('casePage:title.gap', { from: legalDateText(GAP.FROM, language), to: legalDateText(GAP.TO, language) })}
        </Note>
      )}
      <div className={clsx(styles.step, 'grid gap-16 row-gap-4')}>
        <LegalDateText date={RECORDAL_DATE} />
        <div>
          <b className="block break-anywhere">
            {OLD_OWNERS && (
              <>
                <bdi className="regular muted">{OLD_OWNERS}</bdi> <Icon name="chevron-next" size={16} />{' '}
              </>
            )}
            <bdi>{NEW_OWNERS}</bdi>
          </b>
          <p className="small muted">
            <Label k={`casePage:title.${KIND}`} />
            {how && <>: {say(`casePage:how.${how}`)}</>}
            {DOC_NUMBER && (
              <>
                {' · '}
                <bdi dir="ltr" className="mono">
                  {DOC_NUMBER}
                </bdi>
              </>
            )}
          </p>
        </div>
      </div>
    </>
  )
}
