import type { DueRule } from '@saki/domain/workflow/definition'

import { flowWords } from './flowWords.ts'
import { answerToLetter, documentLetter } from './rights/letterSteps.ts'
import { STANDING_TARGET } from './rights/sharedSteps.ts'

const { actionWords } = flowWords('workflow')

/**
 * Ends the time for remedies: the decision is final and the process has no deadline. `preferredAfter`: actions after which this one is
 * preferred to others from the same state, unless one of `preferredUnless` followed.
 */
export function remedyOver<const S extends string>(
  from: readonly S[],
  ground: string,
  preferredAfter?: readonly string[],
  preferredUnless?: readonly string[],
) {
  return {
    remedy_over: {
      code: 'REMX',
      by: 'system',
      auto: true,
      from,
      to: 'same',
      notifies: 'applicant',
      ground,
      ...(preferredAfter && { preferredAfter }),
      ...(preferredUnless && { preferredUnless }),
      ...actionWords('remedyOver'),
    },
  } as const
}

/** A suit against a registered right. The right stays in force until the judgment, so the state does not change. */
export function disputes<const S extends string>(from: readonly S[], ground: string) {
  return {
    record_dispute: {
      code: 'DISP',
      by: 'office',
      court: 'suit',
      from,
      to: 'same',
      notifies: 'applicant',
      ground,
      ...actionWords('recordDispute'),
    },
    dispute_dismissed: {
      code: 'DISPN',
      by: 'office',
      court: 'judgment',
      from,
      to: 'same',
      notifies: 'applicant',
      letter: 'PPN',
      after: { taken: 'record_dispute', unless: 'dispute_dismissed' },
      ground,
      ...actionWords('disputeDismissed'),
    },
  } as const
}

/**
 * Cassation: either side brings the judgment of the Commercial Court before the Supreme Court, which decides last. `won`, `lost`: states that
 * follow a judgment for and against the applicant. The office records what the courts tell it, so that no period of its own applies: whether
 * the request was in time is for the Supreme Court (14 days by UU 20/2016 art. 88, not verified).
 */
export function cassation<const W extends string, const L extends string, const F extends W | L>({
  from,
  won,
  lost,
  due,
  letter = 'PKS',
  ground,
}: {
  from: readonly F[]
  won: W
  lost: L
  due?: DueRule
  letter?: string
  ground: string
}) {
  const judged = {
    by: 'office',
    court: 'cassationJudgment',
    from: ['in_court'],
    after: { taken: 'record_cassation', unless: ['cassation_won', 'cassation_lost'] },
    notifies: 'applicant',
    ground,
  } as const
  return {
    record_cassation: {
      code: 'CASS',
      by: 'office',
      court: 'cassation',
      from,
      to: 'in_court',
      after: { taken: ['suit_won', 'suit_lost'], unless: 'record_cassation' },
      notifies: 'applicant',
      ground,
      ...actionWords('recordCassation'),
    },
    cassation_won: {
      ...judged,
      code: 'CASSW',
      to: won,
      ...(due && { due }),
      letter,
      ...actionWords('cassationWon'),
    },
    cassation_lost: { ...judged, code: 'CASSL', to: lost, letter: 'PKS', ...actionWords('cassationLost') },
  } as const
}

/** An incomplete appeal is completed within 14 working days, or counts as not filed. `fails`: the state it then returns to. */
export function appealCompleteness<const S extends string>(fails: S, ground: string) {
  return {
    ask_appeal_completeness: {
      code: 'APPI',
      by: 'commission',
      from: ['appeal'],
      to: 'appeal_incomplete',
      notifies: 'applicant',
      requiresAnswer: true,
      letter: 'SKL',
      due: { workingDays: 14 },
      ground,
      ...actionWords('askAppealCompleteness'),
    },
    complete_appeal: answerToLetter({
      code: 'APPC2',
      from: ['appeal_incomplete'],
      to: 'appeal',
      ground,
      words: actionWords('completeAppeal'),
    }),
    appeal_lapsed: {
      code: 'APPX',
      by: 'system',
      auto: true,
      from: ['appeal_incomplete'],
      to: fails,
      notifies: 'applicant',
      ground,
      ...actionWords('appealLapsed'),
    },
  } as const
}

/**
 * The appellant withdraws the appeal: it counts as not made, and the refusal stands. The laws name no such act and give no new time to appeal
 * (UU 20/2016 art. 28–30, UU 13/2016 art. 67–68), so that the refusal is final as after an appeal that was not completed.
 */
export function appealWithdrawal<const S extends string>(fails: S) {
  return {
    appeal_withdrawn: {
      code: 'APPW',
      by: 'system',
      from: ['appeal', 'appeal_incomplete'],
      to: fails,
      notifies: 'applicant',
      letter: 'SCB',
      ground: 'office rule',
      ...actionWords('appealWithdrawn'),
    },
  } as const
}

/**
 * Request for the priority document by a period from the priority date, where a priority is claimed; without it the filing continues without
 * priority. `check`: state in which the office requests it.
 */
export function priorityDocument<const S extends string, const D extends DueRule>(check: S, due: D, ground: string) {
  return {
    ask_priority: {
      ...documentLetter({
        code: 'ASKP',
        from: [check],
        to: 'awaiting_priority',
        due,
        ground,
        words: actionWords('askPriority'),
      }),
      letter: 'SPR',
      needs: 'priority',
    },
    answer_priority: answerToLetter({
      code: 'ANSP',
      from: ['awaiting_priority'],
      to: check,
      due: STANDING_TARGET,
      ground,
      words: actionWords('answerPriority'),
    }),
    priority_lapsed: {
      code: 'LAPSP',
      by: 'system',
      auto: true,
      from: ['awaiting_priority'],
      to: check,
      notifies: 'applicant',
      due: STANDING_TARGET,
      effects: ['losePriority'],
      ground,
      ...actionWords('priorityLapsed'),
    },
  } as const
}
