import { z } from 'zod'

import { defineCalls } from './call.ts'
import { Flag, LegalDate } from './shapes.ts'

/** Calendar days of the stays of applications in a state. */
export const UsualStay = z.object({
  /** Median. */
  DAYS: z.int(),
  /** A quarter of the stays ended within so many days. */
  LOWER_DAYS: z.int(),
  /** Three quarters of the stays ended within so many days. */
  UPPER_DAYS: z.int(),
  /** Stays counted. */
  ENDED: z.int(),
})

/** Number of the caller's cases by state of each workflow, with the office's periods where they replace those of the catalogue. */
const FlowFacts = z.object({
  FLOW_ID: z.string(),
  FLOW_VERSION: z.int(),
  /** Y when filings of today use this workflow. */
  IN_FORCE: Flag,
  STATES: z.array(
    z.object({
      STATE: z.string(),
      CASES: z.int(),
      /** The newest cases in this state, at most five. */
      SOME: z.array(z.object({ PATENT_ID: z.string(), TITLE: z.string() })),
    }),
  ),
  PERIODS: z.array(
    z.object({
      ACTION: z.string(),
      PART: z.enum(['due', 'until']),
      VALID_FROM: LegalDate,
      MONTHS: z.int().nullable(),
      CALENDAR_DAYS: z.int().nullable(),
      WORKING_DAYS: z.int().nullable(),
      GROUND: z.string(),
    }),
  ),
})

/** The stays in one state of a workflow. States in which few stays ended are left out. */
const UsualTime = UsualStay.extend({
  FLOW_ID: z.string(),
  /** Empty: from the filing date to the registration. */
  STATE: z.string(),
})

/** Calls of the map of workflows: not one case but all of the caller, and how long a state usually lasts. */
export const workflowMapCalls = defineCalls({
  getWorkflowMap: {
    method: 'GET',
    path: '/getWorkflowMap',
    who: 'signedIn',
    does: 'For each workflow of the catalogue: own cases by state, and the periods of the office today. Not in the specification; used by the map of workflows',
    reply: z.array(FlowFacts),
  },
  usualTimes: {
    method: 'GET',
    path: '/usualTimes',
    who: 'signedIn',
    does: 'How long applications stayed in each state, of the stays that ended in the last year. Not in the specification; used by the map of workflows, the choice of a right and the page of a case',
    reply: z.array(UsualTime),
  },
})
