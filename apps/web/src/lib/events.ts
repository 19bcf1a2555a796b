import type { CallName } from '@saki/contracts'
import { useEffect } from 'react'

import { API_BASE } from './ask.ts'
import { lastChange } from './lastChange.ts'
import { queryKeyOf, queryClient } from './queries.ts'

/** Pushed events and the calls whose cached answers they make stale. Polling remains as fallback. */
const followed = [
  'getPatents',
  'getPatentDetail',
  'getTrademarkDetail',
  'getInboxUnreads',
  'getInbox',
  'getInboxByAB',
  'getNotification',
  'requestList',
  'requestDetail',
] as const
const staleAfter: Record<string, readonly CallName[]> = {
  payment: ['getPayments', ...followed],
  workflow: ['getListWorkflowCust', 'getStatusWorkflow', 'getTitleWorkflowCust', 'getListDokumen', ...followed],
  inbox: [
    'getInboxUnreads',
    'getInbox',
    'getInboxByAB',
    'getNotification',
    'mailsAddresses',
    'searchNotices',
    'savedSearches',
  ],
}
const SLOWEST = 60_000
const listeners = new Set<(type: string, data: unknown) => void>()

/** Calls back for every pushed event while the component is mounted. `data` is the event's JSON. */
export function useEvent(type: string, onEvent: (data: unknown) => void): void {
  useEffect(() => {
    const listener = (pushed: string, data: unknown) => (pushed === type ? onEvent(data) : undefined)
    listeners.add(listener)
    return () => void listeners.delete(listener)
  })
}

/** Opens the event stream while mounted; reconnects after 1, 2, 4 … 60 seconds. Once per page, in the main layout. */
export function useEventStream(): void {
  useEffect(() => {
    let source: EventSource | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let pause = 1000
    const open = () => {
      source = new EventSource(`${API_BASE}/events`)
      source.onopen = () => (pause = 1000)
      source.onerror = () => {
        source?.close()
        timer = setTimeout(open, pause)
        pause = Math.min(pause * 2, SLOWEST)
      }
      source.onmessage = (event) => pass('message', event)
      for (const type of Object.keys(staleAfter))
        source.addEventListener(type, (event) => pass(type, event as MessageEvent<string>))
    }
    open()
    return () => {
      clearTimeout(timer)
      source?.close()
    }
  }, [])
}

function pass(type: string, event: MessageEvent<string>): void {
  const data = parse(event.data)
  lastChange.at = Date.now()
  for (const name of staleAfter[type] ?? []) void queryClient.invalidateQueries({ queryKey: queryKeyOf(name) })
  for (const listener of listeners) listener(type, data)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
