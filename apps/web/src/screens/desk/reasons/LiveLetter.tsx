import type { ReasonDraft } from '@saki/contracts/decisions'
import type { DecisionReason } from '@saki/contracts/reason'
import type { OpenAction } from '@saki/contracts/openActions'
import { refusedExtent } from '@saki/domain/decisions/refusedGoods'
import { Suspense, useState } from 'react'

import { useCall } from '../../../lib/queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { Label } from '../../../ui/Label.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Select } from '../../../ui/Select.tsx'
import { useWords } from '../../../ui/useWords.ts'
import type { ReasonedCase } from './reasonParts.ts'
import { useLiveLetter } from './useLiveLetter.ts'
import { latePart } from '../../../ui/latePart.tsx'

const BytesPane = latePart(async () => (await import('../../../viewer/pdf/BytesPane.tsx')).BytesPane)

interface LiveLetterProps {
  found: ReasonedCase
  reasons: readonly DecisionReason[]
  present: ReasonDraft['PRESENT']
  /** Whether the applicant may still answer the next letter. */
  isAnswerable: boolean
}

/** The letter that the reasons would make, as they are written: made as the final one, marked as a preview and never stored. */
export function LiveLetter({ found, reasons, present, isAnswerable }: LiveLetterProps) {
  const { say } = useWords('reasons', 'viewer', 'core')
  const { PATENT_ID, PROC_TYP, PROC_NBR } = found
  const { data: choices = [] } = useCall('getListAction', { params: { id: `${PROC_TYP}-${PROC_NBR}` } })
  const [chosen, setChosen] = useState('')
  const letters = choices.filter((one) => one.POINTS_KIND === 'REASONS' && one.GENERATED_OFFIDOC !== null)
  const isPart =
    refusedExtent(
      present,
      reasons.map(({ GOODS }) => GOODS),
    ) === 'part'
  const choice = letters.find(({ ACTION_TYP }) => ACTION_TYP === chosen) ?? fitting(letters, { isAnswerable, isPart })
  const letter = useLiveLetter(
    choice && reasons.length > 0
      ? { PATENT_ID, PROC_TYP, PROC_NBR, ACTION_TYP: choice.ACTION_TYP, REASONS: [...reasons], IND_DRAFT: 'Y' }
      : undefined,
  )
  return (
    <section className="stack gap-8" aria-label={say('reasons:live')}>
      <div className="row wrap gap-8 row-gap-4">
        <h3 className="grow">
          <Label k="reasons:live" />
        </h3>
        <span className="hint" role="status">
          {letter.isUpdating ? say('reasons:live.updating') : ''}
        </span>
      </div>
      {letters.length > 1 && choice && (
        <Select
          id="live-letter"
          label={<Label k="reasons:live.which" />}
          value={choice.ACTION_TYP}
          onChange={setChosen}
          hint={choice.ACTION_TYPE_CAPTION !== '' && <bdi lang="id">{choice.ACTION_TYPE_NAME}</bdi>}
          options={letters.map(({ ACTION_TYP, ACTION_TYPE_NAME, ACTION_TYPE_CAPTION }) => ({
            value: ACTION_TYP,
            label: ACTION_TYPE_CAPTION || ACTION_TYPE_NAME,
          }))}
        />
      )}
      {letter.isOffline && <Note tone="warn">{say('reasons:live.offline')}</Note>}
      {!letter.isOffline && letter.failed && (
        <Note tone="warn" role="alert">
          <p>
            {say('reasons:live.failed')} {letter.bytes && say('reasons:live.old')}
          </p>
          <p>{letter.failed.fields[0]?.message ?? letter.failed.title}</p>
          <Button small onClick={letter.retry}>
            <Label k="core:retry" />
          </Button>
        </Note>
      )}
      {letter.bytes ? (
        <div className="framed clipped stack gap-0" style={{ blockSize: 'min(78vh, 900px)' }} aria-busy={letter.isOld}>
          <Suspense fallback={null}>
            <BytesPane bytes={letter.bytes} />
          </Suspense>
        </div>
      ) : (
        <p className="hint">{say(choice || choices.length === 0 ? 'reasons:live.none' : 'reasons:live.unoffered')}</p>
      )}
      {letter.bytes && <p className="hint">{say('reasons:live.draft')}</p>}
    </section>
  )
}

/** The act that the reasons are for: one that may be answered or a final one, of the whole or of some goods. */
function fitting(letters: readonly OpenAction[], { isAnswerable, isPart }: { isAnswerable: boolean; isPart: boolean }) {
  const ofExtent = letters.filter(({ IND_PART }) => (IND_PART === 'Y') === isPart)
  const answered = (one: OpenAction) => (one.IND_ANSWERABLE === 'Y') === isAnswerable
  return ofExtent.find(answered) ?? ofExtent[0] ?? letters.find(answered) ?? letters[0]
}
