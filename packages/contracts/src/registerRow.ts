import { criteriaFields, CRITERION_LENGTH, criterionJoins, MOST_CRITERIA } from '@saki/domain/search/criteria'
import { LONGEST_IN_WORDS, NAME_IN_WORDS } from '@saki/domain/search/markWords'
import { registerMatches, registerStages } from '@saki/domain/search/registerQuery'
import { z } from 'zod'

import { RightCode } from './rightCode.ts'
import { Cursor, Cursors, Flag, LegalDate, pagedReply, PageQuery } from './shapes.ts'

const RegisterStage = z.enum(registerStages)
/** Category, division or section of the Vienna classification. */
export const VIENNA = /^\d{1,2}(\.\d{1,2}){0,2}$/

/** Where sought words are in the text of a patent. TEXT is shown as it is; FOUND_AT: places in it in UTF-16 units, end excluded. DOC_ID only for who may open the document. */
const TextHit = z.object({
  PART: z.enum(['title', 'abstract', 'claims', 'description']),
  /** Of the document, from 1. */
  PAGE: z.int().nullable(),
  CLAIM_NBR: z.int().nullable(),
  DOC_ID: z.string().nullable(),
  /** Day of the answer to a letter that the document came with; for parties and officers only, because answers are not published. */
  ANSWERED_ON: LegalDate.optional(),
  TEXT: z.string(),
  FOUND_AT: z.array(z.object({ START: z.int(), END: z.int() })),
})
export type TextHit = z.infer<typeof TextHit>

/** A case of the register as anybody may see it. */
export const RegisterRow = z.object({
  PATENT_ID: z.string(),
  RIGHT: RightCode,
  APPL_TYP: z.string(),
  TITLE: z.string(),
  /** Places of the found words in TITLE, in UTF-16 units, end excluded. */
  FOUND_AT: z.array(z.object({ START: z.int(), END: z.int() })),
  OWNER_NAMES: z.string(),
  /** The same in OWNER_NAMES. */
  OWNER_FOUND_AT: z.array(z.object({ START: z.int(), END: z.int() })),
  /** Nice, Locarno or IPC classes, those of IPC to the subclass. */
  CLASSES: z.array(z.string()),
  FILING_DATE: LegalDate,
  PUBLICATION_DATE: LegalDate.nullable(),
  REGISTRATION_NBR: z.string(),
  REGISTRATION_DATE: LegalDate.nullable(),
  EXPIRATION_DATE: LegalDate.nullable(),
  STAGE: RegisterStage,
  STATUS_CODE: z.string(),
  STATUS_NAME: z.string(),
  IMG_URL: z.string().nullable(),
  /** N: not published; only its parties and the office find it. */
  IND_PUBLIC: Flag,
  TEXT_HIT: TextHit.nullable().optional(),
})
export type RegisterRow = z.infer<typeof RegisterRow>

const column = z.enum(['number', 'title', 'owner', 'filed', 'published', 'registered', 'expires'])
const sortOf = z
  .string()
  .regex(/^-?[a-z]{1,12}$/)
  .refine((text) => column.safeParse(text.replace('-', '')).success)

const MOST_VALUES = 20
/** Several values in one parameter, divided by commas. `longest`: characters of the longest value. */
const listed = (one: z.ZodType<string, string>, longest = 19) =>
  z
    .string()
    .max(MOST_VALUES * (longest + 1))
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(one).max(MOST_VALUES))

/** The small fields beside the text: registration number, application number or its end, year of the application. */
const RegisterNumber = z.string().trim().max(200).optional()
export const RegisterNumbers = { regnbr: RegisterNumber, filenbr: RegisterNumber, fileser: RegisterNumber }

const choices = {
  right: listed(RightCode).optional(),
  stage: listed(RegisterStage).optional(),
  year: listed(z.string().regex(/^(19|20)\d{2}$/)).optional(),
  country: listed(z.string().regex(/^[A-Z]{2}$/)).optional(),
  class: listed(z.string().regex(/^(\d{1,2}|\d{2}-\d{2}|[A-H]\d{2}[A-Z])$/)).optional(),
  vienna: listed(z.string().regex(VIENNA)).optional(),
  /** Names of owners in words as the register compares them, as FACETS has them. */
  owner: listed(z.string().regex(NAME_IN_WORDS), LONGEST_IN_WORDS).optional(),
}

export const RegisterQueryParameters = z.object({
  ...PageQuery,
  cursor: Cursor.optional(),
  /** Words, "phrases", beginnings*, field:value and numbers; see docs/search.md. Only the first 500 characters are read. */
  q: z.string().max(10_000).default(''),
  ...RegisterNumbers,
  ...choices,
  /** A column, with a minus before it for the reverse. */
  sort: sortOf.default('-filed'),
  /** Y: with the counts of FACETS, each without its own choice. */
  facets: Flag.default('N'),
})

/** Rows of one group, each with one of its fields. */
const group = <const F extends readonly string[]>(fields: F) =>
  z
    .array(
      z.strictObject({
        j: z.enum(criterionJoins).default('AND'),
        f: z.enum(fields),
        o: z.enum(registerMatches),
        v: z.string().max(CRITERION_LENGTH),
        w: z.string().max(CRITERION_LENGTH).optional(),
      }),
    )
    .max(MOST_CRITERIA)
    .optional()

/** Rows of each group of the advanced search. */
export const SearchCriteria = z.object({
  searchByNumber: group(criteriaFields.searchByNumber),
  searchByDates: group(criteriaFields.searchByDates),
  searchByPerson: group(criteriaFields.searchByPerson),
  searchByTechnical: group(criteriaFields.searchByTechnical),
  searchByPriority: group(criteriaFields.searchByPriority),
  searchByValidation: group(criteriaFields.searchByValidation),
})

const facets = ['stage', 'right', 'year', 'country', 'class', 'vienna', 'owner'] as const
const Counts = z.array(z.object({ VALUE: z.string(), TOTAL: z.int() }))

/** A text that finds something where the one asked for finds nothing: in another spelling, or with a part left out. */
const SearchTry = z.object({ Q: z.string(), WHY: z.enum(['spelling', 'shorter']), TOTAL: z.int(), TOTAL_CAPPED: Flag })
export type SearchTry = z.infer<typeof SearchTry>

/** One page of found cases. UNDERSTOOD: every clause must hold, of ANY one is enough. */
export const RegisterReply = pagedReply(RegisterRow).extend({
  ...Cursors,
  UNDERSTOOD: z.array(
    z.object({
      ANY: z.array(z.object({ FIELD: z.string(), MATCH: z.string(), VALUES: z.array(z.string()) })),
      IND_EXCLUDED: Flag,
    }),
  ),
  /** Parts of the text that were not searched for. */
  IGNORED: z.array(
    z.object({ TEXT: z.string(), WHY: z.enum(['field', 'value', 'order', 'frequent', 'signs', 'length']) }),
  ),
  /** When nothing was found and no FACETS were asked for; each text with the number of cases it finds. */
  TRIES: z.array(SearchTry).optional(),
  FACETS: z
    .object({
      stage: Counts,
      right: Counts,
      year: Counts,
      country: Counts,
      class: Counts,
      vienna: Counts,
      /** NAME: as one of the found cases writes it. */
      owner: z.array(z.object({ VALUE: z.string(), TOTAL: z.int(), NAME: z.string() })),
    })
    .optional(),
  /** Facets for which more than 10,000 cases match: the first 10,000 are counted, so that a number is the least, and a value without one may have cases. */
  FACETS_CAPPED: z.array(z.enum(facets)).optional(),
})
