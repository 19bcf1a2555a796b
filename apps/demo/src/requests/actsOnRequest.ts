import { deskAct } from '@saki/api/domains/afterFiling/deskAct'
import { withdrawRequest } from '@saki/api/domains/afterFiling/withdrawRequest'
import { getAnswerForm } from '@saki/api/domains/answers/answerForm'
import { saveAnswer } from '@saki/api/domains/answers/saveAnswer'
import { sendAnswer } from '@saki/api/domains/answers/sendAnswer'
import { actOnAppeal } from '@saki/api/domains/appeals/actOnAppeal'
import { appealCase } from '@saki/api/domains/appeals/appealBoard'
import { decideAppeal } from '@saki/api/domains/appeals/decideAppeal'
import { listCasesOfRequest, lockRequest, type CaseOfRequest } from '@saki/api/domains/requests/request.sql'
import { legalDateOf, yearOf } from '@saki/domain/dates/legalDate'

import { callAs } from '../callAs.ts'
import type { DemoContext } from '../demoContext.ts'
import type { DemoRequest, RequestAct } from './demoRequest.ts'

/** ACTION_TYP of what officers do. */
const codes = { verify: 'VERI', ask_completeness: 'ASK', grant: 'GRANT', refuse: 'REF' } as const

interface ActOnRequest {
  demo: DemoRequest
  act: RequestAct
  submissionNbr: string
}

/** Takes one act in every case of a request, through the call of the person who takes it. */
export async function takeAct(context: DemoContext, { demo, act, submissionNbr }: ActOnRequest, at: Date) {
  const email = demo.by ?? demo.owner
  if (act.act === 'withdraw') {
    await callAs(withdrawRequest, context, { email, at, body: { SUBMISSION_NBR: submissionNbr } })
    return
  }
  for (const one of await casesOf(context, submissionNbr)) {
    if (act.act === 'answer') await answer(context, { ...one, email, text: act.notes }, at)
    else if (act.act === 'hear' || act.act === 'reject') await actAsCommission(context, one, act, at)
    else {
      const { procTyp: PROC_TYP, procNbr: PROC_NBR, rowVersion: ROW_VERSION } = one
      const body = { PROC_TYP, PROC_NBR, ROW_VERSION, ACTION_TYP: codes[act.act], NOTES: act.notes }
      await callAs(deskAct, context, { email: context.officeEmail, at, body })
    }
  }
}

async function casesOf({ tx }: DemoContext, submissionNbr: string): Promise<CaseOfRequest[]> {
  const request = await lockRequest(tx, { submissionNbr })
  if (!request) throw new Error(`demonstration: no request ${submissionNbr}`)
  return listCasesOfRequest(tx, request.requestId)
}

/** The Appeal Commission forms the panel, or rejects the appeal with the same reasons for each ground. */
async function actAsCommission(context: DemoContext, one: CaseOfRequest, { act, notes }: RequestAct, at: Date) {
  const key = { PROC_TYP: one.procTyp, PROC_NBR: one.procNbr, ROW_VERSION: one.rowVersion }
  const by = { email: context.commissionEmail, at }
  if (act === 'hear') {
    await callAs(actOnAppeal, context, { ...by, body: { ...key, ACT: 'ADMIT', NOTES: notes } })
    return
  }
  const { GROUNDS } = await callAs(appealCase, context, { ...by, query: key })
  const day = legalDateOf(at)
  await callAs(decideAppeal, context, {
    ...by,
    body: {
      ...key,
      OUTCOME: 'REJECTED',
      DECISION_NBR: `${one.procNbr}/KBM/${yearOf(day)}`,
      DECISION_DATE: day,
      GROUNDS: GROUNDS.filter(({ IND_LEFT }) => IND_LEFT === 'N').map(() => ({
        OUTCOME: 'REJECTED' as const,
        REASONS: notes,
      })),
      REASONS: '',
      GOODS: [],
      CLAIMS: [],
    },
  })
}

interface Answered {
  email: string
  procTyp: string
  procNbr: number
  text: string
}

/** Answers every point of the letter that a process waits on. */
async function answer(context: DemoContext, { email, procTyp, procNbr, text }: Answered, at: Date) {
  const form = await callAs(getAnswerForm, context, { email, at, params: { procid: `${procTyp}-${procNbr}` } })
  const letter = { PROC_TYP: form.PROC_TYP, PROC_NBR: form.PROC_NBR, ACTION_NBR: form.ACTION_NBR }
  const POINTS = form.POINTS.map(({ LIST_CODE, OPTION_NBR }) => ({ LIST_CODE, OPTION_NBR, TEXT: text, FILES: [] }))
  const { ROW_VERSION } = await callAs(saveAnswer, context, { email, at, body: { ...letter, POINTS } })
  await callAs(sendAnswer, context, { email, at, body: { ...letter, ROW_VERSION } })
}

/** The owner of a case answers the opposition served on it. */
export async function answerOpposition(
  context: DemoContext,
  { title, text }: { title: string; text: string },
  at: Date,
) {
  const { tx } = context
  const found = await tx
    .selectFrom('application')
    .innerJoin('app_user', 'app_user.user_id', 'application.owner_id')
    .select(['application.proc_typ', 'application.proc_nbr', 'app_user.email'])
    .where('application.title', '=', title)
    .executeTakeFirstOrThrow()
  const { proc_typ, proc_nbr, email } = found
  if (proc_typ === null || proc_nbr === null) throw new Error(`demonstration: ${title} has no process`)
  await answer(context, { email, procTyp: proc_typ, procNbr: proc_nbr, text }, at)
}
