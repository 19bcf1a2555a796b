import type { PublicCase } from '@saki/domain/publicRegister/publicCase'
import type { RenewalDays } from '@saki/domain/marks/renewal'
import { passedOf, presentTerm, type PassedPeriod } from '@saki/domain/publicRegister/term'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { legalDateText } from '@saki/texts/dates'
import { say } from '@saki/texts/say'
import type { TextKey } from '@saki/texts'

import { markup, type Markup } from './markup.ts'
import { article, day, type PageContext } from './parts.ts'

/** The period as a line with today's mark. The picture repeats its label; widths are attributes, because the page allows no inline styles. */
function line({ passed }: PassedPeriod, label: string, tone: 'run' | 'good'): Markup {
  return markup`<svg
    class="term-line full-width full-row ${tone}"
    viewBox="0 0 1000 18"
    preserveAspectRatio="none"
    role="img"
    aria-label="${label}"
  >
    <rect class="whole" x="0" y="5" width="1000" height="8" />
    <rect class="passed" x="0" y="5" width="${passed}" height="8" />
    <rect class="today" x="${Math.min(992, Math.max(0, passed - 4))}" y="0" width="8" height="18" />
  </svg>`
}

/** How long the right lasts, or what happens now before it is registered. */
export function protectionPart(page: PageContext, shown: PublicCase, renewal: RenewalDays | undefined): Markup {
  const today = legalDateOf(page.now)
  const { language } = page
  const text = (key: TextKey, values?: Record<string, string | number>) => say(language, key, values)
  if (shown.expirationDate !== null && shown.registrationDate !== null) {
    const isOver = shown.status.outcome !== 'registered'
    const term = presentTerm(shown.expirationDate, shown.termMonths, today)
    const label = text('publicRegister:term.passed', { percent: Math.round(term.passed / 10) })
    return markup`<div class="term stack gap-0">
      <h2 class="muted caption-size">${text(isOver ? 'publicRegister:term.registeredTo' : 'publicRegister:term.until')}</h2>
      <p class="big">${day(page, shown.expirationDate)}</p>
      ${line(term, label, 'good')}
      <div class="ends flex between muted caption-size">
        ${day(page, term.from)}<span>${text('publicRegister:term.years', { count: shown.termMonths / 12 })}</span>
      </div>
      <p class="muted sm">
        ${isOver ? text('publicRegister:term.over', { state: shown.status.name }) : termSentence(page, shown, renewal)}
      </p>
    </div>`
  }
  const { objections } = shown
  if (objections?.isOpen) {
    const period = passedOf(objections.publishedOn, objections.lastDay, today)
    const label = text('publicRegister:term.passed', { percent: Math.round(period.passed / 10) })
    return markup`<div class="term stack gap-0">
      <h2 class="muted caption-size">${text('publicRegister:term.notYet')}</h2>
      <p class="big">${text('publicRegister:term.publication')}</p>
      ${line(period, label, 'run')}
      <div class="ends flex between muted caption-size">${day(page, period.from)}${day(page, period.to)}</div>
      <p class="muted sm">${text('publicRegister:term.afterPublication')}</p>
    </div>`
  }
  const isEnded = shown.status.outcome !== null
  return markup`<div class="term stack gap-0">
    <h2 class="muted caption-size">${text(isEnded ? 'publicRegister:term.never' : 'publicRegister:term.notYet')}</h2>
    <p class="big">${shown.status.name}</p>
  </div>`
}

function termSentence(
  page: PageContext,
  { right, patent }: PublicCase,
  renewal: RenewalDays | undefined,
): Markup | null {
  const { language } = page
  if (right === 'MARK') {
    if (!renewal) return null
    const values = {
      opens: legalDateText(renewal.opens, language),
      late: legalDateText(renewal.lastLateDay, language),
    }
    return markup`${say(language, 'publicRegister:term.renewal', values)} ${article('UU 20/2016 art. 35, 36')}`
  }
  if (right === 'DESIGN') return markup`${say(language, 'publicRegister:term.free')} ${article('UU 31/2000 art. 5')}`
  const paid = patent?.paidYear ?? null
  return markup`${say(language, 'publicRegister:term.free')}
  ${paid === null ? null : say(language, 'publicRegister:term.paid', { year: paid })}
  ${article(right === 'PATENT' ? 'UU 13/2016 art. 22' : 'UU 13/2016 art. 23')}`
}
