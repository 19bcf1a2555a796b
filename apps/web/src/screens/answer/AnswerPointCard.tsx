import { clsx } from 'clsx'
import type { AnswerPoint } from '@saki/contracts/answers'

import type { ReactNode } from 'react'

import { legalGroundText } from '../../cases/legalGround.ts'
import { CourtesyText } from '../../checklist/CourtesyText.tsx'
import type { FileUploads } from '../../uploads/useFileUploads.ts'
import { Chip } from '../../ui/Chip.tsx'
import { Label } from '../../ui/Label.tsx'
import { TextArea } from '../../ui/TextField.tsx'
import { useWords } from '../../ui/useWords.ts'
import { isPointAnswered, pointName, TEXT_LIMIT } from './answerState.ts'
import { PointUpload } from './PointUpload.tsx'
import styles from './answer.module.css'

/** Two sides beside each other where there is room. */
const COLUMNS = 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))'

interface AnswerPointCardProps {
  point: AnswerPoint
  number: number
  slot: string
  uploading: FileUploads
  error: string | undefined
  /** Another tab edits the answer. */
  readOnly: boolean
  /** What the other side says on this point, at the start of the answer; then the head does not repeat it. */
  beside?: ReactNode
  /** Fields of the files that are exhibits. */
  exhibits: ReactNode
  onWrite: (text: string) => void
  onFilesChanged: () => void
}

/** One point of the letter: what it asks for, the files filed before, the new files, and the reply. */
export function AnswerPointCard({
  point,
  number,
  slot,
  uploading,
  error,
  readOnly,
  beside,
  exhibits,
  onWrite,
  onFilesChanged,
}: AnswerPointCardProps) {
  const { say } = useWords('answers')
  const tag = pointName(point)
  const asksForFile = point.SPECDOC_TYP !== null
  const ground = legalGroundText(point.GROUND)
  const hasFile = point.FILES.length > 0
  return (
    <section className="card" aria-labelledby={`${tag}-title`}>
      <div className={clsx(styles.pointHead, 'flex wrap align-start gap-12 hairline-below')}>
        <span className={clsx(styles.number, 'centered fixed round strong')} aria-hidden="true">
          {number}
        </span>
        <div className="grow">
          <h2 className="large" id={`${tag}-title`}>
            <span dir="auto">{point.TITLE}</span> {point.CAPTION && <span className="caption">{point.CAPTION}</span>}
          </h2>
          {!beside && point.TEXT && <p dir="auto">{point.TEXT}</p>}
          <CourtesyText courtesy={point.COURTESY} />
          {!beside && ground && <span className="hint">{say('answers:point.ground', { ground })}</span>}
        </div>
        {isPointAnswered(point) ? (
          <Chip tone="green" icon="check">
            <Label k="answers:point.answered" />
          </Chip>
        ) : (
          <Chip tone="amber" icon="clock">
            <Label k="answers:point.open" />
          </Chip>
        )}
      </div>
      <div
        className={clsx(styles.pointBody, 'grid gap-24')}
        style={beside ? { gridTemplateColumns: COLUMNS } : undefined}
      >
        {beside}
        <div className="grid gap-16 shrinks">
          {!readOnly && (
            <PointUpload
              point={point}
              number={number}
              slot={slot}
              uploading={uploading}
              onFilesChanged={onFilesChanged}
            />
          )}
          {exhibits}
          <TextArea
            id={`${tag}-text`}
            label={
              <Label k={asksForFile ? (hasFile ? 'answers:explanation' : 'answers:reason') : 'answers:answer.text'} />
            }
            optional={hasFile}
            hint={hasFile ? undefined : say(asksForFile ? 'answers:reason.hint' : 'answers:answer.hint')}
            rows={3}
            limit={TEXT_LIMIT}
            maxLength={TEXT_LIMIT}
            locked={readOnly ? say('answers:tab.reading') : undefined}
            error={error}
            value={point.ANSWER_TEXT}
            onChange={onWrite}
          />
        </div>
      </div>
    </section>
  )
}
