import { clsx } from 'clsx'
import type { AnswerForm, AnswerPoint } from '@saki/contracts/answers'
import type { Dispute } from '@saki/contracts/disputes'
import { isExhibitNamed } from '@saki/domain/requests/opposition'
import { Suspense, useState } from 'react'

import { useGoTo } from '../../lib/pageAddress.ts'
import { canKeepBoth } from '../../autosave/chooseVersion.ts'
import { ConflictChoice } from '../../autosave/ConflictChoice.tsx'
import { OtherTabNote } from '../../autosave/OtherTabNote.tsx'
import { useUser } from '../../lib/session.ts'
import { useFileUploads } from '../../uploads/useFileUploads.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Label } from '../../ui/Label.tsx'
import { Page } from '../../ui/Page.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StickyBar } from '../../ui/StickyBar.tsx'
import { useWords } from '../../ui/useWords.ts'
import { latePart } from '../../ui/latePart.tsx'
import { AnswerPointCard } from './AnswerPointCard.tsx'
import { AnswerCaseLine, DueLine } from './AnswerHead.tsx'
import { exhibitField, hasAnswer, isPointAnswered, pointsWithTexts, pointName, TEXT_LIMIT } from './answerState.ts'
import { CheckDialog } from './CheckDialog.tsx'
import { CoverLetter } from './CoverLetter.tsx'
import { useDisputesOf } from './disputesOf.ts'
import { LetterSide } from './LetterSide.tsx'
import { pointOfPath, procidOf } from './answerKind.ts'
import { useAnswer } from './useAnswer.ts'
import { useSendAnswer } from './useSend.ts'
import styles from './answer.module.css'

const OpposedCase = latePart(async () => (await import('./OpposedCase.tsx')).OpposedCase)
const CounterExhibits = latePart(async () => (await import('./CounterExhibits.tsx')).CounterExhibits)
const OpposedPoint = latePart(async () => (await import('./OpposedPoint.tsx')).OpposedPoint)

