import { patentsCalls } from '@saki/contracts/patents'
import { legalDateOf } from '@saki/domain/dates/legalDate'

import { implement, type HandlerInput } from '../../implement.ts'
import { registerReply } from '../registerSearch/registerReply.ts'
import { suggestRegister } from '../registerSearch/suggestRegister.ts'
import { viewAssignment } from './assignments.ts'
import { caseDetail, caseSection, markSection } from './caseDetail.ts'
import { getChangeLog } from './changeLog.ts'
import { claimsOfCase } from './claims.ts'
import { licencesOf } from './licences.ts'
import { listOwnCases } from './listCases.ts'
import { ipcsOf, patentSection, pctSection } from './patentSection.ts'
import { registerExport } from './registerExport.ts'
import { registerSheet } from './registerSheet.ts'
import { personForReader } from './person.ts'
import { publicPerson } from './publicView.ts'
import { refDocsOf } from './refDocs.ts'
import { registerOf } from './register.ts'
import { relatedFiles } from './relatedFiles.ts'
import { listLocarno, listParties, listPriorities, type PartyRecord } from './sections.sql.ts'
import { similarOwners } from './similarOwners.ts'
import type { VisibleCase } from './patents.sql.ts'
import { visibleCaseOf } from './visibleCase.ts'

export const patentsRoutes = implement(patentsCalls, {
  getPatents: (asked) => listOwnCases(asked),

  searchRegister: (asked) => registerReply(asked, asked.query),
  suggestRegister,

  getPatentsAdvance: ({ body, ...asked }) => registerReply(asked, body, body),

  excelSearchPatent: (asked) => registerSheet(asked),

  exportSearch: (asked) => registerExport(asked),

  getPatentDetail: ({ query, ...asked }) =>
    caseDetail(asked, query.patentId, { classes: query.classes === 'Y', status: query.status === 'Y' }),

  async getPatentDetailBySection(asked) {
    const { params, query, session, db, language } = asked
    const record = await visibleCaseOf(db, session, query.patentId)
    switch (params.section) {
      case 'mark':
        return markSection(db, record, language)
      case 'patent':
        return patentSection(db, record)
      case 'pct':
        return pctSection(db, record)
      case 'owner':
        return ownerSection(asked)
      default:
        return caseSection(db, record, params.section)
    }
  },

  async getPatentDetailRegister({ query, session, db }) {
    return registerOf(db, await visibleCaseOf(db, session, query.patentId))
  },

  async getPatentDetailClaims({ query, session, db, services }) {
    return claimsOfCase(services, await visibleCaseOf(db, session, query.patentId))
  },

  async getRefDocs({ query, session, db }) {
    return refDocsOf(db, await visibleCaseOf(db, session, query.patentId))
  },

  async getPatentLicense({ params, session, db, now }) {
    return licencesOf(db, await visibleCaseOf(db, session, params.id), legalDateOf(now))
  },

  getViewAssignment: (asked) => viewAssignment(asked),

  getSimilarOwner: (asked) => similarOwners(asked),

  getChangeLog: (asked) => getChangeLog(asked),

  async getPatentDetailPriorities({ query, session, db, language }) {
    const { applicationId } = await visibleCaseOf(db, session, query.patentId)
    const rows = await listPriorities(db, applicationId, language)
    return rows.map((row) => ({ ...row, PRIORITY_TYP: 'PARIS' as const }))
  },

  async getOwners(asked) {
    return ownersOf(asked)
  },

  async getInvestors(asked) {
    const designers = await partiesOf(asked, 'designer')
    const { parties, record } = designers.parties.length > 0 ? designers : await partiesOf(asked, 'inventor')
    return parties.map((party) => ({ ...shownPerson(party, record), SEQ_NBR: party.seqNum }))
  },

  async getReprs(asked) {
    const { parties, record } = await partiesOf(asked, 'representative')
    return parties.map((party) => ({
      ...shownPerson(party, record),
      SEQ_NBR: party.seqNum,
      REPRESENTATIVE_TYP: String(party.person['REPRESENTATIVE_TYP'] ?? ''),
      REPRESENTATIVE_TYPE_NAME: party.reprTypeName ?? '',
      AGENT_NOTES: String(party.person['AGENT_NOTES'] ?? ''),
    }))
  },

  async getRelFiles({ query, session, db, language }) {
    return relatedFiles(db, await visibleCaseOf(db, session, query.patentId), session, language)
  },

  async getIpcs({ query, session, db, language }) {
    const { applicationId } = await visibleCaseOf(db, session, query.patentId)
    return ipcsOf(db, applicationId, language)
  },

  async getLocarnos({ query, session, db, language }) {
    const { applicationId } = await visibleCaseOf(db, session, query.patentId)
    return listLocarno(db, applicationId, language)
  },
})

type CaseInput = Pick<HandlerInput<typeof patentsCalls.getOwners>, 'query' | 'session' | 'db' | 'language'>

async function partiesOf({ query, session, db, language }: CaseInput, role: Parameters<typeof listParties>[2]) {
  const record = await visibleCaseOf(db, session, query.patentId)
  return { parties: await listParties(db, record.applicationId, role, language), record }
}

/** A party for its reader: for strangers the published part. */
function shownPerson(party: PartyRecord, { isFull }: VisibleCase) {
  const person = personForReader(party, false)
  return isFull ? person : publicPerson(person)
}

/** Applicants, whose own identity numbers are whole for the applicant's account only. */
async function ownersOf(asked: CaseInput) {
  const { parties, record } = await partiesOf(asked, 'applicant')
  const isOwn = record.ownerId === asked.session.userId
  return parties.map((party, at) => ({
    ...(isOwn ? personForReader(party, true) : shownPerson(party, record)),
    ORDER_NBR: party.seqNum,
    IND_MAIN: at === 0 ? ('Y' as const) : ('N' as const),
  }))
}

async function ownerSection(asked: CaseInput) {
  const OWNERS = await ownersOf(asked)
  const makers = [...(await partiesOf(asked, 'inventor')).parties, ...(await partiesOf(asked, 'designer')).parties]
  const names = new Set(makers.map(({ person }) => person['PERSON_NAME']))
  const isSame = OWNERS.length > 0 && OWNERS.every(({ PERSON_NAME }) => names.has(PERSON_NAME))
  return { OWNERS, IND_OWNER_SAMEAS_INVENTOR: isSame ? ('Y' as const) : ('N' as const) }
}
