import { z } from 'zod'

import { defineCalls } from './call.ts'
import { lineOf } from './session.ts'
import { Done, UserId } from './shapes.ts'

/** Number of a registered consultant as printed: 0903-2016. */
const ConsultantNumber = z
  .string()
  .trim()
  .max(254)
  .regex(/^\d{4}-\d{4}$/)

/** A consultant as the register tells it. */
export const Agent = z.object({
  AGENT_CODE: z.int(),
  AGENT_NAME: z.string(),
  FRONT_TITLE: z.string(),
  BACK_TITLE: z.string(),
  OFFICE_NAME: z.string(),
  OFFICE_TELP: z.string(),
  OFFICE_EMAIL: z.string(),
  ADDR_STREET: z.string(),
  ZIPCODE: z.string(),
  STATE_CODE: z.string(),
  CITY_CODE: z.string(),
  NOTES: z.string(),
})

/** The consultant form, with the maximum lengths of the specification. */
export const AgentForm = z.object({
  NOTES: ConsultantNumber,
  REPRESENTATIVETYPE: z.string().max(4).default('A'),
  PERSONNAME: lineOf(254).min(1),
  ADDRESSSTREET: z.string().trim().min(1).max(2000),
  LEGALNATURE: lineOf(254).default(''),
  TELEPHONE: lineOf(60).min(1),
  EMAIL: lineOf(200).min(1),
  ZIPCODE: lineOf(15).default(''),
  STATECODE: z.string().max(2).default(''),
  CITYCODE: z.string().max(4).default(''),
})

export const agentsCalls = defineCalls({
  getAgentUser: {
    method: 'GET',
    path: '/getAgentUser',
    who: 'signedIn',
    does: 'The consultant number and agent code of the asker; other ids do not exist.',
    query: z.object({ userId: UserId }),
    reply: z.object({
      data: z.array(z.object({ USER_ID: z.int(), NOTES: z.string(), AGENT_CODE: z.int().nullable() })),
    }),
  },
  insertAgent: {
    method: 'POST',
    path: '/insertAgent',
    who: 'signedIn',
    once: true,
    does: 'Records the consultant data of a type 6 asker, pending until the office confirms; it gives no authority by itself.',
    body: AgentForm,
    reply: z.object({ err: z.literal(''), AGENT_CODE: z.int() }),
  },
  insertNewAgent: {
    method: 'POST',
    path: '/insertNewAgent',
    who: 'signedIn',
    once: true,
    does: 'Makes a pending consultant record owned by the asker and returns its code.',
    body: z.object({ fullname: lineOf(254).min(1), notes: ConsultantNumber }),
    reply: z.object({ err: z.literal(''), agentCode: z.int().optional(), newAgentCode: z.int().optional() }),
  },
  getAgentCode: {
    method: 'GET',
    path: '/getAgentCode',
    who: 'signedIn',
    does: 'The consultant with this number, public-register fields only; 20 questions a minute.',
    query: z.object({ notes: z.string().trim().max(254) }),
    reply: z.object({ data: z.array(Agent) }),
  },
  setAgentCode: {
    method: 'POST',
    path: '/setAgentCode',
    who: 'signedIn',
    does: 'Binds the asker to a consultant number the office approved for the asker; userId must be the asker.',
    query: z.object({ note: ConsultantNumber, userId: UserId }),
    body: z.object({}).default({}),
    reply: Done,
  },
  getAgentUserData: {
    method: 'GET',
    path: '/getAgentUserData',
    who: 'signedIn',
    does: 'Asks the configured external register for the number in url; no other address is ever asked.',
    query: z.object({ url: z.string().max(2000) }),
    reply: Agent.partial().extend({ response: z.enum(['success', 'failed']) }),
  },
})
