import { clsx } from 'clsx'
import type { AnswerForm } from '@saki/contracts/answers'

import { useCall } from '../../lib/queries.ts'
import { openPopUp } from '../../lib/popUp.ts'
import { Button } from '../../ui/Button.tsx'
import { Label } from '../../ui/Label.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useWords } from '../../ui/useWords.ts'
import { PaperPane } from '../../viewer/PaperPane.tsx'
import { LetterPoints } from './LetterPoints.tsx'
import { procidOf } from './answerKind.ts'
import styles from './answer.module.css'

/** The letter as PDF beside the form, or its text when there is no PDF. */
export function LetterSide({ form }: { form: AnswerForm }) {
  const { say } = useWords('answers')
  const id = procidOf(form)
  const { data, error, refetch } = useCall(
    'getDocumentFacts',
    { params: { id } },
    { enabled: form.IND_PAPER === 'Y', staleTime: 60_000, retry: 1 },
  )
  const isShown = form.IND_PAPER === 'Y' && !error
  return (
    <section className={clsx(styles.letter, 'noprint stack gap-0')} aria-label={say('answers:letter')}>
      <div className={clsx(styles.letterHead, 'pad-8-16 row gap-12 surface hairline-below')}>
        <b>
          <Label k="answers:letter" />
        </b>
        <span className="grow" />
        {isShown && (
          <Button look="act" icon="eye" onClick={() => openPopUp(`/viewer/pdf/${id}`)}>
            <Label k="answers:letter.open" />
          </Button>
        )}
      </div>
      <div className={clsx(styles.paper, 'notablet scrolls shrinks-down well')}>
        {isShown && data && <PaperPane paper={data} onRetry={() => void refetch()} />}
        {isShown && !data && <Skeleton lines={8} />}
        {!isShown && (
          <div className="pad stack">
            <p className="hint">{say('answers:letter.missing')}</p>
            <LetterPoints form={form} />
          </div>
        )}
      </div>
    </section>
  )
}