/** The letter beside its answer: files and text for every point, and a summary to confirm before it is sent. */
export function AnswerWorkspace({ form, onFilesChanged }: { form: AnswerForm; onFilesChanged: () => void }) {
  const { say } = useWords('answers', 'core', 'uploads', 'requests')
  const disputes = useDisputesOf(form)
  // An opposition stands beside the answer, ground by ground; other letters stand beside the whole form.
  const isDispute = disputes.size > 0
  const goTo = useGoTo()
  const answer = useAnswer(form, useUser()?.USER_ID ?? 0)
  const points = pointsWithTexts(form, answer.texts)
  const uploading = useFileUploads({
    draft: { tempId: answer.tempId, files: points.flatMap(({ FILES }) => FILES) },
    localName: `answer ${procidOf(form)}`,
    ensureOnServer: () => answer.ensureSaved().then(({ tempId }) => tempId),
    onFilesChanged,
  })
  const sending = useSendAnswer(form, answer, (tempId) => uploading.queue.forgetDraft(tempId))
  const [attempt, setAttempt] = useState(0)
  const [isChecking, setChecking] = useState(false)
  const unanswered = points.filter((point) => !isPointAnswered(point))
  const there = points.length - unanswered.length
  const faults = attempt === 0 ? [] : unanswered
  const check = () => {
    setAttempt((before) => before + 1)
    if (unanswered.length === 0) setChecking(true)
  }
  const leave = async () => {
    if (!answer.isElsewhere) await answer.ensureSaved().catch(() => undefined)
    await goTo({ to: '/user-docx/tp/tdkberbayar' })
  }
  return (
    <div className={isDispute ? undefined : clsx(styles.answer, 'grid one-column-on-tablets align-start')}>
      {!isDispute && <LetterSide form={form} />}
      <div className={isDispute ? undefined : clsx(styles.form, 'shrinks')}>
        <Page
          title={`answers:title.${form.KIND}`}
          above={<AnswerCaseLine form={form} answer={answer} />}
          failed={faults.length > 0}
        >
          <DueLine form={form} />
          {answer.isElsewhere && (
            <OtherTabNote onTakeOver={answer.takeOver}>{say('answers:tab.elsewhere')}</OtherTabNote>
          )}
          {answer.status === 'conflict' && (
            <ConflictChoice
              title={say('answers:stale.title')}
              text={say('answers:stale.text')}
              lines={answer.differences.map((difference) => {
                const { path, mine, theirs } = difference
                const point = pointOfPath(form, path)
                return {
                  path,
                  name: point?.CAPTION || point?.TITLE || '',
                  mine: String(mine),
                  theirs: String(theirs),
                  both: canKeepBoth(difference, TEXT_LIMIT) ? say('drafts:conflict.both.lines') : undefined,
                }
              })}
              onSettle={answer.settle}
            />
          )}
          <ErrorSummary
            attempt={attempt}
            faults={faults.map((point) => ({
              field: firstFault(point),
              message: `${say(hasAnswer(point) ? 'answers:exhibits.incomplete' : 'answers:incomplete')}: ${point.CAPTION || point.TITLE}`,
            }))}
          />
          <div className="stack">
            {[...disputes.values()].map((dispute) => (
              <Suspense key={dispute.SUBMISSION_NBR} fallback={<Skeleton lines={4} />}>
                <OpposedCase dispute={dispute} letter={form} />
              </Suspense>
            ))}
            {points.map((point, at) => (
              <AnswerPointCard
                key={pointName(point)}
                point={point}
                number={at + 1}
                slot={point.SPECDOC_TYP ?? form.FILE_SLOT}
                uploading={uploading}
                error={faults.includes(point) && !hasAnswer(point) ? say('answers:incomplete') : undefined}
                readOnly={answer.isReadOnly}
                beside={besideOf(point, disputes)}
                exhibits={
                  point.EXHIBITS.length > 0 && (
                    <Suspense fallback={<Skeleton lines={4} />}>
                      <CounterExhibits
                        point={point}
                        from={firstExhibit(points, at)}
                        fieldOf={(docId, name) => exhibitField(point, docId, name)}
                        isMissingShown={faults.includes(point)}
                        readOnly={answer.isReadOnly}
                        onWrite={answer.write}
                      />
                    </Suspense>
                  )
                }
                onWrite={(text) => answer.write(pointName(point), text)}
                onFilesChanged={onFilesChanged}
              />
            ))}
            <CoverLetter form={form} points={points} />
          </div>
        </Page>
        {isChecking && (
          <CheckDialog
            form={form}
            points={points}
            unsent={uploading.uploads.some(({ state }) => state !== 'stored' && state !== 'refused')}
            sending={sending}
            onClose={() => setChecking(false)}
          />
        )}
      </div>
      <div className={isDispute ? undefined : clsx(styles.bar, 'noprint full-row')}>
        <StickyBar
          end={
            <span className="sm">
              <b>{say('answers:progress', { there, all: points.length })}</b> {say('answers:progress.more')}
            </span>
          }
        >
          <Button
            look="primary"
            icon="send"
            blocked={answer.isElsewhere ? say('answers:tab.elsewhere') : undefined}
            onClick={check}
          >
            <Label k="answers:send" />
          </Button>
          <Button onClick={() => void leave()}>
            <Label k="answers:saveLeave" />
          </Button>
        </StickyBar>
      </div>
    </div>
  )
}

/** Number of the first exhibit of a point, in the index of the answer to its opposition. */
function firstExhibit(points: readonly AnswerPoint[], at: number): number {
  const before = points.slice(0, at).filter(({ LIST_CODE }) => LIST_CODE === points[at]?.LIST_CODE)
  return 1 + before.reduce((count, { EXHIBITS }) => count + EXHIBITS.length, 0)
}

/** The field that a point without a complete answer needs first. */
function firstFault(point: AnswerPoint): string {
  const exhibit = point.EXHIBITS.find((one) => !isExhibitNamed(one))
  if (!hasAnswer(point) || !exhibit) return `${pointName(point)}-text`
  return exhibitField(point, exhibit.DOC_ID, exhibit.NAME.trim() === '' ? 'NAME' : 'PROVES')
}

function besideOf(point: AnswerPoint, disputes: ReadonlyMap<string, Dispute>) {
  const dispute = disputes.get(point.LIST_CODE)
  return (
    dispute && (
      <Suspense fallback={<Skeleton lines={4} />}>
        <OpposedPoint point={point} dispute={dispute} />
      </Suspense>
    )
  )
}
