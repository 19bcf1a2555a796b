import { legalDateOf, daysBetween } from '@saki/domain/dates/legalDate'
import { formatRupiah } from '@saki/domain/money/rupiah'
import type { PublicCase } from '@saki/domain/publicRegister/publicCase'
import { remediesAgainst } from '@saki/domain/publicRegister/remedies'
import { legalDateText } from '@saki/texts/dates'
import { say } from '@saki/texts/say'

import { markup, type Markup } from './markup.ts'
import { article, day, icon, type PageContext } from './parts.ts'
import { plainCard } from './caseSections.ts'

/** Article under which anybody may object, by APPL_TYP. */
const grounds: Readonly<Record<string, string>> = {
  MARK: 'UU 20/2016 art. 16',
  DESIGN: 'UU 31/2000 art. 26',
  PATENT: 'UU 13/2016 art. 49',
}
/** Article under which the applicant may answer. */
const answers: Readonly<Record<string, string>> = {
  MARK: 'UU 20/2016 art. 17',
  DESIGN: 'UU 31/2000 art. 26',
  PATENT: 'UU 13/2016 art. 49(3)',
}

/** The open window: days left, last day, fee and the way to object. `rupiah` null: free of charge. */
export function objectionBand(page: PageContext, shown: PublicCase, rupiah: number | null): Markup | null {
  const { objections } = shown
  if (!objections?.isOpen) return null
  const { language } = page
  const today = legalDateOf(page.now)
  const left = daysBetween(today, objections.lastDay)
  const whole = Math.max(1, daysBetween(objections.publishedOn, objections.lastDay))
  const share = Math.round((100 * Math.min(left, whole)) / whole)
  const fee =
    rupiah === null
      ? say(language, 'publicRegister:oppose.free')
      : say(language, 'publicRegister:oppose.fee', { amount: formatRupiah(rupiah) })
  return markup`<section class="oppose grid align-center" aria-labelledby="oppose">
    <svg class="ring" viewBox="0 0 72 72" aria-hidden="true">
      <circle class="whole" cx="36" cy="36" r="31" />
      <circle
        class="left"
        cx="36"
        cy="36"
        r="31"
        pathLength="100"
        stroke-dasharray="${share} 100"
        transform="rotate(-90 36 36)"
      />
      <text x="36" y="43" text-anchor="middle">${left}</text>
    </svg>
    <div>
      <h2 id="oppose">${say(language, 'publicRegister:oppose.title')}</h2>
      <p class="sm">
        ${say(language, 'publicRegister:oppose.how')} ${fee} ${say(language, 'publicRegister:oppose.account')}
        ${article(grounds[shown.right] ?? '')}
      </p>
    </div>
    <p class="by">
      ${day(page, objections.lastDay)}<span class="block text-warning small">${say(language, 'publicRegister:oppose.left', { count: left })}</span>
    </p>
    <a class="button primary noprint" href="/user-docx/tp"
      >${icon(page, 'scales')}${say(language, 'publicRegister:oppose.act')}</a
    >
  </section>`
}

/** What came in while the window is open; afterwards when it closed and what the law still allows. */
export function objectionsCard(page: PageContext, shown: PublicCase): Markup | null {
  const { language } = page
  const { objections, registrationDate, grantedOn, status } = shown
  if (objections?.isOpen) {
    const received =
      objections.received === 0
        ? say(language, 'publicRegister:received.none')
        : say(language, 'publicRegister:received', { count: objections.received })
    return plainCard(
      say(language, 'publicRegister:received.title'),
      markup`<p>
          <b>${received}</b> ${say(language, 'publicRegister:received.sent')} ${article(answers[shown.right] ?? '')}
        </p>
        <p>${say(language, 'publicRegister:prepare')}</p>
        <ul class="grid gap-8">
          <li>${say(language, 'publicRegister:prepare.reasons')}</li>
          <li>${say(language, 'publicRegister:prepare.evidence')}</li>
          <li>${say(language, 'publicRegister:prepare.power')}</li>
        </ul>`,
    )
  }
  const isInForce = status.outcome === 'registered' && registrationDate !== null
  const remedies = isInForce ? remediesAgainst(shown.right, grantedOn ?? registrationDate, legalDateOf(page.now)) : []
  if (!objections && remedies.length === 0) return null
  const closed = objections
    ? markup`<p>
        <b>${say(language, 'publicRegister:closed', { date: legalDateText(objections.lastDay, language) })}</b
        >${remedies.length === 0 ? null : markup` ${say(language, 'publicRegister:closed.still')}`}
      </p>`
    : markup`<p>${say(language, 'publicRegister:closed.stillOnly')}</p>`
  return plainCard(
    say(language, 'publicRegister:against'),
    markup`${closed}
      <ul class="grid gap-8">
        ${remedies.map(({ kind, until, ground }) => markup`<li>${say(language, `publicRegister:remedy.${kind}`, { date: until === null ? '' : legalDateText(until, language) })} ${article(ground)}</li>`)}
      </ul>`,
  )
}
