import { rightsOfLetter } from '@saki/catalogue/rights/registry'
import type { TextKey } from '@saki/texts'

import type { FormOf } from './scene.ts'

/** The filing form of a right. */
export function filingFormOf(right: string): FormOf | undefined {
  return rightsOfLetter(right)[0]?.form
}

/** Label of an attachment required by a rule; undefined for other slots. */
export function documentLabel(form: FormOf | undefined, slot: string): TextKey | undefined {
  const blocks = form?.pages.flatMap((page) => page.blocks) ?? []
  return blocks.flatMap((block) => (block.as === 'documents' ? block.rules : [])).find((rule) => rule.slot === slot)
    ?.label
}

/** Label of a part of the application or of an attachment. */
export function slotLabel(form: FormOf | undefined, slot: string): TextKey | undefined {
  const blocks = form?.pages.flatMap((page) => page.blocks) ?? []
  const part = blocks.flatMap((block) => (block.as === 'parts' ? block.parts : [])).find((one) => one.slot === slot)
  return part?.label ?? documentLabel(form, slot)
}
