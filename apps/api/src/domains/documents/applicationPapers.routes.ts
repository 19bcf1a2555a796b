import { applicationPapersCalls } from '@saki/contracts/applicationPapers'

import { implement } from '../../implement.ts'
import { listCaseForms, regenerateForm } from './applicationForm.ts'
import { documentTemplate } from './documentTemplate.ts'
import { receiptOfCase, sendOfficeDocument } from './downloads.ts'
import { printDraft } from './printDraft.ts'
import { submissionReceipt } from './submissionReceipt.ts'

/** Handlers of the papers made of a draft or filing. */
export const applicationPapersRoutes = implement(applicationPapersCalls, {
  regenerateappldoc: regenerateForm,
  getApplicationForms: listCaseForms,
  printDraft,
  submissionReceipt,
  documentTemplate,
  getReceipt: async (asked) => sendOfficeDocument(asked, await receiptOfCase(asked)),
})
