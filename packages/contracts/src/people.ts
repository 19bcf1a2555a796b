import { z } from 'zod'

import { defineCalls } from './call.ts'
import { Flag, Instant, PageQuery, pagedReply } from './shapes.ts'

export const ContactId = z.string().regex(/^C-[a-z2-7]{24}$/)
const text = (max: number) => z.string().max(2 * max)

/** The person of an entry, with the lengths and characters that the filing forms allow. A company has one name field too. */
const person = {
  PERSON_WCODE: z.enum(['I', 'C']),
  PERSON_NAME: text(254),
  INDI_PERSON_ID_NBR: text(30).default(''),
  NATIONALITY_COUNTRY_CODE: text(16).default(''),
  ADDR_STREET: text(2000).default(''),
  STATE_CODE: text(16).default(''),
  CITY_CODE: text(16).default(''),
  DISTRICT_CODE: text(16).default(''),
  VILLAGE_CODE: text(16).default(''),
  ZIPCODE: text(15).default(''),
  EMAIL: text(200).default(''),
  TELEPHONE: text(60).default(''),
}

const ContactRow = z.object({
  CONTACT_ID: z.string(),
  ROW_VERSION: z.int().positive(),
  UPDATED_AT: Instant,
  DELETED: Flag,
  ...person,
  PERSON_WCODE: z.enum(['I', 'C', '']),
})
export type ContactRow = z.infer<typeof ContactRow>

export const peopleCalls = defineCalls({
  // Not in the specification
  addressBook: {
    method: 'GET',
    path: '/addressBook',
    who: 'signedIn',
    does: "The caller's address book by name; `q` filters it, `ids` (comma-separated) selects entries, IND_DELETED 'Y' lists the bin",
    query: z.object({
      q: z.string().max(254).default(''),
      ids: z
        .string()
        .max(5_000)
        .regex(/^(C-[a-z2-7]{24})(,C-[a-z2-7]{24})*$/)
        .optional(),
      IND_DELETED: Flag.default('N'),
      ...PageQuery,
    }),
    reply: pagedReply(ContactRow),
  },
  contactSave: {
    method: 'POST',
    path: '/contactSave',
    who: 'signedIn',
    does: 'Add a person or company to the address book, or correct an entry; drafts offer to apply the correction, filed cases do not change',
    once: true,
    body: z.object({
      /** Absent: a new entry. */
      CONTACT_ID: ContactId.nullish(),
      /** The version the correction started from. */
      ROW_VERSION: z.int().positive().nullish(),
      ...person,
    }),
    reply: z.object({ err: z.literal(''), CONTACT_ID: z.string(), ROW_VERSION: z.int().positive() }),
  },
  contactBin: {
    method: 'POST',
    path: '/contactBin',
    who: 'signedIn',
    does: 'Move an entry of the address book to the bin, or restore it within 30 days',
    body: z.object({ CONTACT_ID: ContactId, IND_DELETED: Flag }),
    reply: z.object({ err: z.literal('') }),
  },
})
