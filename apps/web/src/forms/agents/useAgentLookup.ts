import { useEffect, useRef, useState } from 'react'

import { ask, type Answer } from '../../lib/ask.ts'
import { queryKeyOf, queryClient } from '../../lib/queries.ts'
import { isNumber, type FoundAgent } from './registered.ts'

/** The register is asked this long after the last key. */
const PAUSE = 500
/** The register changes seldom; a number asked for again within this time is not asked twice. */
const KEPT = 300_000

export type Lookup =
  | { as: 'idle' }
  | { as: 'searching' }
  | { as: 'found'; agent: FoundAgent }
  | { as: 'none' }
  /** The register was not reached, or was asked too often: nothing is known. */
  | { as: 'failed'; title: string }

/** Looks a consultant number up half a second after it was typed. What was found for an older text is never shown for a newer one. */
export function useAgentLookup(typed: string, onSettled: (lookup: Lookup) => void): Lookup {
  const number = typed.trim()
  const [result, setResult] = useState<{ number: string; lookup: Lookup }>({ number: '', lookup: { as: 'idle' } })
  // What is done with the answer may change while it is awaited; only a new text is a new question.
  const settled = useRef(onSettled)
  useEffect(() => {
    settled.current = onSettled
  })
  useEffect(() => {
    if (number === '') return
    let isStale = false
    const timer = setTimeout(() => {
      void lookUp(number).then((lookup) => {
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

/** The office's register first, then the external one where there is one; what can be no number is asked of neither. */
export async function lookUp(number: string): Promise<Lookup> {
  if (!isNumber(number)) return { as: 'none' }
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

/** Where the answer about a number is kept, for the fields it locks. */
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
