import { z } from 'zod'

import { defineCalls } from './call.ts'
import { FeeLine, SubmissionNbr } from './payments.ts'
import { Client, Done, Flag, Instant, LegalDate, PageQuery, Rupiah, UserId, pagedReply } from './shapes.ts'

const TempId = z.string().regex(/^D-[a-z2-7]{26,40}$/)
/** One line without control characters or halves of characters, which no database column can hold. */
const PlainText = z.string().regex(/^[^\p{Cc}\p{Cs}]*$/u)
const Section = z.record(z.string().max(60), z.unknown())
const Rows = z.array(Section).max(200)
/** The sections of a filing, as the form of its FORM_TYP declares them; which fields they may hold is checked against that form. */
const sections = {
  FILING: Section.optional(),
  OWNERS: Rows.optional(),
  REPRS: Rows.optional(),
  TECHNICAL: Section.optional(),
  LOCARNO: Rows.optional(),
  INVENTORS: Rows.optional(),
  PRIORITIES: Rows.optional(),
  /** The sign of a mark, and its goods and services, a row for each class. */
  SIGN: Section.optional(),
  NICE: Rows.optional(),
  /** The international phase and the classes of a patent, and where its parts begin in a combined file. */
  PCT: Section.optional(),
  IPC: Rows.optional(),
  PARTS: Section.optional(),
  DECLARATIONS: z.array(z.string().max(60)).max(20).optional(),
}
const Sections = z.object(sections)
export type Sections = z.infer<typeof Sections>

/** Something missing or doubtful. STOP: cannot be filed so. LATER: can be filed, must follow. WARN: may be ignored. */
export const Issue = z.object({
  /** Section and field, such as TECHNICAL.TITLE or OWNERS.0.PERSON_NAME; files as FILES.<slot>. */
  PATH: z.string(),
  STEP: z.string(),
  LEVEL: z.enum(['STOP', 'LATER', 'WARN']),
  CODE: z.string(),
  MESSAGE: z.string(),
})
export type Issue = z.infer<typeof Issue>

const DraftRow = z.object({
  TEMP_ID: z.string(),
  FORM_TYP: z.string(),
  FILE_TYP: z.string(),
  TITLE: z.string(),
  /** First step with something missing; empty when nothing is. */
  STEP: z.string(),
  COMPLETE_PCT: z.int().min(0).max(100),
  /** Steps of the form done or not needed, of how many. */
  STEPS_DONE: z.int().nonnegative(),
  STEPS_TOTAL: z.int().positive(),
  ERROR_COUNT: z.int().nonnegative(),
  WARNING_COUNT: z.int().nonnegative(),
  ROW_VERSION: z.int().positive(),
  DEVICE: z.string(),
  CREATED_AT: Instant,
  UPDATED_AT: Instant,
  DELETED: Flag,
  DELETED_AT: Instant.nullable(),
  /** When an unused draft goes into the bin, or one in the bin for good; null while that is more than 30 days away. */
  GOES_ON: LegalDate.nullable(),
  /** Who saved it last. */
  SAVED_BY: z.string(),
  /** In lists: what filing it would cost as it stands; null while the answers do not say. */
  TOTAL_AMOUNT: Rupiah.nullable().optional(),
  STATUS: z.enum(['STORED_TEMP', 'WAITING_PAYMENT', 'SUBMITTED']),
  SUBMISSION_NBR: z.string().nullable(),
  PATENT_ID: z.string().nullable(),
  BILLING_CODE: z.string().nullable(),
  BILLING_EXPIRES_AT: Instant.nullable(),
  /** The client whose draft it is; null for the asker's own. */
  CLIENT: Client.nullable().optional(),
  /** The rest only with TEMP_ID. */
  DATA: Sections.optional(),
  FILES: z
    .array(
      z.object({
        ID: z.string(),
        SPECDOC_TYP: z.string(),
        VIEW_TYPE_ID: z.int().nullable(),
        SEQ_NUM: z.int(),
        DESCRIPTION: z.string(),
        FILE_NAME: z.string(),
        MIME: z.string(),
        SIZE: z.int().nonnegative(),
        SHA256: z.string(),
        PAGES: z.int().nullable(),
        WIDTH: z.int().nullable(),
        HEIGHT: z.int().nullable(),
        UPLOADED_AT: Instant,
      }),
    )
    .optional(),
  VERSIONS: z.array(z.object({ ROW_VERSION: z.int(), SAVED_AT: Instant, DEVICE: z.string() })).optional(),
  ERRORS: z.array(Issue).optional(),
  WARNINGS: z.array(Issue).optional(),
})
export type DraftRow = z.infer<typeof DraftRow>

