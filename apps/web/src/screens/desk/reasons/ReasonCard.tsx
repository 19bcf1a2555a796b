import type { ReasonDraft } from '@saki/contracts/decisions'
import type { DecisionReason } from '@saki/contracts/reason'
import type { ReasonFault } from '@saki/domain/decisions/reasons'
import type { NoBar } from '@saki/domain/decisions/earlierRights'
import type { TextKey } from '@saki/texts'

import { Button } from '../../../ui/Button.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { Label } from '../../../ui/Label.tsx'
import { Note } from '../../../ui/Note.tsx'
import { TextArea } from '../../../ui/TextField.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { EvidenceRows } from './EvidenceRows.tsx'
import { GoodsField } from './GoodsField.tsx'
import { ParagraphLibrary } from './ParagraphLibrary.tsx'
import type { ReasonedCase, ReasonPart } from './reasonParts.ts'

interface CardProps {
  found: ReasonedCase
  present: ReasonDraft['PRESENT']
  reason: DecisionReason
  number: number
  isReadOnly: boolean
  /** The applicant was told of grounds before, so that a final decision may follow. */
  isFinal: boolean
  /** Whether a letter comes before the decision, which says what would overcome the reason. */
  hasCure: boolean
  notified: ReasonDraft['NOTIFIED'][number] | undefined
  lacks: readonly ReasonFault[]
  limit: number
  onChange: (part: ReasonPart) => void
  onRemove: () => void
  /** As of EvidenceRows. */
  noBar: (number: string) => NoBar | undefined
}

/** One reason: ground, facts, evidence, what would overcome it, and after an answer what the office holds of it. */
export function ReasonCard(props: CardProps) {
  const {
    found,
    present,
    reason,
    number,
    isReadOnly,
    isFinal,
    hasCure,
    notified,
    lacks,
    limit,
    onChange,
    onRemove,
    noBar,
  } = props
  const { say } = useWords('reasons', 'grounds')
  const id = `reason-${reason.GROUND}`
  // A reason that is only begun is not yet wrong.
  const isBegun = [reason.FACTS, reason.CURE, reason.ASSESSMENT].some((text) => text.trim() !== '')
  const wanted = (field: ReasonFault['field']) => {
    const fault = lacks.find((one) => one.field === field)
    if (!fault || !isBegun) return undefined
    return say(field === 'goods' && fault.why === 'unheard' ? 'reasons:fault.goodsUnheard' : `reasons:fault.${field}`)
  }
  const [name, article] = nameAndArticle(say(`grounds:${reason.GROUND}` as TextKey))
  const locked = isReadOnly ? say('reasons:title') : undefined
  return (
    <article className="card pad grid gap-12" aria-labelledby={id}>
      <div className="row wrap gap-12 row-gap-4">
        <div className="grow">
          <h3 id={id}>
            {number}. {name}
          </h3>
          {article && <span className="hint">{article}</span>}
        </div>
        {lacks.length === 0 ? (
          <Chip tone="green">
            <Label k="reasons:complete" />
          </Chip>
        ) : (
          <Chip tone="amber">{say('reasons:lacks', { n: lacks.length })}</Chip>
        )}
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
      {lacks.some(({ field }) => field === 'ground') && <Note tone="warn">{say('reasons:fault.ground')}</Note>}
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
      <GoodsField
        id={id}
        present={present}
        goods={reason.GOODS}
        isReadOnly={isReadOnly}
        error={wanted('goods')}
        onChange={(GOODS) => onChange({ GOODS })}
      />
      <EvidenceRows
        id={id}
        found={found}
        evidence={reason.EVIDENCE}
        isReadOnly={isReadOnly}
        error={wanted('evidence')}
        noBar={noBar}
        onChange={(EVIDENCE) => onChange({ EVIDENCE })}
      />
      {hasCure && (
        <>
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
        </>
      )}
      {isFinal && (hasCure || notified) && (
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

/** 'Tidak memiliki daya pembeda (Pasal 20 huruf e)' in its two parts. */
function nameAndArticle(text: string): [string, string] {
  const at = text.lastIndexOf(' (')
  return at < 0 || !text.endsWith(')') ? [text, ''] : [text.slice(0, at), text.slice(at + 2, -1)]
}
