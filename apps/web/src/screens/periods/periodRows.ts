import type { Period, PeriodRow } from '@saki/contracts/calendar'
import { hasPlainWords } from '@saki/domain/search/plainLetters'

/** Periods grouped by workflow and law, in their order. */
export function workflowTabs(periods: readonly Period[]): { id: string; rows: Period[] }[] {
  const flows = new Map<string, Period[]>()
  for (const period of periods) {
    const id = `${period.FLOW_ID} ${period.FLOW_VERSION}`
    flows.set(id, [...(flows.get(id) ?? []), period])
  }
  return [...flows].map(([id, rows]) => ({ id, rows }))
}

/** The row in force today; undefined if the workflow's own length applies. */
export function rowInForce({ ROWS }: Period): PeriodRow | undefined {
  return ROWS.find(({ IND_IN_FORCE }) => IND_IN_FORCE === 'Y')
}

export function isPeriodVerified(period: Period): boolean {
  return rowInForce(period)?.IND_VERIFIED === 'Y'
}

/** Rows that begin after today. */
export function futureRows({ ROWS }: Period, today: string): PeriodRow[] {
  return ROWS.filter(({ VALID_FROM }) => VALID_FROM > today)
}

/** Whether every word searched for occurs in the period. */
export function periodHasWords(period: Period, asked: string): boolean {
  const text = [
    period.ACTION,
    period.ACTION_NAME,
    period.ACTION_CAPTION,
    period.LAW_CODE,
    period.FLOW_ID,
    period.DEFINED.GROUND,
    ...period.ROWS.map(({ GROUND }) => GROUND),
  ].join(' ')
  return hasPlainWords(text, asked)
}
