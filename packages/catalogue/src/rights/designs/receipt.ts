import type { TextKey } from '@saki/texts'

import type { RightReceipt } from '../rightDefinition.ts'

export const designReceipt: RightReceipt = {
  subtitle: 'receipt:subtitle',
  status: 'receipt:aboutStatus',
  pictures: 'receipt:pictures',
  kind: ({ applSubtyp }) => [`receipt:type.${applSubtyp}` as TextKey],
  rows: ({ title, locarno }) => [
    ['receipt:designTitle', title],
    [
      'receipt:locarno',
      locarno
        .map(({ code, name, product }) => [code, name, product && `(${product})`].filter(Boolean).join(' '))
        .join('; '),
    ],
  ],
}
