import { randomUUID } from 'node:crypto'

import { ownerAlone } from '@saki/api/access'
import { classify } from '@saki/api/domains/classification/classify'
import { ensureReceipt } from '@saki/api/domains/documents/makeReceipt'
import { fileApplication } from '@saki/api/domains/edits/fileApplication'
import { formToSave } from '@saki/api/domains/edits/filingForm'
import { assertShape } from '@saki/api/domains/edits/judgeDraft'
import { saveDraft } from '@saki/api/domains/edits/saveDraft'
import { markRead } from '@saki/api/domains/inbox/inbox.sql'
import { regenerateBilling } from '@saki/api/domains/payments/regenerateBilling'
import type { ProcessKey } from '@saki/api/domains/workflow/recordAction'
import { actIn } from '@saki/api/domains/workflow/takeAction'
import { requestHash } from '@saki/api/keptReply'
import { designFormality } from '@saki/catalogue/rights/designs/formality'
import { legalDateOf, type LegalDate } from '@saki/domain/dates/legalDate'
import { FREE_LIST } from '@saki/domain/formality/checklist'
import { officeRoles } from '@saki/domain/office/officeRoles'
import { actionOf, type ActingRole } from '@saki/domain/workflow/definition'
import { say } from '@saki/texts/say'

import { isMark, isPatent, demoApplicationKind, type DemoCase, type DemoMark } from './demoCase.ts'
import { demoUserId, type CaseProgress, type DemoContext } from './demoContext.ts'
import { emblemDivisions } from './drawings/label.ts'
import { attachDemoFiles, attachLabel, attachParts } from './attachFiles.ts'
import { reasonedDetail } from './demoReasons.ts'
import { demoAnswers, papersOf } from './filing.ts'
import { payCode } from './payCode.ts'
import { later, type StoryStep } from './story.ts'

const ALL_VIEWS = [1, 2, 3, 4, 5, 6, 7]
const formOf = (demo: DemoCase) => formToSave(demoApplicationKind(demo).form.id)

/** Saves the draft of a case with its files. */
export async function draft(
  { tx, services, demoFiles, userIds }: DemoContext,
  demo: DemoCase,
  progress: CaseProgress,
  at: Date,
  day: LegalDate,
): Promise<void> {
  const ownerId = demoUserId(userIds, demo.owner)
  const data = demoAnswers(demo, day)
  const form = formOf(demo)
  assertShape(form, data)
  const saved = await saveDraft(tx, {
    ownerId,
    tempId: undefined,
    rowVersion: undefined,
    form,
    data,
    device: 'Chrome · Windows',
    language: 'id',
    now: at,
  })
  progress.tempId = saved.TEMP_ID
  const target = { ownerId, tempId: saved.TEMP_ID, at: later(at, 12), shared: demo.paid }
  const papers = papersOf(demo)
  if (isMark(demo)) {
    const label = demo.label && demo.title
    await attachLabel(tx, services.files, demoFiles, target, { label, isSigned: true }, papers)
  } else if (isPatent(demo)) await attachParts(tx, services.files, demoFiles, target, demo.title, papers)
  else await attachDemoFiles(tx, services.files, demoFiles, target, demo.kind, ALL_VIEWS, papers)
}

/** Files the case through the same function as the call. */
export async function file(
  { tx, services, userIds }: DemoContext,
  demo: DemoCase,
  progress: CaseProgress,
  at: Date,
  day: LegalDate,
): Promise<void> {
  const data = demoAnswers(demo, day)
  const form = formOf(demo)
  const key = randomUUID()
  const request = { FORM_TYP: form.id, TEMP_ID: progress.tempId, ROW_VERSION: 1, IND_SUBMIT: 'Y', DEVICE: '', ...data }
  const filing = await fileApplication(tx, services, {
    ownerId: demoUserId(userIds, demo.owner),
    tempId: progress.tempId,
    rowVersion: 1,
    form,
    data,
    device: '',
    language: 'id',
    now: at,
    key,
    hash: requestHash('savePermohonan', request),
  })
  const { reply } = filing
  if (filing.as === 'incomplete' || !reply.SUBMISSION_NBR || !reply.BILLING_CODE) {
    throw new Error(`demonstration: ${demo.title} cannot be filed: ${JSON.stringify(reply.ERRORS)}`)
  }
  Object.assign(progress, {
    submissionNbr: reply.SUBMISSION_NBR,
    billingCode: reply.BILLING_CODE,
    amount: reply.TOTAL_AMOUNT,
  })
}

/** Issues a new billing code for an expired one. */
export async function reissue(
  { tx, userIds }: DemoContext,
  demo: DemoCase,
  { submissionNbr }: CaseProgress,
  at: Date,
): Promise<void> {
  await regenerateBilling(tx, demoUserId(userIds, demo.owner), submissionNbr, at)
}

