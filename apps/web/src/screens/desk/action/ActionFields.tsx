import type { OpenAction } from '@saki/contracts/openActions'
import type { TextKey } from '@saki/texts'
import { legalDateText } from '@saki/texts/dates'
import { Suspense, type ReactNode } from 'react'

import { DateField } from '../../../ui/DateField.tsx'
import { FieldFrame } from '../../../ui/FieldFrame.tsx'
import { Label } from '../../../ui/Label.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TextArea, TextField } from '../../../ui/TextField.tsx'
import { TwoNames } from '../../../ui/TwoNames.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { PointsField } from './PointsField.tsx'
import { isOfToday, takesPoints, type ActionValues, type Faults } from './useActionForm.ts'
import { latePart } from '../../../ui/latePart.tsx'

const PartyField = latePart(async () => (await import('./PartyField.tsx')).PartyField)
const ScanField = latePart(async () => (await import('../../../uploads/ScanField.tsx')).ScanField)

const LIMIT = 4000

const ReasonsField = latePart(async () => (await import('../reasons/ReasonsField.tsx')).ReasonsField)

interface FieldsProps {
  id: string
  patentId: string
  choice: OpenAction
  entered: ActionValues
  set: (change: Partial<ActionValues>) => void
  faults: Faults
  /** Errors of the server by its field names. */
  refused: readonly { field: string; message: string }[]
  /** The points of the formality check, if the action closes it. */
  points: ReactNode
}

/** Fields of the chosen action: points, notes, date. */
export function ActionFields({ id, patentId, choice, entered, set, faults, refused, points }: FieldsProps) {
  const { say, language } = useWords('desk', 'errors', ...(choice.IND_PARTY ? (['paperParty'] as const) : []))
  const wrong = (mine: TextKey | undefined, field: string) =>
    mine ? say(mine) : refused.find((each) => each.field === field)?.message
  const isPaper = choice.IND_PAPER === 'Y'
  return (
    <div className="grid gap-4 above-16">
      {takesPoints(choice) && points && (
        <FieldFrame
          id={`clist-${id}`}
          group
          label={<Label k="desk:action.points" />}
          error={wrong(faults.points, 'ITEMS')}
        >
          {points}
        </FieldFrame>
      )}
      {takesPoints(choice) && !points && (
        <PointsField
          id={id}
          patentId={patentId}
          points={entered.points}
          onChange={(points) => set({ points })}
          error={wrong(faults.points, 'POINTS')}
          areGrounds={choice.IND_PARTY === 'Y'}
        />
      )}
      {choice.POINTS_KIND === 'REASONS' && (
        <Suspense fallback={<Skeleton lines={2} />}>
          <ReasonsField
            patentId={patentId}
            processId={id}
            refused={refused}
            annex={choice.GENERATED_OFFIDOC === null ? undefined : entered.annex}
            onAnnex={(annex) => set({ annex })}
          />
        </Suspense>
      )}
      {choice.IND_AT_MOST && (
        <DateField
          id={`due-${id}`}
          label={<Label k="desk:tool.setDue.day" />}
          hint={say('desk:action.atMost', { date: legalDateText(choice.DUE_DATE ?? '', language) })}
          value={entered.dueDate}
          onChange={(dueDate) => set({ dueDate })}
          error={wrong(faults.dueDate, 'DUE_DATE')}
        />
      )}
      {choice.IND_SECOND && <p className="hint">{say('desk:action.second')}</p>}
      {choice.IND_PARTY && (
        <Suspense fallback={<Skeleton lines={2} />}>
          <PartyField
            id={`party-${id}`}
            patentId={patentId}
            party={entered.party}
            onParty={(party) => set({ party })}
            error={wrong(faults.party, 'PARTY') ?? refused.find(({ field }) => field.startsWith('PARTY.'))?.message}
          />
        </Suspense>
      )}
      {choice.IND_FROM && (
        <TextField
          id={`from-${id}`}
          label={<Label k="desk:action.from" />}
          hint={say('desk:action.from.hint')}
          maxLength={254}
          value={entered.from}
          onChange={(from) => set({ from })}
          error={wrong(faults.from, 'FROM_NAME')}
        />
      )}
      {choice.IND_COURT && (
        <>
          <TextField
            id={`court-${id}`}
            label={<Label k="desk:action.courtNumber" />}
            maxLength={80}
            value={entered.courtNumber}
            onChange={(courtNumber) => set({ courtNumber })}
            error={wrong(faults.courtNumber, 'COURT_NBR')}
          />
          <DateField
            id={`courtdate-${id}`}
            label={<Label k="desk:action.courtDate" />}
            value={entered.courtDate}
            onChange={(courtDate) => set({ courtDate })}
            error={wrong(faults.courtDate, 'COURT_DATE')}
          />
        </>
      )}
      {isPaper && (
        <Suspense fallback={<Skeleton lines={3} />}>
          <ScanField
            id={`scan-${id}`}
            to={{ call: 'officePaperScan', fields: { TEMP_ID: patentId } }}
            scan={entered.scan}
            onScan={(scan) => set({ scan })}
            error={wrong(faults.scan, 'SCAN_ID')}
          />
        </Suspense>
      )}
      <TextArea
        id={`notes-${id}`}
        label={<Label k={isPaper ? 'desk:action.notes.paper' : 'desk:action.notes'} />}
        hint={say(isPaper ? 'desk:action.notes.paper.hint' : 'desk:action.notes.hint')}
        optional={!isPaper}
        rows={3}
        limit={LIMIT}
        value={entered.notes}
        onChange={(notes) => set({ notes })}
        error={wrong(faults.notes, 'NOTES')}
      />
      <TextArea
        id={`internal-${id}`}
        label={<Label k="desk:action.internal" />}
        hint={say('desk:action.internal.hint')}
        optional
        rows={2}
        limit={LIMIT}
        value={entered.internal}
        onChange={(internal) => set({ internal })}
      />
      {choice.UNDOES.length > 0 && (
        <Note tone="warn">
          <p>{say('desk:action.undoes')}</p>
          <ul>
            {choice.UNDOES.map(({ ACTION_TYPE_NAME, ACTION_TYPE_CAPTION, ACTION_DATE }) => (
              <li key={`${ACTION_TYPE_NAME} ${ACTION_DATE}`}>
                <TwoNames name={ACTION_TYPE_NAME} own={ACTION_TYPE_CAPTION} />, {legalDateText(ACTION_DATE, language)}
              </li>
            ))}
          </ul>
        </Note>
      )}
      {isPaper ? null : isOfToday(choice) ? (
        <p className="hint">{say('desk:action.date.letter')}</p>
      ) : (
        <DateField
          id={`date-${id}`}
          label={<Label k="desk:action.date" />}
          hint={say('desk:action.date.hint')}
          value={entered.date}
          onChange={(date) => set({ date })}
          error={wrong(faults.date, 'ACTION_DATE')}
        />
      )}
    </div>
  )
}
