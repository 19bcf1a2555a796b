import type { OppositionFault } from '@saki/domain/requests/opposition'
import type { TextKey } from '@saki/texts'

/** Words of the faults of an opposition. */
export const oppositionFaultWords = {
  repeated: 'requestForms:grounds.repeated',
  unstated: 'requestForms:exhibit.unstated',
  unlisted: 'requestForms:exhibits.unlisted',
} as const satisfies Record<OppositionFault['why'], TextKey>
