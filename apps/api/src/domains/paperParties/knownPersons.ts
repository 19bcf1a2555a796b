import type { paperPartiesCalls } from '@saki/contracts/paperParties'

import type { HandlerInput } from '../../implement.ts'
import { paperCase } from './findAccount.ts'
import { knownPersonsQuery, listEarlierParties } from './paperParties.sql.ts'

const MOST_FOUND = 12
/** Letters of a name from which it is looked for in the index. */
const LEAST_LETTERS = 3

/**
 * Persons for a paper: who filed on paper in this case before, and owners of published cases by name, with no more than the public register shows.
 * Throws NotFound.
 */
export async function officeKnownPersons({
  query,
  db,
}: HandlerInput<(typeof paperPartiesCalls)['officeKnownPersons']>) {
  const { applicationId } = await paperCase(db, query.patentId)
  const words = query.q.replaceAll(/[%_\\]/g, ' ').trim()
  const found =
    words.replaceAll(/\s/g, '').length < LEAST_LETTERS
      ? []
      : (await knownPersonsQuery(words, MOST_FOUND).execute(db)).rows
  const earlier = await listEarlierParties(db, applicationId)
  return {
    EARLIER: earlier.map(({ submissionNbr, name }) => ({ SUBMISSION_NBR: submissionNbr, NAME: name })),
    FOUND: found.map(({ patentId, seqNbr, name, city, country }) => ({
      PATENT_ID: patentId,
      SEQ_NBR: seqNbr,
      NAME: name,
      CITY: city,
      COUNTRY: country,
    })),
  }
}
