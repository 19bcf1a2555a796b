/** News for open browsers: ids and the new state only; the client asks again for the rest. */
export interface SakiEvent {
  kind: 'payment' | 'workflow' | 'inbox' | 'draft'
  userId: number
  data: Record<string, string | number>
}

export type ReceivedEvent = SakiEvent & { id: number }

/** Best effort, after the commit; the polls of the client are the guarantee. Reaches every process on the same database. */
export interface Events {
  publish(event: SakiEvent): Promise<void>
  /**
   * Calls back for each event of one user until the returned function is called; first for those missed since `afterId`, as far as
   * this process remembers (an id it does not know brings all it remembers: hearing twice does no harm). `onStop` is called at `stop`.
   */
  subscribe(userId: number, hear: (event: ReceivedEvent) => void, afterId?: number, onStop?: () => void): () => void
  stop(): Promise<void>
}
