import type { OfficeCitation } from '@saki/contracts/citations'
import type { DecisionReason } from '@saki/contracts/reason'
import type { CitedRight, NoBar } from '@saki/domain/decisions/earlierRights'
import { useMemo } from 'react'

import { useCall } from '../../../lib/queries.ts'
import { MarkPicture } from '../../../similarMarks/MarkPicture.tsx'
import { Button } from '../../../ui/Button.tsx'
import { FieldFrame } from '../../../ui/FieldFrame.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { Label } from '../../../ui/Label.tsx'
import { TextArea, TextField } from '../../../ui/TextField.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { textIn } from '../../../ui/words.ts'
import { CaseViews } from '../citations/CaseViews.tsx'
import { CitedGoods } from '../citations/CitedGoods.tsx'
import type { ReasonedCase } from './reasonParts.ts'

const NOTE_LIMIT = 1000

type Evidence = DecisionReason['EVIDENCE']

interface RowsProps {
  id: string
  found: ReasonedCase
  evidence: Evidence
  isReadOnly: boolean
  error: string | undefined
  /** Why a published case pinned to this one cannot carry the ground. */
  noBar: (number: string) => NoBar | undefined
  onChange: (evidence: Evidence) => void
}

/** What a reason rests on: citations pinned to the case, and other documents. */
export function EvidenceRows({ id, found, evidence, isReadOnly, error, noBar, onChange }: RowsProps) {
  const { say } = useWords('reasons')
  const cited = useCited(found)
  const pinned = cited
    .map(({ evidence: one }) => one)
    .filter(({ NUMBER, NOTE }) => !evidence.some((one) => one.NUMBER === NUMBER && one.NOTE === NOTE))
  const put = (at: number, change: Partial<Evidence[number]>) =>
    onChange(evidence.map((one, index) => (index === at ? { ...one, ...change } : one)))
  return (
    <FieldFrame
      id={`${id}-evidence-0`}
      group
      label={<Label k="reasons:evidence" />}
      error={evidence.length === 0 ? error : undefined}
    >
      {evidence.length === 0 && <p className="hint">{say('reasons:evidence.none')}</p>}
      {evidence.map((one, at) => {
        const row = {
          id: `${id}-evidence-${at}`,
          one,
          at,
          isReadOnly,
          error: at === 0 ? error : undefined,
          noBar: one.KIND === '' ? undefined : noBar(one.NUMBER),
          cited: cited.find(({ evidence: { NUMBER } }) => one.KIND !== '' && NUMBER === one.NUMBER)?.of,
        }
        return (
          <EvidenceRow
            key={at}
            {...row}
            onChange={(change) => put(at, change)}
            onRemove={() => onChange(evidence.filter((_, index) => index !== at))}
          />
        )
      })}
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

interface RowProps {
  id: string
  one: Evidence[number]
  at: number
  /** The pinned citation that it is, with its picture and classes. */
  cited: OfficeCitation | undefined
  isReadOnly: boolean
  error: string | undefined
  noBar: NoBar | undefined
  onChange: (change: Partial<Evidence[number]>) => void
  onRemove: () => void
}

/** One citation with its picture, owner and classes, or another document with the fields that name it; and what of it decides. */
function EvidenceRow({ id, one, at, cited, isReadOnly, error, noBar, onChange, onRemove }: RowProps) {
  const { say } = useWords('reasons')
  const isPinned = one.KIND !== ''
  const remove = isReadOnly ? undefined : (
    <button
      type="button"
      className="icon-button"
      aria-label={say('reasons:evidence.remove', { name: one.TITLE || String(at + 1) })}
      onClick={onRemove}
    >
      <Icon name="trash" size={18} />
    </button>
  )
  return (
    <div className="framed pad-8-16 grid gap-8 below-8">
      {isPinned ? (
        <div className="flex align-start gap-12">
          {cited && (cited.KIND === 'mark' || cited.PICTURE || cited.CITED.IMG_URL) && (
            <MarkPicture
              mark={{ MARK_NAME: one.TITLE, IMG_URL: cited.PICTURE?.PICTURE_URL ?? cited.CITED.IMG_URL }}
              size={56}
            />
          )}
          <div className="grid grow break-anywhere" id={id} tabIndex={-1}>
            <span>
              <bdi className="strong">{one.TITLE}</bdi>{' '}
              <bdi dir="ltr" className="mono muted">
                {one.NUMBER}
              </bdi>
            </span>
            {cited && <bdi className="hint">{cited.CITED.OWNER_NAMES}</bdi>}
            {cited && <CitedGoods goods={cited.GOODS} most={8} />}
            {noBar && (
              <span className="small text-danger inline-row gap-6">
                <Icon name="alert" size={16} className="fixed" /> {say(`reasons:fault.evidence.${noBar}`)}
              </span>
            )}
            {cited?.KIND === 'design' && <CaseViews patentId={one.NUMBER} title={one.TITLE} />}
          </div>
          {remove}
        </div>
      ) : (
        <TextField
          id={id}
          label={<Label k="reasons:evidence.title" />}
          maxLength={300}
          locked={isReadOnly ? say('reasons:title') : undefined}
          value={one.TITLE}
          onChange={(TITLE) => onChange({ TITLE })}
          error={error}
          end={remove}
        />
      )}
      {!isPinned && (
        <TextField
          id={`${id}-number`}
          label={<Label k="reasons:evidence.number" />}
          optional
          maxLength={40}
          locked={isReadOnly ? say('reasons:title') : undefined}
          value={one.NUMBER}
          onChange={(NUMBER) => onChange({ NUMBER })}
        />
      )}
      <TextArea
        id={`${id}-note`}
        label={<Label k="reasons:evidence.note" />}
        optional
        rows={2}
        limit={NOTE_LIMIT}
        locked={isReadOnly ? say('reasons:title') : undefined}
        value={one.NOTE}
        onChange={(NOTE) => onChange({ NOTE })}
      />
    </div>
  )
}

/** Published cases pinned to the case, by number, as the rules of decisions compare them. */
export function useCitedRights({ PATENT_ID }: ReasonedCase): ReadonlyMap<string, CitedRight> {
  const { data } = useCall('officeCitations', { query: { patentId: PATENT_ID } })
  return useMemo(
    () =>
      new Map(
        (data ?? [])
          .filter(({ CITED }) => CITED.IND_PUBLIC === 'Y')
          .map(({ CITED: { PATENT_ID: number, EARLIEST_DATE, PUBLICATION_DATE, REGISTRATION_NBR, IND_ENDED } }) => [
            number,
            {
              earliest: EARLIEST_DATE,
              published: PUBLICATION_DATE,
              isRegistered: REGISTRATION_NBR !== '',
              isEnded: IND_ENDED === 'Y',
            },
          ]),
      ),
    [data],
  )
}

/** Citations pinned to the case, as evidence; without unpublished cases, which a letter must not disclose. The officer's note stays in the office. */
function useCited({ PATENT_ID }: ReasonedCase): { of: OfficeCitation; evidence: Evidence[number] }[] {
  const { data = [] } = useCall('officeCitations', { query: { patentId: PATENT_ID } })
  return data
    .filter(({ CITED }) => CITED.IND_PUBLIC === 'Y')
    .map((of) => {
      const { KIND, CITED, MARK, PASSAGE } = of
      const TITLE = MARK?.MARK_NAME || CITED.TITLE
      return { of, evidence: { KIND, NUMBER: CITED.PATENT_ID, TITLE, NOTE: passageText(PASSAGE).slice(0, NOTE_LIMIT) } }
    })
}

/** A passage with its claim and page, in Indonesian, as the letter has it. */
function passageText(passage: OfficeCitation['PASSAGE']): string {
  if (!passage) return ''
  const { CLAIM_NBR, PAGE, TEXT } = passage
  const place = [
    ...(CLAIM_NBR === null ? [] : [textIn('id', 'reasons:evidence.claim', { n: CLAIM_NBR })]),
    ...(PAGE === null ? [] : [textIn('id', 'reasons:evidence.page', { n: PAGE })]),
  ]
  return place.length > 0 ? `${place.join(', ')}: ${TEXT}` : TEXT
}
