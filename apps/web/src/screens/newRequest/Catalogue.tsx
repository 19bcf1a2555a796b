import { clsx } from 'clsx'
import { lookLetters } from '@saki/catalogue/rights/looks'
import { rightsOfLetter, type RightLetter } from '@saki/catalogue'
import type { CatalogueRequest } from '@saki/catalogue/requests/defineRequest'
import { requestKinds } from '@saki/catalogue/requests/registry'

import { RightMark } from '../../cases/RightMark.tsx'
import { pageOfRequest, type RequestPage } from '@saki/catalogue/requests/requestPages'
import { RequestWay } from '../../requests/RequestWay.tsx'
import { Card } from '../../ui/Card.tsx'
import styles from './newRequest.module.css'

/** The kinds of requests that are made on a page, for each right. */
export function RequestCatalogue({ page }: { page: RequestPage }) {
  const kinds = requestKinds.filter((kind) => pageOfRequest(kind) === page && kind.madeAs !== 'annuity')
  return (
    <div className={clsx(styles.catalogue, 'grid gap-16')}>
      {lookLetters.map((letter) => {
        const known = kinds.filter((kind) => isKnownTo(kind, letter as RightLetter))
        if (known.length === 0) return null
        return (
          <Card key={letter} title={<RightMark right={letter} />} flush>
            <ul className="way-list">
              {known.map((kind) => (
                <li key={kind.id}>
                  <RequestWay kind={kind} />
                </li>
              ))}
            </ul>
          </Card>
        )
      })}
    </div>
  )
}

function isKnownTo({ rules }: CatalogueRequest, letter: RightLetter): boolean {
  return rightsOfLetter(letter).some(({ id }) => Object.hasOwn(rules, id))
}
