import { legalDateText } from '@saki/texts/dates'
import { clsx } from 'clsx'

import type { Answer } from '../../../../lib/ask.ts'
import { useCall } from '../../../../lib/queries.ts'
import { Chip } from '../../../../ui/Chip.tsx'
import { useWords } from '../../../../ui/useWords.ts'
import { Loaded } from '../../../../caseFacts/Loaded.tsx'
import styles from '../case.module.css'

type Claim = Answer<'getPatentDetailClaims'>[number]
type ClaimsFrom = Extract<Answer<'getPatentDetailBySection'>, { CLAIMS_STATE: unknown }>['CLAIMS_FROM']

/** How often unread claims are asked for. */
const READ_MS = 5_000

/** The claims as a tree: dependent ones below the claim they refer to. */
export function ClaimsTab({ number }: { number: string }) {
  const { say } = useWords('casePage')
  const query = { patentId: number }
  const section = useCall('getPatentDetailBySection', { params: { section: 'patent' }, query })
  const isWaiting = section.data && 'CLAIMS_STATE' in section.data && section.data.CLAIMS_STATE === 'WAITING'
  const asked = useCall('getPatentDetailClaims', { query }, { refetchInterval: isWaiting ? READ_MS : false })
  const state = section.data && 'CLAIMS_STATE' in section.data ? section.data.CLAIMS_STATE : undefined
  const from = section.data && 'CLAIMS_FROM' in section.data ? section.data.CLAIMS_FROM : null
  return (
    <Loaded
      asked={asked}
      isEmpty={(claims) => claims.length === 0}
      empty={say(`casePage:claims.empty.${state === undefined || state === 'READ' ? 'WAITING' : state}`)}
    >
      {(claims) => (
        <>
          <p className="inset-16 muted small">
            {say('casePage:claims.lead', {
              count: claims.length,
              independent: claims.filter(({ IND_INDEPENDENT }) => IND_INDEPENDENT === 'Y').length,
            })}
          </p>
          {from && <ClaimsSource from={from} />}
          <ClaimList claims={claims} below={null} />
        </>
      )}
    </Loaded>
  )
}

/** Which version of the claims is shown, and of whom. */
function ClaimsSource({ from }: { from: NonNullable<ClaimsFrom> }) {
  const { say, language } = useWords('casePage')
  const { IND_FILED, IND_LATEST, FILED_ON, ANSWER_STATE } = from
  const day = { date: legalDateText(FILED_ON, language) }
  const words =
    IND_FILED === 'Y'
      ? say(IND_LATEST === 'Y' ? 'casePage:claims.from.filed' : 'casePage:claims.from.public')
      : ANSWER_STATE === null
        ? say('casePage:claims.from.later', day)
        : say(`casePage:claims.from.${ANSWER_STATE}`, day)
  return <p className="inset-16 small">{words}</p>
}

/** The claims directly below one; null: those at the top. */
function ClaimList({ claims, below }: { claims: readonly Claim[]; below: number | null }) {
  const { say, language } = useWords('casePage')
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const own = claims.filter(({ PARENT_CLAIM_NBR }) => PARENT_CLAIM_NBR === below)
  if (own.length === 0) return null
  return (
    <ol className={clsx(styles.claims, 'grid gap-12', below === null && 'inset-16')}>
      {own.map((claim) => (
        <li key={claim.CLAIM_NBR} className="grid gap-12">
          <div>
            <p className="row wrap gap-8 row-gap-2">
              <b>{say('casePage:claims.number', { n: claim.CLAIM_NBR })}</b>
              <Chip tone={claim.IND_INDEPENDENT === 'Y' ? 'blue' : 'grey'}>
                {say(claim.IND_INDEPENDENT === 'Y' ? 'casePage:claims.independent' : 'casePage:claims.dependent')}
              </Chip>
              {claim.REFERS_TO.length > 0 && (
                <span className="muted small">
                  {say('casePage:claims.refers', { claims: list.format(claim.REFERS_TO.map(String)) })}
                </span>
              )}
              <span className="muted small">{say('casePage:claims.page', { page: claim.PAGE })}</span>
            </p>
            <p dir="auto" lang={claim.LANGUAGE_CODE === 'EN' ? 'en' : 'id'} className="above-2 break-anywhere">
              {claim.CLAIM_DESCRIPTION}
            </p>
          </div>
          <ClaimList claims={claims} below={claim.CLAIM_NBR} />
        </li>
      ))}
    </ol>
  )
}
