import type { FormalityList } from '@saki/domain/formality/checklist'
import type { TextKey } from '@saki/texts'

import { rightsOfForm } from '../rights/registry.ts'

/** Checklist for a form; undefined for a form without one. */
export function formalityOf(formId: string): FormalityList<TextKey> | undefined {
  return rightsOfForm(formId)[0]?.formality
}

/** Slot of files in an answer when the point of the letter names no slot. */
export const ANSWER_SLOT = 'JWB'
/** Form id of the draft in which an answer to a letter is saved. */
export const ANSWER_FORM = { id: 'letter-answer', version: 1 } as const
