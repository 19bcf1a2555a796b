import { clsx } from 'clsx'
import { memo, useEffect, useRef, type UIEvent } from 'react'

import { Button } from '../../ui/Button.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useWords } from '../../ui/useWords.ts'
import { TwoNames } from '../../ui/TwoNames.tsx'
import { hitsIn, type Item } from './items.ts'
import type { NiceClassesState } from '../../cases/niceClasses.ts'
import type { FoundTerm, NiceTermsState } from './useNiceTerms.ts'
import styles from './goods.module.css'

interface GoodsResultsProps {
  id: string
  terms: NiceTermsState
  items: readonly Item[]
  at: number
  asked: string
  has: (niceClass: string, term: string) => boolean
  names: NiceClassesState
  onPress: (found: FoundTerm, isOn: boolean) => void
  onOwn: () => void
  onExample: (words: string) => void
}

/** Distance in pixels from the end of the list at which the next page is loaded. */
const NEAR_END = 600

/** Height in pixels of the sticky class heading at the top of the list. */
const HEAD = 44

/** Results by class, best class first. More are loaded near the end of the list. */
export function GoodsResults(props: GoodsResultsProps) {
  const { id, terms, items, at, asked, has, names, onPress, onOwn, onExample } = props
  const { say } = useWords('goods')
  const box = useRef<HTMLDivElement>(null)
  const marked = items[at]?.key
  useEffect(() => {
    if (marked) bringIntoView(box.current, document.getElementById(`${id}-${marked}`))
  }, [id, marked])
  useEffect(() => {
    box.current?.scrollTo(0, 0)
  }, [asked])
  if (terms.isPending) return <Skeleton lines={6} block={48} />
  const onScroll = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent<HTMLDivElement>) => {
    if (terms.hasMore && scrollHeight - scrollTop - clientHeight < NEAR_END) terms.more()
  }
  const own = items.at(-1)
  return (
    <>
      {terms.error && (
        <div className={styles.note}>
          <ErrorPanel error={terms.error} onRetry={terms.retry} />
        </div>
      )}
      {items.length === 0 && !terms.error && <Examples onExample={onExample} />}
      <div
        className={clsx(styles.list, 'scrolls hairline-above', items.length === 0 ? styles.bare : '')}
        ref={box}
        onScroll={onScroll}
        role="listbox"
        id={id}
        aria-label={say('goods:list')}
        aria-multiselectable="true"
      >
        {terms.groups.map(({ niceClass, terms: found }) => (
          <div key={niceClass} role="group" aria-labelledby={`${id}-class-${niceClass}`}>
            <ClassHead id={`${id}-class-${niceClass}`} niceClass={niceClass} names={names} />
            {found.map((term) => (
              <TermOption
                key={term.TERM_ID}
                id={`${id}-${term.TERM_ID}`}
                found={term}
                asked={asked}
                isOn={has(niceClass, term.TERM)}
                isAt={String(term.TERM_ID) === marked}
                onPress={onPress}
              />
            ))}
          </div>
        ))}
        {own?.kind === 'own' && (
          <div
            role="option"
            id={`${id}-own`}
            aria-selected={false}
            className={clsx(
              styles.option,
              'row gap-12 hairline-above middle break-anywhere',
              styles.own,
              marked === 'own' ? styles.active : '',
            )}
            onMouseDown={(event) => {
              event.preventDefault()
              onOwn()
            }}
          >
            <Icon name="plus" size={20} />
            <span>
              <b>
                <bdi>{say('goods:own.add', { term: own.term })}</bdi>
              </b>
              <span className="hint block">{say('goods:own.warn')}</span>
            </span>
          </div>
        )}
      </div>
      {terms.isLoadingMore && <p className={clsx('hint', styles.more)}>{say('core:loading')}</p>}
    </>
  )
}

/** Scrolls the list only, unless the list itself does not scroll. */
function bringIntoView(box: HTMLElement | null, row: HTMLElement | null): void {
  if (!box || !row) return
  if (box.scrollHeight <= box.clientHeight + 1) return row.scrollIntoView({ block: 'nearest' })
  const { top, bottom } = row.getBoundingClientRect()
  const { top: start, bottom: end } = box.getBoundingClientRect()
  if (top < start + HEAD) box.scrollTop -= start + HEAD - top
  else if (bottom > end) box.scrollTop += bottom - end
}

function ClassHead({ id, niceClass, names }: { id: string; niceClass: string; names: NiceClassesState }) {
  const { say } = useWords('goods')
  const { term, caption, kind } = names.wordsOf(niceClass)
  return (
    <div className={clsx(styles.classOfList, 'flex align-baseline gap-10 well hairline-below middle')} id={id}>
      <b className="mono">{niceClass}</b>
      <span className="grow">
        <b>
          <TwoNames name={term} own={caption} />
        </b>
      </span>
      {kind && <span className="hint">{say(kind === 'goods' ? 'goods:kind.goods' : 'goods:kind.services')}</span>}
    </div>
  )
}

interface TermOptionProps {
  id: string
  found: FoundTerm
  asked: string
  isOn: boolean
  isAt: boolean
  onPress: (found: FoundTerm, isOn: boolean) => void
}

const TermOption = memo(function TermOption({ id, found, asked, isOn, isAt, onPress }: TermOptionProps) {
  const { say, language } = useWords('goods')
  const caption = language !== 'id' && found.TERM_EN !== '' && found.TERM_EN !== found.TERM ? found.TERM_EN : undefined
  return (
    <div
      role="option"
      id={id}
      aria-selected={isOn}
      className={clsx(styles.option, 'row gap-12 middle break-anywhere', isAt ? styles.active : '')}
      // Prevents the default so that the text field keeps the focus.
      onMouseDown={(event) => {
        event.preventDefault()
        if (event.button === 0) onPress(found, isOn)
      }}
    >
      <span className={`box ${isOn ? 'on' : ''}`} aria-hidden="true">
        {isOn && <Icon name="check" size={18} />}
      </span>
      <span className="grow">
        <span lang="id" dir="auto">
          {hitsIn(found.TERM, asked).map(({ text, isHit }, index) =>
            isHit ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
          )}
        </span>
        {caption && (
          <span className="caption" lang="en">
            <bdi>{caption}</bdi>
          </span>
        )}
      </span>
      {isAt && (
        <span className="hint" aria-hidden="true">
          {isOn ? say('goods:chosen') : 'Enter'}
        </span>
      )}
    </div>
  )
})

const examples = ['kopi', 'baju kaos', 'aplikasi', 'salon'] as const

/** Shown before anything is typed, and when nothing was found. */
function Examples({ onExample }: { onExample: (words: string) => void }) {
  const { say } = useWords('goods')
  return (
    <div className={clsx(styles.start, 'hairline-above')}>
      <p>{say('goods:start')}</p>
      <p className="actions">
        <span className="hint">
          <Label k="goods:start.try" />
        </span>
        {examples.map((words) => (
          <Button key={words} small look="quiet" onClick={() => onExample(words)}>
            <span lang="id">{words}</span>
          </Button>
        ))}
      </p>
    </div>
  )
}
