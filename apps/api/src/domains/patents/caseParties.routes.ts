import { casePartiesCalls } from '@saki/contracts/caseParties'

import { implement } from '../../implement.ts'
import { shownOwnersOf, visiblePartiesOf, shownPerson } from './parties.ts'

export const casePartiesRoutes = implement(casePartiesCalls, {
  getOwners: (asked) => shownOwnersOf(asked),

  async getInvestors(asked) {
    const designers = await visiblePartiesOf(asked, 'designer')
    const { parties, record } = designers.parties.length > 0 ? designers : await visiblePartiesOf(asked, 'inventor')
    return parties.map((party) => ({ ...shownPerson(party, record), SEQ_NBR: party.seqNum }))
  },

  async getReprs(asked) {
    const { parties, record } = await visiblePartiesOf(asked, 'representative')
    return parties.map((party) => ({
      ...shownPerson(party, record),
      SEQ_NBR: party.seqNum,
      REPRESENTATIVE_TYP: String(party.person['REPRESENTATIVE_TYP'] ?? ''),
      REPRESENTATIVE_TYPE_NAME: party.reprTypeName ?? '',
      AGENT_NOTES: String(party.person['AGENT_NOTES'] ?? ''),
    }))
  },
})
