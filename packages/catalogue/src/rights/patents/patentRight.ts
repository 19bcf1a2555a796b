import type { Charge, FeeCounts } from '@saki/domain/fees/quote'
import type { TextKey } from '@saki/texts'

import type { RightDefinition } from '../rightDefinition.ts'
import { gazetteKeys } from '../rightKeys.ts'
import { patentAnnuities } from './annuities.ts'
import { patentCounts } from './counts.ts'
import { patentFilingForm } from './filing.form.ts'
import { patentFormality } from './formality.ts'
import { PATENT_PRIORITY } from './periods.ts'
import { patentSlots } from './slots.ts'

/** Subject lines of the inbox by action. */
const patentSubjects: Readonly<Record<string, TextKey>> = {
  ask_completeness: 'inbox:subject.askCorrection',
  extend_completeness: 'inbox:subject.extendCorrection',
  completeness_lapsed: 'inbox:subject.correctionLapsed',
  publish: 'patents:inbox.publish',
  object: 'patents:inbox.object',
  publication_over: 'patents:inbox.publicationOver',
  request_lapsed: 'patents:inbox.requestLapsed',
  begin_examination: 'inbox:subject.examine',
  send_findings: 'patents:inbox.sendFindings',
  propose_refusal: 'patents:inbox.proposeRefusal',
  reply_lapsed: 'patents:inbox.replyLapsed',
  allow: 'patents:inbox.allow',
  refuse_again: 'inbox:subject.refuse',
  suit_won: 'patents:inbox.suitWon',
  issue_certificate: 'patents:inbox.issueCertificate',
  annuity_overdue: 'patents:inbox.annuityOverdue',
  remove: 'patents:inbox.remove',
  cancel: 'patents:inbox.cancel',
  expire: 'patents:inbox.expire',
}

/** Pages of the description and number of claims included in the filing fee; each further one is charged (PP 45/2024, annex IV.B). */
const FREE_PAGES = 30
const FREE_CLAIMS = 10

/** First filing date (Jakarta) under UU 65/2024; earlier ones stay under UU 13/2016 as amended by UU 6/2023. */
export const [OLD_LAW_FROM, NEW_LAW_FROM] = ['2016-08-26', '2024-10-28'] as const

/** Actions of patents and simple patents whose periods were verified. */
export const verifiedActions = [
  'ask_completeness',
  'extend_completeness',
  'extend_completeness_emergency',
  'completeness_lapsed',
  'revive_formality',
  'formality_passed',
  'formality_passed_early',
  'ask_early_publication',
  'publish',
  'request_lapsed',
  'send_findings',
  'propose_refusal',
  'extend_reply',
  'extend_reply_paid',
  'reexamine',
  'reexamine_withdrawn',
  'reexamine_grant',
  'withdraw',
  'ask_appeal_completeness',
  'appeal_refused',
  'record_suit',
  'issue_certificate',
  'pay_first_annuity',
  'pay_annuity',
  'pay_annuity_late',
  'keep_right',
] as const

/** Charges for pages and claims beyond those in the filing fee. */
export const surcharges = ({ pages, claims }: FeeCounts): Charge<TextKey>[] => [
  { code: 'PATENT_EXTRA_PAGE', label: 'fees:extraPages', why: 'fees:why.extraPages', qty: pages - FREE_PAGES },
  { code: 'PATENT_EXTRA_CLAIM', label: 'fees:extraClaims', why: 'fees:why.extraClaims', qty: claims - FREE_CLAIMS },
]

/** Letter types of patents and simple patents that not every right has. */
export const patentLetters = [
  'STJ',
  'SPL',
  'STA',
  'STL',
  'SUT',
  'SKL',
  'SCB',
  'SDP',
  'SJT',
  'SHP',
  'SBK',
  'PKB',
] as const

/** What patents and simple patents share (UU 13/2016, UU 65/2024). */
export const sharedByPatents = {
  form: patentFilingForm,
  card: { name: 'drafts:type.patent', hint: 'drafts:type.patent.hint', time: 'drafts:type.patent.time' },
  counts: patentCounts,
  annuities: patentAnnuities,
  priority: PATENT_PRIORITY,
  ownTable: 'application_patent',
  tariffs: {
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
  },
  correctable: [
    ['technical', 'TECHNICAL'],
    ['owner', 'OWNERS'],
    ['inventor', 'INVENTORS'],
    ['repr', 'REPRS'],
    ['priorities', 'PRIORITIES'],
    ['ipc', 'IPC'],
    ['pct', 'PCT'],
  ],
  fixed: { TECHNICAL: ['INVENTOR_IS_APPLICANT', 'QTY_CLAIMS', 'EARLY_PUBLICATION', 'REQUEST_EXAMINATION'] },
  formality: patentFormality,
  gazette: { series: 'BRP', weekday: 5, ...gazetteKeys('P') },
  inbox: patentSubjects,
  pictures: { slot: 'GBP', isSubject: false },
  slots: patentSlots,
  slotOrder: ['DES', 'KLM', 'ABS', 'GBR', 'GAB', 'GBP'],
} as const satisfies Partial<RightDefinition>

/** Letter texts of patents and simple patents that differ from those of other rights. */
export const patentLetterTexts = {
  SDT: { body: ['letters:SDT.body', 'letters:SDT.revive'] },
  SDP: { body: ['letters:SDP.body', 'letters:SDP.windows', 'letters:SDP.annuity'] },
} as const satisfies RightDefinition['letters']['texts']
