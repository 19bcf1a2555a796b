import { clsx } from 'clsx'
import type { OfficeCase } from '@saki/contracts/desk'
import type { OpenAction } from '@saki/contracts/openActions'
import { isLegalDate, legalDateOf } from '@saki/domain/dates/legalDate'
import { Suspense, useEffect, useRef, useState } from 'react'

import type { AskError } from '../../../lib/askError.ts'
import { useCall } from '../../../lib/queries.ts'
import { useOnline } from '../../../lib/online.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { Label } from '../../../ui/Label.tsx'
import { Late } from '../../../ui/Late.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { officeNow } from '../../../ui/clock.ts'
import { useLostFocus } from '../../../ui/useLostFocus.ts'
import { useWords } from '../../../ui/useWords.ts'
import type { Formality } from '../../../checklist/useFormality.ts'
import { ActionChoices, isPossibleNow } from './ActionChoices.tsx'
import { ActionFields } from './ActionFields.tsx'
import { ConfirmPassword } from './ConfirmPassword.tsx'
import { PreviewButton } from './PreviewButton.tsx'
import { closesFormalityCheck, actionFaults, useActionForm } from './useActionForm.ts'
import { useRecord } from './useRecord.ts'
import styles from '../desk.module.css'
import { latePart } from '../../../ui/latePart.tsx'

const CaseChecklist = latePart(async () => (await import('../case/CaseChecklist.tsx')).CaseChecklist)
const WaitingAct = latePart(async () => (await import('./WaitingAct.tsx')).WaitingAct)
const loadUnjudged = async () => (await import('./UnjudgedDialog.tsx')).UnjudgedDialog

interface ActionPanelProps {
  found: OfficeCase
  /** The case is being read again: nothing is recorded until its present version is shown. */
  isOld: boolean
  formality: Formality
  /** Where the checklist is: inside the form, or in a tab of the page. */
  checklist: 'here' | 'tab'
  /** Opens that tab. */
  onChecklist?: () => void
  onDone?: () => void
}

/** Actions an officer can take now, the form of the chosen one, and the button that records it. */
export function ActionPanel({ found, isOld, formality, checklist, onChecklist, onDone }: ActionPanelProps) {
  const { say } = useWords('desk', 'answers')
  const id = `${found.PROC_TYP}-${found.PROC_NBR}`
  const { data: choices, error, refetch } = useCall('getListAction', { params: { id } })
  const form = useActionForm(found)
  const [tried, setTried] = useState(false)
  const [asking, setAsking] = useState(false)
  const sent = useRecord(formality, {
    onDone: () => {
      form.clear()
      setTried(false)
      onDone?.()
    },
    onOvertaken: () => form.set({}),
  })
  const online = useOnline()
  const late = useLatePaper(id, form.entered.date)
  const all = choices && (late ? [...choices.filter(({ IND_PAPER }) => IND_PAPER === 'N'), ...late] : choices)
  const proposal = found.ACT_PROPOSAL
  // The server takes no second proposal while one waits.
  const offered = proposal ? all?.filter(({ IND_SECOND }) => !IND_SECOND) : all
  const heading = useLostFocus<HTMLHeadingElement>(proposal?.PROPOSAL_ID)
  const choice = offered?.find((each) => each.ACTION_TYP === form.entered.action && isPossibleNow(each))
  const closes = closesFormalityCheck(choice, formality.isOpen)
  const faults = actionFaults(
    form.entered,
    choice,
    closes ? formality.lines.filter(({ IND_OK }) => IND_OK === 'N') : undefined,
  )
  const notice = useFocusWhenShown(sent.stale)
  const { box: missedBox, show: showMissed } = useScrollToError()
  if (!offered)
    return (
      <div className={clsx(styles.shortcuts, 'hairline-below')}>
        {error ? <ErrorPanel error={error} onRetry={() => void refetch()} /> : <Skeleton lines={4} block={48} />}
      </div>
    )
  const unjudged =
    closes && choice?.POINTS_KIND !== 'DEFICIENCIES' ? formality.lines.filter(({ IND_OK }) => IND_OK === null) : []
  const onRecord = (isAsked: boolean) => {
    setTried(true)
    setAsking(false)
    if (faults.points !== undefined && closes && formality.findUnworded()) onChecklist?.()
    else if (!choice || Object.keys(faults).length > 0) showMissed()
    else if (unjudged.length > 0 && !isAsked) setAsking(true)
    else sent.record({ entered: form.entered, choice, seen: found })
  }
  const needsPassword = sent.error?.err === 'PASSWORD_NEEDED'
  return (
    <>
      <section ref={missedBox} className={clsx(styles.shortcuts, styles.action)} aria-labelledby={`act-${id}`}>
        <h3 ref={heading} tabIndex={-1} id={`act-${id}`}>
          <Label k="desk:action" />
        </h3>
        {sent.stale && (
          <div ref={notice} tabIndex={-1}>
            <Note tone="warn" role="alert">
              <b>{say('desk:stale.title')}</b>
              <p>{say('desk:stale.text')}</p>
            </Note>
          </div>
        )}
        {sent.error && !sent.stale && !needsPassword && <Refused error={sent.error} />}
        {proposal && (
          <Suspense fallback={<Skeleton lines={3} />}>
            <WaitingAct
              proposal={proposal}
              patentId={found.PATENT_ID}
              isOnPage={checklist === 'tab'}
              isWithheld={offered.length < (all?.length ?? 0)}
              hasOthers={offered.length > 0}
            />
          </Suspense>
        )}
        <ActionChoices
          id={id}
          choices={offered}
          isWaiting={proposal !== null}
          date={form.entered.date}
          onDate={(date) => form.set({ date })}
          dateError={
            tried && faults.date
              ? say(faults.date)
              : sent.error?.fields.find(({ field }) => field === 'ACTION_DATE')?.message
          }
          value={form.entered.action}
          onChange={(action) => form.set({ action })}
          error={tried && faults.action ? say(faults.action) : undefined}
        >
          {choice && (
            <ActionFields
              id={id}
              patentId={found.PATENT_ID}
              choice={choice}
              entered={form.entered}
              set={form.set}
              faults={tried ? faults : {}}
              refused={sent.error?.fields ?? []}
              points={
                closes ? <ChecklistPoints found={found} formality={formality} checklist={checklist} /> : undefined
              }
            />
          )}
        </ActionChoices>
      </section>
      {needsPassword && <ConfirmPassword onConfirmed={() => onRecord(true)} onClose={sent.reset} />}
      {(choice || offered.some((each) => each.IND_PAPER === 'N' && isPossibleNow(each))) && (
        <div className={clsx(styles.end, 'hairline-above row wrap gap-8 surface')}>
          <Button
            look="primary"
            busy={sent.isPending ? say('desk:action.recording') : isOld && say('core:loading')}
            blocked={online ? undefined : say('core:offline.now')}
            onClick={() => onRecord(false)}
          >
            <Label k={choice?.IND_SECOND ? 'desk:action.propose' : 'desk:action.record'} />
          </Button>
          {unjudged.length > 0 && (
            <span className="hint whole-line">{say('answers:checklist.counts', formality.counts)}</span>
          )}
          {asking && (
            <Late
              load={loadUnjudged}
              props={{ lines: unjudged, onYes: () => onRecord(true), onNo: () => setAsking(false) }}
              onFail={() => setAsking(false)}
            />
          )}
          {choice?.GENERATED_OFFIDOC && (
            <PreviewButton found={found} choice={choice} entered={form.entered} formality={formality} />
          )}
        </div>
      )}
    </>
  )
}

