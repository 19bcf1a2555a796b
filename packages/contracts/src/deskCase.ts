import { caseRoles } from '@saki/domain/office/officeRoles'
import { z } from 'zod'

import { defineCalls } from './call.ts'
import { multilineText } from './session.ts'
import { UserdocTyp } from './requestShapes.ts'
import { CaseRef, Instant, LegalDate } from './shapes.ts'

const partyRoles = ['applicant', 'designer', 'inventor', 'representative'] as const
const Party = { ROLE: z.enum(partyRoles), SEQ_NBR: z.int().positive().max(32_767) }
/** A letter: an action of a process. */
const letterKey = {
  PROC_TYP: z.string().regex(/^\d{1,3}$/),
  PROC_NBR: z.int().positive().max(2_147_483_647),
  ACTION_NBR: z.int().positive().max(2_147_483_647),
}
const pointKey = { LIST_CODE: z.string().regex(/^[A-Z0-9]{1,20}$/), OPTION_NBR: z.int().min(0).max(32_767) }

const CaseNote = z.object({ NOTE_ID: z.int(), TEXT: z.string(), WRITTEN_BY: z.string(), WRITTEN_AT: Instant })
const NumberReading = z.object({ ...Party, READ_BY: z.string(), READ_AT: Instant })
const OfficeNotes = z.object({
  /** Oldest first. */
  NOTES: z.array(CaseNote),
  /** Who read which party's identity number in full, oldest first. */
  NUMBER_READINGS: z.array(NumberReading),
})
export type OfficeNotes = z.infer<typeof OfficeNotes>

/** A third person in a case, by the paper or request that brought the person in. */
const OtherParty = z.object({
  SUBMISSION_NBR: z.string(),
  USERDOC_TYP: UserdocTyp,
  PROC_TYP: z.string(),
  PROC_NBR: z.int(),
  RECEIVED_DATE: LegalDate,
  STATE_NAME: z.string(),
  STATE_CAPTION: z.string(),
  /** How letters reach the person. */
  LETTERS: z.enum(['POST', 'INBOX']),
  PERSON_NAME: z.string(),
  /** Address as in letters; empty for the holder of an account whom a paper only names. */
  ADDRESS: z.string(),
  EMAIL: z.string(),
  TELEPHONE: z.string(),
  /** Who acts for the person; empty without one. */
  REPR_NAME: z.string(),
  REPR_NUMBER: z.string(),
})
export type OtherParty = z.infer<typeof OtherParty>

/** What officers keep beside a case: notes, who read identity numbers, and courtesy translations. */
export const deskCaseCalls = defineCalls({
  officeNotes: {
    method: 'GET',
    path: '/office/notes',
    who: 'office',
    does: 'Notes of officers on a case, and who read an identity number in it in full',
    query: z.object({ patentId: CaseRef }),
    reply: OfficeNotes,
  },
  officeOtherParties: {
    method: 'GET',
    path: '/office/otherParties',
    who: 'office',
    does: 'Opponents of a case and others who filed against it, through the portal or on paper, oldest first, with representative and address for letters. Not in the specification.',
    query: z.object({ patentId: CaseRef }),
    reply: z.array(OtherParty),
  },
  officeAddNote: {
    method: 'POST',
    path: '/office/notes',
    who: 'office',
    does: 'Adds a note on a case for officers only; it is no act, and stands in no letter',
    once: true,
    body: z.object({
      PATENT_ID: CaseRef,
      TEXT: multilineText(4000).refine((text) => text !== '', 'errors:field.required'),
    }),
    reply: z.object({ err: z.literal(''), NOTE_ID: z.int() }),
  },
  // The reply of a once-only call is stored, and no identity number may be.
  officeReadNumber: {
    method: 'POST',
    path: '/office/readNumber',
    who: 'office',
    roles: caseRoles,
    does: 'The whole identity number of a party; that the caller read it is recorded in the same transaction',
    body: z.object({ PATENT_ID: CaseRef, ...Party }),
    reply: z.object({ err: z.literal(''), NUMBER: z.string(), READ_AT: Instant }),
  },
  officeTranslation: {
    method: 'GET',
    path: '/office/translation',
    who: 'office',
    does: 'The points of a letter with the courtesy translation of each',
    query: z.object({
      PROC_TYP: letterKey.PROC_TYP,
      PROC_NBR: z.coerce.number().pipe(letterKey.PROC_NBR),
      ACTION_NBR: z.coerce.number().pipe(letterKey.ACTION_NBR),
    }),
    reply: z.object({
      LANGUAGE: z.enum(['en', 'ar']).nullable(),
      /** 0 before the first save. */
      ROW_VERSION: z.int().nonnegative(),
      WRITTEN_BY: z.string(),
      POINTS: z.array(z.object({ ...pointKey, TITLE: z.string(), TEXT: z.string(), TRANSLATION: z.string() })),
    }),
  },
  officeTranslate: {
    method: 'POST',
    path: '/office/translation',
    who: 'office',
    roles: caseRoles,
    does: 'Saves a courtesy translation of the points of a letter, which the addressee sees below the Indonesian words, marked as not authentic; points without text have none',
    body: z.object({
      ...letterKey,
      LANGUAGE: z.enum(['en', 'ar']),
      POINTS: z.array(z.object({ ...pointKey, TEXT: multilineText(4000) })).max(200),
      /** Version the caller saw; 0 before the first save. */
      ROW_VERSION: z.int().nonnegative(),
    }),
    reply: z.object({ err: z.literal(''), ROW_VERSION: z.int() }),
  },
})
