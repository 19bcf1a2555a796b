import { newestForm } from '@saki/catalogue'
import type { TextKey } from '@saki/texts'

import type { FormOf } from './scene.ts'

const formOf = { D: 'design-filing', P: 'patent-filing', T: 'mark-filing' } as const

/** The form by which a right is filed. */
export function filingFormOf(right: keyof typeof formOf): FormOf | undefined {
  return newestForm(formOf[right])
}

/** Name of an enclosure that is asked for by rule. */
export function documentLabel(form: FormOf | undefined, slot: string): TextKey | undefined {
  const blocks = form?.pages.flatMap((page) => page.blocks) ?? []
  return blocks.flatMap((block) => (block.as === 'documents' ? block.rules : [])).find((rule) => rule.slot === slot)
    ?.label
}

/** Name of a part of the application, or else of an enclosure. */
export function slotLabel(form: FormOf | undefined, slot: string): TextKey | undefined {
  const blocks = form?.pages.flatMap((page) => page.blocks) ?? []
  const part = blocks.flatMap((block) => (block.as === 'parts' ? block.parts : [])).find((one) => one.slot === slot)
  return part?.label ?? documentLabel(form, slot)
}
