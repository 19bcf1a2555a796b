/**
 * Domains of the API and the domains each may import. A new domain is one line here; scripts/boundaries.test.ts plants violations and
 * expects the linter to name them, scripts/cycles.test.ts refuses circles.
 */
export const domains: Readonly<Record<string, readonly string[]>> = {
  documents: [],
  inbox: [],
  master: [],
  notifications: [],
  patents: [],
  people: [],
  register: [],
  session: [],
  workflow: ['documents', 'inbox'],
  agents: ['session'],
  answers: ['workflow', 'documents'],
  calendar: ['workflow'],
  desk: ['workflow', 'documents', 'requests'],
  gazette: ['documents'],
  letters: ['workflow', 'documents', 'master'],
  outgoing: ['workflow', 'inbox', 'session'],
  requests: ['workflow', 'documents', 'register', 'agents'],
  payments: ['workflow', 'requests'],
  reports: ['session'],
  user: ['session', 'master'],
  annuities: ['patents', 'payments', 'requests', 'workflow'],
  edits: ['payments', 'register'],
  afterFiling: ['edits', 'payments', 'requests', 'workflow', 'documents', 'register'],
  corrections: ['register'],
  drafts: ['edits', 'payments', 'documents', 'people', 'session'],
}
