import { isEmail } from '@saki/domain/people/contact'
import { RightCode } from './rightCode.ts'
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

/** A consultant as the register describes them. */
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

/** The newest request of an account to be bound to a consultant number, with its outcome. */
export const AgentRequest = z.object({
  NOTES: z.string(),
  STATUS: z.enum(['PENDING', 'GRANTED', 'REFUSED']),
  REQUESTED_AT: Instant,
  DECIDED_AT: Instant.nullable(),
  /** Reason the office wrote to the requester. */
  REASON: z.string(),
})
export type AgentRequest = z.infer<typeof AgentRequest>

/** READ: see cases. PREPARE: also write drafts and upload files. FILE: also submit and issue billing codes. */
export const MandatePower = z.enum(['READ', 'PREPARE', 'FILE'])

/** A mandate: who may act for whom, for which rights or case, and from when to when. */
export const Mandate = z.object({
  MANDATE_ID: z.int(),
  PRINCIPAL: Client,
  AGENT: Client.extend({ NOTES: z.string() }),
  /** Null: every right. */
  RIGHTS: z.array(RightCode).nullable(),
  /** Application number when the mandate is limited to one case; otherwise null. */
  PATENT_ID: z.string().nullable(),
  TITLE: z.string().nullable(),
  POWER: MandatePower,
  DOCUMENT_ID: z.string().nullable(),
  VALID_FROM: LegalDate,
  /** Last day, whole day in Asia/Jakarta; null: until revoked. */
  VALID_TO: LegalDate.nullable(),
  STANDING: z.enum(['WAITING', 'ACTIVE', 'EXPIRED', 'REVOKED']),
  CREATED_AT: Instant,
  REVOKED_AT: Instant.nullable(),
})
export type Mandate = z.infer<typeof Mandate>

/** ROLE: asks to become user type 6. DATA: is type 6 and asks to be bound to a consultant number. */
const RequestKind = z.enum(['ROLE', 'DATA'])
/** A request for the consultant role or number, with the matching entry of the register. */
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
    /** Whether the NIK matches the register; null when the register has none. The NIK itself is never sent. */
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
    does: 'Consultant number and agent code of the caller, who must be of type 6, and the outcome of the last request; other ids are answered 404.',
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
    does: 'Records the consultant data of a type 6 caller, pending until the office confirms; grants no authority.',
    body: AgentForm,
    reply: z.object({ err: z.literal(''), AGENT_CODE: z.int() }),
  },
  insertNewAgent: {
    method: 'POST',
    path: '/insertNewAgent',
    who: 'signedIn',
    once: true,
    does: 'Creates a pending consultant record owned by the caller, who must be of type 6, and returns its code: agentCode of the register, or newAgentCode.',
    body: z.object({ fullname: singleLineText(254).min(1), notes: ConsultantNumber }),
    reply: z.object({ err: z.literal(''), agentCode: z.int().optional(), newAgentCode: z.int().optional() }),
  },
  getAgentCode: {
    method: 'GET',
    path: '/getAgentCode',
    who: 'signedIn',
    does: 'The consultant with this number, public-register fields only; 20 calls a minute.',
    query: z.object({ notes: z.string().trim().max(254) }),
    reply: z.object({ data: z.array(Agent) }),
  },
  setAgentCode: {
    method: 'POST',
    path: '/setAgentCode',
    who: 'signedIn',
    does: 'Binds the caller to a consultant number the office approved for the caller; userId must be the caller. An old session must confirm the password first.',
    query: z.object({ note: z.string().trim().max(254), userId: UserId }),
    body: z.object({ LOGIN_PASSWORD: GivenPassword.optional() }).default({}),
    reply: Done,
  },
  getAgentUserData: {
    method: 'GET',
    path: '/getAgentUserData',
    who: 'signedIn',
    does: 'Looks the number in url up in the configured external register; no other address is requested.',
    query: z.object({ url: z.string().max(2000) }),
    reply: Agent.partial().extend({ response: z.enum(['success', 'failed']) }),
  },
  // Not in the specification
  myMandates: {
    method: 'GET',
    path: '/myMandates',
    who: 'signedIn',
    does: 'Mandates given and held by the caller, newest first, ended ones included.',
    reply: z.object({ GIVEN: z.array(Mandate), HELD: z.array(Mandate) }),
  },
  grantMandate: {
    method: 'POST',
    path: '/grantMandate',
    who: 'signedIn',
    once: true,
    does: 'Gives a mandate to a consultant, found by number, for a period of days: for every right, some rights, or one case with an application number.',
    body: z.object({
      NOTES: z.string().trim().max(254),
      RIGHTS: z.array(RightCode).min(1).max(26).nullish(),
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
    does: 'Ends a mandate at once; the giver or the holder may do so.',
    body: z.object({ MANDATE_ID: z.int().positive().max(2_147_483_647) }),
    reply: Done,
  },
  officeConsultantRequests: {
    method: 'GET',
    path: '/office/consultantRequests',
    who: 'office',
    does: 'Requests for the consultant role and for consultant numbers, with the entry of the register: open ones oldest first, or decided ones.',
    query: z.object({ ...PageQuery, state: z.enum(['open', 'decided']).default('open') }),
    reply: pagedReply(OfficeRequest),
  },
  officeDecideConsultant: {
    method: 'POST',
    path: '/office/decideConsultant',
    who: 'office',
    roles: ['register'],
    does: 'Grants or refuses a request for the consultant role or number, with a reason sent to the requester; REQUESTED_AT identifies the version the officer saw.',
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
