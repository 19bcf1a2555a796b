import { useEffect, useState } from 'react'

import { ask } from '../../lib/ask.ts'
import { isNumber, type FoundAgent } from './agentForm.ts'

/** The register is asked this long after the last key. */
const PAUSE = 500

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
  useEffect(() => {
    if (number === '') return
    let isStale = false
    const timer = setTimeout(() => {
      void lookUp(number).then((lookup) => {
        if (isStale) return
        setResult({ number, lookup })
        onSettled(lookup)
      })
    }, PAUSE)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
    // Only a new text is a new question.
  }, [number])
  if (number === '') return { as: 'idle' }
  return result.number === number ? result.lookup : { as: 'searching' }
}

/** The office's register first, then the external one where there is one; what can be no number is asked of neither. */
export async function lookUp(number: string): Promise<Lookup> {
  if (!isNumber(number)) return { as: 'none' }
  try {
    const [agent] = (await ask('getAgentCode', { query: { notes: number } })).data
    if (agent) return { as: 'found', agent }
    const { response, ...external } = await ask('getAgentUserData', { query: { url: number } })
    return response === 'success' ? { as: 'found', agent: { ...noAgent, ...external, NOTES: number } } : { as: 'none' }
  } catch (error) {
    return { as: 'failed', title: error instanceof Error && 'title' in error ? String(error.title) : '' }
  }
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
