import { rightOf } from '@saki/catalogue'
import { designViews } from '@saki/domain/files/designViews'
import { citeArticles } from '@saki/domain/law/ground'
import { formatRupiah } from '@saki/domain/money/rupiah'
import { languages, type TextKey } from '@saki/texts'
import { longDateText, paperTimeText } from '@saki/texts/dates'
import { say } from '@saki/texts/say'

import type { Slot, StoredFile } from './documents.sql.ts'
import { momentParts } from './momentParts.ts'
import { paperFileName, paperText, type PaperText } from './paperText.ts'
import { groupedNumber } from './refuseFile.ts'
import type { ReceiptFacts } from './receipt.sql.ts'
import type { RightOnPaper } from './paperText.ts'
import { rightOnPaper } from './rightOnPaper.ts'

/** Receipts are always in Indonesian. */
const LANGUAGE = languages[0]
const words = (key: string, values?: Record<string, string | number>) =>
  say(LANGUAGE, `receipt:${key}` as TextKey, values)

const labels = [
  'number',
  'priorities',
  'noPriorities',
  'priorityCountry',
  'priorityNumber',
  'priorityDate',
  'fees',
  'feeName',
  'feeQty',
  'feeUnit',
  'feeAmount',
  'total',
  'files',
  'filesHelp',
  'fileNo',
  'fileSlot',
  'fileName',
  'filePages',
  'fileSize',
  'fileHash',
  'verify',
]

export interface ReceiptInput extends ReceiptFacts {
  files: StoredFile[]
  /** Files with a thumbnail, in the order of the pictures passed to the document maker. */
  pictured: StoredFile[]
  slots: Slot[]
  places: Map<string, string>
  docNumber: string
  issuedAt: Date
  link: string
}

/** Ministry and directorate over every receipt. */
export const receiptHead = () => ({ office: [words('ministry'), words('directorate')] })

/** Labels of templates/receipt.typ. */
export const receiptLabels = (): Record<string, string> => ({
  ...Object.fromEntries(labels.map((label) => [label, words(label)])),
  page: words('page', { page: '{{page}}', pages: '{{pages}}' }),
})

/** What a receipt shows of a bill. */
export type ReceiptBill = Pick<NonNullable<ReceiptFacts['bill']>, 'amount' | 'lines' | 'billingCode' | 'ntpn' | 'ntb'>

/** Final text and values for templates/receipt.typ, which makes no decisions. */
export function receiptData(input: ReceiptInput) {
  const { application, files, slots } = input
  const right = rightOnPaper(input)
  return {
    lang: LANGUAGE,
    title: words('title'),
    subtitle: right.subtitle,
    number: application.applicationNumber,
    ...receiptHead(),
    made: momentParts(input.issuedAt),
    footer: `${input.docNumber} · ${application.applicationNumber} · ${application.submissionNbr}`,
    link: input.link,
    words: { ...receiptLabels(), pictures: right.pictures },
    facts: caseFacts(input, right),
    goods: right.goods ?? null,
    people: people(input, right),
    priorities: input.priorities.map((p) => ({
      country: paperText(p.country),
      number: paperText(p.priorityApplId),
      date: longDateText(p.priorityDate, 'id'),
    })),
    ...feesPart(input.bill),
    ...filesPart(files, slots),
    pictures: input.pictured.map((file) => ({
      caption: slotName(file, slots),
      alt: file.description || slotName(file, slots),
    })),
    statements: [...dateStatements(input), words('aboutHashes'), words('aboutPictures'), right.status],
    unshownNote: words('aboutUnshown'),
  }
}

/** Files with their hashes, and their total. */
export function filesPart(files: readonly StoredFile[], slots: Slot[]) {
  return {
    files: files.map((file) => ({
      slot: slotName(file, slots),
      name: paperFileName(file.fileName),
      pages: file.pages === null ? '–' : String(file.pages),
      size: groupedNumber(file.sizeBytes),
      sha256: file.sha256.toString('hex'),
    })),
    filesTotal: words('filesTotal', {
      files: files.length,
      pages: files.reduce((sum, f) => sum + (f.pages ?? 0), 0),
      bytes: groupedNumber(files.reduce((sum, f) => sum + f.sizeBytes, 0)),
    }),
  }
}

