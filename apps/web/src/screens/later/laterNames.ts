/** Pages that are not built yet; each has a title (shell:page.*) and a sentence on its future content (later:*). */
export const laterNames = [
  'case',
  'edit',
  'workflow',
  'assignments',
  'changeLog',
  'similarOwners',
  'userDocuments',
  'userDocument',
  'filing',
  'mark',
  'paidDocuments',
  'workflowMap',
  'applications',
  'payment',
  'drafts',
  'inbox',
  'pdfViewer',
  'manual',
  'payManual',
] as const
export type LaterName = (typeof laterNames)[number]
