import type { TextKey } from '@saki/texts'

import type { RightNames } from './rightLook.ts'

/** Names of the right whose text keys end with this letter; `right`: its name in lists of cases. */
export const rightNamesFor = (letter: 'P' | 'D' | 'T', right: TextKey): RightNames => ({
  right,
  short: `applications:right.${letter}`,
  mandate: `agents:right.${letter}`,
  office: `office:right.${letter}`,
  gazette: `office:gazette.${letter}`,
})
