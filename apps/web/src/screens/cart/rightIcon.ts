import type { IconName } from '../../ui/icons/Icon.tsx'

/** P patent, D design, T mark. */
export function rightIcon(right: 'P' | 'D' | 'T'): IconName {
  return right === 'P' ? 'patent' : right === 'D' ? 'design' : 'mark'
}
