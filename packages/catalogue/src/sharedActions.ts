import type { DueRule } from '@saki/domain/workflow/definition'

import { flowWords } from './flowWords.ts'

const { actionWords } = flowWords('workflow')

/**
 * The time for remedies has run out: the decision stands, and the process has no deadline any more. `given`: actions after which this
 * one goes before others from the same state.
 */
export function remedyOver<const S extends string>(from: readonly S[], ground: string, given?: readonly string[]) {
  return {
    remedy_over: {
      code: 'REMX',
      by: 'system',
      auto: true,
      from,
      to: 'same',
      tells: 'applicant',
      ground,
      ...(given && { given }),
      ...actionWords('remedyOver'),
    },
  } as const
}

/** A suit against a right that is registered; the right stays in force until a court has spoken, so the state stays too. */
export function disputes<const S extends string>(from: readonly S[], ground: string) {
  return {
    record_dispute: {
      code: 'DISP',
      by: 'office',
      from,
      to: 'same',
      tells: 'applicant',
      ground,
      ...actionWords('recordDispute'),
    },
    dispute_dismissed: {
      code: 'DISPN',
      by: 'office',
      from,
      to: 'same',
      tells: 'applicant',
      letter: 'PPN',
      after: { taken: 'record_dispute', unless: 'dispute_dismissed' },
      ground,
      ...actionWords('disputeDismissed'),
    },
  } as const
}

/** An appeal with something missing is completed within 14 working days, or counts as not made. `fails`: where it then goes back to. */
export function appealCompleteness<const S extends string>(fails: S, ground: string) {
  return {
    ask_appeal_completeness: {
      code: 'APPI',
      by: 'office',
      from: ['appeal'],
      to: 'appeal_incomplete',
      tells: 'applicant',
      asks: true,
      letter: 'SKL',
      due: { workingDays: 14 },
      ground,
      ...actionWords('askAppealCompleteness'),
    },
    complete_appeal: {
      code: 'APPC2',
      by: 'applicant',
      from: ['appeal_incomplete'],
      to: 'appeal',
      answers: true,
      ground,
      ...actionWords('completeAppeal'),
    },
    appeal_lapsed: {
      code: 'APPX',
      by: 'system',
      auto: true,
      from: ['appeal_incomplete'],
      to: fails,
      tells: 'applicant',
      ground,
      ...actionWords('appealLapsed'),
    },
  } as const
}

/**
 * The priority document is asked for, until so many months after the priority; without it the filing goes on and the priority does not
 * count. `check`: the state the office looks from.
 */
export function priorityDocument<const S extends string, const D extends DueRule>(check: S, due: D, ground: string) {
  return {
    ask_priority: {
      code: 'ASKP',
      by: 'office',
      from: [check],
      to: 'awaiting_priority',
      tells: 'applicant',
      asks: true,
      letter: 'SKF',
      due,
      ground,
      ...actionWords('askPriority'),
    },
    answer_priority: {
      code: 'ANSP',
      by: 'applicant',
      from: ['awaiting_priority'],
      to: check,
      answers: true,
      ground,
      ...actionWords('answerPriority'),
    },
    priority_lapsed: {
      code: 'LAPSP',
      by: 'system',
      auto: true,
      from: ['awaiting_priority'],
      to: check,
      tells: 'applicant',
      ground,
      ...actionWords('priorityLapsed'),
    },
  } as const
}
