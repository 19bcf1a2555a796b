import type { AppealOutcome } from '@saki/domain/appeals/decision'
import { actionOf, type Workflow } from '@saki/domain/workflow/definition'

import type { RequestCode } from './codes.ts'

/** Kinds of appeals, in the order in which a case is asked for an undecided one. */
export const appealCodes = ['BD', 'BC', 'BG'] as const satisfies readonly RequestCode[]
export type AppealCode = (typeof appealCodes)[number]

export const isAppeal = (code: string): code is AppealCode => appealCodes.some((one) => one === code)

interface OnAppeal {
  /** Actions of the case that make the appeal. */
  made: readonly string[]
  /** Actions of the case by outcome; the workflow of the case has one of each. */
  decided: Readonly<Record<AppealOutcome, readonly string[]>>
  /** Action of the case that records a withdrawal. */
  withdrawn: string
}

/** What an appeal and its decision do in the case. */
export const appealActions: Readonly<Record<AppealCode, OnAppeal>> = {
  BD: {
    made: ['appeal'],
    decided: {
      ALLOWED: ['grant_appeal', 'appeal_allowed'],
      PART: ['grant_appeal_in_part', 'appeal_allowed_in_part'],
      REJECTED: ['dismiss_appeal', 'appeal_refused'],
    },
    withdrawn: 'appeal_withdrawn',
  },
  BC: {
    made: ['appeal_correction'],
    decided: {
      ALLOWED: ['correction_allowed'],
      PART: ['correction_allowed_in_part'],
      REJECTED: ['correction_dismissed'],
    },
    withdrawn: 'correction_withdrawn',
  },
  BG: {
    made: ['appeal_grant'],
    decided: { ALLOWED: ['grant_revoked'], PART: ['grant_limited'], REJECTED: ['grant_upheld'] },
    withdrawn: 'grant_appeal_withdrawn',
  },
}

/** Action of the request's own process by outcome. */
export const requestActions: Readonly<Record<AppealOutcome, string>> = {
  ALLOWED: 'grant',
  PART: 'grant_in_part',
  REJECTED: 'refuse',
}

/** The action of the case that a decision leads to; undefined when its workflow has none. */
export function decidingAction(flow: Workflow, code: AppealCode, outcome: AppealOutcome): string | undefined {
  return appealActions[code].decided[outcome].find((action) => actionOf(flow, action) !== undefined)
}
