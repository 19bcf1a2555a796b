import { Fragment, useEffect, type ReactNode } from 'react'

import { Button } from '../ui/Button.tsx'
import { Chip } from '../ui/Chip.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { Label } from '../ui/Label.tsx'
import { Note } from '../ui/Note.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useWords, type Say } from '../ui/useWords.ts'
import { canKeepBoth } from '../autosave/chooseVersion.ts'
import { ConflictChoice } from '../autosave/ConflictChoice.tsx'
import type { Difference } from '../autosave/copy.ts'
import { OtherTabNote } from '../autosave/OtherTabNote.tsx'
import { ChecklistRow } from './ChecklistRow.tsx'
import { isUnworded, type Line } from './checklistState.ts'
import type { Formality } from './useFormality.ts'

interface FormalityChecklistProps {
  /** From `useFormality(patentId)`; the caller shares it with the action that closes the check. */
  formality: Formality
  /** What the office has at a point. Points with findings stand first. */
  evidence?: ((line: Line) => PointEvidence) | undefined
}

export interface PointEvidence {
  /** What automatic checks found in the files of the point, in words. */
  findings: readonly string[]
  /** The files, pages or values that the point is about. */
  shown: ReactNode
}

/** The formality check: every point that applies to the filing, the result of the rules, and the officer's verdict. */
export function FormalityChecklist({ formality, evidence }: FormalityChecklistProps) {
  const { say } = useWords('answers', 'core')
  const { check, error, lines, counts, status, fault, differences } = formality
  const isOpen = formality.isOpen && !formality.isReadOnly
  const { sought, endSearch } = formality
  useEffect(() => {
    if (sought === undefined) return
    document.getElementById(`${sought}-text`)?.focus()
    endSearch()
  })
  if (!check && error) return <ErrorPanel error={error} onRetry={formality.reload} />
  if (!check) return <Skeleton lines={6} block={32} />
  const points = lines.map((line, place) => ({ line, place, known: evidence?.(line) }))
  const isFound = ({ line, known }: (typeof points)[number]) =>
    line.MACHINE === 'N' || line.MACHINE === 'W' || (known?.findings.length ?? 0) > 0
  const found = evidence ? points.filter(isFound) : []
  const rest = points.filter((point) => !found.includes(point))
  if (lines.length === 0) return <EmptyState>{say('answers:checklist.noCheck')}</EmptyState>
  return (
    <section className="grid gap-12" aria-label={say('answers:checklist.title')}>
      {formality.isElsewhere && (
        <OtherTabNote onTakeOver={formality.takeOver}>{say('answers:checklist.elsewhere')}</OtherTabNote>
      )}
      <div className="row wrap gap-12 row-gap-8">
        <span>{say('answers:checklist.revision', { n: check.ROUND })}</span>
        {check.RESULT !== 'PENDING' && (
          <Chip tone={check.RESULT === 'LENGKAP' ? 'green' : 'amber'}>
            <Label k={`answers:checklist.result.${check.RESULT}`} />
          </Chip>
        )}
        <span className="hint grow" role="status">
          {say('answers:checklist.counts', counts)}
        </span>
        {isOpen && counts.unseen > 0 && (
          <Button look="act" icon="check" onClick={() => formality.markRest(found.map(({ line }) => line.id))}>
            <Label k="answers:checklist.rest" />
          </Button>
        )}
      </div>
      {found.length > 0 && isOpen && <GroupHead text={say('answers:checklist.found', { n: found.length })} />}
      {[found, rest].map(
        (group, at) =>
          group.length > 0 && (
            <Fragment key={at === 0 ? 'found' : 'rest'}>
              {at === 1 && found.length > 0 && isOpen && (
                <GroupHead text={say('answers:checklist.others', { n: group.length })} />
              )}
              <ol className="grid hairline-above">
                {group.map(({ line, place, known }) => (
                  <ChecklistRow
                    key={line.id}
                    line={line}
                    findings={known?.findings ?? []}
                    readOnly={!isOpen}
                    fault={
                      fault?.fields.find(({ field }) => field.startsWith(`ITEMS.${place}.`))?.message ??
                      (formality.areMarked && isUnworded(line) ? say('answers:checklist.note.missing') : undefined)
                    }
                    onChange={(change) => formality.change(line.id, change)}
                    onRemove={line.isFree ? () => formality.remove(line.id) : undefined}
                  >
                    {known?.shown}
                  </ChecklistRow>
                ))}
              </ol>
            </Fragment>
          ),
      )}
      {isOpen && (
        <div className="actions">
          <Button small icon="plus" onClick={formality.addFree}>
            <Label k="answers:checklist.free" />
          </Button>
          <Button
            small
            icon="save"
            busy={status === 'saving' ? say('answers:saved.saving') : undefined}
            onClick={formality.save}
          >
            <Label k="answers:checklist.save" />
          </Button>
          {status === 'saved' && !fault && <span className="hint">{say('answers:checklist.saved')}</span>}
          {status === 'device' && (
            <span className="hint" role="status">
              {say('answers:saved.device')}
            </span>
          )}
          {formality.isMerged && <span className="hint">{say('answers:saved.merged')}</span>}
        </div>
      )}
      {status === 'conflict' && (
        <ConflictChoice
          text={say('answers:checklist.stale')}
          lines={differences.map((difference) => differenceLine(difference, lines, say))}
          onSettle={formality.settle}
        />
      )}
      {isOpen && fault && status !== 'device' && status !== 'conflict' && (
        <Note tone="bad" role="alert">
          {say('answers:checklist.failed', {
            why:
              fault.fields.find(({ field }) => field === 'ITEMS')?.message ??
              (fault.title || say('core:load.unreachable')),
          })}
        </Note>
      )}
    </section>
  )
}

function GroupHead({ text }: { text: string }) {
  return <h3 className="well small strong pad-8-16">{text}</h3>
}

/** One differing verdict, note or title, with the name of its point. A removed free point has no value on one side. */
function differenceLine(difference: Difference, lines: readonly Line[], say: Say) {
  const { path, mine, theirs } = difference
  const [id = '', field] = path.split('.')
  const shown = (value: unknown) => {
    if (field !== 'IND_OK') return typeof value === 'string' ? value : ''
    if (value !== 'Y' && value !== 'N') return say('answers:checklist.unseen')
    return say(value === 'Y' ? 'answers:checklist.ok' : 'answers:checklist.bad')
  }
  return {
    path,
    name: lines.find((line) => line.id === id)?.OPTION_NAME ?? '',
    mine: shown(mine),
    theirs: shown(theirs),
    both: canKeepBoth(difference, 4000) && isText(difference) ? say('drafts:conflict.both.lines') : undefined,
  }
}

/** Two notes can stand one under the other; two verdicts or titles cannot. */
function isText({ path }: Difference): boolean {
  return path.endsWith('.ACTION_OPTION_TEXT')
}
