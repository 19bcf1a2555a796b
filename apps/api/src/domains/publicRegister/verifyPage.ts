import type { VerifiedLetter } from '@saki/contracts/letters'
import { formatVerifyCode, parseVerifyCode } from '@saki/domain/ids/verifyCode'
import { legalDateText } from '@saki/texts/dates'
import { say } from '@saki/texts/say'

import { markup, type Markup } from './markup.ts'
import type { PublicPage } from './layout.ts'
import { code, day, icon, type PageContext } from './parts.ts'
import { publicAddress } from './publicAddress.ts'

/** `typed` '': nothing was asked yet; `letter` undefined: no document has the code. */
export function verifyPage(page: PageContext, typed: string, letter: VerifiedLetter | undefined): PublicPage {
  const { language } = page
  const known = parseVerifyCode(typed)
  return {
    path: '/verifikasi',
    title: say(language, 'letters:page.title'),
    description: typed === '' ? say(language, 'letters:page.lead') : '',
    section: 'verify',
    body: markup`<div class="hero">
        <h1>${say(language, 'letters:page.title')}</h1>
        <p class="muted above-4">${say(language, 'letters:page.lead')}</p>
      </div>
      <div class="reading grid gap-16">
        <form class="card pad" method="get" action="${publicAddress(language, '/verifikasi')}">
          <label class="block below-8 strong" for="kode">${say(language, 'letters:page.code')}</label>
          <div class="search-line one-column-on-phones grid gap-8">
            <input
              class="input mono"
              id="kode"
              name="kode"
              type="text"
              maxlength="40"
              autocomplete="off"
              autocapitalize="characters"
              spellcheck="false"
              dir="ltr"
              required
              value="${known === undefined ? typed.slice(0, 40) : formatVerifyCode(known)}"
            /><button class="button primary" type="submit">${say(language, 'letters:page.check')}</button>
          </div>
        </form>
        ${typed === '' ? null : letter ? verified(page, letter) : markup`<div class="note bad" role="status">${icon(page, 'alert')}<b>${say(language, 'letters:page.unknown')}</b></div>`}
      </div>`,
  }
}

function verified(page: PageContext, letter: VerifiedLetter): Markup {
  const { language } = page
  const date = letter.WITHDRAWN_ON === null ? '' : legalDateText(letter.WITHDRAWN_ON, language)
  const said = {
    VALID: say(language, 'letters:page.valid'),
    WITHDRAWN: say(language, 'letters:page.withdrawn', { date }),
    REPLACED: say(language, 'letters:page.replaced', { number: letter.REPLACED_BY?.DOC_NUMBER ?? '', date }),
  }[letter.STATE]
  const isValid = letter.STATE === 'VALID'
  const fact = (label: string, value: Markup | string) =>
    markup`<div>
      <dt class="muted caption-size">${label}</dt>
      <dd>${value}</dd>
    </div>`
  return markup`<section class="card">
    <div class="pad">
      <div class="note ${isValid ? 'good' : 'bad'}" role="status">
        ${icon(page, isValid ? 'check-circle' : 'alert')}<b>${said}</b>
      </div>
    </div>
    <dl class="record-facts pad grid middle break-anywhere">
      ${fact(say(language, 'letters:page.type'), markup`<bdi lang="id">${letter.OFFIDOC_NAME}</bdi>${letter.OFFIDOC_CAPTION === '' ? null : markup` <span class="muted">${letter.OFFIDOC_CAPTION}</span>`}`)}${fact(say(language, 'letters:page.number'), code(letter.DOC_NUMBER))}${fact(say(language, 'letters:page.date'), day(page, letter.DOC_DATE))}${letter.PATENT_ID === '' ? null : fact(say(language, 'letters:page.case'), code(letter.PATENT_ID))}${letter.REGISTRATION_NBR === null ? null : fact(say(language, 'letters:page.registration'), code(letter.REGISTRATION_NBR))}${fact(say(language, 'letters:page.signature'), signature(page, letter))}${fact(say(language, 'letters:page.hash'), markup`<bdi class="mono hash" dir="ltr">${letter.SHA256}</bdi>`)}
    </dl>
  </section>`
}

function signature({ language }: PageContext, { SIGNATURE }: VerifiedLetter): Markup | string {
  if (!SIGNATURE) return say(language, 'letters:page.unsigned')
  const said = say(language, 'letters:page.signed', { subject: SIGNATURE.SUBJECT })
  return markup`${said} <bdi class="mono hash" dir="ltr">${SIGNATURE.FINGERPRINT}</bdi>`
}
