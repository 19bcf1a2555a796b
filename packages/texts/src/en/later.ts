import type { SameKeys } from '../words.ts'
import type { words as id } from '../id/later.ts'

export const words: SameKeys<typeof id> = {
  soon: 'This page is being prepared.',
  meanwhile: 'Meanwhile',
  case: 'Everything about one application: applicants, pictures, documents and history.',
  edit: 'A request to change the data of an application.',
  workflow: 'All steps of one application.',
  assignments: 'The list of recorded assignments.',
  changeLog: 'Who changed what, and when.',
  similarOwners: 'Owners with similar names, to merge or keep apart.',
  userDocuments: 'All documents you have sent to the office.',
  userDocument: 'One document with its particulars and file.',
  filing: 'Filing of an application for an industrial design.',
  mark: 'Everything about one mark.',
  paidDocuments: 'Paid services after filing, and your deadlines of today.',
  workflowMap: 'A map of all steps and the meaning of each status.',
  applications: 'The list of all your applications.',
  payment: 'The bill of an application and how to pay it.',
  drafts: 'Applications not filed yet.',
  inbox: 'Letters and notices from the office.',
  pdfViewer: 'A viewer for PDF documents. For now download documents from the page of the application.',
  manual: 'The full manual of this portal.',
  payManual: 'How to pay at a bank, ATM or by m-banking. The billing code and its time limit are on the payment page.',
}
