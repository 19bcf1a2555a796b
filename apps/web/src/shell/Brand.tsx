import { clsx } from 'clsx'
import { BrandMark } from '../ui/icons/Kawung.tsx'
import { useWords } from '../ui/useWords.ts'
import styles from './publicLayout.module.css'

/** The mark and the name, on public pages with the name of the office. */
export function Brand() {
  const { say } = useWords()
  return (
    <div className={clsx('brand-line', styles.brand, 'row gap-12 large strong')}>
      <BrandMark />
      <span className="nowrap">
        SAKI 21
        <small className="block muted caption-size regular" lang="id" dir="ltr">
          {say('core:office')}
        </small>
      </span>
    </div>
  )
}
