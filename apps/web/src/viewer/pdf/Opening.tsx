import { clsx } from 'clsx'
import { useEffect, useState } from 'react'

import { Icon } from '../../ui/icons/Icon.tsx'
import { useWords } from '../../ui/useWords.ts'
import styles from '../viewer.module.css'

const MEGABYTE = 1024 * 1024
/** Milliseconds after which a slow connection is mentioned. */
const LONG = 10_000

/** Progress while a document opens. */
export function Opening({ loaded, size }: { loaded: number; size: number }) {
  const { say, language } = useWords('viewer', 'core')
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG)
    return () => clearTimeout(timer)
  }, [])
  const number = new Intl.NumberFormat(language === 'id' ? 'id-ID' : 'en', { maximumFractionDigits: 1 })
  const megabytes = (bytes: number) => number.format(bytes / MEGABYTE)
  return (
    <div className={clsx(styles.opening, 'flex align-start gap-16 grow well')} role="status" aria-busy="true">
      <Icon name="spinner" size={24} />
      <div>
        <p>{say('viewer:pdf.opening')}</p>
        {size > MEGABYTE && (
          <p className="hint">{say('viewer:pdf.opening.so.far', { mb: megabytes(loaded), of: megabytes(size) })}</p>
        )}
        {isLong && <p className="hint">{say('core:loading.slow')}</p>}
      </div>
    </div>
  )
}
