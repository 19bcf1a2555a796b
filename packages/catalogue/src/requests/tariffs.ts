import type { TextKey } from '@saki/texts'

/**
 * Names of all tariff codes of requests. Which kinds use them is in `table/kinds.txt`. Codes that a right lists already keep its name.
 */
export const requestTariffs = {
  PATENT_EXAMINATION: 'fees:examination',
  SIMPLE_PATENT_EXAMINATION: 'fees:simpleExamination',
  PATENT_EARLY_PUBLICATION: 'fees:earlyPublication',
  PATENT_EXTRA_PAGE: 'fees:extraPages',
  PATENT_EXTRA_CLAIM: 'fees:extraClaims',
  PATENT_FIRST_EXTENSION: 'requests:fee.firstExtension',
  PATENT_EXTENSION_OF_TIME: 'fees:name.extension',
  PATENT_ACCELERATION: 'requests:fee.acceleration',
  PATENT_REEXAMINATION: 'requests:fee.reexamination',
  PATENT_REVIVAL_FORMALITY: 'requests:fee.revivalFormality',
  PATENT_REVIVAL_EXAMINATION: 'requests:fee.revivalExamination',
  SIMPLE_PATENT_REVIVAL_FORMALITY: 'requests:fee.revivalFormality',
  SIMPLE_PATENT_REVIVAL_EXAMINATION: 'requests:fee.revivalExamination',
  PATENT_CHANGE_OF_DATA: 'fees:name.changeOfData',
  PATENT_CHANGE_OF_NAME: 'fees:name.changeOfName',
  PATENT_CHANGE_OF_TYPE: 'requests:fee.changeOfType',
  PATENT_ASSIGNMENT: 'fees:name.patentAssignment',
  PATENT_LICENCE: 'requests:fee.licence',
  PATENT_APPEAL: 'requests:fee.patentAppeal',
  SIMPLE_PATENT_APPEAL: 'requests:fee.patentAppeal',
  PATENT_EXTRACT: 'requests:fee.extract',
  PATENT_CERTIFICATE_COPY: 'requests:fee.certificateCopy',
  PATENT_DOCUMENT_COPY: 'requests:fee.documentCopy',
  PATENT_PRIORITY_DOCUMENT: 'requests:fee.priorityDocument',
  PATENT_STATEMENT: 'requests:fee.statement',
  DESIGN_OPPOSITION: 'fees:name.designOpposition',
  DESIGN_CHANGE_OF_DATA: 'requests:fee.changeOfData',
  DESIGN_CHANGE_OF_NAME: 'fees:name.changeOfName',
  DESIGN_ASSIGNMENT: 'requests:fee.assignment',
  DESIGN_LICENCE: 'requests:fee.licence',
  DESIGN_DELETION: 'requests:fee.deletion',
  DESIGN_EXTRACT: 'requests:fee.extract',
  DESIGN_CERTIFICATE_COPY: 'requests:fee.certificateCopy',
  DESIGN_DOCUMENT_COPY: 'requests:fee.documentCopy',
  DESIGN_PRIORITY_DOCUMENT: 'requests:fee.priorityDocument',
  DESIGN_STATEMENT: 'requests:fee.statement',
  MARK_RENEWAL_CLASS: 'fees:name.renewal',
  MARK_LATE_RENEWAL_CLASS: 'fees:name.lateRenewal',
  MARK_OPPOSITION: 'fees:name.markOpposition',
  MARK_APPEAL: 'fees:name.markAppeal',
  MARK_CHANGE_OF_DATA: 'requests:fee.changeOfData',
  MARK_CHANGE_OF_NAME: 'fees:name.changeOfName',
  MARK_CERTIFICATE_CORRECTION: 'requests:fee.certificateCorrection',
  MARK_ASSIGNMENT: 'fees:name.markAssignment',
  MARK_LICENCE: 'fees:name.licence',
  MARK_DELETION: 'requests:fee.deletion',
  MARK_LIMITATION: 'requests:fee.limitation',
  MARK_DIVISION: 'requests:fee.division',
  MARK_COLLECTIVE_RULES: 'requests:fee.collectiveRules',
  MARK_EXTRACT: 'requests:fee.extract',
  MARK_CERTIFICATE_COPY: 'requests:fee.certificateCopy',
  MARK_DOCUMENT_COPY: 'requests:fee.documentCopy',
  MARK_PRIORITY_DOCUMENT: 'requests:fee.priorityDocument',
  MARK_STATEMENT: 'requests:fee.statement',
} as const satisfies Record<string, TextKey>
export type RequestTariff = keyof typeof requestTariffs

/** Name of a tariff of requests; undefined for a code that no request uses. */
export function requestTariffName(code: string): TextKey | undefined {
  return Object.entries(requestTariffs).find(([known]) => known === code)?.[1]
}
