import { lookOf } from '@saki/catalogue/rights/looks'
import type { Person } from '@saki/contracts/caseParties'
import type { OfficeCase } from '@saki/contracts/desk'
import type { OfficeNotes } from '@saki/contracts/deskCase'
import type { TextKey } from '@saki/texts'

import { useCall } from '../../../lib/queries.ts'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { Label } from '../../../ui/Label.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { IdentityNumber, type PartyRole } from './IdentityNumber.tsx'
import { OtherParties } from './OtherParties.tsx'
import styles from '../desk.module.css'

/** Applicants, creators, representatives and opponents with their contact data; identity numbers are masked until asked for. */
export function Parties({ found }: { found: OfficeCase }) {
  const { PATENT_ID: patentId, RIGHT: right } = found
  const query = { patentId }
  const hasMakers = lookOf(right).maker !== undefined
  const owners = useCall('getOwners', { query })
  const makers = useCall('getInvestors', { query }, { enabled: hasMakers })
  const agents = useCall('getReprs', { query })
  const notes = useCall('officeNotes', { query })
  const readings = notes.data?.NUMBER_READINGS ?? []
  const error = owners.error ?? makers.error ?? agents.error
  if (error)
    return (
      <div className="pad">
        <ErrorPanel
          error={error}
          onRetry={() => void Promise.all([owners.refetch(), makers.refetch(), agents.refetch()])}
        />
      </div>
    )
  if (!owners.data || !agents.data)
    return (
      <div className="pad">
        <Skeleton lines={6} />
      </div>
    )
  const numbers = { patentId, readings }
  return (
    <div className="inset-16">
      <People
        title="deskCase:party.applicant"
        people={owners.data.map((one) => ({ ...one, seqNbr: one.ORDER_NBR }))}
        party="applicant"
        {...numbers}
      />
      {hasMakers && (
        <People
          title="deskCase:party.creator"
          people={(makers.data ?? []).map((one) => ({ ...one, seqNbr: one.SEQ_NBR }))}
          party={lookOf(right).maker?.role ?? 'inventor'}
          {...numbers}
        />
      )}
      <People
        title="deskCase:party.representative"
        people={agents.data.map((one) => ({ ...one, seqNbr: one.SEQ_NBR }))}
        party="representative"
        {...numbers}
      />
      <OtherParties patentId={patentId} history={found.HISTORY} />
    </div>
  )
}

interface PeopleProps {
  title: TextKey
  people: readonly (Person & { seqNbr: number })[]
  party: PartyRole
  patentId: string
  readings: OfficeNotes['NUMBER_READINGS']
}

function People({ title, people, party, patentId, readings }: PeopleProps) {
  const { say } = useWords('desk', 'deskCase')
  return (
    <section className={styles.people}>
      <h3>
        <Label k={title} />
      </h3>
      {people.length === 0 && <p className="muted">{say('deskCase:party.none')}</p>}
      {people.map((person) => (
        <address key={person.seqNbr} className="grid small break-anywhere">
          <b>
            <bdi>{person.PERSON_NAME}</bdi>
          </b>
          <span>
            <bdi>{addressOf(person)}</bdi>
          </span>
          <span>
            <bdi dir="ltr">{[person.EMAIL, person.TELEPHONE].filter(Boolean).join(' · ')}</bdi>
          </span>
          {person.INDI_PERSON_ID_NBR && (
            <IdentityNumber
              patentId={patentId}
              party={party}
              seqNbr={person.seqNbr}
              masked={person.INDI_PERSON_ID_NBR}
              readings={readings}
            />
          )}
        </address>
      ))}
    </section>
  )
}

function addressOf(person: Person): string {
  const { ADDR_STREET, VILLAGE_NAME, DISTRICT_NAME, CITY_NAME, STATE_NAME, ZIPCODE, NATIONALITY_COUNTRY_NAME } = person
  return [ADDR_STREET, VILLAGE_NAME, DISTRICT_NAME, CITY_NAME, STATE_NAME, ZIPCODE, NATIONALITY_COUNTRY_NAME]
    .filter(Boolean)
    .join(', ')
}
