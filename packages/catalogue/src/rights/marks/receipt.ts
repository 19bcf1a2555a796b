import type { TextKey } from '@saki/texts'

import type { RightReceipt } from '../rightDefinition.ts'

export const markReceipt: RightReceipt = {
  subtitle: 'marks:receipt.subtitle',
  status: 'marks:receipt.aboutStatus',
  pictures: 'marks:label',
  kind: ({ applSubtyp }) => [`marks:subtype.${applSubtyp}` as TextKey],
  rows: ({ title, mark }, { say }) => [
    ['marks:sign.label', mark ? say(`marks:sign.${mark.sign}` as TextKey) : ''],
    ['marks:name.label', mark?.name ?? title],
    ['marks:translation.label', mark?.translation ?? ''],
    ['marks:transliteration.label', mark?.transliteration ?? ''],
    ['marks:description.label', mark?.description ?? ''],
    ['marks:colours.label', mark?.colours.join(', ') ?? ''],
    ['marks:disclaimer.label', mark?.disclaimer ?? ''],
  ],
}
