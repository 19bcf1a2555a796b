import { useEffect, useState } from 'react'
import { sectionOf, fieldText } from '@saki/domain/forms/form'
import { figuresIn } from '@saki/domain/preflight/drawings'

import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { Label } from '../../../ui/Label.tsx'
import { showToast } from '../../../ui/messages.ts'
import { useWords } from '../../../ui/useWords.ts'
import type { FileStepProps } from '../stepProps.ts'
import { useKeepChecks } from '../../../uploads/useKeepChecks.ts'
import { usePick } from '../../../uploads/usePick.tsx'
import { useFilingSearch } from '../useFilingSearch.ts'
import { FilePanel } from './FilePanel.tsx'
import { reportedFinding, type PartsBlock, claimCounts } from './partFiles.ts'
import { prepareChecks } from './preflightClient.ts'
import { SlotCards } from './SlotCards.tsx'
import { usePartFiles, type PartFiles } from './usePartFiles.ts'
import { useStatus } from './useStatus.ts'

/** Milliseconds a page gets for its own requests and first drawing before the worker of checks is fetched. */
const CALM = 1000

/**
 * The documents of a patent: one file per part, or a combined file with marks where the parts begin. Checked on this
 * device before they are uploaded.
 */
export function PartsStep({ block, ...props }: FileStepProps & { block: PartsBlock }) {
  const { draft } = props
  const { say } = useWords('patents', 'preflight', 'studio', 'files', 'filing', 'core')
  const known = usePartFiles(props, block)
  const first = known.files.has(block.combined) ? block.combined : (block.parts[0]?.slot ?? block.combined)
  const { field } = useFilingSearch()
  const slots = [block.combined, ...block.parts.map(({ slot }) => slot)]
  const addressed = slots.find((slot) => field === `FILES.${slot}`)
  const [chosen, select] = useState(addressed)
  const selected = chosen ?? first
  const { input, pick } = usePick(say('preflight:pick'))
  useEffect(() => {
    const timer = setTimeout(prepareChecks, CALM)
    return () => clearTimeout(timer)
  }, [])
  useCountedAnswers(props, known)
  const looked = [...known.files.values()].flatMap(({ slot, file, check }) =>
    file && check?.look ? [{ file, findings: (known.findings.get(slot) ?? []).map(reportedFinding) }] : [],
  )
  useKeepChecks(looked, { readOnly: draft.readOnly, onKept: props.onFilesChanged })
  const take = (slot: string, files: readonly File[]) => {
    const [bytes] = files
    if (!bytes || draft.readOnly) return
    select(slot)
    known.addFile(slot, bytes).catch(() => showToast('preflight:check.failed', { tone: 'bad' }))
  }
  const onPick = (slot: string) => void pick({ accept: 'application/pdf' }).then((files) => take(slot, files))
  const label = block.parts.find(({ slot }) => slot === selected)?.label ?? 'preflight:combined'
  return (
    <div className="stack shrinks">
      {input}
      {!draft.readOnly && (
        <div className="actions step-actions">
          <Button small icon="file-add" onClick={() => onPick(block.combined)}>
            <Label k="preflight:combined.pick" />
          </Button>
        </div>
      )}
      <SlotCards
        parts={block.parts}
        known={known}
        combined={block.combined}
        selected={selected}
        onSelect={select}
        onDrop={take}
      />
      <FilePanel
        key={selected}
        slot={selected}
        label={label}
        block={block}
        known={known}
        draft={draft}
        onPick={() => onPick(selected)}
        onDrop={(files) => take(selected, files)}
        onChange={props.onChange}
      />
      <p className={'hint row gap-8'}>
        <Icon name="info" size={16} />
        {say('preflight:bar.hint')}
      </p>
      <ResultAnnouncement
        name={say(label)}
        part={known.files.get(selected)}
        findings={known.findings.get(selected) ?? []}
      />
    </div>
  )
}

/** Announces results to screen readers. */
function ResultAnnouncement({
  name,
  part,
  findings,
}: {
  name: string
  part: Parameters<typeof useStatus>[0]
  findings: Parameters<typeof useStatus>[1]
}) {
  const { say } = useWords('preflight')
  const status = useStatus(part, findings)
  const isSettled = status !== undefined && status.tone !== 'busy'
  return (
    <p className="sr" role="status">
      {isSettled && say('preflight:done', { name, result: status.text })}
    </p>
  )
}

/**
 * Writes the counts of claims and figures to the answers: the counted fields always, the applicant's own fields only
 * while they are empty.
 */
function useCountedAnswers({ draft, onChange }: FileStepProps, { claims, parts }: PartFiles): void {
  const technical = sectionOf(draft.data, 'TECHNICAL')
  const counted = claims && claimCounts(claims)
  const drawings = parts.get('GBR')?.pages
  const figures = drawings ? figuresIn(drawings).length : 0
  const name = `${counted?.claims} ${counted?.independent} ${figures}`
  useEffect(() => {
    if (draft.readOnly) return
    const changes: Record<string, string> = {}
    const set = (field: string, value: string) => {
      if (fieldText(technical, field) !== value) changes[`TECHNICAL.${field}`] = value
    }
    if (counted) {
      set('CLAIMS_COUNTED', counted.claims)
      set('QTY_INDEPENDENT', counted.independent)
      if (counted.claims !== '' && fieldText(technical, 'QTY_CLAIMS') === '') set('QTY_CLAIMS', counted.claims)
    }
    if (figures > 0 && fieldText(technical, 'QTY_DRAWINGS') === '') set('QTY_DRAWINGS', String(figures))
    if (Object.keys(changes).length > 0) onChange(changes)
    // Runs only when a count changes, so that later changes by the applicant are kept.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [name, draft.readOnly])
}
