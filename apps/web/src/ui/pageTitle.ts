interface Title {
  page: string
  /** The last validation failed. */
  failed: boolean
  unread: number
  /** Something finished successfully while the page was open. */
  done: boolean
}

let title: Title = { page: '', failed: false, unread: 0, done: false }

/** Sets parts of the document's title: "(3) Error: Inbox — SAKI 21". Other parts stay; a new page clears `failed` and `done`. */
export function setPageTitle(parts: Partial<Title>): void {
  if (parts.page !== undefined && parts.page !== title.page) title = { ...title, failed: false, done: false }
  title = { ...title, ...parts }
  const name = title.page ? `${title.page} — SAKI 21` : 'SAKI 21'
  document.title = `${title.unread > 0 ? `(${title.unread}) ` : ''}${title.done ? '(✓) ' : ''}${title.failed ? 'Error: ' : ''}${name}`
}
