import type { AnnuityPaymentKind, AnnuityPosition } from '@saki/domain/annuities/account'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { Charge, FeeCounts, FeeFiling, PayerCategory } from '@saki/domain/fees/quote'
import type { FormalityList } from '@saki/domain/formality/checklist'
import type { DraftData, Form, FormFile } from '@saki/domain/forms/form'
import type { PriorityTerm } from '@saki/domain/priority/priorityPeriod'
import type { Workflow } from '@saki/domain/workflow/definition'
import type { TextKey } from '@saki/texts'

import type { LetterCode } from '../letters/letterCodes.ts'
import type { LetterTexts } from '../letters/letterType.ts'
import type { RightImport } from './importedCase.ts'
import type { ReceiptFact, ReceiptSource, ReceiptWords } from './receiptSource.ts'
import type { RightLook } from './rightLook.ts'
import type { SlotDefinition } from './slots.ts'

/** First two parts of an application number. */
export interface Series {
  fileTyp: string
  fileSeq: string
}

/** A law of a right, with the workflow of applications filed under it. */
export interface RightLaw {
  /** LAW_CODE of a case. */
  code: string
  /** First filing date (Jakarta) under this law; earlier filings are under the law before it, or under the first. */
  from: LegalDate
  workflow: Workflow<TextKey>
  /** Actions whose periods were verified in a source of law; `name part` when only one of the two was. */
  verified: readonly string[]
  /** Periods replaced by an amendment; they still apply to actions before `until`. */
  replaced?: readonly ReplacedPeriod[]
}

export interface ReplacedPeriod {
  action: string
  part: 'due' | 'until'
  workingDays: number
  ground: string
  validFrom: LegalDate
  until: LegalDate
}

/** Section of a form that the office may correct; each has a name in the texts (office:edit.section). */
export type CorrectedFormSection =
  | 'TECHNICAL'
  | 'SIGN'
  | 'OWNERS'
  | 'INVENTORS'
  | 'REPRS'
  | 'PRIORITIES'
  | 'LOCARNO'
  | 'IPC'
  | 'PCT'

/** Part of a filed application that the office may correct, and the section of the form that holds it. */
export type CorrectablePart = readonly [
  name: 'technical' | 'owner' | 'repr' | 'inventor' | 'pct' | 'priorities' | 'locarno' | 'ipc',
  section: CorrectedFormSection,
]

/** Posts that sign: the Director General, and the directors of patents, designs and marks. */
export const signingPosts = ['general', 'patent', 'design', 'mark'] as const
export type SigningPost = (typeof signingPosts)[number]

/** A tariff that a letter names with its amount. */
export interface LetterFee {
  /** Tariff code. */
  code: string
  label: TextKey
  per?: 'class'
}

/** Words and rules of the office's letters about a right. */
export interface RightLetters {
  /** First parts of a letter number: directorate, and the right in the office's classification. */
  series: string
  /** Values of {{right}}, {{check}}, {{gazette}} and {{board}} in letter texts. */
  right: TextKey
  check: TextKey
  gazette: TextKey
  board: TextKey
  /** Unit in the letterhead, and who signs. */
  unit: TextKey
  signer: TextKey
  /** Whose name and NIP stand under letters; certificates bear those of the Director General. */
  post?: SigningPost
  /** Fee of what a letter asks for or allows, by its type. */
  fees?: Partial<Record<LetterCode, LetterFee>>
  /** Label of the title of the case. */
  caseTitle: TextKey
  /** Legal basis of extracts from the register. */
  registerGround: string
  /** Types that not every right has. */
  special: readonly LetterCode[]
  /** Texts that differ from the type's own. */
  texts?: Partial<Record<LetterCode, Partial<LetterTexts>>>
  /** What may be brought against a decision and by when it ends, by its action, where it differs from the sentence of its letter. */
  remedies?: Readonly<Record<string, TextKey>>
  certificate: {
    title: TextKey
    grants: TextKey
    thing: TextKey
    term: TextKey
    /** Labels of the day of registration and of the classes. */
    date: TextKey
    classes: TextKey
  }
}

/** Rules and words of the official gazette for a right. */
export interface RightGazette {
  /** Prefix of its issues: BRM. */
  series: string
  /** Day of the regular issue, 0 Sunday … 6 Saturday (office rule). */
  weekday: number
  /** Title and legal basis on the printed issue. */
  title: TextKey
  ground: TextKey
}

