import { addDays, legalDateOf, type LegalDate } from '@saki/domain/dates/legalDate'

import { classifyLabel, draft, file, pay, reissue, playStep } from './acts.ts'
import { demoWorkflow, isMark, type DemoCase } from './demoCase.ts'
import type { CaseProgress, DemoEvent, DemoContext } from './demoContext.ts'
import { daysOf, earlierToday, later, officeHour, workingDay } from './story.ts'

/** The events of a case up to today. `n` spreads cases of the same day. */
export function scenesOf(demo: DemoCase, n: number, now: Date, holidays: ReadonlySet<LegalDate>): DemoEvent[] {
  const today = legalDateOf(now)
  const day = workingDay(demo.filed, today)
  const filedAt = day === today ? earlierToday(now, 100 + n) : officeHour(day, n)
  const progress: CaseProgress = {
    tempId: '',
    submissionNbr: '',
    billingCode: '',
    amount: 0,
    process: undefined,
    reasons: [],
  }
  const scenes = [
    scene(
      officeHour(
        workingDay(() => addDays(day, -1), today),
        n,
      ),
      (context, at) => draft(context, demo, progress, at, day),
    ),
    scene(filedAt, (context, at) => file(context, demo, progress, at, day)),
  ]
  if (demo.reissued) scenes.push(scene(earlierToday(now, 40), (context, at) => reissue(context, demo, progress, at)))
  if (!demo.paid) return scenes
  scenes.push(scene(later(filedAt, 25), (context, at) => pay(context, demo, progress, at)))
  if (isMark(demo)) scenes.push(scene(later(filedAt, 90), (context, at) => classifyLabel(context, demo, progress, at)))
  const days = daysOf(demoWorkflow(demo, day), demo.steps, day, today, holidays)
  return [
    ...scenes,
    ...demo.steps.map((step, i) =>
      scene(officeHour(days[i] ?? today, n + i + 1), (context, at) => playStep(context, demo, progress, step, at)),
    ),
  ]
}

const scene = (at: Date, play: (context: DemoContext, at: Date) => Promise<void>): DemoEvent => ({
  at,
  play: (context) => play(context, at),
})
