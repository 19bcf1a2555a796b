import { formOf } from '@saki/catalogue'
import { findRequest } from '@saki/catalogue/requests/registry'
import type { applicationPapersCalls } from '@saki/contracts/applicationPapers'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { missing } from '@saki/domain/forms/missing'
import { parseCaseRef } from '@saki/domain/ids/caseRef'
import { formatRupiah } from '@saki/domain/money/rupiah'
import type { TextKey } from '@saki/texts'
import { paperTimeText } from '@saki/texts/dates'
import { say } from '@saki/texts/say'

import { reachOf } from '../../access.ts'
import { AppError, NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { formatIssueValues } from '../../wireIssues.ts'
import { listSlots, type Slot, type StoredFile } from './documents.sql.ts'
import { momentParts } from './momentParts.ts'
import { makePaperInTurn } from './paperTurns.ts'
import { qrOf } from './renderLetter.ts'
import { sendPaper } from './sendFile.ts'
import { findBillOfSubmission, findSubmission, listFilesOfSubmission, type SubmissionFacts } from './submission.sql.ts'
import { receiptText, submissionPaper } from './submissionPaper.ts'

type Bill = NonNullable<Awaited<ReturnType<typeof findBillOfSubmission>>>

/**
 * The receipt of an unpaid submission as PDF: what was submitted, with its files and their hashes, and what is still missing. Made anew
 * each time and not kept. Throws NotFound, FILE_NOT_FOUND once it is paid, when the filing or request has a receipt of its own.
 */
export async function submissionReceipt(
  asked: HandlerInput<(typeof applicationPapersCalls)['submissionReceipt']>,
): Promise<void> {
  const { db, session, query, services, now, reply } = asked
  const ref = parseCaseRef(query.SUBMISSION_NBR)
  const submission = ref?.kind === 'submission' ? await findSubmission(db, reachOf(session, undefined), ref) : undefined
  if (!submission) throw new NotFound('submission', query.SUBMISSION_NBR)
  const bill = await findBillOfSubmission(db, submission)
  if (submission.receivedOn !== null || !bill || bill.status !== 'open')
    throw new AppError('FILE_NOT_FOUND', 'not waiting for payment')
  const files = await listFilesOfSubmission(db, submission)
  const slots = await listSlots(db)
  const link = `${services.env.publicBaseUrl}/customer-screen/payments/${submission.submissionNbr}`
  const paper = submissionPaper(submission, {
    title: receiptText('request.submissionTitle'),
    docNumber: null,
    bill,
    files,
    slots,
    missing: stillMissing(submission, bill, files, slots, now),
    statements: [receiptText('submission.status', { at: paperTimeText(now) })],
    link,
    words: {
      verify: receiptText('submission.verify'),
      total: receiptText('submission.due'),
      filesHelp: receiptText('filesHere'),
    },
  })
  const { documents } = services
  const data = { ...paper, made: momentParts(now), seal: '' }
  const { bytes } = await makePaperInTurn(documents, session.userId, () =>
    documents.make('receipt', data, [qrOf(link)]),
  )
  sendPaper(reply, Buffer.from(bytes), `${submission.submissionNbr}_${legalDateOf(now)}_pengajuan.pdf`)
}

/** What is still missing, in Indonesian: the payment, what it brings, documents to follow, and files that are not usable yet. */
function stillMissing(
  submission: SubmissionFacts,
  bill: Bill,
  files: readonly StoredFile[],
  slots: readonly Slot[],
  now: Date,
): string[] {
  const isOver = bill.validUntil < now
  const payment = receiptText(isOver ? 'submission.expired' : 'submission.pay', {
    amount: formatRupiah(bill.amount),
    code: bill.billingCode,
    until: paperTimeText(bill.validUntil),
  })
  return [
    payment,
    receiptText(submission.requestId === null ? 'submission.number' : 'submission.date'),
    ...toFollow(submission, files, slots, now),
    ...files.flatMap(({ scanState, fileName: file }) =>
      scanState === 'scanning'
        ? [receiptText('submission.scan', { file })]
        : scanState === 'infected'
          ? [receiptText('submission.refused', { file })]
          : [],
    ),
  ]
}

/** Documents that the form lets follow later. */
function toFollow(
  { requestId, kind, formVersion, snapshot }: SubmissionFacts,
  files: readonly StoredFile[],
  slots: readonly Slot[],
  now: Date,
) {
  const form = requestId === null ? formOf(kind, formVersion ?? 0) : findRequest(kind)?.form
  if (!form) return []
  const given = files.map(({ specdocTyp, viewTyp, ...file }) => ({ ...file, slot: specdocTyp, view: viewTyp }))
  return missing(form, snapshot, given, legalDateOf(now))
    .filter(({ level }) => level === 'LATER')
    .map(({ path, code, values }) => {
      const text = say('id', code as TextKey, formatIssueValues(values, 'id'))
      const slot = slots.find(({ specdocTyp }) => path === `FILES.${specdocTyp}`)
      return slot ? `${slot.nameId}. ${text}` : text
    })
}
