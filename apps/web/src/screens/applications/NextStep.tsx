import { clsx } from 'clsx'
import type { CaseRow } from '@saki/contracts/caseRow'
import { formatRupiah } from '@saki/domain/money/rupiah'

import { dueTone } from '../../cases/standing.ts'
import { useLetterToAnswer } from '../../cases/useLetterToAnswer.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useWords } from '../../ui/useWords.ts'
import { nextWords } from './nextWords.ts'
import styles from './applications.module.css'

/** The act that is the reader's turn as a button to where it is done, the main one for seven days before its deadline, and a link to reason and law. Else who is at work. */
export function NextStep({ row }: { row: CaseRow }) {
  const { say } = useWords('applications')
  const letter = useLetterToAnswer(row.PATENT_ID, row.GROUP === 'action')
  const patentId = row.PATENT_ID ?? row.SUBMISSION_NBR
  const words = say(nextWords(row), { amount: formatRupiah(row.AMOUNT_OUTSTANDING) })
  if (row.TURN !== 'YOU') return <span className="muted">{words}</span>
  const pays = row.NEXT_STEP_CODE === 'pay' || row.NEXT_STEP_CODE === 'reissue'
  const isPressing = row.DAYS_LEFT !== null && dueTone(row.DAYS_LEFT, true) === 'red'
  const look = clsx('btn s', isPressing && 'pri')
  return (
    <span className={clsx(styles.next, 'row gap-10')}>
      {pays ? (
        <PageLink to="/customer-screen/payments/$patentId" params={{ patentId }} className={look}>
          {words}
        </PageLink>
      ) : letter ? (
        <PageLink to="/jawaban/$procid" params={{ procid: letter }} className={look}>
          {words}
        </PageLink>
      ) : (
        <b>{words}</b>
      )}
      <PageLink
        to="/table-list/patents/workflow/$patentId"
        params={{ patentId }}
        aria-label={say('applications:why.of', { title: row.TITLE })}
      >
        {say('applications:why')}
      </PageLink>
    </span>
  )
}
