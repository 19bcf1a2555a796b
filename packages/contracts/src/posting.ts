import { caseRoles } from '@saki/domain/office/officeRoles'
import { postingWays } from '@saki/domain/workflow/posting'
import { z } from 'zod'

import { defineCalls } from './call.ts'
import { MOST_CHOSEN } from './deskQueue.ts'
import { CaseRef, Done, LegalDate, pagedReply, PageQuery } from './shapes.ts'

const LetterId = z.string().regex(/^[\w-]{10,64}$/)

/** A letter that waits to be printed and posted. */
const PostalLetter = z.object({
  /** DOC_ID of its PDF. */
  LETTER_ID: z.string(),
  DOC_NUMBER: z.string(),
  OFFIDOC_NAME: z.string(),
  /** Its name in the reader's language; empty for Indonesian readers. */
  OFFIDOC_CAPTION: z.string(),
  PATENT_ID: z.string(),
  TITLE: z.string(),
  /** Addressee and address as printed on the letter. */
  ADDRESSEE: z.string(),
  ADDRESS: z.string(),
  ISSUED_ON: LegalDate,
  /** Last day that the letter gives; null without one. The period does not run before the posting. */
  DUE_DATE: LegalDate.nullable(),
  DAYS_WAITING: z.int().nonnegative(),
})
export type PostalLetter = z.infer<typeof PostalLetter>

/** A letter of a case that goes by post; POSTED_DATE null: it waits to be posted. */
const LetterPosting = z.object({
  LETTER_ID: z.string(),
  DOC_NUMBER: z.string(),
  OFFIDOC_NAME: z.string(),
  /** Its name in the reader's language; empty for Indonesian readers. */
  OFFIDOC_CAPTION: z.string(),
  ADDRESSEE: z.string(),
  ISSUED_ON: LegalDate,
  POSTED_DATE: LegalDate.nullable(),
  WAY: z.enum(postingWays).nullable(),
  PROOF: z.string(),
  RECORDED_BY: z.string(),
})
export type LetterPosting = z.infer<typeof LetterPosting>

/** A chosen letter whose posting was not recorded, with the reason in the reader's language. */
const FailedLetter = z.object({ LETTER_ID: z.string(), DOC_NUMBER: z.string(), WHY: z.string() })

/** Letters to persons without an account, which the office prints and posts. */
export const postingCalls = defineCalls({
  officeLettersToPost: {
    method: 'GET',
    path: '/office/lettersToPost',
    who: 'office',
    does: 'Letters to persons without an account that are not posted yet, oldest first, with the address. Not in the specification.',
    query: z.object(PageQuery),
    reply: pagedReply(PostalLetter),
  },
  officePostalOfCase: {
    method: 'GET',
    path: '/office/postalOfCase',
    who: 'office',
    does: 'Letters of a case that go by post, oldest first: when, how and by whom each was posted. Not in the specification.',
    query: z.object({ patentId: CaseRef }),
    reply: z.array(LetterPosting),
  },
  officeLettersPosted: {
    method: 'POST',
    path: '/office/lettersPosted',
    who: 'office',
    roles: caseRoles,
    does: 'Records when and how chosen letters were posted, each by itself, and lengthens the periods that run from the posting; says of each that failed why. Not in the specification.',
    once: true,
    body: z.object({
      LETTERS: z
        .array(
          z.strictObject({
            LETTER_ID: LetterId,
            /** Tracking number; of a letter that was handed over, who received it. */
            PROOF: z.string().trim().max(80),
          }),
        )
        .min(1)
        .max(MOST_CHOSEN),
      WAY: z.enum(postingWays),
      POSTED_DATE: LegalDate,
      /** Y: posted once more, such as a letter that came back. Otherwise a letter that is recorded as posted is refused. */
      IND_AGAIN: z.literal('Y').optional(),
    }),
    reply: Done.extend({ DONE: z.int(), FAILED: z.array(FailedLetter) }),
  },
})
