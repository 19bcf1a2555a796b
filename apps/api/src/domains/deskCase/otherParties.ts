import type { deskCaseCalls, OtherParty } from '@saki/contracts/deskCase'
import { fieldText, type FormRow } from '@saki/domain/forms/form'

import { named, stateAt } from '../../caseState.ts'
import type { HandlerInput } from '../../implement.ts'
import { caseOfNumber } from '../citations/citedThing.ts'
import { findRegionNames, type PartyFact } from '../documents/letterFacts.sql.ts'
import { addressLines, regionCodesOf } from '../documents/partyLines.ts'
import { listFiledAgainst, type FiledAgainst } from './otherParties.sql.ts'

type Calls = typeof deskCaseCalls

/** Who filed against a case, oldest first; each person of a joint opposition by itself. Throws NotFound. */
export async function officeOtherParties({
  query,
  db,
  language,
}: HandlerInput<Calls['officeOtherParties']>): Promise<OtherParty[]> {
  const { applicationId } = await caseOfNumber(db, query.patentId)
  const filed = await listFiledAgainst(db, applicationId)
  const people = filed.flatMap((one) => one.persons.map((person) => ({ one, person, fact: factOf(person) })))
  const places = await findRegionNames(db, regionCodesOf(people.map(({ fact }) => fact)))
  return people.map(({ one, person, fact }) => {
    const { name, caption } = named(language, stateAt(one).text)
    return {
      SUBMISSION_NBR: one.submissionNbr,
      USERDOC_TYP: one.kind,
      PROC_TYP: one.procTyp,
      PROC_NBR: one.procNbr,
      RECEIVED_DATE: one.receivedOn,
      STATE_NAME: name,
      STATE_CAPTION: caption,
      LETTERS: one.isByPost ? 'POST' : 'INBOX',
      PERSON_NAME: fact.name,
      ADDRESS: addressLines(fact, places)
        .map(({ text }) => text)
        .join(', '),
      EMAIL: fieldText(person, 'EMAIL'),
      TELEPHONE: fieldText(person, 'TELEPHONE'),
      ...representativeOf(one, person),
    }
  })
}

/** The consultant who filed through the portal; of a paper, whom it names. */
function representativeOf({ actorName, actorNumber }: FiledAgainst, person: FormRow) {
  return {
    REPR_NAME: actorName ?? fieldText(person, 'REPR_NAME'),
    REPR_NUMBER: actorName === null ? fieldText(person, 'REPR_NUMBER') : (actorNumber ?? ''),
  }
}

const addressFields = [
  'ADDR_STREET',
  'VILLAGE_CODE',
  'DISTRICT_CODE',
  'CITY_CODE',
  'STATE_CODE',
  'ZIPCODE',
  'NATIONALITY_COUNTRY_CODE',
]

function factOf(row: FormRow): PartyFact {
  const person = Object.fromEntries(addressFields.map((field) => [field, fieldText(row, field)]))
  return { role: 'applicant', name: fieldText(row, 'PERSON_NAME'), person }
}
