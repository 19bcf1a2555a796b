/** The iteration again after its first step was taken, such as to reply with an error while there is still no reply. */
export async function* startingWith<T>(first: IteratorResult<T, unknown>, rest: AsyncGenerator<T>): AsyncGenerator<T> {
  try {
    if (!first.done) yield first.value
    yield* rest
  } finally {
    // Left at the first value, `yield*` was not reached.
    await rest.return(undefined)
  }
}
