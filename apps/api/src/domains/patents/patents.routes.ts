import { patentsCalls } from '@saki/contracts/patents'

import { implement, type HandlerInput } from '../../implement.ts'
import { registerReply } from '../registerSearch/registerReply.ts'
import { caseDetail, caseOf, caseSection, markSection } from './caseDetail.ts'
import { getChangeLog } from './changeLog.ts'
import { listOwnCases } from './listCases.ts'
import { ipcsOf, patentSection } from './patentSection.ts'
import { registerSheet } from './registerSheet.ts'
import { relatedFiles } from './relatedFiles.ts'
import { personForReader } from './person.ts'
import { listLocarno, listParties, listPriorities } from './sections.sql.ts'

export const patentsRoutes = implement(patentsCalls, {
  getPatents: (asked) => listOwnCases(asked),

  searchRegister: (asked) => registerReply(asked, asked.query),

  getPatentsAdvance: ({ body, ...asked }) => registerReply(asked, body, body),

  excelSearchPatent: (asked) => registerSheet(asked),

  getPatentDetail: ({ query, ...asked }) => caseDetail(asked, query.patentId, query.classes === 'Y'),

  async getPatentDetailBySection({ params: { section }, query, session, db, language }) {
    const record = await caseOf(db, session, query.patentId)
    if (section === 'mark') return markSection(db, record, language)
    return section === 'patent' ? patentSection(db, record) : caseSection(db, record, section)
  },

  getChangeLog: (asked) => getChangeLog(asked),

  async getPatentDetailPriorities({ query, session, db, language }) {
    const { applicationId } = await caseOf(db, session, query.patentId)
    const rows = await listPriorities(db, applicationId, language)
    return rows.map((row) => ({ ...row, PRIORITY_TYP: 'PARIS' as const }))
  },

  async getOwners(asked) {
    const { parties, isOwn } = await partiesOf(asked, 'applicant')
    return parties.map((party, at) => ({
      ...personForReader(party, isOwn),
      ORDER_NBR: party.seqNum,
      IND_MAIN: at === 0 ? ('Y' as const) : ('N' as const),
    }))
  },

  async getInvestors(asked) {
    const designers = await partiesOf(asked, 'designer')
    const { parties } = designers.parties.length > 0 ? designers : await partiesOf(asked, 'inventor')
    return parties.map((party) => ({ ...personForReader(party, false), SEQ_NBR: party.seqNum }))
  },

  async getReprs(asked) {
    const { parties } = await partiesOf(asked, 'representative')
    return parties.map((party) => ({
      ...personForReader(party, false),
      SEQ_NBR: party.seqNum,
      REPRESENTATIVE_TYP: String(party.person['REPRESENTATIVE_TYP'] ?? ''),
      REPRESENTATIVE_TYPE_NAME: party.reprTypeName ?? '',
      AGENT_NOTES: String(party.person['AGENT_NOTES'] ?? ''),
    }))
  },

  async getRelFiles({ query, session, db, language }) {
    return relatedFiles(db, await caseOf(db, session, query.patentId), session, language)
  },

  async getIpcs({ query, session, db, language }) {
    const { applicationId } = await caseOf(db, session, query.patentId)
    return ipcsOf(db, applicationId, language)
  },

  async getLocarnos({ query, session, db, language }) {
    const { applicationId } = await caseOf(db, session, query.patentId)
    return listLocarno(db, applicationId, language)
  },
})

type CaseInput = Pick<HandlerInput<typeof patentsCalls.getOwners>, 'query' | 'session' | 'db' | 'language'>

async function partiesOf({ query, session, db, language }: CaseInput, role: Parameters<typeof listParties>[2]) {
  const { applicationId, ownerId } = await caseOf(db, session, query.patentId)
  return { parties: await listParties(db, applicationId, role, language), isOwn: ownerId === session.userId }
}
