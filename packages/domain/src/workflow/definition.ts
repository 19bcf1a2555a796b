/** Who may take an action. `public`: anyone else, such as an opponent. `system`: the portal itself (payment, expired deadlines). */
export type ActingRole = 'applicant' | 'office' | 'system' | 'public'
/** Whose move it is while a process stands in a state. */
export type StateTurn = 'applicant' | 'office' | 'public' | 'none'

/** A span of time; exactly one of the units. Counts from the action's day unless `from` says otherwise. */
export interface DueRule {
  months?: number
  calendarDays?: number
  workingDays?: number
  /** Months after which the same day comes again: the first of them after the action's day counts, such as the end of a renewable term. */
  every?: number
  /**
   * With `every`: the first day after the deadline that stood before, whenever the action is taken, such as the next annuity; `eve`: the
   * first on or after it, such as the next annuity after one paid in months of grace that end on its very day.
   */
  after?: 'due' | 'eve'
  /**
   * `action`: day the action is taken (default) · `due`: the deadline that stood before, for extensions · `filing`: filing date ·
   * `priority`: earliest priority, else the filing date · `effective`: the international filing date of a national phase, else the
   * filing date (PCT art. 11(3)) · `anniversary`: first anniversary of that after the day the right was granted.
   */
  from?: 'action' | 'due' | 'filing' | 'priority' | 'effective' | 'anniversary'
  /** A deadline on a day off moves to the next working day (marks only: UU 20/2016 art. 1(22)). */
  rolls?: true
  /** An office target: it is shown and never changes a state by itself. */
  target?: true
}

/** `K` is the type of text keys; `S` of state keys. */
export interface State<K extends string = string> {
  /** Name of the state. */
  text: K
  /** One sentence each: what it means · what comes next and whose turn it is · what happens if nothing is done. */
  means: K
  next: K
  otherwise?: K
  /** STATUS_CODE of the wire. */
  code: string
  turn: StateTurn
  /** The process is over here unless a listed action reopens it. */
  end?: true
  /** While a process stands here, nothing happens by itself in the one above it: an answer received stops the clock. */
  holds?: true
}

export interface Action<K extends string = string, S extends string = string> {
  /** ACTION_TYP of the wire. */
  code: string
  by: ActingRole
  from: readonly S[]
  /** State it leads to; `same` leaves the state as it was. */
  to: S | 'same'
  text: K
  /** One sentence: what taking it does in law. */
  means: K
  /** Who finds it in the inbox. */
  tells?: 'applicant'
  /** Deadline that begins with it. Without one the process has no deadline afterwards, except `to: 'same'`, which keeps the old. */
  due?: DueRule
  /**
   * May be taken only until this long after the last time that other action, or one of them, was taken; never, when none was.
   * `unless`: and only while this one, or none of them, was taken since.
   */
  until?: DueRule & { since: string | readonly string[]; unless?: string | readonly string[] }
  /** May be taken only from the day after this long after the last time that other action was taken; always, when it was not. */
  notBefore?: DueRule & { since: string | readonly string[] }
  /** May be taken only once that other action, or one of them, was taken, and none of `unless` since. */
  after?: { taken: string | readonly string[]; unless?: string | readonly string[] }
  /** Taken by the system once the deadline of the state has passed. */
  auto?: true
  /** Of several automatic ones from a state, this one goes before the others once that other action, or one of them, was taken. */
  given?: string | readonly string[]
  /** An automatic one that happens only while its own period is longer than nothing: the office switches it on from a day by a row. */
  switched?: true
  /** The inbox shows it as asking for an answer. */
  asks?: true
  /** Type of the letter or certificate it issues. */
  letter?: string
  /** It answers the letter that led to this state, point by point. */
  answers?: true
  /** Article it rests on. */
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

/** Declares a workflow; the compiler refuses an action from or to a state that is not there. */
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

/** The state's entry by its key, which comes from the database and so may be anything. */
export function findState<K extends string>(flow: Workflow<K>, state: string): State<K> | undefined {
  return Object.hasOwn(flow.states, state) ? flow.states[state] : undefined
}

export function actionOf<K extends string>(flow: Workflow<K>, action: string): Action<K> | undefined {
  return Object.hasOwn(flow.actions, action) ? flow.actions[action] : undefined
}

/** Key of the state a wire STATUS_CODE stands for. */
export function stateByCode(flow: Workflow, code: string): string | undefined {
  return Object.keys(flow.states).find((key) => flow.states[key]?.code === code)
}

/** Key of the action a wire ACTION_TYP stands for. */
export function actionByCode(flow: Workflow, code: string): string | undefined {
  return Object.keys(flow.actions).find((key) => flow.actions[key]?.code === code)
}
