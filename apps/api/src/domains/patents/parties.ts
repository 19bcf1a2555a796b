import type { casePartiesCalls } from '@saki/contracts/caseParties'

import type { HandlerInput } from '../../implement.ts'
import type { VisibleCase } from './patents.sql.ts'
import { personForReader } from './person.ts'
import { publicPerson } from './publicView.ts'
import { listParties, type PartyRecord } from './sections.sql.ts'
import { visibleCaseOf } from './visibleCase.ts'

type CaseInput = Pick<HandlerInput<(typeof casePartiesCalls)['getOwners']>, 'query' | 'session' | 'db' | 'language'>

/** The parties of a case in one role, with the case. Throws NotFound when the asker may not read it. */
export async function visiblePartiesOf(
  { query, session, db, language }: CaseInput,
  role: Parameters<typeof listParties>[2],
) {
  const record = await visibleCaseOf(db, session, query.patentId)
  return { parties: await listParties(db, record.applicationId, role, language), record }
}

/** A party for its reader: for strangers the published part. */
export function shownPerson(party: PartyRecord, { isFull }: VisibleCase) {
  const person = personForReader(party, false)
  return isFull ? person : publicPerson(person)
}

/** Applicants, whose own identity numbers are whole for the applicant's account only. */
export async function shownOwnersOf(asked: CaseInput) {
  const { parties, record } = await visiblePartiesOf(asked, 'applicant')
  const isOwn = record.ownerId === asked.session.userId
  return parties.map((party, at) => ({
    ...(isOwn ? personForReader(party, true) : shownPerson(party, record)),
    ORDER_NBR: party.seqNum,
    IND_MAIN: at === 0 ? ('Y' as const) : ('N' as const),
  }))
}

/** The section of the owners: with whether each of them is an inventor or designer too. */
export async function ownerSection(asked: CaseInput) {
  const OWNERS = await shownOwnersOf(asked)
  const makers = [
    ...(await visiblePartiesOf(asked, 'inventor')).parties,
    ...(await visiblePartiesOf(asked, 'designer')).parties,
  ]
  const names = new Set(makers.map(({ person }) => person['PERSON_NAME']))
  const isSame = OWNERS.length > 0 && OWNERS.every(({ PERSON_NAME }) => names.has(PERSON_NAME))
  return { OWNERS, IND_OWNER_SAMEAS_INVENTOR: isSame ? ('Y' as const) : ('N' as const) }
}
