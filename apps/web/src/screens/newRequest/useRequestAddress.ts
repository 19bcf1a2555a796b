import { useState } from 'react'

import { newKey } from '../../lib/newKey.ts'
import { useGoTo, usePageSearch } from '../../lib/pageAddress.ts'
import type { RequestPage } from '@saki/catalogue/requests/requestPages'
import { localIdOf } from './requestCopy.ts'

/** What the address of a page of requests names. */
export interface AskedRequest {
  /** USERDOC_TYP */
  code: string | undefined
  /** Numbers of cases, as typed. */
  numbers: readonly string[]
  /** Id of the draft of the address or of the request begun here, which does not change when the address gets its name. */
  id: string
  isBegun: boolean
  /** Puts the id that the draft has now into the address. */
  onNamed: (code: string, draft: string) => void
}

/** The search parameters of a page of requests, and the request that is open under them. */
export function useRequestAddress(page: RequestPage): AskedRequest {
  const goTo = useGoTo()
  const { jenis, nomor, draf } = usePageSearch(page)
  const address = addressOf(jenis, nomor, draf)
  const [opened, setOpened] = useState(() => ({ id: idOf(draf), addresses: [address] }))
  const current = opened.addresses.includes(address) ? opened : { id: idOf(draf), addresses: [address] }
  if (current !== opened) setOpened(current)
  return {
    code: jenis === undefined ? undefined : String(jenis),
    numbers: nomor === undefined ? [] : [...new Set(String(nomor).split(',').filter(Boolean))],
    id: current.id,
    isBegun: draf === undefined,
    onNamed: (code, draft) => {
      setOpened({ ...current, addresses: [...current.addresses, addressOf(code, undefined, draft)] })
      void goTo({ to: page, search: { jenis: code, draf: draft } }, { replace: true })
    },
  }
}

type Part = string | number | boolean | undefined

const addressOf = (...parts: readonly Part[]) => parts.map((part) => part ?? '').join(' ')
const idOf = (draf: Part) => (draf === undefined ? localIdOf(newKey()) : String(draf))
