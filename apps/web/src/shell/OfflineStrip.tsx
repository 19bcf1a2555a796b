import { legalDateOf } from '@saki/domain/dates/legalDate'
import { legalClockText, legalTimeText } from '@saki/texts/dates'
import { clsx } from 'clsx'

import { useOldestContent } from '../lib/contentAge.ts'
import { useOnline } from '../lib/online.ts'
import { officeNow, officeTimeOf } from '../ui/clock.ts'
import { Icon } from '../ui/icons/Icon.tsx'
import { useWords } from '../ui/useWords.ts'
import styles from './shell.module.css'

/** Below the top bar while the device is offline: as of when the page's content is, or that entries are kept. */
export function OfflineStrip() {
  const { say, language } = useWords()
  const asOf = useOldestContent()
  if (useOnline()) return null
  const loaded = new Date(officeTimeOf(asOf))
  const isToday = legalDateOf(loaded) === legalDateOf(new Date(officeNow()))
  const time = isToday ? legalClockText(loaded) : legalTimeText(loaded, language)
  return (
    <div className={clsx('offstrip', styles.offstrip, 'row gap-8 text-warning small strong')} role="status">
      <Icon name="offline" size={18} />
      {asOf === 0 ? say('core:offline.now') : say('core:offline', { time })}
    </div>
  )
}
