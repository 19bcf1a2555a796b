import { clsx } from 'clsx'
import type { CaseRow } from '@saki/contracts/caseRow'
import { formatRupiah } from '@saki/domain/money/rupiah'
import type { ReactNode } from 'react'

import { useLetterToAnswer } from '../../cases/useLetterToAnswer.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useWords } from '../../ui/useWords.ts'
import { actPlace, type ActPlace } from './actPlace.ts'
import { nextWords } from './nextWords.ts'
import styles from './applications.module.css'

interface NextStepProps {
  row: CaseRow
  /** Whether it has the nearest deadline of the page, whose button is the main one. */
  isFirst: boolean
}

/** The act that is the reader's turn as a button to where it is done, and a link to reason and law. Else who is at work, or what may be done already. */
export function NextStep({ row, isFirst }: NextStepProps) {
  const { say } = useWords('applications')
  const { letter } = useLetterToAnswer(row.PATENT_ID, row.GROUP === 'action')
  const key = nextWords(row)
  const words = say(key, { amount: formatRupiah(row.AMOUNT_OUTSTANDING) })
  const place = actPlace(row, letter)
  if (row.TURN !== 'YOU')
    return key === 'applications:act.annuity' ? (
      <ActLink place={place}>{words}</ActLink>
    ) : (
      <span className="muted">{words}</span>
    )
  return (
    <span className={clsx(styles.next, 'row gap-10')}>
      <ActLink place={place} className={clsx('button compact', isFirst && 'primary')}>
        {words}
      </ActLink>
      <PageLink
        to="/table-list/patents/workflow/$patentId"
        params={{ patentId: row.PATENT_ID ?? row.SUBMISSION_NBR }}
        aria-label={say('applications:why.of', { title: row.TITLE })}
      >
        {say('applications:why')}
      </PageLink>
    </span>
  )
}

/** A link to any of the places: each page has its own type of address. */
function ActLink({ place, ...rest }: { place: ActPlace; className?: string; children: ReactNode }) {
  if (place.to === '/customer-screen/payments/$patentId') return <PageLink {...place} {...rest} />
  if (place.to === '/jawaban/$procid') return <PageLink {...place} {...rest} />
  if (place.to === '/table-list/patents/workflow/$patentId') return <PageLink {...place} {...rest} />
  return <PageLink {...place} {...rest} />
}
