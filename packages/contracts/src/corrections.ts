import { z } from 'zod'

import { defineCalls } from './call.ts'
import { CaseRef, LegalDate } from './shapes.ts'

const Section = z.record(z.string().max(60), z.unknown())
const Rows = z.array(Section).max(200)
const Line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u)

const caseQuery = z.object({ patentId: CaseRef })
/** Recorded with every correction. A legal fact (filing date, register) needs the second reason as well. */
const Why = {
  ROW_VERSION: z.int().positive(),
  REASON: Line(500).min(1),
  /** Number of the request or letter on which the correction is based. */
  REQUEST_REF: Line(60).default(''),
  LEGAL_REASON: Line(500).default(''),
}
const ofCase = { PATENT_ID: CaseRef, ...Why }
/** LOG_CHANGE_NBR is null when nothing differed and nothing was written. */
const Corrected = z.object({
  err: z.literal(''),
  ROW_VERSION: z.int(),
  LOG_CHANGE_NBR: z.int().nullable(),
  /** The correction waits for a second officer, and nothing changed. */
  PROPOSAL_ID: z.int().optional(),
})

/** Parts of a filed application the office may correct. */
export const CorrectedSection = z.enum([
  'filing',
  'register',
  'technical',
  'owner',
  'repr',
  'inventor',
  'pct',
  'priorities',
  'locarno',
  'ipc',
])
export type CorrectedSection = z.infer<typeof CorrectedSection>

// Data of a filed application. Only officers change it; applicants file a post-filing request.
export const correctionsCalls = defineCalls({
  patentDetail: {
    method: 'POST',
    path: '/patentDetail/:x',
    who: 'office',
    roles: ['register', 'head'],
    does: 'Change one section of a filed application, the section named in the path; lists come whole as ROWS',
    params: z.object({ x: CorrectedSection }),
    body: z.object({ ...ofCase, DATA: Section }),
    reply: Corrected,
  },
  patentDetailInsert: {
    method: 'POST',
    path: '/patentDetail/insert/:x',
    who: 'office',
    roles: ['register', 'head'],
    does: 'Add a row (person, priority, class) to a filed application',
    once: true,
    params: z.object({ x: CorrectedSection.extract(['owner', 'repr', 'inventor', 'priorities', 'locarno', 'ipc']) }),
    body: z.object({ ...ofCase, DATA: Section }),
    reply: Corrected,
  },
  patentDetailUpdateRepr: {
    method: 'POST',
    path: '/patentDetail/update/repr',
    who: 'office',
    roles: ['register', 'head'],
    does: 'Change the representatives of a filed application',
    body: z.object({ ...ofCase, REPRS: Rows }),
    reply: Corrected,
  },
  patentDetailUpdateTechnical: {
    method: 'POST',
    path: '/patentDetail/update/technical',
    who: 'office',
    roles: ['register', 'head'],
    does: 'Change title and description of a filed application, or the description of the sign of a mark',
    body: z.object({ ...ofCase, TECHNICAL: Section }),
    reply: Corrected,
  },
  patentDetailUpdateInventor: {
    method: 'POST',
    path: '/patentDetail/update/inventor',
    who: 'office',
    roles: ['register', 'head'],
    does: 'Change the inventors or designers of a filed application',
    body: z.object({ ...ofCase, INVENTORS: Rows }),
    reply: Corrected,
  },
  patentDetailUpdateOwner: {
    method: 'POST',
    path: '/patentDetail/update/owner',
    who: 'office',
    roles: ['register', 'head'],
    does: 'Change the applicants of a filed application',
    body: z.object({ ...ofCase, OWNERS: Rows }),
    reply: Corrected,
  },
  patentDetailUpdatePct: {
    method: 'POST',
    path: '/patentDetail/update/pct',
    who: 'office',
    roles: ['register', 'head'],
    does: 'Change the international phase data of a filed patent application',
    body: z.object({ ...ofCase, PCT: Section }),
    reply: Corrected,
  },
  patentDetailUpdateFiling: {
    method: 'POST',
    path: '/patentDetail/update/filing',
    who: 'office',
    roles: ['register', 'head'],
    does: 'Change reference and filing date of a filed application; deadlines already set do not move',
    query: caseQuery,
    body: z.object({ ...Why, FILING: Section }),
    reply: Corrected,
  },
  patentDetailUpdateRegister: {
    method: 'POST',
    path: '/patentDetail/update/register',
    who: 'office',
    roles: ['register', 'head'],
    does: 'Change the register entry of an application: registration number, its day, and the day protection ends',
    query: caseQuery,
    body: z.object({ ...Why, REGISTER: Section }),
    reply: Corrected,
  },
  // Not in the specification
  officeCaseData: {
    method: 'GET',
    path: '/office/case-data',
    who: 'office',
    does: 'Current data of a filed application by section, for correction by an officer',
    query: caseQuery,
    reply: z.object({
      PATENT_ID: z.string(),
      ROW_VERSION: z.int(),
      FORM_TYP: z.string(),
      FORM_VERSION: z.int(),
      APPL_TYP: z.string(),
      TITLE: z.string(),
      FILING_DATE: LegalDate,
      SECTIONS: z.array(
        z.object({
          X: CorrectedSection,
          /** Section of the form; FILING and REGISTER are not sections of a form. */
          SECTION: z.string(),
          IS_LIST: z.boolean(),
          /** Fields an officer may change, in order of display. */
          FIELDS: z.array(z.string()),
          /** Those of FIELDS that are legal facts. */
          LEGAL: z.array(z.string()),
          ROWS: z.array(Section),
        }),
      ),
    }),
  },
})
