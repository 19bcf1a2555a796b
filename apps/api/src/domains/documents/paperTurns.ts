import { AppError } from '../../errors.ts'
import type { DocumentMaker } from '../../ports/documentMaker.ts'

/** A click twice or two tabs; whoever asks for more at once would make everybody else wait. */
const MOST_WAITING = 5

interface Turns {
  last: Promise<unknown>
  waiting: number
}

const turns = new WeakMap<DocumentMaker, Map<number, Turns>>()

/**
 * Makes papers of one person one after the other: all papers are set by one thread, and a hundred asked for at once would stand before
 * everybody's. Throws PAPER_IN_WORK when several of theirs are waiting already.
 */
export async function makePaperInTurn<R>(documents: DocumentMaker, userId: number, make: () => Promise<R>): Promise<R> {
  const people = turns.get(documents) ?? new Map<number, Turns>()
  turns.set(documents, people)
  const own = people.get(userId) ?? { last: Promise.resolve(), waiting: 0 }
  if (own.waiting >= MOST_WAITING) throw new AppError('PAPER_IN_WORK', String(userId), { retryAfter: 5 })
  own.waiting += 1
  people.set(userId, own)
  const made = own.last.then(make)
  own.last = made.catch(() => {})
  try {
    return await made
  } finally {
    own.waiting -= 1
    if (own.waiting === 0) people.delete(userId)
  }
}
