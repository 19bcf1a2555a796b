import type { TextHit } from '@saki/contracts/registerRow'
import { legalDateText } from '@saki/texts/dates'

import { PageLink } from '../lib/PageLink.tsx'
import { MarkedText } from '../similarMarks/MarkedText.tsx'
import { useWords } from '../ui/useWords.ts'

/** Where sought words are in the text of a patent, with a link to that page of the document for who may open it. */
export function FoundText({ hit: { PART, PAGE, CLAIM_NBR, DOC_ID, ANSWERED_ON, TEXT, FOUND_AT } }: { hit: TextHit }) {
  const { say, language } = useWords('register')
  const part = CLAIM_NBR === null ? say(`register:hit.${PART}`) : say('register:hit.claim', { number: CLAIM_NBR })
  const place = PAGE === null ? part : say('register:hit.page', { part, page: PAGE })
  return (
    <div className="grid one-column gap-4 sm">
      <p>
        <MarkedText text={TEXT} found={FOUND_AT} />
      </p>
      <p className="row wrap gap-12 row-gap-0 muted">
        <span>{place}</span>
        {ANSWERED_ON !== undefined && (
          <span>{say('register:hit.answer', { date: legalDateText(ANSWERED_ON, language) })}</span>
        )}
        {DOC_ID !== null && (
          <PageLink
            to="/viewer/pdf/$procid"
            params={{ procid: DOC_ID }}
            search={{ page: PAGE ?? undefined }}
            target="_blank"
          >
            {say('register:hit.open')}
          </PageLink>
        )}
      </p>
    </div>
  )
}
