import { agentsCalls } from './agents.ts'
import { annuitiesCalls } from './annuities.ts'
import { appealsCalls } from './appeals.ts'
import { applicationPapersCalls } from './applicationPapers.ts'
import { answersCalls } from './answers.ts'
import { calendarCalls } from './calendar.ts'
import { cartCalls } from './cart.ts'
import { caseExportCalls } from './caseExport.ts'
import { caseFilesCalls } from './caseFiles.ts'
import { caseClassesCalls } from './caseClasses.ts'
import { caseDetailCalls } from './caseDetail.ts'
import { casePartiesCalls } from './caseParties.ts'
import { caseSectionsCalls } from './caseSections.ts'
import { caseHistoryCalls } from './caseHistory.ts'
import { deskCalls } from './desk.ts'
import { deskQueueCalls } from './deskQueue.ts'
import { deskActsCalls } from './deskActs.ts'
import { deskCaseCalls } from './deskCase.ts'
import { citationsCalls } from './citations.ts'
import { classificationCalls } from './classification.ts'
import { correctionsCalls } from './corrections.ts'
import { decisionsCalls } from './decisions.ts'
import { disputesCalls } from './disputes.ts'
import { documentsCalls } from './documents.ts'
import { draftFilesCalls } from './draftFiles.ts'
import { draftsCalls } from './drafts.ts'
import { editsCalls } from './edits.ts'
import { formalityCalls } from './formality.ts'
import { gazetteCalls } from './gazette.ts'
import { goodsCalls } from './goods.ts'
import { inboxCalls } from './inbox.ts'
import { lettersCalls } from './letters.ts'
import { masterCalls } from './master.ts'
import { notificationsCalls } from './notifications.ts'
import { openActionsCalls } from './openActions.ts'
import { officePaymentsCalls } from './officePayments.ts'
import { outgoingCalls } from './outgoing.ts'
import { paperPartiesCalls } from './paperParties.ts'
import { postingCalls } from './posting.ts'
import { scansCalls } from './scans.ts'
import { papersCalls } from './papers.ts'
import { patentsCalls } from './patents.ts'
import { paymentsCalls } from './payments.ts'
import { peopleCalls } from './people.ts'
import { picturesCalls } from './pictures.ts'
import { reportsCalls } from './reports.ts'
import { deskRequestsCalls } from './deskRequests.ts'
import { requestsCalls } from './requests.ts'
import { savedSearchesCalls } from './savedSearches.ts'
import { sessionCalls } from './session.ts'
import { staffCalls } from './staff.ts'
import { tariffsCalls } from './tariffs.ts'
import { trademarksCalls } from './trademarks.ts'
import { uploadsCalls } from './uploads.ts'
import { userCalls } from './user.ts'
import { workflowCalls } from './workflow.ts'
import { workflowMapCalls } from './workflowMap.ts'
import { workloadCalls } from './workload.ts'

export * from './call.ts'

/** Every call of the portal by name: its path without parameters, in camel case. */
export const everyCall = {
  ...sessionCalls,
  ...inboxCalls,
  ...userCalls,
  ...masterCalls,
  ...goodsCalls,
  ...patentsCalls,
  ...caseDetailCalls,
  ...caseSectionsCalls,
  ...casePartiesCalls,
  ...caseClassesCalls,
  ...workflowCalls,
  ...caseHistoryCalls,
  ...openActionsCalls,
  ...caseFilesCalls,
  ...caseExportCalls,
  ...workflowMapCalls,
  ...documentsCalls,
  ...uploadsCalls,
  ...draftFilesCalls,
  ...applicationPapersCalls,
  ...lettersCalls,
  ...papersCalls,
  ...paperPartiesCalls,
  ...postingCalls,
  ...scansCalls,
  ...editsCalls,
  ...correctionsCalls,
  ...answersCalls,
  ...formalityCalls,
  ...deskQueueCalls,
  ...deskCalls,
  ...deskActsCalls,
  ...deskCaseCalls,
  ...staffCalls,
  ...workloadCalls,
  ...citationsCalls,
  ...classificationCalls,
  ...outgoingCalls,
  ...draftsCalls,
  ...peopleCalls,
  ...agentsCalls,
  ...notificationsCalls,
  ...reportsCalls,
  ...paymentsCalls,
  ...cartCalls,
  ...officePaymentsCalls,
  ...annuitiesCalls,
  ...requestsCalls,
  ...deskRequestsCalls,
  ...appealsCalls,
  ...decisionsCalls,
  ...disputesCalls,
  ...calendarCalls,
  ...gazetteCalls,
  ...tariffsCalls,
  ...trademarksCalls,
  ...picturesCalls,
  ...savedSearchesCalls,
}

export type EveryCall = typeof everyCall
export type CallName = keyof EveryCall
