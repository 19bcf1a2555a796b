/** An event for open browsers: ids and the new state only; the client requests the rest. */
export interface SakiEvent {
  kind: 'payment' | 'workflow' | 'inbox' | 'draft'
  userId: number
  data: Record<string, string | number>
}

export type ReceivedEvent = SakiEvent & { id: number }

/** Best effort, after the commit; the client also polls. Events reach every process on the same database. */
export interface Events {
  publish(event: SakiEvent): Promise<void>
  /**
   * Calls back for each event of one user until the returned function is called, first for events since `afterId` that this process still
   * has (all of them when the id is unknown; repeated events are harmless). `onStop` is called at `stop`.
   */
  subscribe(userId: number, onEvent: (event: ReceivedEvent) => void, afterId?: number, onStop?: () => void): () => void
  stop(): Promise<void>
}
