import { z } from 'zod'

import { defineCalls } from './call.ts'
import { Flag, OneCase } from './shapes.ts'

/** A person as shown to the parties of a case; identity numbers are masked, except the applicant's own. */
export const Person = z.object({
  PERSON_NAME: z.string(),
  PERSON_WCODE: z.enum(['I', 'C']),
  INDI_PERSON_ID_NBR: z.string(),
  NATIONALITY_COUNTRY_CODE: z.string(),
  NATIONALITY_COUNTRY_NAME: z.string(),
  ADDR_STREET: z.string(),
  VILLAGE_CODE: z.string(),
  VILLAGE_NAME: z.string(),
  DISTRICT_CODE: z.string(),
  DISTRICT_NAME: z.string(),
  CITY_CODE: z.string(),
  CITY_NAME: z.string(),
  STATE_CODE: z.string(),
  STATE_NAME: z.string(),
  ZIPCODE: z.string(),
  TELEPHONE: z.string(),
  EMAIL: z.string(),
})
export type Person = z.infer<typeof Person>

/** The parties of a case as filed. */
export const casePartiesCalls = defineCalls({
  getOwners: {
    method: 'GET',
    path: '/getOwners',
    who: 'owner',
    does: 'Applicants of a case as filed, the main one first',
    query: OneCase,
    reply: z.array(Person.extend({ ORDER_NBR: z.int(), IND_MAIN: Flag })),
  },
  getInvestors: {
    method: 'GET',
    path: '/getInvestors',
    who: 'owner',
    does: 'Inventors of a patent, designers of a design (the legacy name is a misspelling of inventors)',
    query: OneCase,
    reply: z.array(Person.extend({ SEQ_NBR: z.int() })),
  },
  getReprs: {
    method: 'GET',
    path: '/getReprs',
    who: 'owner',
    does: 'Representatives of a case as filed',
    query: OneCase,
    reply: z.array(
      Person.extend({
        SEQ_NBR: z.int(),
        REPRESENTATIVE_TYP: z.string(),
        REPRESENTATIVE_TYPE_NAME: z.string(),
        AGENT_NOTES: z.string(),
      }),
    ),
  },
})
