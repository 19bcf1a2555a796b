import { findRight, flowLaw, rights, workflows } from '@saki/catalogue'
import { isRequestFlow } from '@saki/catalogue/requests/registry'
import { lawName, namesLaw } from '@saki/domain/law/ground'
import { hasPlainText } from '@saki/domain/search/plainLetters'
import { actionOf, findState, type DueRule, type State, type Workflow } from '@saki/domain/workflow/definition'
import { automaticActions } from '@saki/domain/workflow/nextState'
import type { TextKey } from '@saki/texts'

const LETTERS = 'X'
/** Rights by number of filings; others follow. */
const most = ['MARK', 'DESIGN']
/** Tabs of the map: ids of the rights, then letters and answers. */
export const mapTabs: readonly string[] = [
  ...most,
  ...rights.map(({ id }) => id).filter((id) => !most.includes(id)),
  LETTERS,
]

/** Name of a tab. */
export const mapTabName = (tab: string): TextKey => findRight(tab)?.mapName ?? 'viewer:map.right.X'

/** Tab of a workflow. */
export function mapTabOf(flow: Pick<Workflow, 'id'>): string {
  return flowLaw(flow.id)?.applTyp ?? LETTERS
}

/** 'UU 65/2024' of UU65/2024; empty for letters and answers. */
export function lawNameOf(flow: Pick<Workflow, 'id'>): string {
  return lawName(flowLaw(flow.id)?.lawCode ?? '')
}

/** Workflows of a tab, the law in force first. Those of requests have no map. */
export function workflowsOfTab(tab: string): Workflow<TextKey>[] {
  // The catalogue lists the law in force last.
  return workflows.filter((flow) => mapTabOf(flow) === tab && !isRequestFlow(flow.id)).toReversed()
}

export interface MapRow {
  key: string
  state: State<TextKey>
  /** Time limits of the actions that lead here, without duplicates. */
  times: DueRule[]
  /** State after the deadline lapses. */
  becomes: TextKey | undefined
  grounds: string[]
}

/** Rows of the table for the states of a workflow, in the order of the definition. */
export function mapRows(flow: Workflow<TextKey>): MapRow[] {
  return Object.entries<State<TextKey>>(flow.states).map(([key, state]) => {
    const into = Object.values(flow.actions).filter((action) => action.to === key)
    const own = automaticActions(flow, key)[0]
    const auto = own === undefined ? undefined : actionOf(flow, own)
    const becomes = auto && auto.to !== 'same' ? findState(flow, auto.to)?.text : undefined
    return {
      key,
      state,
      times: distinct(into.flatMap(({ due }) => (due && isLasting(due) ? [due] : []))),
      becomes,
      grounds: [...new Set(into.map(({ ground }) => ground))].filter(namesLaw).slice(0, 3),
    }
  })
}

/** Whether a rule has a length; a rule without one keeps the previous due date. */
function isLasting({ months, every, calendarDays, workingDays }: DueRule): boolean {
  return [months, every, calendarDays, workingDays].some((length) => length !== undefined && length > 0)
}

function distinct(rules: readonly DueRule[]): DueRule[] {
  const seen = new Map(
    rules.map((rule) => [[rule.months, rule.calendarDays, rule.workingDays, rule.target].join(), rule]),
  )
  return [...seen.values()].slice(0, 3)
}

/** Whether the state's name in either language, or its code, contains the words. */
export function isNamed(row: Pick<MapRow, 'state'>, words: string, say: (key: TextKey) => string[]): boolean {
  return [row.state.code, ...say(row.state.text)].some((name) => hasPlainText(name, words))
}
