import { acceleration } from './kinds/acceleration.ts'
import { annuity } from './kinds/annuity.ts'
import { appealCorrection } from './kinds/appealCorrection.ts'
import { appealGrant } from './kinds/appealGrant.ts'
import { appealRefusal } from './kinds/appealRefusal.ts'
import { applicationWithdrawal } from './kinds/applicationWithdrawal.ts'
import { certificateCopy } from './kinds/certificateCopy.ts'
import { certificateCorrection } from './kinds/certificateCorrection.ts'
import { collectiveRules } from './kinds/collectiveRules.ts'
import { correspondenceAddress } from './kinds/correspondenceAddress.ts'
import { dataChange } from './kinds/dataChange.ts'
import { divisional } from './kinds/divisional.ts'
import { documentCopy } from './kinds/documentCopy.ts'
import { emergencyExtension } from './kinds/emergencyExtension.ts'
import { extensionOfTime } from './kinds/extensionOfTime.ts'
import { extraClaims } from './kinds/extraClaims.ts'
import { extraPages } from './kinds/extraPages.ts'
import { goodsLimitation } from './kinds/goodsLimitation.ts'
import { hearing } from './kinds/hearing.ts'
import { laterDocuments } from './kinds/laterDocuments.ts'
import { licence } from './kinds/licence.ts'
import { licenceEnd } from './kinds/licenceEnd.ts'
import { markDivision } from './kinds/markDivision.ts'
import { nameChange } from './kinds/nameChange.ts'
import { officeError } from './kinds/officeError.ts'
import { opposition } from './kinds/opposition.ts'
import { otherLetter } from './kinds/otherLetter.ts'
import { ownerDeletion } from './kinds/ownerDeletion.ts'
import { paymentClarification } from './kinds/paymentClarification.ts'
import { priorityProof } from './kinds/priorityProof.ts'
import { publicationDeferral } from './kinds/publicationDeferral.ts'
import { reexaminationRequest } from './kinds/reexaminationRequest.ts'
import { refund } from './kinds/refund.ts'
import { refusalObjection } from './kinds/refusalObjection.ts'
import { registerExtract } from './kinds/registerExtract.ts'
import { renewal } from './kinds/renewal.ts'
import { representativeChange } from './kinds/representativeChange.ts'
import { earlyPublicationRequest } from './kinds/earlyPublicationRequest.ts'
import { revivalRequest } from './kinds/revivalRequest.ts'
import { substantiveExamination } from './kinds/substantiveExamination.ts'
import { transfer } from './kinds/transfer.ts'
import { typeChange } from './kinds/typeChange.ts'
import { views } from './kinds/views.ts'
import { waiver } from './kinds/waiver.ts'
import { workingStatement } from './kinds/workingStatement.ts'
import { writtenStatement } from './kinds/writtenStatement.ts'
import type { CatalogueRequest } from './defineRequest.ts'

/** Every kind of request. A new kind is one line here. */
export const registeredRequests: readonly CatalogueRequest[] = [
  correspondenceAddress,
  appealCorrection,
  appealRefusal,
  appealGrant,
  goodsLimitation,
  annuity,
  laterDocuments,
  ownerDeletion,
  priorityProof,
  emergencyExtension,
  hearing,
  extensionOfTime,
  dataChange,
  officeError,
  extraPages,
  extraClaims,
  paymentClarification,
  refusalObjection,
  writtenStatement,
  representativeChange,
  licenceEnd,
  waiver,
  licence,
  opposition,
  certificateCorrection,
  acceleration,
  views,
  transfer,
  divisional,
  renewal,
  applicationWithdrawal,
  revivalRequest,
  markDivision,
  nameChange,
  earlyPublicationRequest,
  collectiveRules,
  substantiveExamination,
  registerExtract,
  reexaminationRequest,
  workingStatement,
  refund,
  documentCopy,
  otherLetter,
  certificateCopy,
  publicationDeferral,
  typeChange,
]
