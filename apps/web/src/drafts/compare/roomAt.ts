import type { FieldCapacity } from '@saki/domain/drafts/keepBoth'

import type { FormOf } from '../../forms/scene.ts'

/** Whether both answers at a path can be kept: in a text of several lines or in a list. */
export function roomAt(form: FormOf, path: string): FieldCapacity | undefined {
  const [section, name] = path.split('.')
  for (const block of form.pages.flatMap(({ blocks }) => blocks)) {
    if (block.as === 'rows' && block.section === section && name === undefined)
      return { as: 'list', atMost: block.atMost }
    const field = block.as === 'fields' && block.section === section && name ? block.fields[name] : undefined
    if (field?.as === 'longText') return { as: 'manyLines', max: field.max }
    if (field?.as === 'words') return { as: 'list', atMost: field.max }
    if (field?.as === 'choices') return { as: 'list', atMost: field.options.length }
  }
  return undefined
}
