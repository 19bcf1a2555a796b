import { useEffect, useRef, useState } from 'react'

import { ask, type Answer } from '../../lib/ask.ts'
import { queryKeyOf, queryClient } from '../../lib/queries.ts'
import { isConsultantNumber, type FoundAgent } from './registered.ts'

/** Pause in milliseconds between the last key and the lookup. */
const PAUSE = 500
/** How long a result is cached, in milliseconds; the register changes seldom. */
const KEPT = 300_000

export type ConsultantLookup =
  | { as: 'idle' }
  | { as: 'searching' }
  | { as: 'found'; agent: FoundAgent }
  | { as: 'none' }
  /** The register could not be reached, or the rate limit was hit; the number may exist. */
  | { as: 'failed'; title: string }

/** Looks up a consultant number 0.5 s after the last key. A result is shown only for the number it belongs to. */
export function useAgentLookup(typed: string, onSettled: (lookup: ConsultantLookup) => void): ConsultantLookup {
  const number = typed.trim()
  const [result, setResult] = useState<{ number: string; lookup: ConsultantLookup }>({
    number: '',
    lookup: { as: 'idle' },
  })
  // Keeps the latest callback in a ref, so that only a new number starts a lookup.
  const settled = useRef(onSettled)
  useEffect(() => {
    settled.current = onSettled
  })
  useEffect(() => {
    if (number === '') return
    let isStale = false
    const timer = setTimeout(() => {
      void lookUpConsultant(number).then((lookup) => {
        if (isStale) return
        setResult({ number, lookup })
        settled.current(lookup)
      })
    }, PAUSE)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [number])
  if (number === '') return { as: 'idle' }
  return result.number === number ? result.lookup : { as: 'searching' }
}

/**
 * Asks the office's register, then the external one. Texts without the form of a number are not looked up. Never
 * rejects: errors give `failed`.
 */
export async function lookUpConsultant(number: string): Promise<ConsultantLookup> {
  if (!isConsultantNumber(number)) return { as: 'none' }
  try {
    const [agent] = (
      await queryClient.fetchQuery({
        queryKey: registerKey(number),
        queryFn: () => askRegisters(number),
        staleTime: KEPT,
      })
    ).data
    return agent ? { as: 'found', agent } : { as: 'none' }
  } catch (error) {
    return { as: 'failed', title: error instanceof Error && 'title' in error ? String(error.title) : '' }
  }
}

/** Query key under which the result for a number is cached, also read by the fields it locks. */
export function registerKey(number: string) {
  return queryKeyOf('getAgentCode', { query: { notes: number } })
}

async function askRegisters(number: string): Promise<Answer<'getAgentCode'>> {
  const own = await ask('getAgentCode', { query: { notes: number } })
  if (own.data.length > 0) return own
  const { response, ...external } = await ask('getAgentUserData', { query: { url: number } })
  return { data: response === 'success' ? [{ ...noAgent, ...external, NOTES: number }] : [] }
}

const noAgent: FoundAgent = {
  AGENT_CODE: 0,
  AGENT_NAME: '',
  FRONT_TITLE: '',
  BACK_TITLE: '',
  OFFICE_NAME: '',
  OFFICE_TELP: '',
  OFFICE_EMAIL: '',
  ADDR_STREET: '',
  ZIPCODE: '',
  STATE_CODE: '',
  CITY_CODE: '',
  NOTES: '',
}
