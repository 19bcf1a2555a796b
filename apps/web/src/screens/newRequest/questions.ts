import { GROUNDS as APPEAL_GROUNDS } from '@saki/catalogue/requests/appealGrounds'
import type { CatalogueRequest } from '@saki/catalogue/requests/defineRequest'
import type { DocumentRule } from '@saki/domain/forms/form'
import { EARLIER_RIGHTS, EXHIBITS } from '@saki/domain/requests/opposition'
import type { TextKey } from '@saki/texts'

import type { FormPageOf } from '../../forms/scene.ts'

/** Sections with editors of their own. */
const apart: readonly string[] = [APPEAL_GROUNDS, EARLIER_RIGHTS, EXHIBITS]

/** The form of a kind without its attachments, sections with editors of their own and blocks that are never shown, as one page. */
export function questionsOf({ form, text }: CatalogueRequest): FormPageOf {
  const blocks = form.pages.flatMap((page) =>
    page.blocks.filter(
      (block) =>
        block.as !== 'documents' &&
        !(block.as === 'rows' && apart.includes(block.section)) &&
        (block.as !== 'fields' || Object.values(block.fields).some((field) => field.as !== 'kept')),
    ),
  )
  return { id: 'questions', title: text, blocks }
}

/** The attachments of a kind. */
export function rulesOf({ form }: CatalogueRequest): readonly DocumentRule<TextKey>[] {
  return form.pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.as === 'documents' ? block.rules : [])))
}