/**
 * Reply of savePermohonan. With IND_SUBMIT 'Y' it means: filed, and a repeat gets these very bytes. What cannot be filed yet is
 * saved all the same and answers 422 NOT_COMPLETE, with `fields` and as `current` this very shape.
 */
const Saved = z.object({
  err: z.literal(''),
  TEMP_ID: z.string(),
  ROW_VERSION: z.int().positive(),
  SAVED_AT: Instant,
  COMPLETE_PCT: z.int().min(0).max(100),
  ERRORS: z.array(Issue),
  WARNINGS: z.array(Issue),
  FEES: z.array(FeeLine),
  TOTAL_AMOUNT: Rupiah,
  SUBMISSION_NBR: z.string().nullable(),
  /** Only a filing without a fee has its number at once. */
  PATENT_ID: z.string().nullable(),
  BILLING_CODE: z.string().nullable(),
  BILLING_EXPIRES_AT: Instant.nullable(),
})
export type Saved = z.infer<typeof Saved>

export const editsCalls = defineCalls({
  // §7 Edits
  savePermohonan: {
    method: 'POST',
    path: '/savePermohonan',
    who: 'signedIn',
    does: "Save a draft, or with IND_SUBMIT 'Y' file it: freezes what was entered and issues the billing code",
    once: true,
    body: z.object({
      /** Null or absent: a new draft. */
      TEMP_ID: TempId.nullish(),
      FORM_TYP: z.string().min(1).max(60),
      IND_SUBMIT: Flag.default('N'),
      /** The version the save started from; absent for a new draft. */
      ROW_VERSION: z.int().positive().nullish(),
      DEVICE: PlainText.max(60).default(''),
      /** Begins the draft for a principal, by a mandate; of a draft there is already it must be its owner. */
      ON_BEHALF_OF: z.int().positive().max(2_147_483_647).optional(),
      ...sections,
    }),
    reply: Saved,
  },
  // §7 Patents and search names this one; it is about drafts.
  getPatentTemp: {
    method: 'GET',
    path: '/getPatentTemp',
    who: 'signedIn',
    does: "The drafts of the asker and of clients by mandate, newest save first, with client one client's; with TEMP_ID one draft whole (also when already filed), with IND_DELETED 'Y' the bin",
    query: z.object({
      TEMP_ID: TempId.optional(),
      IND_DELETED: Flag.default('N'),
      client: UserId.optional(),
      ...PageQuery,
    }),
    reply: pagedReply(DraftRow).extend({ CLIENTS: z.array(Client).optional() }),
  },
  // Ours
  getDraftVersion: {
    method: 'GET',
    path: '/getDraftVersion',
    who: 'signedIn',
    does: 'A draft as it stood at an earlier save (kept 30 days); saving it again restores it',
    query: z.object({ TEMP_ID: TempId, ROW_VERSION: z.coerce.number().int().positive().max(2_147_483_647) }),
    reply: z.object({
      TEMP_ID: z.string(),
      ROW_VERSION: z.int(),
      SAVED_AT: Instant,
      DEVICE: z.string(),
      DATA: Sections,
    }),
  },
  draftBin: {
    method: 'POST',
    path: '/draftBin',
    who: 'signedIn',
    does: 'Put a draft into the bin, or take it out again within 30 days',
    body: z.object({ TEMP_ID: TempId, IND_DELETED: Flag }),
    reply: Done,
  },
  reopenPermohonan: {
    method: 'POST',
    path: '/reopenPermohonan',
    who: 'owner',
    does: 'Ubah lagi: closes the unpaid billing code of a filing and gives its draft back unharmed',
    once: true,
    body: z.object({ SUBMISSION_NBR: SubmissionNbr }),
    reply: z.object({ err: z.literal(''), TEMP_ID: z.string(), ROW_VERSION: z.int() }),
  },
})
