import type { SearchOf } from '../../lib/pageSearch.ts'

/** A document's id, or a process or action as type-number(-action). Excludes URLs and paths. */
const ID = /^[A-Za-z0-9_-]{3,64}$/

export interface ViewerAddress {
  id: string
  slot: { seq_num?: number; specdoc_typ?: string }
}

/** Reads the viewer's address; undefined if it names no possible document. */
export function readViewerAddress(id: string, search: SearchOf<'/viewer/pdf/$procid'>): ViewerAddress | undefined {
  if (!ID.test(id)) return undefined
  const [nth, slot] = [String(search.seq_num ?? ''), String(search.specdoc_typ ?? '')]
  if (slot === '') return { id, slot: {} }
  if (!/^[A-Z0-9]{2,6}$/.test(slot)) return undefined
  return { id, slot: { specdoc_typ: slot, seq_num: /^[1-9]\d{0,2}$/.test(nth) ? Number(nth) : 1 } }
}
