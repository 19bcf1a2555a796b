import type { LegalDate } from '../dates/legalDate.ts'

/**
 * Who may perform an action. `commission`: the Appeal Commission (Komisi Banding). `public`: anyone else, such as an opponent. `system`: the
 * portal itself (payment received, deadline expired).
 */
export type ActingRole = 'applicant' | 'office' | 'commission' | 'system' | 'public'
/** Who must act while a process is in a state. */
export type StateTurn = 'applicant' | 'office' | 'public' | 'none'

/** Result of a case. `refused` includes withdrawals; `lapsed`: a right that ended. */
export type Outcome = 'registered' | 'refused' | 'lapsed'
/** Kind of work of the office (WORK_KIND of the wire). */
export type OfficeWorkKind = 'FORMALITY' | 'PUBLICATION' | 'EXAMINATION' | 'REGISTRATION' | 'DISPUTE'
/** Work of the Appeal Commission, which officers do not have in their queue. */
export const APPEAL_WORK = 'APPEAL'

/**
 * A period; one of the units, or none for a period that the office sets. Counts from the day of the action unless `from` says otherwise.
 */
/** A length that a period had from a day on, until a later one. */
export type DatedLength = Pick<DueRule, 'months' | 'calendarDays' | 'workingDays'> & { validFrom: LegalDate }

export interface DueRule {
  months?: number
  calendarDays?: number
  workingDays?: number
  /** Interval in months at which the day recurs; the first such day after the action counts, such as the end of a renewable term. */
  every?: number
  /**
   * With `every`: `due` takes the first day after the previous deadline, whenever the action is performed, such as the next annuity; `eve`
   * the first on or after it, such as the next annuity after one paid in months of grace that end on its due day.
   */
  after?: 'due' | 'eve'
  /**
   * `action`: day of the action (default). `due`: the previous deadline, for extensions. `filing`: filing date. `priority`: earliest
   * priority, else the international filing date, else the filing date. `effective`: international filing date of a national phase, else
   * the filing date (PCT art. 11(3)). `anniversary`: first anniversary of the effective date after the day of grant. `target`: the office's
   * target in the next state when the case last left it, which stands again after an answer.
   */
  from?: 'action' | 'due' | 'filing' | 'priority' | 'effective' | 'anniversary' | 'target'
  /** A deadline on a day off moves to the next working day (marks only: UU 20/2016 art. 1(22)). */
  rolls?: true
  /** A target of the office: shown, but never changes the state. */
  target?: true
  /**
   * `lastDay`: the automatic action is performed on the last day itself, such as a publication due at the latest on that day. Default: the day
   * after it.
   */
  fires?: 'lastDay'
  /** The office sets the last day, at most this far (UU 65/2024 art. 35, 62). */
  atMost?: true
}

/** A state. `K`: type of text keys. */
export interface State<K extends string = string> {
  /** Name of the state. */
  text: K
  /** One sentence each: what the state means; what comes next and who must act; what happens if nobody acts. */
  means: K
  next: K
  otherwise?: K
  /** STATUS_CODE of the wire. */
  code: string
  turn: StateTurn
  /** The process is over in this state, unless a listed action reopens it. */
  end?: true
  /** Absent while the case is pending. */
  outcome?: Outcome
  /** Work of officers in this state. Default: EXAMINATION when it is the office's turn, otherwise none. */
  work?: OfficeWorkKind | typeof APPEAL_WORK
  /** While a process is in this state, the deadline of its parent process triggers nothing, because an answer was received. */
  suspendsParent?: true
  /** The deadline is that of an annuity or a renewal, without which the right is lost: reminders begin six months before it. */
  keepsRight?: true
}

/**
 * Named effects of actions. `issueReceipt`: the action of a paid filing, with which the application gets its number and receipt.
 * `announcePublication`, `announceRegistration`: an entry of that kind in the next issue of the gazette. `losePriority`: the claims of priority
 * leave the register. `refusePart`: the refused goods become a file of their own, which is refused; the case goes on without them.
 */
export type Effect = 'issueReceipt' | 'announcePublication' | 'announceRegistration' | 'losePriority' | 'refusePart'
/** Decisions that may need a second officer; an `extension` always does. */
export const decisions = ['refusal', 'grant', 'removal', 'extension'] as const
export type DecisionKind = (typeof decisions)[number]