/** The treasury's notice, the receipt, and the applicant reading its letter. */
export async function pay(context: DemoContext, demo: DemoCase, progress: CaseProgress, at: Date): Promise<void> {
  const { tx, services } = context
  const settled = await payCode(context, { ...progress, what: demo.title }, at)
  if (!settled) throw new Error(`demonstration: the payment of ${demo.title} numbers nothing`)
  progress.process = settled.process
  if (demo.paymentUnread !== true) await read(context, demo, settled.process, settled.actionNbr, at)
  const { application_id } = await tx
    .selectFrom('application')
    .select('application_id')
    .where('submission_nbr', '=', progress.submissionNbr)
    .executeTakeFirstOrThrow()
  await ensureReceipt({ ...services, clock: () => later(at, 2) }, application_id)
}

/** The office classifies the picture of a label. */
export async function classifyLabel(
  { tx, userIds, officeEmail }: DemoContext,
  { label }: DemoMark,
  { submissionNbr }: CaseProgress,
  at: Date,
): Promise<void> {
  if (!label) return
  const { application_number, row_version } = await tx
    .selectFrom('application')
    .select(['application_number', 'row_version'])
    .where('submission_nbr', '=', submissionNbr)
    .executeTakeFirstOrThrow()
  const body = {
    PATENT_ID: application_number ?? '',
    ROW_VERSION: row_version,
    REASON: 'Unsur gambar pada label, kode sementara',
    VIENNA: [...emblemDivisions[label.emblem]],
  }
  await classify(tx, body, { officerId: demoUserId(userIds, officeEmail), roles: officeRoles, now: at })
}

/** Takes one action of the office, the applicant, the public or the system. */
export async function playStep(
  context: DemoContext,
  demo: DemoCase,
  progress: CaseProgress,
  step: StoryStep,
  at: Date,
): Promise<void> {
  const { tx, services } = context
  const { process } = progress
  const role = actionOf(demoApplicationKind(demo).workflow, step.action)?.by
  if (!role || !process) throw new Error(`demonstration: ${step.action} cannot be taken on ${demo.title}`)
  const actorId = actorOf(context, demo, role)
  const defined = actionOf(demoApplicationKind(demo).workflow, step.action)
  const isReasoned = defined?.points === 'reasons'
  const reasoned = isReasoned ? await reasonedDetail(tx, process, defined, step, progress.reasons) : undefined
  if (reasoned) progress.reasons = reasoned.reasons
  const isLetterOfPoints =
    !isReasoned &&
    (role === 'office' || role === 'commission') &&
    defined?.requiresAnswer === true &&
    step.notes !== undefined
  const acted = await actIn(tx, services, process, {
    action: step.action,
    role,
    actorId,
    actionDate: legalDateOf(at),
    now: at,
    notes: isReasoned ? '' : (step.notes ?? ''),
    ...(reasoned && { detail: reasoned.detail }),
    ...(isLetterOfPoints && { detail: { POINTS: [pointOf(step, defined.ground)] } }),
  })
  if (acted.addresseeId !== null && step.unread !== true) await read(context, demo, process, acted.actionNbr, at)
}

/** Account that takes an action of a role; null for others than the accounts of the demonstration. */
function actorOf({ userIds, officeEmail, commissionEmail }: DemoContext, { owner }: DemoCase, role: ActingRole) {
  const emails: Partial<Record<ActingRole, string>> = {
    office: officeEmail,
    commission: commissionEmail,
    applicant: owner,
  }
  const email = emails[role]
  return email === undefined ? null : demoUserId(userIds, email)
}

/** The point a letter of the story asks for: a view of the checklist, or a point written by the officer. */
function pointOf({ notes = '', view }: StoryStep, ground: string) {
  const point = view && designFormality.points.find(({ path }) => path === `FILES.GDI.${view}`)
  return point
    ? {
        LIST_CODE: designFormality.code,
        OPTION_NBR: point.nbr,
        TITLE: say('id', point.name),
        TEXT: notes,
        SPECDOC_TYP: 'GDI',
        VIEW_TYPE_ID: view,
        GROUND: point.ground,
      }
    : { LIST_CODE: FREE_LIST, OPTION_NBR: 1, TITLE: notes, TEXT: '', SPECDOC_TYP: null, GROUND: ground }
}

async function read(
  { tx, userIds, now }: DemoContext,
  demo: DemoCase,
  process: ProcessKey,
  actionNbr: number,
  notifiedAt: Date,
): Promise<void> {
  const at = new Date(Math.min(later(notifiedAt, 95).getTime(), now.getTime()))
  await markRead(tx, ownerAlone(demoUserId(userIds, demo.owner)), { ...process, actionNbr }, at)
}
