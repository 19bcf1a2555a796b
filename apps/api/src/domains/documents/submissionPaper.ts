import { findRequest } from '@saki/catalogue/requests/registry'
import { rightOf } from '@saki/catalogue'
import { fieldText, rowsOf, sectionOf } from '@saki/domain/forms/form'
import { formatRupiah } from '@saki/domain/money/rupiah'
import type { TextKey } from '@saki/texts'
import { longDateText, paperTimeText } from '@saki/texts/dates'
import { say } from '@saki/texts/say'

import type { Slot, StoredFile } from './documents.sql.ts'
import { paperText, type PaperText } from './paperText.ts'
import { feesPart, filesPart, receiptHead, receiptLabels, type ReceiptBill } from './receiptData.ts'
import type { CaseOnReceipt, SubmissionFacts } from './submission.sql.ts'

/** Receipts are always in Indonesian. */
export const receiptText = (key: string, values?: Record<string, string | number>) =>
  say('id', `receipt:${key}` as TextKey, values)

/** What a receipt says besides the submission itself. */
export interface ReceiptOfSubmission {
  title: string
  /** Number of the receipt; null for a paper that is not kept. */
  docNumber: string | null
  bill: (ReceiptBill & { paidAt: Date | null }) | undefined
  files: readonly StoredFile[]
  slots: Slot[]
  /** What is still missing, in words; empty for a receipt after payment. */
  missing: readonly string[]
  statements: readonly string[]
  link: string
  /** Labels that differ from those of the filing receipt. */
  words: Record<string, string>
}

/** Final text and values of a receipt of a submission or a request for templates/receipt.typ. */
export function submissionPaper(submission: SubmissionFacts, receipt: ReceiptOfSubmission) {
  const { submissionNbr, cases } = submission
  const { docNumber, bill } = receipt
  return {
    lang: 'id',
    title: receipt.title,
    subtitle: subtitleOf(submission),
    number: submissionNbr,
    ...receiptHead(),
    footer: [docNumber, submissionNbr].filter(Boolean).join(' · '),
    link: receipt.link,
    words: { ...receiptLabels(), number: receiptText('submissionNumber'), pictures: '', ...receipt.words },
    facts: facts(submission, receipt),
    missing: { heading: receiptText('submission.missing'), rows: receipt.missing },
    goods:
      submission.requestId === null ? null : { heading: receiptText('request.cases'), classes: cases.map(caseLines) },
    people: people(submission),
    priorities: null,
    ...feesPart(bill),
    ...filesPart(receipt.files, receipt.slots),
    pictures: [],
    statements: [...receipt.statements, ...(receipt.files.length > 0 ? [receiptText('aboutHashes')] : [])],
    unshownNote: receiptText('aboutUnshown'),
  }
}

function subtitleOf({ requestId, kind, snapshot }: SubmissionFacts): string {
  if (requestId !== null) {
    const found = findRequest(kind)
    return found ? say('id', found.text) : kind
  }
  const applTyp = fieldText(sectionOf(snapshot, 'FILING'), 'APPL_TYP')
  return say('id', rightOf(applTyp).receipt.subtitle)
}

function facts(submission: SubmissionFacts, { docNumber, bill }: ReceiptOfSubmission) {
  const { receivedOn, submittedAt, reference, cases } = submission
  const rows: [string, string][] = [
    [receiptText('docNumber'), docNumber ?? ''],
    [receiptText('request.received'), receivedOn ? longDateText(receivedOn, 'id') : ''],
    [receiptText('settled'), bill?.paidAt ? paperTimeText(bill.paidAt) : ''],
    [receiptText('submitted'), paperTimeText(submittedAt)],
    [receiptText('reference'), reference],
    // A filing has one case, which is the application itself.
    ...(submission.requestId === null
      ? cases.map(({ title }): [string, string] => [receiptText('request.subject'), title])
      : []),
  ]
  return rows.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value: paperText(value) }))
}

function caseLines({ applicationNumber, title, detail }: CaseOnReceipt) {
  const { FROM_YEAR: from, TO_YEAR: to, AMOUNT } = detail
  const years =
    from === undefined || to === undefined
      ? []
      : [paperText(receiptText('request.years', { from, to, amount: formatRupiah(AMOUNT ?? 0) }))]
  return { title: `${applicationNumber} · ${title}`, terms: years }
}

/** Names of the requester or the applicants, and of a consultant. */
function people({ requestId, ownerName, agentName, snapshot }: SubmissionFacts) {
  const names =
    requestId === null ? rowsOf(snapshot, 'OWNERS').map((row) => fieldText(row, 'PERSON_NAME')) : [ownerName]
  const group = (heading: string, found: readonly string[]) => ({
    heading,
    none: receiptText('none'),
    rows: found.map((name) => ({ name: paperText(name), lines: [] as PaperText[] })),
  })
  return [
    group(receiptText(requestId === null ? 'applicants' : 'request.requester'), names),
    ...(agentName ? [group(receiptText('request.agent'), [agentName])] : []),
  ]
}
