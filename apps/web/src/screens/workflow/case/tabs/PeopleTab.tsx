import type { Person } from '@saki/contracts/caseParties'

import { useCall } from '../../../../lib/queries.ts'
import { useWords } from '../../../../ui/useWords.ts'
import { codeFact, Facts, typedFact } from '../../../../caseFacts/Facts.tsx'
import { Loaded } from '../../../../caseFacts/Loaded.tsx'

type PeopleCall = 'getOwners' | 'getInvestors' | 'getReprs'

/** Owners, inventors or designers, or representatives, with what the reader may know of them. */
export function PeopleTab({ number, call }: { number: string; call: PeopleCall }) {
  const { say } = useWords('casePage')
  const asked = useCall(call, { query: { patentId: number } })
  return (
    <Loaded<readonly ShownPerson[]>
      asked={asked}
      isEmpty={(people) => people.length === 0}
      empty={say(`casePage:${call}.none`)}
    >
      {(people) => (
        <ul className="hairlines">
          {people.map((person, at) => (
            // The same person may be listed twice; the order does not change.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at} className="inset-16">
              <h3 className="break-anywhere">
                <bdi>{person.PERSON_NAME}</bdi>
              </h3>
              <Facts
                facts={[
                  ['casePage:person.main', person.IND_MAIN === 'Y' && people.length > 1 && say('core:yes')],
                  ['casePage:person.role', typedFact(person.REPRESENTATIVE_TYPE_NAME)],
                  ['casePage:person.kind', say(`casePage:person.${person.PERSON_WCODE}`)],
                  ['casePage:person.country', person.NATIONALITY_COUNTRY_NAME],
                  ['casePage:person.address', typedFact(addressOf(person))],
                  ['casePage:person.number', codeFact(person.INDI_PERSON_ID_NBR)],
                  ['casePage:person.agent', codeFact(person.AGENT_NOTES)],
                  ['casePage:person.email', codeFact(person.EMAIL)],
                  ['casePage:person.telephone', codeFact(person.TELEPHONE)],
                ]}
              />
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}

type ShownPerson = Person & { AGENT_NOTES?: string; REPRESENTATIVE_TYPE_NAME?: string; IND_MAIN?: 'Y' | 'N' }

function addressOf(person: Person): string {
  const { ADDR_STREET, VILLAGE_NAME, DISTRICT_NAME, CITY_NAME, STATE_NAME, ZIPCODE } = person
  return [ADDR_STREET, VILLAGE_NAME, DISTRICT_NAME, CITY_NAME, STATE_NAME, ZIPCODE].filter(Boolean).join(', ')
}
