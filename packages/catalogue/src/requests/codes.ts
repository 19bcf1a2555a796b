/**
 * Kinds of requests after filing: USERDOC_TYP of the wire, each with what it is. Codes of the office's system where it has one.
 */
export const requestCodes = {
  AK: 'correspondence address',
  BC: 'appeal for correction of a grant',
  BD: 'appeal against a refusal',
  BG: 'appeal of a third party against a grant',
  BJ: 'limitation of goods and services',
  BT: 'yearly fees',
  DK: 'documents that follow',
  HM: 'deletion at the request of the owner',
  HP: 'priority document',
  JD: 'extension of time in an emergency',
  JK: 'hearing or consultation',
  JP: 'extension of time',
  KB: 'change or correction of data',
  KD: 'correction of an error of the office',
  KH: 'extra pages',
  KK: 'extra claims',
  KN: 'clarification of a payment number (NTPN)',
  KR: 'objection to a refusal before publication',
  KT: 'written statement',
  KU: 'change of representative',
  LB: 'end of a licence',
  LH: 'waiver of a patent',
  LI: 'licence',
  OP: 'opposition',
  PB: 'correction of a certificate',
  PC: 'acceleration of examination',
  PD: 'views on a published patent application',
  PH: 'transfer',
  PI: 'divisional application',
  PJ: 'renewal',
  PK: 'withdrawal',
  PL: 'revival',
  PM: 'division of a mark by class',
  PN: 'change of name or address',
  PP: 'early publication',
  PR: 'rules of a collective mark',
  PS: 'substantive examination',
  PT: 'extract from the register',
  PU: 're-examination',
  PY: 'statement of working',
  RF: 'refund',
  SD: 'certified copy of documents',
  SP: 'letter without a kind of its own',
  SS: 'copy of the certificate',
  TP: 'deferral of publication',
  UJ: 'change of type',
} as const
export type RequestCode = keyof typeof requestCodes

/**
 * Answers to letters of the office have codes of the same table but are no requests: they are made from the letter (`letterAnswer`). The
 * actions of the cases that they perform have `answers`.
 */
export const answerCodes = {
  JF: 'answer to a letter on formalities',
  JS: 'reply to findings of the examination or a proposed refusal',
  SG: 'answer to an objection',
} as const
