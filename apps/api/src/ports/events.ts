/** News for open browsers: ids and the new state only; the client asks again for the rest. */
export interface SakiEvent {
  kind: 'payment' | 'workflow' | 'inbox' | 'draft'
  userId: number
  data: Record<string, string | number>
}

/** Best effort, after the commit; the polls of the client are the guarantee. Reaches every process on the same database. */
export interface Events {
  publish(event: SakiEvent): Promise<void>
  /** Calls back for each event of one user until the returned function is called. */
  subscribe(userId: number, hear: (event: SakiEvent & { id: number }) => void, afterId?: number): () => void
  stop(): Promise<void>
}
