import { citationKinds } from '@saki/domain/citations/citationKinds'
import { examinerRoles } from '@saki/domain/office/officeRoles'
import { z } from 'zod'

import { defineCalls } from './call.ts'
import { RightCode } from './rightCode.ts'
import { multilineText } from './session.ts'
import { Done, Flag, Instant, LegalDate } from './shapes.ts'
import { SimilarTrademark, TrademarkRow } from './trademarks.ts'

const CitationKind = z.enum(citationKinds)

/** The cited case as the register shows it. */
const CitedCase = z.object({
  PATENT_ID: z.string(),
  RIGHT: RightCode,
  TITLE: z.string(),
  OWNER_NAMES: z.string(),
  FILING_DATE: LegalDate,
  /** Filing date, or the earliest priority that was not lost. */
  EARLIEST_DATE: LegalDate,
  PUBLICATION_DATE: LegalDate.nullable(),
  REGISTRATION_NBR: z.string(),
  STATUS_NAME: z.string(),
  /** Y: refused, withdrawn, cancelled or lapsed for good. */
  IND_ENDED: Flag,
  IMG_URL: z.string().nullable(),
  /** N: not published; the search report in a letter leaves it out. */
  IND_PUBLIC: Flag,
})

/** Where a cited passage is; all null: the title. */
const passagePlace = {
  PART: z.enum(['title', 'abstract', 'claims', 'description']),
  /** Of the document, from 1. */
  PAGE: z.int().positive().nullable(),
  CLAIM_NBR: z.int().positive().nullable(),
  DOC_ID: z.string().max(80).nullable(),
}

const ComparedTerm = z.object({ TERM: z.string(), ALIKE: z.enum(['same', 'like']).nullable() })

const ComparedGoods = z.object({
  NICE_CLASS_CODE: z.int(),
  MINE: z.array(ComparedTerm),
  THEIRS: z.array(ComparedTerm),
  LEVEL: z.enum(['same', 'like', 'class', 'related', 'none']),
})
export type ComparedGoods = z.infer<typeof ComparedGoods>

const OfficeCitation = z.object({
  CITATION_ID: z.int(),
  KIND: CitationKind,
  CITED: CitedCase,
  /** Of kind mark: the mark with its likeness to the name of the case. */
  MARK: SimilarTrademark.nullable(),
  /** Of a cited mark: its classes with its goods beside those of the case. */
  GOODS: z.array(ComparedGoods),
  /** Of kind picture: it and the one of the case that it is compared with, as small JPEGs; null when a file is gone. */
  PICTURE: z.object({ PICTURE_URL: z.string().nullable(), OWN_PICTURE_URL: z.string().nullable() }).nullable(),
  /** Of kind patent, when a passage is cited. TEXT: the words as they were then. */
  PASSAGE: z.object({ ...passagePlace, TEXT: z.string() }).nullable(),
  /** For officers only. */
  NOTE: z.string(),
  CITED_BY_NAME: z.string(),
  CITED_AT: Instant,
  ROW_VERSION: z.int(),
})
export type OfficeCitation = z.infer<typeof OfficeCitation>

const OwnPicture = z.object({
  /** As position of getSimilarPictures. */
  POSITION: z.int(),
  PICTURE_URL: z.string(),
})
export type OwnPicture = z.infer<typeof OwnPicture>

/** Counts the changes of a citation. */
const Version = z.int().positive()
const caseNumber = z.string().min(1).max(40)

const note = multilineText(2000)
const CitationId = z.int().positive().max(Number.MAX_SAFE_INTEGER)

/** What is cited against a case under examination: for officers. */
export const citationsCalls = defineCalls({
  officeCitations: {
    method: 'GET',
    path: '/office/citations',
    who: 'office',
    does: 'Citations of a case under examination, the first pinned first: marks with their likeness, pictures, designs, and passages of patents',
    query: z.object({ patentId: caseNumber }),
    reply: z.array(OfficeCitation),
  },
  officeCompare: {
    method: 'GET',
    path: '/office/compare',
    who: 'office',
    does: 'Two marks side by side: likeness of their names, and their goods and services class by class',
    query: z.object({ patentId: caseNumber, cited: caseNumber }),
    reply: z.object({ MARK: TrademarkRow, CITED: SimilarTrademark, GOODS: z.array(ComparedGoods) }),
  },
  officeSearchReport: {
    method: 'GET',
    path: '/office/searchReport',
    who: 'office',
    does: 'What is cited against a case as a PDF for the annex of a letter, with pictures, likeness and passages; without unpublished cases and notes',
    query: z.object({ patentId: caseNumber }),
    reply: 'binary',
  },
  officeOwnPictures: {
    method: 'GET',
    path: '/office/ownPictures',
    who: 'office',
    does: 'Pictures of a case that similar ones are searched for, in the order of its views',
    query: z.object({ patentId: caseNumber }),
    reply: z.array(OwnPicture),
  },
  officeCite: {
    method: 'POST',
    path: '/office/cite',
    who: 'office',
    roles: examinerRoles,
    does: 'Pins a mark, a picture (PICTURE), a design or a passage of a patent (PASSAGE) to a case under examination; what is pinned already with the same note stays as it is',
    body: z.strictObject({
      PATENT_ID: caseNumber,
      CITED: caseNumber,
      KIND: CitationKind.default('mark'),
      /** Of kind picture. POSITION: the picture of the case under examination beside it. */
      PICTURE: z.strictObject({ DOC_ID: z.string().min(1).max(80), POSITION: z.int().min(1).max(999) }).optional(),
      /** Of kind patent; absent for the patent as a whole. TEXT must stand there. */
      PASSAGE: z.strictObject({ ...passagePlace, TEXT: z.string().min(1).max(4000) }).optional(),
      NOTE: note.default(''),
    }),
    reply: Done.extend({ CITATION_ID: z.int() }),
  },
  officeNoteCitation: {
    method: 'POST',
    path: '/office/noteCitation',
    who: 'office',
    roles: examinerRoles,
    does: 'Changes the note of a citation; ROW_VERSION is that of the note the caller saw',
    body: z.strictObject({ PATENT_ID: caseNumber, CITATION_ID: CitationId, NOTE: note, ROW_VERSION: Version }),
    reply: Done,
  },
  officeUncite: {
    method: 'POST',
    path: '/office/uncite',
    who: 'office',
    roles: examinerRoles,
    does: 'Removes a citation; one that is gone already is no error',
    body: z.strictObject({ PATENT_ID: caseNumber, CITATION_ID: CitationId, ROW_VERSION: Version }),
    reply: Done,
  },
})
