import type { FormalityList } from '@saki/domain/formality/checklist'
import type { TextKey } from '@saki/texts'

import { designFormality } from './designs.ts'
import { markFormality } from './marks.ts'
import { patentFormality } from './patents.ts'

const lists: Record<string, FormalityList<TextKey>> = {
  'design-filing': designFormality,
  'mark-filing': markFormality,
  'patent-filing': patentFormality,
}

/** The checklist of what was filed with a form; undefined for a form nobody files with. */
export function formalityOf(formId: string): FormalityList<TextKey> | undefined {
  return Object.hasOwn(lists, formId) ? lists[formId] : undefined
}

/** The slot of files an applicant hands in where the letter names none. */
export const ANSWER_SLOT = 'JWB'
/** Form of the draft in which an answer to a letter is kept while it is written. */
export const ANSWER_FORM = { id: 'letter-answer', version: 1 } as const
