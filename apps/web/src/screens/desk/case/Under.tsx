import { clsx } from 'clsx'
import type { OfficeCase } from '@saki/contracts/desk'

import { PageLink } from '../../../lib/PageLink.tsx'
import { useCall } from '../../../lib/queries.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { Label } from '../../../ui/Label.tsx'
import { LegalDateText } from '../../../ui/LegalTime.tsx'
import { TwoNames } from '../../../ui/TwoNames.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { AnswerReview } from '../../../checklist/AnswerReview.tsx'
import type { Formality } from '../../../checklist/useFormality.ts'
import styles from '../desk.module.css'

type Child = OfficeCase['CHILDREN'][number]
const icons = { LETTER: 'mail', REPLY: 'reply', REQUEST: 'file-add', OTHER: 'branch' } as const

/** Answers point by point, and all processes under the case: letters with whether they are open, and answers. */
export function Under({ found, formality }: { found: OfficeCase; formality: Formality }) {
  const { say } = useWords('desk', 'deskCase')
  const hasReply = found.CHILDREN.some(({ KIND }) => KIND === 'REPLY')
  const answers = useCall('getAnswers', { query: { patentId: found.PATENT_ID } }, { enabled: hasReply }).data ?? []
  if (found.CHILDREN.length === 0) return <EmptyState>{say('deskCase:under.none')}</EmptyState>
  return (
    <>
      {answers.map((answer) => (
        <div className="inset-16" key={`${answer.PROC_TYP}-${answer.PROC_NBR}`}>
          <AnswerReview answer={answer} formality={formality} />
        </div>
      ))}
      <ul className="hairlines">
        {found.CHILDREN.toReversed().map((child) => (
          <Row key={`${child.PROC_TYP}-${child.PROC_NBR}`} child={child} />
        ))}
      </ul>
    </>
  )
}

function Row({ child }: { child: Child }) {
  const { say } = useWords('desk', 'deskCase')
  return (
    <li className="inset-12 flex align-start gap-12">
      <Icon name={icons[child.KIND]} />
      <div className="grid grow break-anywhere">
        <b>{child.NAME ? <TwoNames name={child.NAME} own={child.CAPTION} /> : say(`deskCase:under.${child.KIND}`)}</b>
        <p className="hint">
          <Label k={`deskCase:under.${child.KIND}`} />{' '}
          <bdi className="mono">{`${child.PROC_TYP}-${child.PROC_NBR}`}</bdi>
        </p>
        {child.KIND === 'REQUEST' && (
          <PageLink to="/petugas" search={{ view: 'requests', case: `${child.PROC_TYP}-${child.PROC_NBR}` }}>
            <Label k="deskCase:under.open" />
          </PageLink>
        )}
        {child.IND_HOLDS === 'Y' && <p className="text-warning">{say('deskCase:under.waits')}</p>}
      </div>
      <div className={clsx(styles.standing, 'grid small')}>
        <TwoNames name={child.STATUS_NAME} own={child.STATUS_CAPTION} stacked />
        <span className="hint">
          <LegalDateText date={child.STATUS_DATE} />
        </span>
      </div>
    </li>
  )
}
