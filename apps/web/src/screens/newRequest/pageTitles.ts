import type { TextKey } from '@saki/texts'

import type { RequestPage } from '@saki/catalogue/requests/requestPages'

/** Titles of the pages that list what may be requested there. */
export const pageTitles: Record<RequestPage, TextKey> = {
  '/user-docx/tp/berbayar': 'shell:page.newPaid',
  '/user-docx/tp/tdkberbayar': 'shell:nav.free',
  '/user-docx/tp/banding': 'shell:page.appeal',
  '/customer-screen/oposisi': 'shell:page.oppositions',
}
