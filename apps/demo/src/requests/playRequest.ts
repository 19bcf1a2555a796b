import { saveOrSubmit } from '@saki/api/domains/afterFiling/saveOrSubmit'
import type { Db } from '@saki/db'

import { callAs } from '../callAs.ts'
import { demoUserId, type DemoContext, type DemoEvent } from '../demoContext.ts'
import { attachPapers } from '../attachFiles.ts'
import { earlierToday, later, officeHour, workingDay } from '../story.ts'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { answerOpposition, takeAct } from './actsOnRequest.ts'
import type { DemoRequest } from './demoRequest.ts'
import { draftOf, type DemoAnswers, type DemoDraft } from './draftOf.ts'
import { payCode } from '../payCode.ts'
import { readDelivered } from './readDelivered.ts'

/** Seconds after the minute, so that no act of a request is at the instant of an act of a case. */
const OFFSET_MINUTES = 0.3
const DEVICE = 'Chrome · Windows'

/** What the earlier events of a request left. */
interface Progress {
  submissionNbr: string
  billingCode: string | null
  amount: number
}

/** The events of a request up to today. `n` spreads requests of the same day. */
export function requestScenes(demo: DemoRequest, n: number, now: Date, today: LegalDate): DemoEvent[] {
  const progress: Progress = { submissionNbr: '', billingCode: null, amount: 0 }
  const begun = workingDay(demo.begun, today)
  const isToday = begun === today
  const at = isToday ? earlierToday(now, 60 + n) : later(officeHour(begun, n), OFFSET_MINUTES)
  const scene = (instant: Date, play: (context: DemoContext, instant: Date) => Promise<void>): DemoEvent => ({
    at: instant,
    play: async (context) => {
      await play(context, instant)
      await readDelivered(context, instant)
    },
  })
  const scenes = [scene(at, (context) => ask(context, demo, progress, at))]
  if (demo.ends !== undefined) return scenes
  scenes.push(scene(later(at, 35), (context, paidAt) => pay(context, demo, progress, paidAt)))
  const instantOf = (day: Parameters<typeof workingDay>[0], place: number) =>
    later(officeHour(workingDay(day, today), n + place), OFFSET_MINUTES)
  for (const [place, one] of (demo.acts ?? []).entries())
    scenes.push(
      scene(instantOf(one.day, place + 1), (context, actAt) =>
        takeAct(context, { demo, act: one, submissionNbr: progress.submissionNbr }, actAt),
      ),
    )
  const { countered } = demo
  if (countered)
    scenes.push(
      scene(instantOf(countered.day, 5), (context, answeredAt) =>
        answerOpposition(context, { title: demo.cases[0] ?? '', text: countered.text }, answeredAt),
      ),
    )
  return scenes
}

/** Saves the draft with its attachments, and submits it unless it stays a draft. */
async function ask(context: DemoContext, demo: DemoRequest, progress: Progress, at: Date): Promise<void> {
  const { tx, services, demoFiles, userIds } = context
  const email = demo.by ?? demo.owner
  const ownerId = demoUserId(userIds, demo.owner)
  const own = { USERDOC_TYP: demo.kind, PATENT_IDS: await numbersOf(tx, demo.cases), DEVICE, IND_SUBMIT: 'N' as const }
  const first = typeof demo.data === 'function' ? {} : (demo.data ?? {})
  const onBehalf = demo.by === undefined ? {} : { ON_BEHALF_OF: ownerId }
  const { TEMP_ID, ROW_VERSION } = await callAs(saveOrSubmit, context, {
    email,
    at,
    body: { ...own, DATA: first, ...onBehalf },
  })
  await attachPapers(tx, services.files, demoFiles, { ownerId, tempId: TEMP_ID, at, shared: false }, demo.papers ?? [])
  if (demo.ends === 'draft') return
  const data = await answersOf(context, demo, { email, at, tempId: TEMP_ID })
  const done = await callAs(saveOrSubmit, context, {
    email,
    at,
    body: { ...own, DATA: data, TEMP_ID, ROW_VERSION, IND_SUBMIT: 'Y' },
  })
  Object.assign(progress, {
    submissionNbr: done.SUBMISSION_NBR ?? '',
    billingCode: done.BILLING_CODE,
    amount: done.TOTAL_AMOUNT,
  })
}

async function answersOf(
  context: DemoContext,
  { data }: DemoRequest,
  { email, at, tempId }: { email: string; at: Date; tempId: string },
): Promise<DemoAnswers> {
  if (typeof data !== 'function') return data ?? {}
  const draft: DemoDraft = await draftOf(context, email, at, tempId)
  return data(draft)
}

/** The payment of a request that costs something. */
async function pay(context: DemoContext, demo: DemoRequest, { billingCode, amount }: Progress, at: Date) {
  if (billingCode !== null) await payCode(context, { billingCode, amount, what: `${demo.kind} ${demo.cases[0]}` }, at)
}

/** Numbers of cases by their titles, in that order. Throws for a title that no numbered case has. */
export async function numbersOf(tx: Db, titles: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('application')
    .select(['title', 'application_number'])
    .where('title', 'in', [...titles])
    .execute()
  return titles.map((title) => {
    const number = rows.find((row) => row.title === title)?.application_number
    if (!number) throw new Error(`demonstration: ${title} has no number`)
    return number
  })
}
