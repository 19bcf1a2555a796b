import { useState } from 'react'

/** What the reply of a paged call tells of its page and those beside it. */
interface PageReply {
  page: number
  NEXT_CURSOR?: string | undefined
  PREVIOUS_CURSOR?: string | undefined
}

/**
 * The cursor by which the shown page of a list is read, and a function that keeps the one for a page to turn to. `list` tells lists with
 * other filters or another order apart. A page opened from its address has none and is read by its number.
 */
export function usePageCursor(list: string, page: number) {
  const [kept, setKept] = useState<{ list: string; page: number; cursor: string }>()
  const cursor = kept?.list === list && kept.page === page ? kept.cursor : undefined
  const keepCursor = (reply: PageReply | undefined, to: number) => {
    const next = reply && cursorTo(reply, to)
    setKept(next === undefined ? undefined : { list, page: to, cursor: next })
  }
  return { cursor, keepCursor }
}

/** The cursor for another page. The first page has none, so that it begins with the newest rows. */
export function cursorTo(reply: PageReply, to: number): string | undefined {
  if (to === 1 || to === reply.page) return undefined
  return to > reply.page ? reply.NEXT_CURSOR : reply.PREVIOUS_CURSOR
}
