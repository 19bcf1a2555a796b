import { z } from 'zod'

import { defineCalls } from './call.ts'
import { pathWithoutSecrets } from './pages.ts'
import { Done, Instant, pagedReply, PageQuery } from './shapes.ts'

/** Longest report, in characters. */
export const LONGEST_REPORT = 2000

const ProblemReport = z.object({
  ID: z.int(),
  PAGE: z.string(),
  INCIDENT: z.string(),
  CONTENT: z.string(),
  MADE_AT: Instant,
  /** Null: reported without a session. */
  USER_NAME: z.string().nullable(),
  EMAIL: z.string().nullable(),
  HANDLED_AT: Instant.nullable(),
  HANDLED_BY: z.string(),
})
export type ProblemReport = z.infer<typeof ProblemReport>

// Not in the specification
export const reportsCalls = defineCalls({
  reportProblem: {
    method: 'POST',
    path: '/problem-reports',
    who: 'anyone',
    does: 'Reports a problem of the portal to the office: the page, the incident number if one was shown, and a text.',
    once: true,
    body: z.object({
      /** Path of the page; search parameters and secrets of links are not stored. */
      PAGE: z
        .string()
        .max(2000)
        .regex(/^\/[^\p{Cc}\p{Cs}]*$/u)
        .transform((address) => pathWithoutSecrets(address).slice(0, 300)),
      INCIDENT: z.string().regex(/^[\w.-]{0,64}$/),
      CONTENT: z
        .string()
        .trim()
        .min(1)
        .max(LONGEST_REPORT)
        .regex(/^(?:[^\p{Cc}\p{Cs}]|\n)*$/u),
    }),
    reply: z.object({ err: z.literal(''), ID: z.int() }),
  },
  officeProblemReports: {
    method: 'GET',
    path: '/office/problem-reports',
    who: 'office',
    does: 'Reported problems, newest first: those not handled yet, or those handled.',
    query: z.object({ ...PageQuery, state: z.enum(['open', 'handled']).default('open') }),
    reply: pagedReply(ProblemReport),
  },
  officeProblemHandled: {
    method: 'POST',
    path: '/office/problem-reports/handled',
    who: 'office',
    roles: ['administrator'],
    does: 'Marks a reported problem as handled; a handled one does not change.',
    once: true,
    body: z.object({ ID: z.int().positive().max(2_147_483_647) }),
    reply: Done,
  },
})
