import { addDays, legalDateOf, startOfDay, type LegalDate } from '@saki/domain/dates/legalDate'

import { draft, file, pay, reissue, playStep } from './acts.ts'
import { demoWorkflow, type DemoCase } from './demoCase.ts'
import type { Running, DemoEvent, DemoContext } from './stage.ts'
import { daysOf, later, officeHour, workingDay } from './story.ts'

/** The events of a case up to today. `n` spreads cases of the same day. */
export function scenesOf(demo: DemoCase, n: number, now: Date, holidays: ReadonlySet<LegalDate>): DemoEvent[] {
  const today = legalDateOf(now)
  const day = workingDay(demo.filed, today)
  // Events of today are shortly before now, at any hour.
  const earlierToday = (minutes: number) =>
    new Date(Math.max(startOfDay(today).getTime(), later(now, -minutes).getTime()))
  const filedAt = day === today ? earlierToday(100 + n) : officeHour(day, n)
  const running: Running = { tempId: '', submissionNbr: '', billingCode: '', amount: 0, process: undefined }
  const scenes = [
    scene(
      officeHour(
        workingDay(() => addDays(day, -1), today),
        n,
      ),
      (stage, at) => draft(stage, demo, running, at, day),
    ),
    scene(filedAt, (stage, at) => file(stage, demo, running, at, day)),
  ]
  if (demo.reissued) scenes.push(scene(earlierToday(40), (stage, at) => reissue(stage, demo, running, at)))
  if (!demo.paid) return scenes
  scenes.push(scene(later(filedAt, 25), (stage, at) => pay(stage, demo, running, at)))
  const days = daysOf(demoWorkflow(demo, day), demo.steps, day, today, holidays)
  return [
    ...scenes,
    ...demo.steps.map((step, i) =>
      scene(officeHour(days[i] ?? today, n + i + 1), (stage, at) => playStep(stage, demo, running, step, at)),
    ),
  ]
}

const scene = (at: Date, play: (stage: DemoContext, at: Date) => Promise<void>): DemoEvent => ({
  at,
  play: (stage) => play(stage, at),
})
