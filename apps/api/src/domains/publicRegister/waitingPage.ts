import { legalDateOf } from '@saki/domain/dates/legalDate'
import type { Db } from '@saki/db'
import { longTimeText } from '@saki/texts/dates'
import { say } from '@saki/texts/say'

import { stagesOf } from '../workload/officeWorkload.ts'
import { keepCount } from './keptCounts.ts'
import type { PublicPage } from './layout.ts'
import { markup, type Markup } from './markup.ts'
import { numberText, rightMark, type PageContext } from './parts.ts'

/** Waiting times by stage and right, without the cases and officers they come from. */
export interface WaitingTimes {
  countedAt: Date
  stages: Pick<StageTimes, 'KIND' | 'RIGHT' | 'WAITING' | 'LATE' | 'MEDIAN_DAYS' | 'longest' | 'promised'>[]
}
type StageTimes = Omit<Awaited<ReturnType<typeof stagesOf>>[number], 'OLDEST'> & {
  longest: number
  promised: number | null
}

/** Waiting times, counted every 15 minutes at most. */
export function keepWaitingTimes(db: Db): (now: Date) => Promise<WaitingTimes> {
  return keepCount(async (now) => ({
    stages: (await stagesOf(db, undefined, legalDateOf(now))).map(({ OLDEST, ...stage }) => ({
      ...stage,
      longest: OLDEST.DAYS,
      promised: OLDEST.PROMISED_DAYS,
    })),
  }))
}

/** How long applications wait for the office now, by stage and right, and what is counted. */
export function waitingPage(page: PageContext, { stages, countedAt }: WaitingTimes): PublicPage {
  const { language } = page
  const text = (key: 'what' | 'not' | 'median') => markup`<p>${say(language, `workload:public.counted.${key}`)}</p>`
  return {
    path: '/janji-layanan',
    title: say(language, 'workload:public.title'),
    description: say(language, 'workload:public.lead'),
    section: 'help',
    body: markup`<div class="hero">
        <h1>${say(language, 'workload:public.title')}</h1>
        <p class="muted above-4">${say(language, 'workload:public.lead')}</p>
      </div>
      <div class="reading">
      <section class="card">
        ${stages.length === 0 ? markup`<p class="plain inset-16-20 muted">${say(language, 'workload:public.none')}</p>` : stageTable(page, stages)}
        <p class="asof pad">${say(language, 'workload:public.asOf', { time: longTimeText(countedAt, language) })}</p>
      </section>
        <section class="card pad">
          <h2 class="below-6 normal-size">${say(language, 'workload:public.counted')}</h2>
          ${text('what')}${text('not')}${text('median')}
        </section>
      </div>`,
  }
}

function stageTable(page: PageContext, stages: WaitingTimes['stages']): Markup {
  const { language } = page
  const head = (key: 'stage' | 'right' | 'waiting' | 'late' | 'median' | 'oldest') =>
    markup`<th scope="col">${say(language, `workload:public.${key}`)}</th>`
  const days = (count: number) => say(language, 'workload:stage.days', { count })
  return markup`<div class="table-frame">
    <table class="dense">
      <caption class="sr">${say(language, 'workload:public.title')}</caption>
      <thead>
        <tr>${head('stage')}${head('right')}${head('waiting')}${head('late')}${head('median')}${head('oldest')}</tr>
      </thead>
      <tbody>
        ${stages.map(
          ({ KIND, RIGHT, WAITING, LATE, MEDIAN_DAYS, longest, promised }) =>
            markup`<tr>
              <td><b>${say(language, `desk:kind.${KIND}`)}</b></td>
              <td>${rightMark(page, RIGHT)}</td>
              <td>${numberText(page, WAITING)}</td>
              <td>${LATE === 0 ? '0' : markup`<b>${numberText(page, LATE)}</b>`}</td>
              <td class="nowrap">${days(MEDIAN_DAYS)}</td>
              <td>
                ${days(longest)}${promised === null ? null : markup`<span class="next">${say(language, 'workload:public.promise', { days: promised })}</span>`}
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}
