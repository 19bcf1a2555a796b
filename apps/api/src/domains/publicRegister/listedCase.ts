import { say } from '@saki/texts/say'
import type { TextKey } from '@saki/texts'
import { casePath } from '@saki/domain/publicRegister/casePath'

import { rightOfLetter } from '../../caseState.ts'
import { markup, type Markup } from './markup.ts'
import { icon, type PageContext } from './parts.ts'
import { pictureAddress, publicAddress } from './publicAddress.ts'
import type { PublicListed } from './registerOverview.sql.ts'

/** A case as a tile: picture, name, right and classes. */
export function caseTile(
  page: PageContext,
  { applicationNumber, title, fileTyp, classes, hasPicture }: PublicListed,
): Markup {
  const letter = rightOfLetter(fileTyp)
  const right = say(page.language, `office:right.${letter}` as TextKey)
  const picture = hasPicture
    ? markup`<img src="${pictureAddress(applicationNumber, 1, 'kecil')}" alt="" loading="lazy" />`
    : icon(page, { T: 'mark', D: 'design', P: 'patent' }[letter], 32)
  return markup`<li>
    <a class="block unlined" href="${publicAddress(page.language, casePath({ letter, applicationNumber }))}"
      ><span class="pic centered clipped below-6">${picture}</span><b class="block break-anywhere" dir="auto">${title}</b></a
    ><span class="muted">${right}${classes === '' ? null : markup`${say(page.language, 'core:comma')}<bdi>${classes}</bdi>`}</span>
  </li>`
}
