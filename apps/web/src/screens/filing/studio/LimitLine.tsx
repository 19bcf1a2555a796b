import { formatBytes } from '@saki/domain/files/limits'

import { useWords } from '../../../ui/useWords.ts'
import { typesOf, type SlotLimit } from '../../../uploads/newUpload.ts'

/** What may be uploaded here, beside the button: types and largest size, as the server enforces them. */
export function LimitLine({ limit }: { limit: SlotLimit | undefined }) {
  const { say } = useWords('studio')
  if (!limit) return null
  return <p className="hint">{say('studio:limit', { types: typesOf(limit), size: formatBytes(limit.MAX_BYTES) })}</p>
}