/** What a right prints on the filing receipt. */
export interface RightReceipt {
  subtitle: TextKey
  /** States that nothing has been examined yet. */
  status: TextKey
  /** Heading of the thumbnails. */
  pictures: TextKey
  /** Kind of application, such as single design. */
  kind: (source: ReceiptSource) => readonly TextKey[]
  /** Rows in order; empty values are left out. */
  rows: (source: ReceiptSource, words: ReceiptWords) => ReceiptFact[]
}

/** PATENT_KIND of a right, and the answers that its law gives instead of the applicant. */
export interface PatentKind {
  kind: 'P' | 'S'
  given: { EARLY_PUBLICATION?: 'Y' | 'N'; REQUEST_EXAMINATION?: 'Y' | 'N' }
  /** The right that an application may be changed into. */
  changesTo: string
}

/** Slot whose pictures stand for a case in lists and letters. */
export interface RightPictures {
  slot: string
  /** They are the registered subject itself: counted as drawings and printed on the certificate. */
  isSubject: boolean
  /** They are numbered views of a design: 1 perspective … 7 bottom, 8 additional. */
  hasViews?: true
}

/** How annuities are recorded in the workflows of a right. */
export interface RightAnnuities {
  /** The action of each kind of payment. */
  actions: Readonly<Record<AnnuityPaymentKind, string>>
  /** States in which the right is or was granted; in others it has no annuities. */
  positions: Readonly<Record<string, AnnuityPosition>>
}

/** Everything that differs between rights. */
export interface RightDefinition extends RightLook {
  /** In order of time; the last one is in force. */
  laws: readonly [RightLaw, ...RightLaw[]]
  form: Form<TextKey>
  /** Name, explanation and the time that the law sets, with its source, where an applicant chooses the right to file. */
  card: { name: TextKey; hint: TextKey; time: TextKey }
  /** Name of its workflows in the map. */
  mapName: TextKey
  /** Whether a draft files this right, for a form of several rights; the first right of the form is the default. */
  isFiledBy?: (data: DraftData) => boolean
  series: (data: DraftData) => Series
  /** Names of the tariffs of this right by their codes. */
  tariffs: Readonly<Record<string, TextKey>>
  /** Quantities that determine the fee. */
  counts: (data: DraftData, files: readonly FormFile[]) => FeeCounts
  /** Tariff codes with quantities; undefined for a kind the tariff does not list. */
  charges: (filing: FeeFiling & { payerCategory: PayerCategory }) => Charge<TextKey>[] | undefined
  /** Actions of the workflow that the applicant takes with the filing when a field of the form is Y; recorded when the fee is paid. */
  filedActions?: readonly { action: string; section: string; field: string }[]
  priority: PriorityTerm
  /** Table of its own data beside `application`. */
  ownTable?: 'application_mark' | 'application_patent'
  /** Of rights with `application_patent`. */
  patent?: PatentKind
  correctable: readonly CorrectablePart[]
  /** Fields by section that determined the fee or the procedure and cannot be corrected. */
  fixed: Readonly<Record<string, readonly string[]>>
  formality: FormalityList<TextKey>
  /** Prefix of registration numbers, and months of protection; of each term when it can be renewed. */
  register: { series: string; months: number }
  /** Undefined: protection needs no annuities. */
  annuities?: RightAnnuities
  /** Import of granted or registered cases of before this portal. */
  import: RightImport
  gazette: RightGazette
  letters: RightLetters
  /** Subject lines of the inbox by action, where they differ from those of all rights. */
  inbox: Readonly<Record<string, TextKey>>
  /** Name in the texts of the documents an applicant signs, and heading of all answers as one document. */
  documents: { thing: 'DESIGN' | 'MARK' | 'PATENT'; sheet: TextKey }
  receipt: RightReceipt
  /** Undefined: its cases have no picture. */
  pictures?: RightPictures
  /** Slots that not every right has; rights with one letter share them. */
  slots: readonly SlotDefinition[]
  /** Slots whose files are shown first, in this order. */
  slotOrder: readonly string[]
  /** Key of a state that the page after filing does not announce. */
  unannounced?: string
}

/** Declares a right with the literal types of its id and letter. */
export function defineRight<const I extends string, const L extends string>(
  right: RightDefinition & { id: I; letter: L },
): RightDefinition & { id: I; letter: L } {
  return right
}
