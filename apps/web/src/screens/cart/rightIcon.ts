import type { IconName } from '../../ui/icons/Icon.tsx'

/** Right: P patent, D design, T trademark. */
export function rightIcon(right: 'P' | 'D' | 'T'): IconName {
  return right === 'P' ? 'patent' : right === 'D' ? 'design' : 'mark'
}
