import type { GazetteContent } from '@saki/domain/gazette/content'
import { designViews } from '@saki/domain/files/designViews'
import type { TextKey } from '@saki/texts'
import { say } from '@saki/texts/say'
import { casePath } from '@saki/domain/publicRegister/casePath'

import { rightOfLetter } from '../../caseState.ts'
import { entryFacts, isMixed, untilLine } from '../gazette/entryFacts.ts'
import { wholeContent } from '../gazette/keptContent.ts'
import { markup, type Markup } from './markup.ts'
import { code, type PageContext } from './parts.ts'
import { pictureAddress, publicAddress } from './publicAddress.ts'
import type { IssueEntry } from './registerOverview.sql.ts'

/** An entry of an issue as printed: picture, last day for objections, and all facts; every view of a design. */
export function issueEntry(page: PageContext, { fileTyp, page: at, entry }: IssueEntry): Markup {
  const { language } = page
  const content = wholeContent(entry)
  const { applicationNumber, title, kind } = content
  const address = publicAddress(language, casePath({ letter: rightOfLetter(fileTyp), applicationNumber }))
  const until = untilLine(content, language)
  const place = at === null ? '' : say(language, 'publicRegister:gazette.page', { page: at })
  return markup`<section class="card clipped">
    <div class="record-head grid gap-24">
      ${pictureOf(content)}
      <div class="id">
        <div>
          <div class="numbers flex wrap align-center gap-12 row-gap-4">${code(applicationNumber)} ${say(language, `gazettePaper:state.${kind}` as TextKey)} ${place}</div>
          <h2><a href="${address}" dir="auto">${title}</a></h2>
          ${until === '' ? null : markup`<p><b>${until}</b></p>`}
        </div>
        ${factsOf(page, content)}
      </div>
    </div>
    ${viewsOf(page, content)}
    ${content.abstract === '' ? null : markup`<p class="below-views sm" dir="auto">${content.abstract}</p>`}
  </section>`
}

function pictureOf({ applicationNumber, title, pictures }: GazetteContent): Markup {
  if (pictures.length === 0)
    return markup`<span class="pic none centered clipped" aria-hidden="true">${[...title][0] ?? ''}</span>`
  return markup`<a class="pic centered clipped" href="${pictureAddress(applicationNumber, 1, 'besar')}"
    ><img src="${pictureAddress(applicationNumber, 1, 'kecil')}" alt="${title}" loading="lazy"
  /></a>`
}

function factsOf({ language }: PageContext, content: GazetteContent): Markup {
  return markup`<dl class="record-facts grid middle break-anywhere">
    ${entryFacts(content, language).map(
      ({ label, values }) =>
        markup`<div>
          <dt class="muted caption-size">${label}</dt>
          <dd>${values.map((value) => markup`<div dir="${isMixed(value) ? 'ltr' : 'auto'}">${value}</div>`)}</dd>
        </div>`,
    )}
  </dl>`
}

/** The other views of a design; its first one is shown above. */
function viewsOf({ language }: PageContext, { applicationNumber, right, pictures }: GazetteContent): Markup | null {
  if (right !== 'DESIGN' || pictures.length < 2) return null
  return markup`<div class="views grid gap-12 inset-20">
    ${pictures.map(({ view }, at) => {
      const known = designViews.find(({ id }) => id === view)
      const name = known ? say(language, known.text) : say(language, 'publicRegister:picture', { position: at + 1 })
      return markup`<figure>
        <a class="pic centered clipped" href="${pictureAddress(applicationNumber, at + 1, 'besar')}"
          ><img src="${pictureAddress(applicationNumber, at + 1, 'kecil')}" alt="${name}" loading="lazy"
        /></a>
        <figcaption class="above-6 muted caption-size">${name}</figcaption>
      </figure>`
    })}
  </div>`
}