export interface Action<K extends string = string, S extends string = string> {
  /** ACTION_TYP of the wire. */
  code: string
  by: ActingRole
  from: readonly S[]
  /** Next state; `same` keeps the present one. */
  to: S | 'same'
  text: K
  /** One sentence: the legal effect of the action. */
  means: K
  /** Who is notified through the inbox. */
  notifies?: 'applicant'
  /**
   * Deadline the action sets. Without one the process has no deadline afterwards, except that an action with `to: 'same'` that is not
   * `auto` keeps the previous one.
   */
  due?: DueRule
  /**
   * Allowed only within this period after the latest of the actions `since`, and never when none of them was performed. `unless`: not when
   * one of these was performed after that.
   */
  until?: DueRule & {
    since: string | readonly string[]
    /** Counted from when none of `since` was performed, such as the certificate of an imported right. */
    orSince?: string
    unless?: string | readonly string[]
    /** Lengths of before, newest first. A window that began under a longer one keeps it: a running period is not shortened. */
    formerly?: readonly DatedLength[]
  }
  /** Allowed only after this period has passed since the latest of the actions `since`; always allowed when none was performed. */
  notBefore?: DueRule & { since: string | readonly string[] }
  /**
   * Allowed only when one of the actions `taken` was performed and none of `unless` since. `each`: one of `unless` for each of `taken`, in any
   * order, such as a decision for each of several appeals.
   */
  after?: { taken: string | readonly string[]; unless?: string | readonly string[]; each?: true }
  /** Allowed only when the application claims a priority. */
  needs?: 'priority'
  /** An act of the office that must not cut off an answer: not before the last day of every answer the applicant may still give. */
  awaitsAnswers?: true
  /** What the office decides with it. */
  decides?: DecisionKind
  /**
   * It is refused without points: `reasons` rest each on a substantive article, `deficiencies` say what is missing.
   */
  points?: 'reasons' | 'deficiencies'
  /** Of goods a refusal concerns: with it its reasons concern some goods only, otherwise all. */
  ofPart?: true
  /** Action whose points it repeats, because nobody answered them. */
  repeats?: string
  /** Performed by the system once the deadline of the state has passed. */
  auto?: true
  /**
   * Of several automatic actions from a state, this one is chosen when one of these actions was performed; actions without it are the
   * default.
   */
  preferredAfter?: string | readonly string[]
  /** Ends that preference when one of these was performed after it, such as a revival, which opens the same remedies again. */
  preferredUnless?: string | readonly string[]
  /** An automatic action that is off until the office gives it a period longer than 0 in `deadline_rule`. */
  switched?: true
  /** Its letter requires an answer by the deadline. */
  requiresAnswer?: true
  /** Code of the letter or certificate it issues. */
  letter?: string
  /** It answers the letter that led to this state, point by point. */
  answers?: true
  /**
   * The case lapses unless it is performed by its last day, that of `until` or else of the state: the sentence that says so, with `date`. No
   * text may say meanwhile that there is nothing to do.
   */
  lapsesWithout?: K
  /** The applicant gives up the application. */
  withdraws?: true
  /** What the server does besides changing the state, sending letter and notice. */
  effects?: readonly Effect[]
  /**
   * Recorded with the court's number and date: of the suit or the request for cassation as registered, or of the judgment. The Commercial Court
   * hears suits, the Supreme Court (Mahkamah Agung) cassation.
   */
  court?: 'suit' | 'judgment' | 'cassation' | 'cassationJudgment'
  /** Legal basis (article). */
  ground: string
}

export interface Workflow<K extends string = string, S extends string = string, A extends string = string> {
  id: string
  version: number
  /** PROC_TYP of the wire. */
  procTyp: string
  start: S
  states: Record<S, State<K>>
  actions: Record<A, Action<K, S>>
}

/** Declares a workflow; actions from or to an unknown state fail to compile. */
export function defineWorkflow<const S extends string, const A extends string, const K extends string>(flow: {
  id: string
  version: number
  procTyp: string
  start: NoInfer<S>
  states: Record<S, State<K>>
  actions: Record<A, Action<K, NoInfer<S>>>
}): Workflow<K, S, A> {
  return flow
}

/** State by key; undefined for an unknown key, since keys are read from the database. */
export function findState<K extends string>(flow: Workflow<K>, state: string): State<K> | undefined {
  return Object.hasOwn(flow.states, state) ? flow.states[state] : undefined
}

export function actionOf<K extends string>(flow: Workflow<K>, action: string): Action<K> | undefined {
  return Object.hasOwn(flow.actions, action) ? flow.actions[action] : undefined
}

/** Keys of the actions with an effect, in the order of the definition. */
export function actionsWithEffect(flow: Workflow, effect: Effect): string[] {
  return Object.keys(flow.actions).filter((key) => flow.actions[key]?.effects?.includes(effect))
}

/** Key of the state with this STATUS_CODE of the wire. */
export function stateByCode(flow: Workflow, code: string): string | undefined {
  return Object.keys(flow.states).find((key) => flow.states[key]?.code === code)
}

/** Key of the action with this ACTION_TYP of the wire. */
export function actionByCode(flow: Workflow, code: string): string | undefined {
  return Object.keys(flow.actions).find((key) => flow.actions[key]?.code === code)
}
