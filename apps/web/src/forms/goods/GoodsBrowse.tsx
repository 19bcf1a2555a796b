import { clsx } from 'clsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useWords } from '../../ui/useWords.ts'
import { TwoNames } from '../../ui/TwoNames.tsx'
import type { BasketClassEntry } from './basket.ts'
import type { NiceClassesState } from '../../cases/niceClasses.ts'
import styles from './goods.module.css'

interface GoodsBrowseProps {
  names: NiceClassesState
  chosen: readonly BasketClassEntry[]
  onChoose: (niceClass: string) => void
}

/** The 45 classes with their headings; choosing one lists its terms. */
export function GoodsBrowse({ names, chosen, onChoose }: GoodsBrowseProps) {
  const { say } = useWords('goods')
  if (names.isPending) return <Skeleton lines={8} />
  if (names.error)
    return (
      <div className={styles.note}>
        <ErrorPanel error={names.error} onRetry={names.retry} />
      </div>
    )
  return (
    <div className={clsx(styles.list, 'scrolls hairline-above')} role="region" aria-label={say('goods:browse')}>
      <ul className={styles.browse}>
        {names.classes.map(({ NICE_CLASS_CODE: code }) => {
          const { term, caption, kind } = names.wordsOf(code)
          const count = chosen.find(({ niceClass }) => niceClass === code)?.terms.length ?? 0
          return (
            <li key={code}>
              <button
                type="button"
                className="bare flex align-baseline gap-12 full-width text-start middle"
                onClick={() => onChoose(code)}
              >
                <b className="mono">{code}</b>
                <span className="grow">
                  <b>
                    <TwoNames name={term} own={caption} />
                  </b>
                  <span className="hint block">{names.headingOf(code)}</span>
                </span>
                <span className="hint">
                  {count > 0
                    ? say('goods:terms', { count })
                    : kind && say(kind === 'goods' ? 'goods:kind.goods' : 'goods:kind.services')}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
