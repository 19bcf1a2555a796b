import { registerStages } from '@saki/domain/search/registerQuery'
import { z } from 'zod'

import { defineCalls } from './call.ts'
import { Flag, LegalDate, PageQuery, pagedReply, Rupiah } from './shapes.ts'

const NiceClass = z.object({ NICE_CLASS_CODE: z.int().min(1).max(45), TERMS: z.array(z.string()) })

/** A mark of the register. */
export const TrademarkRow = z.object({
  FILENO: z.string(),
  MARK_NAME: z.string(),
  SIGN_WCODE: z.string(),
  OWNER_NAMES: z.string(),
  CLASSES: z.array(z.int()),
  FILING_DATE: LegalDate,
  REGISTRATION_NBR: z.string(),
  REGISTRATION_DATE: LegalDate.nullable(),
  EXPIRATION_DATE: LegalDate.nullable(),
  STATUS_CODE: z.string(),
  STATUS_NAME: z.string(),
  IMG_URL: z.string().nullable(),
})

export type TrademarkRow = z.infer<typeof TrademarkRow>

/** Nice classes as a list in one parameter: 30,43. */
const ClassList = z
  .string()
  .max(200)
  .regex(/^\d{1,2}(,\d{1,2})*$/)

const LikenessReason = z.enum(['SPELLING', 'SOUND', 'MEANING'])
const MarkStage = z.enum(['running', 'registered', 'ended'])
export type MarkStage = z.infer<typeof MarkStage>

/** Several values in one parameter, divided by commas. */
const listOf = <T extends z.ZodType<string, string>>(one: T) =>
  z
    .string()
    .max(200)
    .transform((text) => text.split(','))
    .pipe(z.array(one).min(1).max(10))

/** A mark with its likeness to a name. */
export const SimilarTrademark = TrademarkRow.extend({
  /** Y: a case of the asker or of one who gave him a mandate. */
  IND_OWN: Flag,
  STAGE: MarkStage,
  /** 0 to 100: the mean of the part of the sought letters that is found, and of the part of the mark's letters they make up. */
  SCORE: z.int().min(0).max(100),
  LEVEL: z.enum(['LOW', 'MEDIUM', 'HIGH']),
  /** The two parts of which SCORE is the mean, in percent; words that are alike but not the same count by their likeness. */
  PARTS: z.object({ OF_SOUGHT: z.int(), OF_MARK: z.int() }),
  /** The same number by spelling, by sound and by meaning alone. */
  SCORES: z.object({ SPELLING: z.int(), SOUND: z.int(), MEANING: z.int() }),
  /** Which sought words are like which words of the mark, and why. */
  PAIRS: z.array(z.object({ SOUGHT: z.string(), FOUND: z.string(), REASONS: z.array(LikenessReason) })),
  /** Places of the found words in MARK_NAME, in UTF-16 units, end excluded. */
  FOUND_AT: z.array(z.object({ START: z.int(), END: z.int() })),
})
export type SimilarTrademark = z.infer<typeof SimilarTrademark>

/** What getSimilarTrademarks is asked for, without page. */
export const MarkQueryParameters = {
  name: z.string().trim().min(1).max(254),
  classes: ClassList.optional(),
  /** Y: also in the classes of goods and services that are often related to those. */
  related: Flag.default('N'),
  /** How the letters must agree. By reasons only `similar` is compared. */
  match: z.enum(['similar', 'exact', 'prefix', 'contains']).default('similar'),
  by: listOf(LikenessReason).optional(),
  stage: listOf(MarkStage).optional(),
}

export const trademarksCalls = defineCalls({
  getTrademarks: {
    method: 'GET',
    path: '/getTrademarks',
    who: 'anyone',
    does: 'Published marks by words, owner, number, class, status and date.',
    query: z.object({
      /** As `q` of searchRegister. */
      q: z.string().trim().max(500).optional(),
      owner: z.string().trim().max(254).optional(),
      number: z.string().trim().max(40).optional(),
      classes: ClassList.optional(),
      status: z.enum(registerStages).optional(),
      from: LegalDate.optional(),
      to: LegalDate.optional(),
      ...PageQuery,
    }),
    reply: pagedReply(TrademarkRow),
  },
  getTrademarkDetail: {
    method: 'GET',
    path: '/getTrademarkDetail',
    who: 'anyone',
    does: 'One mark by its application or registration number, with its goods and services and the days of its renewal; unpublished ones for their parties and officers only.',
    query: z.object({ fileno: z.string().min(1).max(40) }),
    reply: TrademarkRow.extend({
      ACCESS: z.enum(['FULL', 'PUBLIC']),
      NICE: z.array(NiceClass.extend({ HEADING: z.string() })),
      DESCRIPTION: z.string(),
      TRANSLATION: z.string(),
      TRANSLITERATION: z.string(),
      DISCLAIMER: z.string(),
      COLOUR_CLAIMED: Flag,
      COLOURS: z.array(z.string()),
      PUBLICATION_DATE: LegalDate.nullable(),
      JOURNAL_CODE: z.string(),
      /** Last day on which anybody may oppose; null outside the publication. */
      OPPOSITION_UNTIL: LegalDate.nullable(),
      /** Null unless the mark is registered. */
      RENEWAL: z
        .object({
          OPENS: LegalDate,
          LAST_DAY: LegalDate,
          LAST_LATE_DAY: LegalDate,
          PHASE: z.enum(['BEFORE', 'OPEN', 'LATE', 'OVER']),
          /** For each class, by the tariff of today. */
          FEES: z.array(z.object({ PAYER_CATEGORY: z.string(), AMOUNT: Rupiah, LATE_AMOUNT: Rupiah })),
        })
        .nullable(),
    }),
  },
  getSimilarTrademarks: {
    method: 'GET',
    path: '/getSimilarTrademarks',
    who: 'signedIn',
    does: 'Published marks most alike to a name in spelling, sound and meaning, or with its letters, with the reasons; officers also find unpublished ones. An aid that decides nothing.',
    query: z.object({
      ...MarkQueryParameters,
      ...PageQuery,
    }),
    reply: pagedReply(SimilarTrademark).extend({
      /** Y: there may be more marks than `total`. */
      IND_MORE: Flag,
      /** Of all similar marks found, not of the page only. */
      FACETS: z.object({
        CLASSES: z.array(z.object({ NICE_CLASS_CODE: z.int(), TOTAL: z.int() })),
        STAGES: z.array(z.object({ STAGE: MarkStage, TOTAL: z.int() })),
        /** For each class of `classes`: marks in it, and marks outside of it that are in a class related to it. */
        SOUGHT_CLASSES: z.array(z.object({ NICE_CLASS_CODE: z.int(), TOTAL: z.int(), RELATED: z.int() })),
      }),
    }),
  },
})
