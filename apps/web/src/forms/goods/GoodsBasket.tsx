import { fieldText, sectionOf } from '@saki/domain/forms/form'
import { isNiceClass } from '@saki/domain/goods/niceClass'
import { clsx } from 'clsx'
import { memo, useMemo, useState } from 'react'

import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { Money } from '../../ui/Money.tsx'
import { useWords } from '../../ui/useWords.ts'
import { useDelayed } from '../../lib/useDelayed.ts'
import { useFormScene } from '../scene.ts'
import { BasketClass, type BasketClassProps } from './BasketClass.tsx'
import { termCount } from './basket.ts'
import { isSimilarOff, LEAST_NAME } from './similarSetting.ts'
import type { NiceClassesState } from '../../cases/niceClasses.ts'
import { useTermChecks } from './termChecks.ts'
import type { Basket } from './useBasket.ts'
import styles from './goods.module.css'

const none: readonly string[] = []
/** Milliseconds after the last change of the classes until marks alike are counted. */
const PAUSE = 500

interface GoodsBasketProps {
  section: string
  basket: Basket
  names: NiceClassesState
  /** Searches terms of one class only. */
  onSearch: (niceClass: string) => void
}

/** The goods and services of the filing by class, with fees. On phones a panel at the bottom that opens. */
export function GoodsBasket({ section, basket, names, onSearch }: GoodsBasketProps) {
  const { say } = useWords('goods', 'drafts')
  const { fees, errors, data } = useFormScene()
  const { classes, actions, readOnly } = basket
  const [isOpen, setOpen] = useState(false)
  const { checkOf, version } = useTermChecks(classes)
  const own = useMemo(
    () => classes.map(({ niceClass, terms }) => terms.filter((term) => checkOf(niceClass, term)?.source === null)),
    // `version` changes when `checkOf` has new results.
    // oxlint-disable-next-line react/exhaustive-deps
    [classes, checkOf, version],
  )
  const sought = useSought(
    fieldText(sectionOf(data, 'SIGN'), 'MARK_NAME').trim(),
    classes.map(({ niceClass }) => niceClass).filter(isNiceClass),
  )
  const count = say('goods:basket.count', {
    classes: say('goods:classes', { count: classes.length }),
    terms: say('goods:terms', { count: termCount(classes) }),
  })
  return (
    <section
      className={clsx('card', styles.basket, 'clipped', isOpen ? styles.open : '')}
      aria-labelledby={`${section}-basket`}
    >
      <div className={clsx(styles.head, 'flex wrap align-baseline gap-12 row-gap-4')}>
        <h2 id={`${section}-basket`} className="grow large">
          <Label k="goods:basket" />
        </h2>
        <span className="hint" role="status">
          {count}
        </span>
        <button
          type="button"
          className={clsx('icon-button', styles.opener)}
          aria-expanded={isOpen}
          aria-label={say(isOpen ? 'goods:basket.close' : 'goods:basket.open')}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'chevron-down' : 'chevron-up'} />
        </button>
      </div>
      <div className={clsx(styles.inside, 'scrolls')}>
        {classes.length === 0 && <p className={clsx('muted', styles.empty)}>{say('goods:basket.empty')}</p>}
        <ul>
          {classes.map((row, at) => (
            <ClassInBasket
              key={row.niceClass || at}
              path={`${section}.${at}`}
              row={row}
              names={names}
              actions={actions}
              readOnly={readOnly}
              error={errors.get(`${section}.${at}.TERMS`) ?? errors.get(`${section}.${at}.NICE_CLASS_CODE`)}
              fee={row.terms.length > 0 ? fees?.perClass : undefined}
              own={own[at] ?? none}
              sought={sought}
              onSearch={onSearch}
            />
          ))}
        </ul>
        {fees?.total !== undefined && classes.length > 0 && (
          <p className={clsx(styles.total, 'flex between align-baseline hairline-above')}>
            <span>
              <Label k="drafts:fee.total" />
            </span>
            <b>
              <Money amount={fees.total} />
            </b>
          </p>
        )}
      </div>
    </section>
  )
}

/** Memoised per class: a list may have 45 of them. */
const ClassInBasket = memo(
  BasketClass,
  (before: BasketClassProps, after: BasketClassProps) =>
    before.path === after.path &&
    before.row.niceClass === after.row.niceClass &&
    sameList(before.row.terms, after.row.terms) &&
    before.names.wordsOf === after.names.wordsOf &&
    before.actions === after.actions &&
    before.readOnly === after.readOnly &&
    before.error === after.error &&
    before.fee === after.fee &&
    before.sought === after.sought &&
    before.onSearch === after.onSearch &&
    sameList(before.own, after.own),
)

function sameList(one: readonly string[], other: readonly string[]): boolean {
  return one === other || (one.length === other.length && one.every((term, at) => term === other[at]))
}

/** For what marks alike are counted; undefined without a name or classes, or when the reader turned their search off. */
function useSought(name: string, classes: readonly string[]): BasketClassProps['sought'] {
  const [isOff] = useState(isSimilarOff)
  const asked = useDelayed(classes.join(','), PAUSE)
  const isCounted = !isOff && name.length >= LEAST_NAME && asked !== ''
  return useMemo(() => (isCounted ? { name, classes: asked } : undefined), [isCounted, name, asked])
}
