import type { TextKey } from '@saki/texts'

/** Text keys of the tariffs' names for the office's list. */
export const tariffNames: Readonly<Record<string, TextKey>> = {
  DESIGN_SINGLE: 'filing:fee.designSingle',
  DESIGN_SET: 'filing:fee.designSet',
  DESIGN_OPPOSITION: 'fees:name.designOpposition',
  PATENT_FILING: 'fees:patent',
  SIMPLE_PATENT_FILING: 'fees:simplePatent',
  PATENT_EXTRA_PAGE: 'fees:extraPages',
  PATENT_EXTRA_CLAIM: 'fees:extraClaims',
  PATENT_EARLY_PUBLICATION: 'fees:earlyPublication',
  PATENT_EXAMINATION: 'fees:examination',
  SIMPLE_PATENT_EXAMINATION: 'fees:simpleExamination',
  PATENT_EXTENSION_OF_TIME: 'fees:name.extension',
  PATENT_CHANGE_OF_DATA: 'fees:name.changeOfData',
  PATENT_ASSIGNMENT: 'fees:name.patentAssignment',
  MARK_CLASS: 'fees:markClass',
  MARK_RENEWAL_CLASS: 'fees:name.renewal',
  MARK_LATE_RENEWAL_CLASS: 'fees:name.lateRenewal',
  MARK_OPPOSITION: 'fees:name.markOpposition',
  MARK_APPEAL: 'fees:name.markAppeal',
  MARK_CHANGE_OF_NAME: 'fees:name.changeOfName',
  MARK_ASSIGNMENT: 'fees:name.markAssignment',
  MARK_LICENCE: 'fees:name.licence',
}
