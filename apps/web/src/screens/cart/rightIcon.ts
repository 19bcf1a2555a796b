import { lookOf } from '@saki/catalogue/rights/looks'

import type { IconName } from '../../ui/icons/Icon.tsx'

/** Icon of a right by its letter. */
export function rightIcon(right: string): IconName {
  return lookOf(right).icon
}
