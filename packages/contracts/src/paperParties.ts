import { caseRoles } from '@saki/domain/office/officeRoles'
import { z } from 'zod'

import { defineCalls } from './call.ts'
import { CaseRef } from './shapes.ts'

/** An owner of a published case, by its place among the owners. */
const RegisterParty = { PATENT_ID: CaseRef, SEQ_NBR: z.int().positive().max(1000) }
/** E-mail address, NIK or consultant number of an account, whole, as a paper states it. */
const Named = z.string().trim().min(1).max(200)

/** Who filed a paper that is not the applicant's. */
export const PaperParty = z.discriminatedUnion('AS', [
  /** The holder of an account, who gets the letters in the inbox. */
  z.strictObject({ AS: z.literal('ACCOUNT'), NAMED: Named }),
  /** An owner of a published case, with the address there; letters go by post. */
  z.strictObject({ AS: z.literal('REGISTER'), ...RegisterParty }),
  /** Somebody who filed on paper in the same case before, by SUBMISSION_NBR of that paper. */
  z.strictObject({ AS: z.literal('EARLIER'), SUBMISSION_NBR: z.string().max(20) }),
  /** A new person, with the fields of the form `paper-party`; letters go by post. */
  z.strictObject({
    AS: z.literal('NEW'),
    PERSON: z.record(z.string().regex(/^[A-Z_]{2,40}$/), z.string().trim().max(2000)),
  }),
])
export type PaperParty = z.infer<typeof PaperParty>

/** Whom an officer may choose, without address, number and e-mail. */
const KnownPerson = z.object({ ...RegisterParty, NAME: z.string(), CITY: z.string(), COUNTRY: z.string() })
export type KnownPerson = z.infer<typeof KnownPerson>

export const paperPartiesCalls = defineCalls({
  officeKnownPersons: {
    method: 'GET',
    path: '/office/paperParties/known',
    who: 'office',
    roles: caseRoles,
    does: 'Owners of published cases by their name, with city and country as the public register shows them, and who filed on paper in this case before. Not in the specification.',
    query: z.object({ patentId: CaseRef, q: z.string().trim().max(100).default('') }),
    reply: z.object({
      EARLIER: z.array(z.object({ SUBMISSION_NBR: z.string(), NAME: z.string() })),
      FOUND: z.array(KnownPerson),
    }),
  },
  officeFindAccount: {
    method: 'POST',
    path: '/office/paperParties/account',
    who: 'office',
    roles: caseRoles,
    does: 'Name of the account with exactly this e-mail address, NIK or consultant number, for a paper that states it; each look-up is recorded, and an hour has at most 30. Not in the specification.',
    body: z.strictObject({ PATENT_ID: CaseRef, NAMED: Named }),
    reply: z.object({ err: z.literal(''), NAME: z.string() }),
  },
})
