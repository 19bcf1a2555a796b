import type { TextKey } from '@saki/texts'
import { say } from '@saki/texts/say'

/** Letters are always in Indonesian. */
export const letterText = (key: string, values?: Record<string, string | number>) =>
  say('id', `letters:${key}` as TextKey, values)
