import { findRequest } from '@saki/catalogue/requests/registry'
import type { RequestOffer } from '@saki/contracts/requestShapes'

import { useCall } from '../lib/queries.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { Label } from '../ui/Label.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useWords } from '../ui/useWords.ts'
import { RequestWay } from './RequestWay.tsx'
import { useOfferWords } from './useOfferWords.ts'

interface OffersDialogProps {
  /** Application number. */
  number: string
  title: string
  onClose: () => void
}

/** The requests that may be made in a case: those possible now lead to their form, the others say why not. */
export function OffersDialog({ number, title, onClose }: OffersDialogProps) {
  const { say } = useWords('newRequest', 'requests')
  const { data, error, refetch } = useCall('requestOffers', { query: { patentId: number } }, { staleTime: 0 })
  return (
    <Dialog
      title={
        <>
          <Label k="newRequest:offers" /> <bdi>{title}</bdi>
        </>
      }
      width={640}
      tall
      onClose={onClose}
    >
      {!data && !error && <Skeleton lines={6} block={40} />}
      {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {data && <Offers number={number} offers={data.OFFERS} onClose={onClose} />}
      <span className="sr" role="status">
        {data && say('newRequest:offers.of', { title })}
      </span>
    </Dialog>
  )
}

function Offers({ number, offers, onClose }: { number: string; offers: readonly RequestOffer[]; onClose: () => void }) {
  const { say } = useWords('newRequest', 'requests')
  const known = offers.flatMap((offer) => {
    const kind = findRequest(offer.USERDOC_TYP)
    return kind ? [{ kind, offer }] : []
  })
  // A day by which it must be made comes before no day.
  const now = known
    .filter(({ offer }) => offer.IND_OFFERED === 'Y')
    .sort((a, b) => (a.offer.LAST_DATE ?? '9999').localeCompare(b.offer.LAST_DATE ?? '9999'))
  const others = known.filter(({ offer }) => offer.IND_OFFERED === 'N')
  return (
    <>
      <h3>
        <Label k="newRequest:offers.now" />
      </h3>
      {now.length === 0 && <p className="muted">{say('newRequest:offers.none')}</p>}
      <ul className="way-list">
        {now.map(({ kind, offer }) => (
          <li key={kind.id}>
            <RequestWay kind={kind} number={number} offer={offer} onClick={onClose} />
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <details className="above-16">
          <summary>{say('newRequest:offers.later', { count: others.length })}</summary>
          <ul>
            {others.map(({ kind, offer }) => (
              <li key={kind.id} className="above-12">
                <Label k={kind.text} />
                <NotNow offer={offer} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function NotNow({ offer }: { offer: RequestOffer }) {
  const { when, ground } = useOfferWords()(offer)
  return (
    <span className="block hint">
      {when} {ground}
    </span>
  )
}
