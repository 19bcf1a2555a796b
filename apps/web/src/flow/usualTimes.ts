import { HOUR_MS } from '@saki/domain/dates/durations'

import { useCall } from '../lib/queries.ts'

/** The times are counted once a day. */
const STALE_MS = HOUR_MS

export interface UsualTime {
  /** Median of calendar days. */
  DAYS: number
  LOWER_DAYS: number
  UPPER_DAYS: number
  /** Stays counted. */
  ENDED: number
}

/** Finds how long applications stay in a state of a workflow; `''` is the time from filing to registration. Undefined when it is not known. */
export function useUsualTimes(): (flow: string, state: string) => UsualTime | undefined {
  const { data } = useCall('usualTimes', {}, { staleTime: STALE_MS })
  return (flow, state) => data?.find(({ FLOW_ID, STATE }) => FLOW_ID === flow && STATE === state)
}
