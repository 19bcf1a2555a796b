import type { Block } from '@saki/domain/forms/form'
import type { TextKey } from '@saki/texts'

export type RowsOf = Extract<Block<TextKey>, { as: 'rows' }>
