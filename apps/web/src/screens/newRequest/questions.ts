import { GROUNDS } from '@saki/catalogue/requests/appealGrounds'
import type { CatalogueRequest } from '@saki/catalogue/requests/defineRequest'
import type { DocumentRule } from '@saki/domain/forms/form'
import type { TextKey } from '@saki/texts'

import type { FormPageOf } from '../../forms/scene.ts'

/** The form of a kind without its attachments, the answers to a refusal and blocks that are never shown, as one page. */
export function questionsOf({ form, text }: CatalogueRequest): FormPageOf {
  const blocks = form.pages.flatMap((page) =>
    page.blocks.filter(
      (block) =>
        block.as !== 'documents' &&
        (block.as !== 'rows' || block.section !== GROUNDS) &&
        (block.as !== 'fields' || Object.values(block.fields).some((field) => field.as !== 'kept')),
    ),
  )
  return { id: 'questions', title: text, blocks }
}

/** The attachments of a kind. */
export function rulesOf({ form }: CatalogueRequest): readonly DocumentRule<TextKey>[] {
  return form.pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.as === 'documents' ? block.rules : [])))
}
