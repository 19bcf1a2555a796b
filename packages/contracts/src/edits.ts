import { z } from 'zod'

import { defineCalls } from './call.ts'
import { FeeLine, SubmissionNbr } from './payments.ts'
import { Client, Done, Flag, Instant, LegalDate, PageQuery, Rupiah, UserId, pagedReply } from './shapes.ts'

const TempId = z.string().regex(/^D-[a-z2-7]{26,40}$/)
/** One line without control characters and unpaired surrogates, which PostgreSQL text cannot store. */
const PlainText = z.string().regex(/^[^\p{Cc}\p{Cs}]*$/u)
const Section = z.record(z.string().max(60), z.unknown())
const Rows = z.array(Section).max(200)
/** The sections of a filing. Their fields are checked against the form of its FORM_TYP by checkShape in packages/domain. */
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
  /** International phase and classes of a patent, and the first page of each part of a combined PDF. */
  PCT: Section.optional(),
  IPC: Rows.optional(),
  PARTS: Section.optional(),
  DECLARATIONS: z.array(z.string().max(60)).max(20).optional(),
}
const Sections = z.object(sections)
export type Sections = z.infer<typeof Sections>

/** A problem of a filing. STOP: prevents filing. LATER: may be filed, must be supplied afterwards. WARN: may be ignored. */
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
  /** First incomplete step; empty when all are complete. */
  STEP: z.string(),
  COMPLETE_PCT: z.int().min(0).max(100),
  /** Number of steps complete or not needed; STEPS_TOTAL counts all steps. */
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
  /** Day on which an unused draft moves to the bin, or a draft in the bin is deleted; null while more than 30 days away. */
  GOES_ON: LegalDate.nullable(),
  /** Name of the user who saved it last. */
  SAVED_BY: z.string(),
  /** In lists: fee of the filing by its current answers; null while they do not determine it. */
  TOTAL_AMOUNT: Rupiah.nullable().optional(),
  STATUS: z.enum(['STORED_TEMP', 'WAITING_PAYMENT', 'SUBMITTED']),
  SUBMISSION_NBR: z.string().nullable(),
  PATENT_ID: z.string().nullable(),
  BILLING_CODE: z.string().nullable(),
  BILLING_EXPIRES_AT: Instant.nullable(),
  /** The client who owns the draft; null for the caller's own. */
  CLIENT: Client.nullable().optional(),
  /** This and the following fields only with TEMP_ID. */
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
 * Reply of savePermohonan. With IND_SUBMIT 'Y' it means: filed; a repeat returns the same bytes. An incomplete filing is saved and
 * answered 422 NOT_COMPLETE, with `fields`, and with this shape as `current`.
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
  /** Null unless the filing costs nothing; such a filing is numbered at once. */
  PATENT_ID: z.string().nullable(),
  BILLING_CODE: z.string().nullable(),
  BILLING_EXPIRES_AT: Instant.nullable(),
})
export type Saved = z.infer<typeof Saved>

export const editsCalls = defineCalls({
  // Section 7 Edits of the specification
  savePermohonan: {
    method: 'POST',
    path: '/savePermohonan',
    who: 'signedIn',
    does: "Save a draft, or with IND_SUBMIT 'Y' file it: freezes the data and issues the billing code",
    once: true,
    body: z.object({
      /** Null or absent: a new draft. */
      TEMP_ID: TempId.nullish(),
      FORM_TYP: z.string().min(1).max(60),
      IND_SUBMIT: Flag.default('N'),
      /** Version on which the save is based; absent for a new draft. */
      ROW_VERSION: z.int().positive().nullish(),
      DEVICE: PlainText.max(60).default(''),
      /** Creates the draft for a principal, by a mandate; for an existing draft it must be its owner. */
      ON_BEHALF_OF: z.int().positive().max(2_147_483_647).optional(),
      ...sections,
    }),
    reply: Saved,
  },
  // In section 7 Patents of the specification, but about drafts.
  getPatentTemp: {
    method: 'GET',
    path: '/getPatentTemp',
    who: 'signedIn',
    does: "Drafts of the caller and of clients by mandate, newest save first; client selects one client, q words of the title, TEMP_ID one whole draft (also when already filed), IND_DELETED 'Y' the bin",
    query: z.object({
      TEMP_ID: TempId.optional(),
      IND_DELETED: Flag.default('N'),
      client: UserId.optional(),
      /** Words in the title; capitals and marks over letters are ignored. */
      q: z.string().trim().max(100).optional(),
      ...PageQuery,
    }),
    reply: pagedReply(DraftRow).extend({ CLIENTS: z.array(Client).optional() }),
  },
  // Not in the specification
  getDraftVersion: {
    method: 'GET',
    path: '/getDraftVersion',
    who: 'signedIn',
    does: 'An earlier revision of a draft (kept 30 days); saving it restores it',
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
    does: 'Move a draft to the bin, or restore it within 30 days',
    body: z.object({ TEMP_ID: TempId, IND_DELETED: Flag }),
    reply: Done,
  },
  reopenPermohonan: {
    method: 'POST',
    path: '/reopenPermohonan',
    who: 'owner',
    does: 'Ubah lagi: closes the unpaid billing code of a filing and reopens its draft unchanged',
    once: true,
    body: z.object({ SUBMISSION_NBR: SubmissionNbr }),
    reply: z.object({ err: z.literal(''), TEMP_ID: z.string(), ROW_VERSION: z.int() }),
  },
})
