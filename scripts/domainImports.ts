/**
 * Domains of the API and the domains each may import. A new domain is one line here; scripts/boundaries.test.ts plants violations and
 * expects the linter to name them, scripts/cycles.test.ts refuses circles.
 */
export const domains: Readonly<Record<string, readonly string[]>> = {
  master: [],
  notifications: [],
  patents: [],
  people: [],
  register: [],
  session: [],
  upkeep: [],
  documents: ['upkeep'],
  inbox: ['upkeep'],
  workflow: ['documents', 'inbox'],
  agents: ['session'],
  answers: ['workflow', 'documents'],
  calendar: ['workflow'],
  desk: ['workflow', 'documents', 'requests'],
  gazette: ['documents'],
  letters: ['workflow', 'documents', 'master'],
  outgoing: ['workflow', 'inbox', 'session'],
  requests: ['workflow', 'documents', 'register', 'agents', 'upkeep'],
  payments: ['workflow', 'requests', 'upkeep'],
  reports: ['session'],
  user: ['session', 'master'],
  annuities: ['patents', 'payments', 'requests', 'upkeep', 'workflow'],
  edits: ['payments', 'register'],
  afterFiling: ['edits', 'payments', 'requests', 'workflow', 'documents', 'register', 'answers'],
  appeals: ['afterFiling', 'payments', 'requests', 'workflow', 'documents'],
  corrections: ['register'],
  disputes: ['afterFiling', 'answers', 'documents', 'payments', 'requests'],
  drafts: ['edits', 'payments', 'documents', 'people', 'session'],
}
