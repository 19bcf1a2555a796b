import type { TextKey } from '@saki/texts'

import type { FormOf } from '../../forms/scene.ts'

/** Label of a field or list by its path, from the form's definition. */
export function pathLabel(form: FormOf, path: string): TextKey {
  const [section, name] = path.split('.')
  const blocks = form.pages.flatMap((page) => page.blocks.map((block) => ({ page, block })))
  for (const { block } of blocks)
    if (block.as === 'fields' && block.section === section && name && Object.hasOwn(block.fields, name)) {
      const field = block.fields[name]
      if (field) return field.label
    }
  const found = blocks.find(({ block }) => 'section' in block && block.section === section)
  if (found?.block.as === 'rows') return found.block.rowTitle
  return found?.page.title ?? 'core:change'
}
