/** After so many failures the ids are not the cause. */
const MOST_FAILURES = 10

/**
 * Does `act` with each id, one after the other, and returns how many there were. One that fails holds up no other: the first failure is thrown when all were
 * tried, or ten have failed, so that the job says it and tries again at its next run.
 */
export async function eachWaiting(ids: readonly number[], act: (id: number) => Promise<unknown>): Promise<number> {
  const failures: unknown[] = []
  for (const id of ids) {
    if (failures.length === MOST_FAILURES) break
    await act(id).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw failures[0]
  return ids.length
}
