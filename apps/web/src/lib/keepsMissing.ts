import { AskError } from './askError.ts'

/** Milliseconds, as long as a reply stays fresh (queries.ts). */
const JUST = 10_000

/** Option of the first calls of a page: what was not found just now, before the page was drawn, is not asked for again when it is. */
export const keepsMissing = {
  retryOnMount: ({ state }: { state: { error: Error | null; errorUpdatedAt: number } }) =>
    !(state.error instanceof AskError && state.error.status === 404 && Date.now() - state.errorUpdatedAt < JUST),
}
