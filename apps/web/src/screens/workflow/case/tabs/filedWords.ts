import { findRight } from '@saki/catalogue'
import type { Block } from '@saki/domain/forms/form'
import type { TextKey } from '@saki/texts'

const blocksOf = (applTyp: string): readonly Block<TextKey>[] =>
  findRight(applTyp)?.form.pages.flatMap(({ blocks }) => blocks) ?? []

/** Question and answer of a choice in the words of the right's form; undefined for a code it does not know, as of imported cases. */
export function choiceWords(
  applTyp: string,
  section: string,
  field: string,
  code: string,
): { label: TextKey; value: TextKey } | undefined {
  for (const block of blocksOf(applTyp)) {
    const asked = block.as === 'fields' && block.section === section ? block.fields[field] : undefined
    const option = asked?.as === 'choice' ? asked.options.find(({ value }) => value === code) : undefined
    if (asked && option) return { label: asked.label, value: option.text }
  }
  return undefined
}

/** The sentences that were ticked, by the codes of DECLARATIONS, in the order of the form. */
export function declarationWords(applTyp: string, codes: readonly string[]): TextKey[] {
  return blocksOf(applTyp).flatMap((block) =>
    block.as === 'declarations'
      ? block.options.filter(({ value }) => codes.includes(value)).map(({ text }) => text)
      : [],
  )
}
