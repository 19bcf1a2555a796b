import { lazyScreen } from '../../lib/lazyScreen.ts'

/** Pages that are not built yet; each has a title (shell:page.*) and a sentence on its future content (later:*). */
export const laterNames = [
  'search',
  'advanced',
  'designs',
  'case',
  'edit',
  'workflow',
  'assignments',
  'changeLog',
  'similarOwners',
  'userDocuments',
  'userDocument',
  'filing',
  'markSearch',
  'marks',
  'mark',
  'afterFiling',
  'paidRequest',
  'freeFiles',
  'appeal',
  'uploadOriginal',
  'upload',
  'requestFiles',
  'appealFiles',
  'paidDocuments',
  'requests',
  'workflowMap',
  'allRequests',
  'statistics',
  'applications',
  'payment',
  'drafts',
  'oppositions',
  'inbox',
  'pdfViewer',
  'manual',
  'payManual',
] as const
export type LaterName = (typeof laterNames)[number]

/** The lazy placeholder screen of such a page, for the table of routes. */
export function laterScreen(name: LaterName) {
  return lazyScreen(async () => {
    const { LaterScreen } = await import('./LaterScreen.tsx')
    return { Later: () => <LaterScreen name={name} /> }
  }, 'Later')
}
