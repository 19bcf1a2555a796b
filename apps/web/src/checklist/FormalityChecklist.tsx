import type { ReactNode } from 'react'

import { Button } from '../ui/Button.tsx'
import { Chip } from '../ui/Chip.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { Label } from '../ui/Label.tsx'
import { Note } from '../ui/Note.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useWords } from '../ui/useWords.ts'
import { ChecklistRow } from './ChecklistRow.tsx'
import type { Formality } from './useFormality.ts'
import styles from './checklist.module.css'

interface FormalityChecklistProps {
  /** From `useFormality(patentId)`; the caller shares it with the action that closes the check. */
  formality: Formality
  /** Content under a point, such as its answer. */
  below?: (listCode: string, optionNbr: number) => ReactNode
}

/** The formality check: every point that applies to the filing, the result of the rules, and the officer's verdict. */
export function FormalityChecklist({ formality, below }: FormalityChecklistProps) {
  const { say } = useWords('answers', 'core')
  const { round, error, lines, counts, isOpen, state, fault } = formality
  if (!round && error) return <ErrorPanel error={error} onRetry={formality.reload} />
  if (!round) return <Skeleton lines={6} block={32} />
  if (lines.length === 0) return <EmptyState>{say('answers:checklist.noCheck')}</EmptyState>
  return (
    <section className={styles.list} aria-label={say('answers:checklist.title')}>
      <div className={styles.head}>
        <span>{say('answers:checklist.round', { n: round.ROUND })}</span>
        {round.RESULT !== 'PENDING' && (
          <Chip tone={round.RESULT === 'LENGKAP' ? 'green' : 'amber'}>
            <Label k={`answers:checklist.result.${round.RESULT}`} />
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
      <ol className={styles.rows}>
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
            busy={state === 'saving' ? say('answers:saved.saving') : undefined}
            onClick={() => void formality.save()}
          >
            <Label k="answers:checklist.save" />
          </Button>
          {state === 'saved' && formality.round?.ROUND_VERSION !== null && (
            <span className="hint">{say('answers:checklist.saved')}</span>
          )}
        </div>
      )}
      {state === 'stale' && (
        <Note tone="warn" role="alert">
          <p>{say('answers:checklist.stale')}</p>
          <Button look="act" onClick={formality.reload}>
            <Label k="answers:checklist.reload" />
          </Button>
        </Note>
      )}
      {state === 'failed' && fault && (
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
