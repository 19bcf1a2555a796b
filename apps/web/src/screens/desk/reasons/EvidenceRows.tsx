import type { OfficeCase } from '@saki/contracts/desk'
import type { DecisionReason } from '@saki/contracts/reason'

import { useCall } from '../../../lib/queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { FieldFrame } from '../../../ui/FieldFrame.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { Label } from '../../../ui/Label.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useWords } from '../../../ui/useWords.ts'

const NOTE_LIMIT = 1000

type Evidence = DecisionReason['EVIDENCE']

interface RowsProps {
  id: string
  found: OfficeCase
  evidence: Evidence
  isReadOnly: boolean
  error: string | undefined
  onChange: (evidence: Evidence) => void
}

/** What a reason rests on: citations pinned to the case, and other documents. */
export function EvidenceRows({ id, found, evidence, isReadOnly, error, onChange }: RowsProps) {
  const { say } = useWords('reasons')
  const pinned = usePinned(found).filter(
    ({ NUMBER, NOTE }) => !evidence.some((one) => one.NUMBER === NUMBER && one.NOTE === NOTE),
  )
  const put = (at: number, change: Partial<Evidence[number]>) =>
    onChange(evidence.map((one, index) => (index === at ? { ...one, ...change } : one)))
  return (
    <FieldFrame id={`${id}-evidence-0`} group label={<Label k="reasons:evidence" />} error={error}>
      {evidence.length === 0 && <p className="hint">{say('reasons:evidence.none')}</p>}
      {evidence.map((one, at) => (
        <div key={at} className="grid gap-8 below-8">
          <TextField
            id={`${id}-evidence-${at}`}
            label={<Label k="reasons:evidence.title" />}
            maxLength={300}
            locked={isReadOnly || one.KIND !== '' ? one.NUMBER : undefined}
            value={one.TITLE}
            onChange={(TITLE) => put(at, { TITLE })}
            end={
              isReadOnly ? undefined : (
                <button
                  type="button"
                  className="icobtn"
                  aria-label={say('reasons:evidence.remove', { name: one.TITLE || String(at + 1) })}
                  onClick={() => onChange(evidence.filter((_, index) => index !== at))}
                >
                  <Icon name="trash" size={18} />
                </button>
              )
            }
          />
          {one.KIND === '' && (
            <TextField
              id={`${id}-number-${at}`}
              label={<Label k="reasons:evidence.number" />}
              optional
              maxLength={40}
              value={one.NUMBER}
              onChange={(NUMBER) => put(at, { NUMBER })}
            />
          )}
          <TextField
            id={`${id}-note-${at}`}
            label={<Label k="reasons:evidence.note" />}
            optional
            maxLength={NOTE_LIMIT}
            value={one.NOTE}
            onChange={(NOTE) => put(at, { NOTE })}
          />
        </div>
      ))}
      {!isReadOnly && (
        <div className="row wrap gap-8">
          {pinned.map((one) => (
            <Button key={`${one.NUMBER} ${one.NOTE}`} small icon="plus" onClick={() => onChange([...evidence, one])}>
              <bdi>{one.TITLE}</bdi>
            </Button>
          ))}
          <Button
            small
            look="quiet"
            icon="plus"
            onClick={() => onChange([...evidence, { KIND: '', NUMBER: '', TITLE: '', NOTE: '' }])}
          >
            <Label k="reasons:evidence.add" />
          </Button>
        </div>
      )}
    </FieldFrame>
  )
}

/** Citations pinned to the case, as evidence; without unpublished cases, which a letter must not disclose. The officer's note stays in the office. */
function usePinned({ PATENT_ID }: OfficeCase): Evidence {
  const { data = [] } = useCall('officeCitations', { query: { patentId: PATENT_ID } })
  return data
    .filter(({ CITED }) => CITED.IND_PUBLIC === 'Y')
    .map(({ KIND, CITED, MARK, PASSAGE }) => ({
      KIND,
      NUMBER: CITED.PATENT_ID,
      TITLE: MARK?.MARK_NAME || CITED.TITLE,
      NOTE: (PASSAGE?.TEXT ?? '').slice(0, NOTE_LIMIT),
    }))
}