/** Explains which day set the filing date and when fees are refunded. For a free filing: the day of filing. Empty without a bill. */
function dateStatements({ application, bill }: ReceiptInput): string[] {
  if (!bill) return []
  if (bill.amount === 0) return [words('aboutDateFree')]
  const ground = citeArticles(rightOf(application.applTyp).filingDateGround)
  return [words('aboutDate', { ground }), words('aboutFees')]
}

function caseFacts({ application, docNumber, bill }: ReceiptInput, { applType, facts }: RightOnPaper) {
  const rows: [string, string][] = [
    [words('docNumber'), docNumber],
    [words('filingDate'), longDateText(application.filingDate, 'id')],
    [words('settled'), bill?.paidAt ? paperTimeText(bill.paidAt) : ''],
    [words('submitted'), paperTimeText(application.submittedAt)],
    [words('submissionNumber'), application.submissionNbr],
    [words('reference'), application.reference],
    [words('applType'), applType],
    ...facts,
  ]
  return rows.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value: paperText(value) }))
}

/** Fields of a person shown on a receipt; the identity number is not among them. */
type Person = Partial<
  Record<
    | 'ADDR_STREET'
    | 'VILLAGE_CODE'
    | 'DISTRICT_CODE'
    | 'CITY_CODE'
    | 'STATE_CODE'
    | 'ZIPCODE'
    | 'NATIONALITY_COUNTRY_CODE'
    | 'AGENT_NOTES',
    string
  >
>
const placeFields = ['VILLAGE_CODE', 'DISTRICT_CODE', 'CITY_CODE', 'STATE_CODE'] as const

/** Codes of the regions and countries in the addresses of these parties. */
export function regionCodes(parties: ReceiptFacts['parties']): string[] {
  const codes = parties.flatMap(({ person }) =>
    [...placeFields, 'NATIONALITY_COUNTRY_CODE' as const].map((field) => (person as Person)[field]),
  )
  return [...new Set(codes.filter((code): code is string => typeof code === 'string' && code !== ''))]
}

function people({ parties, places }: ReceiptInput, { makers }: RightOnPaper) {
  const groups = [
    { heading: words('applicants'), none: words('none'), role: 'applicant' },
    ...(makers ? [{ heading: makers[0], none: words('none'), role: makers[1] }] : []),
    { heading: words('representative'), none: words('noRepresentative'), role: 'representative' },
  ]
  return groups.map(({ heading, none, role }) => ({
    heading,
    none,
    rows: parties
      .filter((p) => p.partyRole === role)
      .map((p) => ({ name: paperText(p.personName), lines: addressLines(p.person as Person, places) })),
  }))
}

function addressLines(person: Person, places: Map<string, string>): PaperText[] {
  const regions = placeFields.map((field) => places.get(person[field] ?? '')).filter((name) => name !== undefined)
  const country = places.get(person.NATIONALITY_COUNTRY_CODE ?? '')
  return [
    person.ADDR_STREET,
    [...regions, person.ZIPCODE].filter(Boolean).join(', '),
    country,
    person.AGENT_NOTES && words('consultantNumber', { number: person.AGENT_NOTES }),
  ].flatMap((line) => (line ? [paperText(line)] : []))
}

/** A stored line of a bill. */
interface BilledLine {
  label: string
  values?: Readonly<Record<string, string | number>>
  qty: number
  unitAmount: number
  amount: number
  legalRef?: string
}

/** Lines of a bill, their total, and the numbers of its payment. */
export function feesPart(bill: ReceiptBill | undefined) {
  const lines = (bill?.lines ?? []) as BilledLine[]
  const paid: [string, string | null | undefined][] = [
    ['billingCode', bill?.billingCode],
    ['ntpn', bill?.ntpn],
    ['ntb', bill?.ntb],
  ]
  return {
    fees: lines.map((line) => ({
      name: say(LANGUAGE, line.label as TextKey, line.values),
      law: line.legalRef ?? '',
      qty: String(line.qty),
      unit: formatRupiah(line.unitAmount),
      amount: formatRupiah(line.amount),
    })),
    total: formatRupiah(bill?.amount ?? 0),
    paid: paid
      .filter(([, value]) => value)
      .map(([label, value]) => ({ label: words(label), value: paperText(value ?? '') })),
  }
}

function slotName(file: StoredFile, slots: Slot[]): string {
  const view = designViews.find(({ id }) => id === file.viewTyp)
  const name = slots.find((s) => s.specdocTyp === file.specdocTyp)?.nameId ?? file.specdocTyp
  return view ? `${name}: ${say(LANGUAGE, view.text as TextKey)}` : name
}
