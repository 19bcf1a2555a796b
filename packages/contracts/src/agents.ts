import { isEmail } from '@saki/domain/people/contact'
import { z } from 'zod'

import { defineCalls } from './call.ts'
import { GivenPassword, singleLineText, multilineText } from './session.ts'
import { Client, Done, Flag, Instant, LegalDate, pagedReply, PageQuery, UserId } from './shapes.ts'

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
  PERSONNAME: singleLineText(254).min(1, 'agents:name.missing'),
  ADDRESSSTREET: multilineText(2000).min(1, 'agents:address.missing'),
  LEGALNATURE: singleLineText(254).default(''),
  TELEPHONE: singleLineText(60).min(1, 'agents:phone.missing'),
  EMAIL: singleLineText(200)
    .min(1, 'agents:email.missing')
    .refine((text) => text === '' || isEmail(text), 'session:email.wrong'),
  ZIPCODE: singleLineText(15).default(''),
  STATECODE: z.string().max(2).default(''),
  CITYCODE: z.string().max(4).default(''),
  DISTRICTCODE: z.string().max(6).default(''),
  VILLAGECODE: z.string().max(10).default(''),
})
export type AgentForm = z.infer<typeof AgentForm>

/** What became of the newest wish of an account to be bound to a number. */
export const AgentRequest = z.object({
  NOTES: z.string(),
  STATUS: z.enum(['PENDING', 'GRANTED', 'REFUSED']),
  REQUESTED_AT: Instant,
  DECIDED_AT: Instant.nullable(),
  /** What the office wrote to the asker. */
  REASON: z.string(),
})
export type AgentRequest = z.infer<typeof AgentRequest>

/** P patents, D designs, T marks. */
const MandateRight = z.enum(['P', 'D', 'T'])
/** READ sees; PREPARE also makes drafts and puts files in; FILE also submits and bills. */
export const MandatePower = z.enum(['READ', 'PREPARE', 'FILE'])

/** Who lets whom act, in what and how long. */
export const Mandate = z.object({
  MANDATE_ID: z.int(),
  PRINCIPAL: Client,
  AGENT: Client.extend({ NOTES: z.string() }),
  /** Null is every right. */
  RIGHTS: z.array(MandateRight).nullable(),
  /** Application number of the one case it is for. */
  PATENT_ID: z.string().nullable(),
  TITLE: z.string().nullable(),
  POWER: MandatePower,
  DOCUMENT_ID: z.string().nullable(),
  VALID_FROM: LegalDate,
  /** Last whole day in Jakarta; null until it is taken back. */
  VALID_TO: LegalDate.nullable(),
  STANDING: z.enum(['WAITING', 'ACTIVE', 'EXPIRED', 'REVOKED']),
  CREATED_AT: Instant,
  REVOKED_AT: Instant.nullable(),
})
export type Mandate = z.infer<typeof Mandate>

/** ROLE: wishes to be of type 6. DATA: has the role and wishes to be bound to a number. */
const RequestKind = z.enum(['ROLE', 'DATA'])
/** A wish the office decides about, with what the register says to it. */
export const OfficeRequest = z.object({
  KIND: RequestKind,
  USER_ID: z.int(),
  USER_NAME: z.string(),
  EMAIL: z.string(),
  NOTES: z.string(),
  PERSONNAME: z.string(),
  ADDRESSSTREET: z.string(),
  TELEPHONE: z.string(),
  REQUEST_EMAIL: z.string(),
  REQUESTED_AT: Instant,
  REGISTER: z.object({ AGENT_NAME: z.string(), OFFICE_NAME: z.string(), ADDR_STREET: z.string() }).nullable(),
  CHECKS: z.object({
    IND_FORMAT: Flag,
    IND_REGISTERED: Flag,
    IND_NAME: Flag,
    /** Null where the register knows no NIK. The number itself is shown to nobody. */
    IND_NIK: Flag.nullable(),
    IND_FREE: Flag,
  }),
  STATUS: z.enum(['PENDING', 'GRANTED', 'REFUSED']),
  DECIDED_AT: Instant.nullable(),
  DECIDED_BY: z.string().nullable(),
  REASON: z.string(),
})
export type OfficeRequest = z.infer<typeof OfficeRequest>

export const agentsCalls = defineCalls({
  getAgentUser: {
    method: 'GET',
    path: '/getAgentUser',
    who: 'signedIn',
    does: 'Consultant number and agent code of the asker, who must be of type 6, and what became of the last request; other ids do not exist.',
    query: z.object({ userId: UserId }),
    reply: z.object({
      data: z.array(
        z.object({
          USER_ID: z.int(),
          NOTES: z.string(),
          AGENT_CODE: z.int().nullable(),
          REQUEST: AgentRequest.nullable(),
        }),
      ),
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
    does: 'Makes a pending consultant record owned by the asker, of type 6, and returns its code: agentCode of the register, or newAgentCode.',
    body: z.object({ fullname: singleLineText(254).min(1), notes: ConsultantNumber }),
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
    does: 'Binds the asker to a consultant number the office approved for the asker; userId must be the asker. An old log-in proves the password again.',
    query: z.object({ note: z.string().trim().max(254), userId: UserId }),
    body: z.object({ LOGIN_PASSWORD: GivenPassword.optional() }).default({}),
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
  // Ours
  myMandates: {
    method: 'GET',
    path: '/myMandates',
    who: 'signedIn',
    does: 'Mandates the asker gave and holds, newest first, ended ones included.',
    reply: z.object({ GIVEN: z.array(Mandate), HELD: z.array(Mandate) }),
  },
  grantMandate: {
    method: 'POST',
    path: '/grantMandate',
    who: 'signedIn',
    once: true,
    does: 'Lets a consultant, found by number, act for the asker from a day to a day: in every right, some, or one numbered case.',
    body: z.object({
      NOTES: z.string().trim().max(254),
      RIGHTS: z.array(MandateRight).min(1).max(3).nullish(),
      PATENT_ID: z.string().max(24).nullish(),
      POWER: MandatePower,
      DOCUMENT_ID: z.string().max(60).nullish(),
      VALID_FROM: LegalDate,
      VALID_TO: LegalDate.nullish(),
      LOGIN_PASSWORD: GivenPassword.optional(),
    }),
    reply: Done.extend({ MANDATE_ID: z.int() }),
  },
  endMandate: {
    method: 'POST',
    path: '/endMandate',
    who: 'signedIn',
    does: 'Ends a mandate at once: taken back by who gave it, or laid down by who holds it.',
    body: z.object({ MANDATE_ID: z.int().positive().max(2_147_483_647) }),
    reply: Done,
  },
  officeConsultantRequests: {
    method: 'GET',
    path: '/office/consultantRequests',
    who: 'office',
    does: 'Wishes for the consultant role and for consultant numbers with what the register says: open ones oldest first, or those decided.',
    query: z.object({ ...PageQuery, state: z.enum(['open', 'decided']).default('open') }),
    reply: pagedReply(OfficeRequest),
  },
  officeDecideConsultant: {
    method: 'POST',
    path: '/office/decideConsultant',
    who: 'office',
    does: 'Grants or refuses a wish for the consultant role or number, with the reason the asker is told; REQUESTED_AT says which version was seen.',
    body: z.object({
      KIND: RequestKind,
      USER_ID: z.int().positive().max(2_147_483_647),
      REQUESTED_AT: Instant,
      IND_GRANT: Flag,
      REASON: multilineText(1000).default(''),
    }),
    reply: Done,
  },
})
