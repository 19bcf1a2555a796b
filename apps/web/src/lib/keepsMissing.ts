import { AskError } from './askError.ts'
import { lastChange } from './lastChange.ts'

/** Milliseconds, as long as a reply stays fresh (queries.ts). */
const JUST = 10_000

/**
 * Option of the first calls of a page: what was not found just now, before the page was drawn, is not asked for again when it is. After a write of the reader
 * or a pushed event it may be there, and is asked for.
 */
export const keepsMissing = {
  retryOnMount: ({ state: { error, errorUpdatedAt } }: { state: { error: Error | null; errorUpdatedAt: number } }) =>
    !(error instanceof AskError && error.status === 404 && errorUpdatedAt > Math.max(lastChange.at, Date.now() - JUST)),
}
