import type { CatalogueRequest } from '@saki/catalogue/requests/defineRequest'
import type { RequestOffer } from '@saki/contracts/requestShapes'

import { PageLink } from '../lib/PageLink.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { Label } from '../ui/Label.tsx'
import { useWords } from '../ui/useWords.ts'
import { addressOfRequest } from './requestPages.ts'
import { useOfferWords } from './useOfferWords.ts'

interface RequestWayProps {
  kind: CatalogueRequest
  /** The case it is for, with its offer in it. */
  number?: string
  offer?: RequestOffer
  onClick?: () => void
}

/** A link to the form of a kind: what it does or, in a case, until when it may be made and what it costs. */
export function RequestWay({ kind, number, offer, onClick }: RequestWayProps) {
  const { say } = useWords('requests')
  const wordsOf = useOfferWords()
  const words = offer && wordsOf(offer)
  return (
    <PageLink {...addressOfRequest(kind, number)} onClick={onClick}>
      <span className="grow">
        <span className="strong">
          <Label k={kind.text} stacked />
        </span>
        <span className="block hint">{words ? `${words.when} ${words.fee}` : say(kind.means)}</span>
      </span>
      <Icon name="chevron-next" size={16} />
    </PageLink>
  )
}
