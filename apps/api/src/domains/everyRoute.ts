import type { Routes } from '../implement.ts'
import { agentsRoutes } from './agents/agents.routes.ts'
import { deskRequestsRoutes, requestsRoutes } from './afterFiling/requests.routes.ts'
import { annuitiesRoutes } from './annuities/annuities.routes.ts'
import { appealsRoutes } from './appeals/appeals.routes.ts'
import { answersRoutes } from './answers/answers.routes.ts'
import { formalityRoutes } from './answers/formality.routes.ts'
import { openInPassing } from './answers/openInPassing.ts'
import { deskRoutes } from './desk/desk.routes.ts'
import { deskActsRoutes } from './desk/deskActs.routes.ts'
import { deskQueueRoutes } from './desk/deskQueue.routes.ts'
import { deskCaseRoutes } from './deskCase/deskCase.routes.ts'
import { calendarRoutes } from './calendar/calendar.routes.ts'
import { citationsRoutes } from './citations/citations.routes.ts'
import { classificationRoutes } from './classification/classification.routes.ts'
import { correctionsRoutes } from './corrections/corrections.routes.ts'
import { decisionsRoutes } from './decisions/decisions.routes.ts'
import { disputesRoutes } from './disputes/disputes.routes.ts'
import { applicationPapersRoutes } from './documents/applicationPapers.routes.ts'
import { documentsRoutes } from './documents/documents.routes.ts'
import { draftFilesRoutes } from './documents/draftFiles.routes.ts'
import { papersRoutes } from './documents/papers.routes.ts'
import { uploadsRoutes } from './documents/uploads.routes.ts'
import { draftsRoutes } from './drafts/drafts.routes.ts'
import { cartRoutes } from './edits/cart.routes.ts'
import { editsRoutes } from './edits/edits.routes.ts'
import { eventsRoutes } from './inbox/events.ts'
import { gazetteRoutes } from './gazette/gazette.routes.ts'
import { makeInboxRoutes } from './inbox/inbox.routes.ts'
import { lettersRoutes } from './letters/letters.routes.ts'
import { masterRoutes } from './master/master.routes.ts'
import { niceRoutes } from './master/nice.routes.ts'
import { notificationsRoutes } from './notifications/notifications.routes.ts'
import { outgoingRoutes } from './outgoing/outgoing.routes.ts'
import { officePaymentsRoutes } from './payments/officePayments.routes.ts'
import { paperPartiesRoutes } from './paperParties/paperParties.routes.ts'
import { postingRoutes } from './posting/posting.routes.ts'
import { scansRoutes } from './scans/scans.routes.ts'
import { paymentsRoutes } from './payments/payments.routes.ts'
import { peopleRoutes } from './people/people.routes.ts'
import { caseExportRoutes } from './publicRegister/caseExport.routes.ts'
import { picturesRoutes } from './pictures/pictures.routes.ts'
import { staffRoutes } from './staff/staff.routes.ts'
import { tariffsRoutes } from './payments/tariffs.routes.ts'
import { caseClassesRoutes } from './patents/caseClasses.routes.ts'
import { caseDetailRoutes } from './patents/caseDetail.routes.ts'
import { casePartiesRoutes } from './patents/caseParties.routes.ts'
import { caseSectionsRoutes } from './patents/caseSections.routes.ts'
import { patentsRoutes } from './patents/patents.routes.ts'
import { reportsRoutes } from './reports/reports.routes.ts'
import { savedSearchesRoutes } from './savedSearches/savedSearches.routes.ts'
import { sessionRoutes } from './session/session.routes.ts'
import { trademarksRoutes } from './trademarks/trademarks.routes.ts'
import { userRoutes } from './user/user.routes.ts'
import { caseFilesRoutes } from './workflow/caseFiles.routes.ts'
import { caseHistoryRoutes } from './workflow/caseHistory.routes.ts'
import { openActionsRoutes } from './workflow/openActions.routes.ts'
import { workflowRoutes } from './workflow/workflow.routes.ts'
import { workflowMapRoutes } from './workflow/workflowMap.routes.ts'
import { workloadRoutes } from './workload/workload.routes.ts'

/** Every table of calls with its handlers; a domain not built yet stands here with none. */
export const everyRoute: Routes[] = [
  sessionRoutes,
  userRoutes,
  paperPartiesRoutes,
  postingRoutes,
  scansRoutes,
  masterRoutes,
  niceRoutes,
  makeInboxRoutes(openInPassing),
  eventsRoutes,
  notificationsRoutes,
  reportsRoutes,
  patentsRoutes,
  caseDetailRoutes,
  caseSectionsRoutes,
  casePartiesRoutes,
  caseClassesRoutes,
  workflowRoutes,
  caseHistoryRoutes,
  openActionsRoutes,
  caseFilesRoutes,
  caseExportRoutes,
  workflowMapRoutes,
  documentsRoutes,
  uploadsRoutes,
  draftFilesRoutes,
  applicationPapersRoutes,
  lettersRoutes,
  papersRoutes,
  editsRoutes,
  answersRoutes,
  formalityRoutes,
  correctionsRoutes,
  deskQueueRoutes,
  deskRoutes,
  deskActsRoutes,
  deskCaseRoutes,
  citationsRoutes,
  classificationRoutes,
  decisionsRoutes,
  outgoingRoutes,
  draftsRoutes,
  disputesRoutes,
  peopleRoutes,
  paymentsRoutes,
  officePaymentsRoutes,
  annuitiesRoutes,
  appealsRoutes,
  calendarRoutes,
  gazetteRoutes,
  cartRoutes,
  tariffsRoutes,
  agentsRoutes,
  requestsRoutes,
  deskRequestsRoutes,
  trademarksRoutes,
  picturesRoutes,
  savedSearchesRoutes,
  staffRoutes,
  workloadRoutes,
]
