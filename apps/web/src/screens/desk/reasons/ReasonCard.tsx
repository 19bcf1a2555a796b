import type { ReasonDraft } from '@saki/contracts/decisions'
import type { OfficeCase } from '@saki/contracts/desk'
import type { DecisionReason } from '@saki/contracts/reason'
import type { ReasonFault } from '@saki/domain/decisions/reasons'
import type { TextKey } from '@saki/texts'

import { Button } from '../../../ui/Button.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { Label } from '../../../ui/Label.tsx'
import { Note } from '../../../ui/Note.tsx'
import { TextArea } from '../../../ui/TextField.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { EvidenceRows } from './EvidenceRows.tsx'
import { ParagraphLibrary } from './ParagraphLibrary.tsx'
import type { ReasonPart } from './reasonParts.ts'

interface CardProps {
  found: OfficeCase
  reason: DecisionReason
  number: number
  isReadOnly: boolean
  /** The applicant was told of grounds before, so that a final decision may follow. */
  isFinal: boolean
  notified: ReasonDraft['NOTIFIED'][number] | undefined
  lacks: readonly ReasonFault[]
  limit: number
  onChange: (part: ReasonPart) => void
  onRemove: () => void
}

/** One reason: ground, facts, evidence, what would overcome it, and after an answer what the office holds of it. */
export function ReasonCard(props: CardProps) {
  const { found, reason, number, isReadOnly, isFinal, notified, lacks, limit, onChange, onRemove } = props
  const { say } = useWords('reasons', 'grounds')
  const id = `reason-${reason.GROUND}`
  // A reason that is only begun is not yet wrong.
  const isBegun = [reason.FACTS, reason.CURE, reason.ASSESSMENT].some((text) => text.trim() !== '')
  const wanted = (field: ReasonFault['field']) =>
    isBegun && lacks.some((fault) => fault.field === field) ? say('reasons:required') : undefined
  const locked = isReadOnly ? say('reasons:title') : undefined
  return (
    <article className="card pad grid gap-12" aria-labelledby={id}>
      <div className="row wrap gap-12 row-gap-4">
        <h3 id={id} className="grow">
          {number}. {say(`grounds:${reason.GROUND}` as TextKey)}
        </h3>
        <Chip tone={lacks.length === 0 ? 'green' : 'amber'}>
          <Label k={lacks.length === 0 ? 'reasons:complete' : 'reasons:lacks'} />
        </Chip>
        {!isReadOnly && (
          <Button look="act" icon="trash" aria-label={say('reasons:remove', { n: number })} onClick={onRemove} />
        )}
      </div>
      {notified && (
        <Note>
          <b>{say('reasons:notified')}</b> {notified.LETTER}
          <p dir="auto">
            {say(notified.IND_ANSWERED === 'Y' ? 'reasons:answer' : 'reasons:answer.none')}
            {notified.IND_ANSWERED === 'Y' && `: ${notified.ANSWER}`}
          </p>
        </Note>
      )}
      <TextArea
        id={`${id}-facts`}
        label={<Label k="reasons:facts" />}
        hint={say('reasons:facts.hint')}
        rows={5}
        limit={limit}
        locked={locked}
        value={reason.FACTS}
        onChange={(FACTS) => onChange({ FACTS })}
        error={wanted('facts')}
      />
      {!isReadOnly && (
        <ParagraphLibrary
          right={found.RIGHT}
          ground={reason.GROUND}
          text={reason.FACTS}
          onUse={(body) => onChange({ FACTS: [reason.FACTS.trim(), body].filter(Boolean).join('\n') })}
        />
      )}
      <EvidenceRows
        id={id}
        found={found}
        evidence={reason.EVIDENCE}
        isReadOnly={isReadOnly}
        error={wanted('evidence')}
        onChange={(EVIDENCE) => onChange({ EVIDENCE })}
      />
      <TextArea
        id={`${id}-cure`}
        label={<Label k="reasons:cure" />}
        optional={isFinal}
        rows={2}
        limit={2000}
        locked={locked ?? (reason.IND_INCURABLE === 'Y' ? say('reasons:incurable') : undefined)}
        value={reason.CURE}
        onChange={(CURE) => onChange({ CURE })}
        error={wanted('cure')}
      />
      <label className="check">
        <input
          type="checkbox"
          className="tick"
          checked={reason.IND_INCURABLE === 'Y'}
          disabled={isReadOnly}
          onChange={(event) => onChange({ IND_INCURABLE: event.target.checked ? 'Y' : 'N' })}
        />
        <span>
          <Label k="reasons:incurable" />
        </span>
      </label>
      {isFinal && (
        <TextArea
          id={`${id}-assessment`}
          label={<Label k="reasons:assessment" />}
          rows={3}
          limit={limit}
          locked={locked}
          value={reason.ASSESSMENT}
          onChange={(ASSESSMENT) => onChange({ ASSESSMENT })}
          error={wanted('assessment')}
        />
      )}
    </article>
  )
}
