import { lettersCalls } from '@saki/contracts/letters'

import { implement } from '../../implement.ts'
import { sendFile } from '../documents/sendFile.ts'
import { findNamedCase } from './caseNamed.ts'
import { certificateOf, findPaymentReceipt } from './certificate.ts'
import { issueCaseLetter, typesOnRequest } from './issueCaseLetter.ts'
import { issuePaymentReceipt } from './issuePaymentReceipt.ts'
import { previewLetter } from './previewLetter.ts'
import { officeProposalLetter } from './proposalLetter.ts'
import { verifyDocument } from './verifyDocument.ts'

/** Handlers of the calls about letters and certificates. */
export const lettersRoutes = implement(lettersCalls, {
  getCertificate: async (asked) =>
    sendFile(asked, await certificateOf(asked, await findNamedCase(asked, asked.params.id))),
  getPaymentProof: async (asked) =>
    sendFile(asked, await findPaymentReceipt(asked, await findNamedCase(asked, asked.params.patentId))),
  issuePaymentProof: issuePaymentReceipt,
  getLetterTypes: async (asked) => typesOnRequest(await findNamedCase(asked, asked.query.PATENT_ID)),
  previewLetter,
  officeProposalLetter,
  issueCaseLetter,
  verifyDocument,
})
