import type { FormalityList } from '@saki/domain/formality/checklist'
import type { TextKey } from '@saki/texts'

import { designFormality } from '../rights/designs/formality.ts'
import { markFormality } from '../rights/marks/formality.ts'
import { patentFormality } from '../rights/patents/formality.ts'

const lists: Record<string, FormalityList<TextKey>> = {
  'design-filing': designFormality,
  'mark-filing': markFormality,
  'patent-filing': patentFormality,
}

/** Checklist for a form; undefined for a form without one. */
export function formalityOf(formId: string): FormalityList<TextKey> | undefined {
  return Object.hasOwn(lists, formId) ? lists[formId] : undefined
}

/** Slot of files in an answer when the point of the letter names no slot. */
export const ANSWER_SLOT = 'JWB'
/** Form id of the draft in which an answer to a letter is saved. */
export const ANSWER_FORM = { id: 'letter-answer', version: 1 } as const
