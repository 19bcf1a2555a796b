import { AppError } from '../../errors.ts'
import type { DocumentMaker } from '../../ports/documentMaker.ts'

/** Largest number of waiting documents per person: enough for double clicks and two tabs. */
const MOST_WAITING = 5

interface Queue {
  last: Promise<unknown>
  waiting: number
}

const queues = new WeakMap<DocumentMaker, Map<number, Queue>>()

/**
 * Makes the documents of one person one after the other, because one thread renders all documents and many requests of one person
 * would delay everybody. Throws PAPER_IN_WORK when five of theirs are in progress.
 */
export async function makePaperInTurn<R>(documents: DocumentMaker, userId: number, make: () => Promise<R>): Promise<R> {
  const people = queues.get(documents) ?? new Map<number, Queue>()
  queues.set(documents, people)
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
