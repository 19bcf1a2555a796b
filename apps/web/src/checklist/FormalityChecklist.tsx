import type { ReactNode } from 'react'

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
import type { Line } from './checklistState.ts'
import type { Formality } from './useFormality.ts'

interface FormalityChecklistProps {
  /** From `useFormality(patentId)`; the caller shares it with the action that closes the check. */
  formality: Formality
  /** Content under a point, such as its answer. */
  below?: (listCode: string, optionNbr: number) => ReactNode
}

/** The formality check: every point that applies to the filing, the result of the rules, and the officer's verdict. */
export function FormalityChecklist({ formality, below }: FormalityChecklistProps) {
  const { say } = useWords('answers', 'core')
  const { check, error, lines, counts, status, fault, differences } = formality
  const isOpen = formality.isOpen && !formality.isReadOnly
  if (!check && error) return <ErrorPanel error={error} onRetry={formality.reload} />
  if (!check) return <Skeleton lines={6} block={32} />
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
          <Button look="act" icon="check" onClick={formality.markRest}>
            <Label k="answers:checklist.rest" />
          </Button>
        )}
      </div>
      <ol className="grid hairline-above">
        {lines.map((line, at) => (
          <ChecklistRow
            key={line.id}
            line={line}
            readOnly={!isOpen}
            fault={fault?.fields.find(({ field }) => field.startsWith(`ITEMS.${at}.`))?.message}
            onChange={(change) => formality.change(line.id, change)}
            onRemove={line.isFree ? () => formality.remove(line.id) : undefined}
          >
            {below?.(line.LIST_CODE, line.OPTION_NBR)}
          </ChecklistRow>
        ))}
      </ol>
      {isOpen && (
        <div className="acts">
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
          {status === 'saved' && <span className="hint">{say('answers:checklist.saved')}</span>}
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
