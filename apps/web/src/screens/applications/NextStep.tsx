import { clsx } from 'clsx'
import type { CaseRow } from '@saki/contracts/caseRow'
import { formatRupiah } from '@saki/domain/money/rupiah'

import { useLetterToAnswer } from '../../cases/useLetterToAnswer.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useWords } from '../../ui/useWords.ts'
import { nextWords } from './nextWords.ts'
import styles from './applications.module.css'

/** One line: the act that is the reader's turn, linked to the page where it is done, and a link to its reason and law. Else who is at work. */
export function NextStep({ row }: { row: CaseRow }) {
  const { say } = useWords('applications')
  const letter = useLetterToAnswer(row.PATENT_ID, row.GROUP === 'action')
  const patentId = row.PATENT_ID ?? row.SUBMISSION_NBR
  const words = say(nextWords(row), { amount: formatRupiah(row.AMOUNT_OUTSTANDING) })
  const isMine = row.TURN === 'YOU'
  const pays = row.NEXT_STEP_CODE === 'pay' || row.NEXT_STEP_CODE === 'reissue'
  return (
    <span className={clsx('next', styles.oneLine)}>
      {isMine && pays ? (
        <PageLink to="/customer-screen/payments/$patentId" params={{ patentId }} className={styles.mine}>
          {words}
        </PageLink>
      ) : isMine && letter ? (
        <PageLink to="/jawaban/$procid" params={{ procid: letter }} className={styles.mine}>
          {words}
        </PageLink>
      ) : (
        <span className={isMine ? styles.mine : ''}>{words}</span>
      )}
      {isMine && (
        <PageLink
          to="/table-list/patents/workflow/$patentId"
          params={{ patentId }}
          className={styles.why}
          aria-label={say('applications:why.of', { title: row.TITLE })}
        >
          {say('applications:why')}
        </PageLink>
      )}
    </span>
  )
}
