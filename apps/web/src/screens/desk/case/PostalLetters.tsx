import type { LetterPosting } from '@saki/contracts/posting'
import { caseRoles } from '@saki/domain/office/officeRoles'
import { legalDateText } from '@saki/texts/dates'
import { useState } from 'react'

import { useCall } from '../../../lib/queries.ts'
import { useHolds } from '../../../officeTables/useHolds.ts'
import { PrintButton } from '../../../posting/PrintButton.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { Label } from '../../../ui/Label.tsx'
import { TwoNames } from '../../../ui/TwoNames.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { lateDialog } from '../../../ui/Late.tsx'

const PostingDialog = lateDialog(async () => (await import('../../../posting/PostingDialog.tsx')).PostingDialog)

/** Letters of a case that go by post: when and how each was posted, or that it waits. Nothing when the case has none. */
export function PostalLetters({ patentId }: { patentId: string }) {
  const letters = useCall('officePostalOfCase', { query: { patentId } })
  const [posted, setPosted] = useState<LetterPosting>()
  if (letters.error)
    return (
      <div className="pad">
        <ErrorPanel error={letters.error} onRetry={() => void letters.refetch()} />
      </div>
    )
  if (!letters.data || letters.data.length === 0) return null
  return (
    <section className="hairline-below" aria-labelledby="postal-letters">
      <h3 id="postal-letters" className="inset-12">
        <Label k="posting:case.title" />
      </h3>
      <ul className="bare hairlines">
        {letters.data.map((letter) => (
          <Row key={letter.LETTER_ID} letter={letter} onPost={() => setPosted(letter)} />
        ))}
      </ul>
      {posted && (
        <PostingDialog letters={[posted]} isAgain={posted.POSTED_DATE !== null} onClose={() => setPosted(undefined)} />
      )}
    </section>
  )
}

function Row({ letter, onPost }: { letter: LetterPosting; onPost: () => void }) {
  const { say, language } = useWords('posting')
  const mayRecord = useHolds(...caseRoles)
  const { POSTED_DATE: date, WAY, PROOF: proof, RECORDED_BY: name } = letter
  return (
    <li className="inset-12 stack align-start gap-4">
      <b>
        <TwoNames name={letter.OFFIDOC_NAME} own={letter.OFFIDOC_CAPTION} />
      </b>
      <p className="hint">
        <bdi>{letter.ADDRESSEE}</bdi> · <bdi dir="ltr">{letter.DOC_NUMBER}</bdi> ·{' '}
        {legalDateText(letter.ISSUED_ON, language)}
      </p>
      {date && WAY ? (
        <p className="small" dir="auto">
          {say('posting:case.was', {
            way: say(`posting:way.${WAY}`),
            date: legalDateText(date, language),
            proof,
            name,
          })}
        </p>
      ) : (
        <Chip tone="amber" icon="clock">
          {say('posting:case.waits')}
        </Chip>
      )}
      <div className="row wrap gap-8">
        <PrintButton letterId={letter.LETTER_ID} />
        {mayRecord && (
          <Button small icon="mail" onClick={onPost}>
            <Label k={date ? 'posting:again' : 'posting:record'} />
          </Button>
        )}
      </div>
    </li>
  )
}
