import { z } from 'zod'

import { defineCalls } from './call.ts'
import { FileRow } from './fileRow.ts'
import { FeeLine } from './payments.ts'
import { Done, Flag, Instant, LegalDate, PageQuery, Rupiah, pagedReply } from './shapes.ts'

const TempId = z.string().regex(/^D-[a-z2-7]{26,40}$/)
const LinkId = z.string().regex(/^L-[a-z2-7]{24}$/)
/** 256 random bits, base64url. */
const ReviewToken = z.string().min(1).max(100)
const Section = z.record(z.string(), z.unknown())

const DraftVersionRow = z.object({
  ROW_VERSION: z.int().positive(),
  SAVED_AT: Instant,
  DEVICE: z.string(),
  SAVED_BY: z.string(),
  IND_CURRENT: Flag,
  /** Changes made by this save; null when the previous revision is no longer kept. */
  CHANGES: z.array(z.object({ PATH: z.string(), HOW: z.enum(['ADDED', 'CHANGED', 'REMOVED']) })).nullable(),
})
export type DraftVersionRow = z.infer<typeof DraftVersionRow>

const ReviewLinkRow = z.object({
  LINK_ID: z.string(),
  MADE_AT: Instant,
  MADE_BY: z.string(),
  EXPIRES_AT: Instant,
  ENDED_AT: Instant.nullable(),
  IND_OPEN: Flag,
  OPENED_COUNT: z.int().nonnegative(),
  LAST_OPENED_AT: Instant.nullable(),
})
export type ReviewLinkRow = z.infer<typeof ReviewLinkRow>

const Review = z.object({
  FORM_TYP: z.string(),
  TITLE: z.string(),
  /** When the draft shown was last saved. */
  SAVED_AT: Instant,
  EXPIRES_AT: Instant,
  SHARED_BY: z.string(),
  /** Identity numbers are masked; ids of the address book and the own reference are left out. */
  DATA: z.record(z.string(), z.union([Section, z.array(z.unknown())])),
  FILES: z.array(FileRow.omit({ DOWNLOAD_URL: true })),
  FEES: z.array(FeeLine),
  TOTAL_AMOUNT: Rupiah.nullable(),
})
export type Review = z.infer<typeof Review>

export const draftsCalls = defineCalls({
  // Not in the specification
  copyDraft: {
    method: 'POST',
    path: '/copyDraft',
    who: 'owner',
    does: 'A new draft with the answers of a draft or filed case, without declarations and own reference; priority claims of a filed case are not copied but returned with their last day; files are copied on request',
    once: true,
    body: z.object({
      /** TEMP_ID of a draft, PATENT_ID or SUBMISSION_NBR of a case. */
      FROM: z.string().min(6).max(60),
      IND_FILES: Flag.default('N'),
      DEVICE: z
        .string()
        .max(60)
        .regex(/^[^\p{Cc}\p{Cs}]*$/u)
        .default(''),
    }),
    reply: z.object({
      err: z.literal(''),
      TEMP_ID: z.string(),
      ROW_VERSION: z.int().positive(),
      TITLE: z.string(),
      FILES_COPIED: z.int().nonnegative(),
      /** Priority claims of the filed case, which are not copied; LAST_DAY is the last day on which each may be claimed. */
      PRIORITIES_LEFT: z.array(
        z.object({
          COUNTRY_CODE: z.string(),
          PRIORITY_APPL_ID: z.string(),
          PRIORITY_DATE: z.string(),
          LAST_DAY: LegalDate.nullable(),
          IND_LATE: Flag,
        }),
      ),
      /** Sections and fields that are not copied because the current form does not have them. */
      LEFT_OUT: z.array(z.string()),
    }),
  },
  draftVersions: {
    method: 'GET',
    path: '/draftVersions',
    who: 'signedIn',
    does: 'Revisions of a draft, kept for 30 days, newest first, with the changes of each',
    query: z.object({ TEMP_ID: TempId, ...PageQuery }),
    reply: pagedReply(DraftVersionRow),
  },
  makeReviewLink: {
    method: 'POST',
    path: '/makeReviewLink',
    who: 'signedIn',
    does: 'Creates a review link, which shows an open draft read-only to anyone who has it, for seven days; returned once, only its hash is stored',
    body: z.object({ TEMP_ID: TempId }),
    reply: z.object({ err: z.literal(''), LINK_ID: z.string(), URL: z.string(), EXPIRES_AT: Instant }),
  },
  reviewLinks: {
    method: 'GET',
    path: '/reviewLinks',
    who: 'signedIn',
    does: 'The review links of a draft, how often each was opened and when last',
    query: z.object({ TEMP_ID: TempId }),
    reply: z.array(ReviewLinkRow),
  },
  endReviewLink: {
    method: 'POST',
    path: '/endReviewLink',
    who: 'signedIn',
    does: 'End a review link at once',
    body: z.object({ LINK_ID: LinkId }),
    reply: Done,
  },
  getReview: {
    method: 'GET',
    path: '/getReview',
    who: 'anyone',
    does: 'The current draft of a review link; unknown, expired and ended links and links of filed drafts get the same 404',
    query: z.object({ token: ReviewToken }),
    reply: Review,
  },
  getReviewImage: {
    method: 'GET',
    path: '/getReviewImage',
    who: 'anyone',
    does: 'A picture of the draft of a review link',
    query: z.object({
      token: ReviewToken,
      file: z.string().min(1).max(60),
      size: z.enum(['thumb', 'full']).default('thumb'),
    }),
    reply: 'binary',
  },
})
