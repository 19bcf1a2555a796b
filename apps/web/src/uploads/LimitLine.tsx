import { formatBytes } from '@saki/domain/files/limits'

import { useWords } from '../ui/useWords.ts'
import { typesOf, type SlotLimit } from './newUpload.ts'

/** Accepted file types and largest size of a slot, from the server's limits. */
export function LimitLine({ limit }: { limit: SlotLimit | undefined }) {
  const { say } = useWords('studio')
  if (!limit) return null
  return <p className="hint">{say('studio:limit', { types: typesOf(limit), size: formatBytes(limit.MAX_BYTES) })}</p>
}
