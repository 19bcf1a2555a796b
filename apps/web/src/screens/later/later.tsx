import { lazyScreen } from '../../lib/lazyScreen.ts'

/** Pages whose screen is not built yet; each has a title (shell:page.*) and a sentence on what will stand there (later:*). */
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

/** The screen of a page that is not built yet, as a lazy component for the table of routes. */
export function laterScreen(name: LaterName) {
  return lazyScreen(async () => {
    const { LaterScreen } = await import('./LaterScreen.tsx')
    return { Later: () => <LaterScreen name={name} /> }
  }, 'Later')
}