/** Acts on paper received on an earlier day, with what is undone to record them; undefined for papers of today. */
function useLatePaper(id: string, date: string): OpenAction[] | undefined {
  const isEarlier = isLegalDate(date) && date < legalDateOf(new Date(officeNow()))
  const { data } = useCall('getListAction', { params: { id }, query: { receivedOn: date } }, { enabled: isEarlier })
  return isEarlier ? (data ?? []) : undefined
}

/** Why the office may not act: the words of the server about the action, or the error itself. */
function Refused({ error }: { error: AskError }) {
  const why = error.fields.filter(({ field }) => field === 'ACTION_TYP' || field === 'UNDO_FOLLOWED')
  if (why.length === 0) return <ErrorPanel error={error} />
  return (
    <Note tone="warn" role="alert">
      {why.map(({ message }) => (
        <p key={message}>{message}</p>
      ))}
    </Note>
  )
}

/** Scrolls to the first field with an error and focuses it, after every call of `show`. */
function useScrollToError() {
  const box = useRef<HTMLElement>(null)
  const [attempts, setAttempts] = useState(0)
  useEffect(() => {
    if (attempts === 0) return
    const field = box.current?.querySelector('.field.faulty')
    field?.scrollIntoView({ block: 'start' })
    field?.querySelector<HTMLElement>('input, textarea, select, button')?.focus({ preventScroll: true })
  }, [attempts])
  return { box, show: () => setAttempts((before) => before + 1) }
}

/** Moves the focus to the element when it appears. */
function useFocusWhenShown(shown: boolean) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (shown) box.current?.focus()
  }, [shown])
  return box
}

/** Points the formality check found lacking: the whole editable list, or only the points if the list is in a tab. */
function ChecklistPoints({ found, formality, checklist }: Pick<ActionPanelProps, 'found' | 'formality' | 'checklist'>) {
  const { say } = useWords('desk', 'answers')
  if (checklist === 'here')
    return (
      <Suspense fallback={<Skeleton lines={6} />}>
        <CaseChecklist found={found} formality={formality} />
      </Suspense>
    )
  const lacking = formality.lines.filter(({ IND_OK }) => IND_OK === 'N')
  if (lacking.length === 0) return <p className="hint">{say('desk:action.points.checklist')}</p>
  return (
    <ol className={clsx(styles.lacking, 'grid gap-6 small')}>
      {lacking.map((line) => (
        <li key={line.id}>
          <span dir="auto">{line.OPTION_NAME}</span>
          {line.ACTION_OPTION_TEXT && (
            <span className="hint block" dir="auto">
              {line.ACTION_OPTION_TEXT}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
