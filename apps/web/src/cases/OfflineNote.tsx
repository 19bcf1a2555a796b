import { legalClockText } from '@saki/texts/dates'

import { useOnline } from '../lib/online.ts'
import { Note } from '../ui/Note.tsx'
import { useWords } from '../ui/useWords.ts'

/** Above a list while the device is offline, with the age of the data. `asOf` in milliseconds, 0: never loaded. */
export function OfflineNote({ asOf }: { asOf: number }) {
  const { say } = useWords()
  if (useOnline() || asOf === 0) return null
  return (
    <Note tone="warn" icon="offline" role="status">
      {say('core:offline', { time: legalClockText(new Date(asOf)) })}
    </Note>
  )
}
