import { lookOf } from '@saki/catalogue/rights/looks'
import { whyNoBar } from '@saki/domain/decisions/earlierRights'
import { reasonFaults } from '@saki/domain/decisions/reasons'
import {
  refusesAtOnce,
  substantiveGround,
  substantiveGrounds,
  type ReasonedRight,
} from '@saki/domain/decisions/substantiveGrounds'
import { citeArticles } from '@saki/domain/law/ground'
import type { TextKey } from '@saki/texts'
import { Suspense, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'

import { ConflictChoice } from '../../../autosave/ConflictChoice.tsx'
import { OtherTabNote } from '../../../autosave/OtherTabNote.tsx'
import { SaveLine } from '../../../autosave/SaveLine.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { Label } from '../../../ui/Label.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { useCitedRights } from './EvidenceRows.tsx'
import { ReasonCard } from './ReasonCard.tsx'
import { reasonParts, type ReasonedCase, type ReasonPart } from './reasonParts.ts'
import { useLostFocus } from '../../../ui/useLostFocus.ts'
import { useRoom } from '../useRoom.ts'
import { useReasons } from './useReasons.ts'
import { latePart } from '../../../ui/latePart.tsx'

const LiveLetter = latePart(async () => (await import('./LiveLetter.tsx')).LiveLetter)

const LIMIT = 4000

/** The reasons of the next decision in a case, each on a ground of its right's law. */
export function ReasonsTab({ found }: { found: ReasonedCase }) {
  const { say } = useWords('reasons', 'grounds', 'answers', 'core')
  const edited = useReasons(found)
  const cited = useCitedRights(found)
  // A new reason is written at once.
  const added = useRef<string>(undefined)
  useEffect(() => {
    const facts = added.current && document.getElementById(`reason-${added.current}-facts`)
    if (!facts) return
    added.current = undefined
    facts.focus()
  })
  const title = useLostFocus<HTMLHeadingElement>(edited.reasons.length)
  const right = lookOf(found.RIGHT).grounds
  if (!edited.draft || !right)
    return (
      <div className="inset-16">
        {edited.error ? (
          <ErrorPanel error={edited.error} onRetry={() => void edited.refetch()} />
        ) : (
          <Skeleton lines={6} />
        )}
      </div>
    )
  const { reasons, draft, change, isReadOnly } = edited
  const rules = {
    right,
    isAnswerable: draft.NOTIFIED.length === 0 && !refusesAtOnce(right),
    present: draft.PRESENT,
    notified:
      draft.NOTIFIED.length > 0 ? draft.NOTIFIED.map(({ GROUND, GOODS }) => ({ ground: GROUND, goods: GOODS })) : null,
    own: draft.OWN_DATE,
    cited,
    isAnswered: draft.NOTIFIED.some(({ IND_ANSWERED }) => IND_ANSWERED === 'Y'),
  }
  const faults = reasonFaults(reasons.map(reasonParts), rules)
  // Loads apart, so that the editor is never hidden for it.
  const letter = (
    <Suspense fallback={<Skeleton lines={6} />}>
      <LiveLetter found={found} reasons={reasons} present={draft.PRESENT} isAnswerable={rules.isAnswerable} />
    </Suspense>
  )
  return (
    <LetterBeside letter={letter} isReadOnly={isReadOnly}>
      <div className="row wrap gap-12 row-gap-4">
        <h2 ref={title} tabIndex={-1} id="reasons-title" className="large grow">
          <Label k="reasons:title" />
        </h2>
        <SaveLine {...edited} onRetry={edited.save} testId="reasons-status" />
      </div>
      <p className="hint">{say('reasons:lead')}</p>
      {edited.isElsewhere && (
        <OtherTabNote onTakeOver={edited.takeOver}>{say('answers:checklist.elsewhere')}</OtherTabNote>
      )}
      {edited.status === 'conflict' && (
        <ConflictChoice
          text={say('answers:checklist.stale')}
          lines={edited.differences.map(({ path, mine, theirs }) => ({
            path,
            name: path,
            mine: shown(mine),
            theirs: shown(theirs),
          }))}
          onSettle={edited.settle}
        />
      )}
      {reasons.length === 0 && <EmptyState>{say('reasons:empty')}</EmptyState>}
      {reasons.map((reason, at) => (
        <ReasonCard
          key={reason.GROUND}
          found={found}
          present={draft.PRESENT}
          reason={reason}
          number={at + 1}
          isReadOnly={isReadOnly}
          isFinal={!rules.isAnswerable}
          hasCure={!refusesAtOnce(right)}
          notified={draft.NOTIFIED.find(({ GROUND }) => GROUND === reason.GROUND)}
          noBar={(number) => {
            const one = cited.get(number)
            const ground = substantiveGround(right, reason.GROUND)
            return one && ground && whyNoBar(ground.code, one, draft.OWN_DATE)
          }}
          lacks={faults.filter((fault) => fault.at === at)}
          limit={LIMIT}
          onChange={(part: ReasonPart) =>
            change((written) => {
              const before = written[reason.GROUND]
              return before ? { ...written, [reason.GROUND]: { ...before, ...part } } : written
            })
          }
          onRemove={() =>
            change((written) =>
              Object.fromEntries(Object.entries(written).filter(([ground]) => ground !== reason.GROUND)),
            )
          }
        />
      ))}
      {!isReadOnly && (
        <AddReason
          right={right}
          used={reasons.map(({ GROUND }) => GROUND)}
          onAdd={(ground) => {
            added.current = ground
            change((written) => ({
              ...written,
              [ground]: {
                AT: Object.values(written).reduce((most, { AT }) => Math.max(most, AT + 1), 0),
                FACTS: '',
                EVIDENCE: [],
                GOODS: [],
                CURE: '',
                IND_INCURABLE: 'N',
                ASSESSMENT: '',
              },
            }))
          }}
        />
      )}
    </LetterBeside>
  )
}

/** Least width, in pixels, at which the letter stands beside the reasons. */
const BESIDE = 800

/** The editor with the letter beside it; with less room the letter is shown on request, and not made until then. */
function LetterBeside({
  letter,
  isReadOnly,
  children,
}: {
  letter: ReactNode
  isReadOnly: boolean
  children: ReactNode
}) {
  const [box, hasRoom] = useRoom<HTMLDivElement>(BESIDE)
  const [isAsked, setAsked] = useState(false)
  const isBeside = hasRoom && !isReadOnly
  return (
    <div
      ref={box}
      className="inset-16 grid one-column gap-16 align-start"
      style={isBeside ? { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 10fr)' } : undefined}
    >
      <section className="grid one-column gap-16" aria-labelledby="reasons-title">
        {children}
      </section>
      {isBeside ? (
        <div style={{ position: 'sticky', insetBlockStart: 80 }}>{letter}</div>
      ) : (
        <div className="grid one-column gap-12">
          <div>
            <Button icon={isAsked ? 'eye-off' : 'eye'} aria-expanded={isAsked} onClick={() => setAsked(!isAsked)}>
              <Label k={isAsked ? 'reasons:live.hide' : 'reasons:live.show'} />
            </Button>
          </div>
          {isAsked && letter}
        </div>
      )}
    </div>
  )
}

const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** The article over its grounds, when it has several. */
function groupOf(article: string, grounds: readonly { article: string }[]): string | undefined {
  const whole = (one: string) => one.replace(/\(.*/, '')
  const isOne = grounds.filter((one) => whole(one.article) === whole(article)).length === 1
  return isOne ? undefined : citeArticles(whole(article))
}

/** A key opens the list instead of choosing in the closed one, where each arrow would add a reason. */
function openList(event: KeyboardEvent) {
  const { key, target, altKey, ctrlKey, metaKey } = event
  const chooses = key === 'ArrowDown' || key === 'ArrowUp' || (key.length === 1 && key !== ' ')
  if (!chooses || altKey || ctrlKey || metaKey || !(target instanceof HTMLSelectElement)) return
  event.preventDefault()
  target.showPicker()
}

/** The pick-list of the grounds that are not used yet. */
function AddReason({
  right,
  used,
  onAdd,
}: {
  right: ReasonedRight
  used: readonly string[]
  onAdd: (ground: string) => void
}) {
  const { say } = useWords('reasons', 'grounds')
  const left = substantiveGrounds[right].filter(({ code }) => !used.includes(code))
  if (left.length === 0) return null
  return (
    <div role="presentation" onKeyDown={openList}>
      <Select
        id="reason-ground"
        label={<Label k="reasons:addGround" />}
        hint={say('reasons:addGround.hint')}
        empty={say('reasons:choose')}
        value=""
        onChange={onAdd}
        options={left.map(({ code, article }) => ({
          value: code,
          label: say(`grounds:${code}` as TextKey),
          group: groupOf(article, left),
        }))}
      />
    </div>
  )
}
