import { clsx } from 'clsx'
import { Suspense, useState } from 'react'

import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { Money } from '../../ui/Money.tsx'
import { useWords } from '../../ui/useWords.ts'
import { TwoNames } from '../../ui/TwoNames.tsx'
import { latePart } from '../../ui/latePart.tsx'
import type { BasketClassEntry } from './basket.ts'
import type { NiceClassesState } from '../../cases/niceClasses.ts'
import type { BasketActions } from './basketController.ts'
import { termCheckOf } from './termChecks.ts'
import formsStyles from '../forms.module.css'
import goodsStyles from './goods.module.css'

const AlikeLine = latePart(async () => (await import('./AlikeLine.tsx')).AlikeLine, { isAid: true })

export interface BasketClassProps {
  path: string
  row: BasketClassEntry
  names: NiceClassesState
  actions: BasketActions
  readOnly: boolean
  error: string | undefined
  fee: number | undefined
  /** Terms of the class that are on no list. */
  own: readonly string[]
  /** Name of the mark and classes of the draft, for which marks alike are counted; undefined when they are not. */
  sought: { name: string; classes: string } | undefined
  /** Searches terms of this class only. */
  onSearch: (niceClass: string) => void
}

const MOST_SHOWN = 40

/** One class of the basket: its words, its fee and its terms; terms on no list are marked with text. */
export function BasketClass(props: BasketClassProps) {
  const { path, row, names, actions, readOnly, error, fee, own, sought, onSearch } = props
  const { niceClass, terms } = row
  const { say } = useWords('goods')
  const [showsAll, setShowsAll] = useState(false)
  const { term: words, caption } = names.wordsOf(niceClass)
  const shown = showsAll ? terms : terms.slice(0, MOST_SHOWN)
  const mine = new Set(own)
  return (
    <li className={clsx(goodsStyles.row, 'hairline-above', error ? 'faulty' : '')} id={`${path}.TERMS`} tabIndex={-1}>
      {error && (
        <p className="fault">
          <Icon name="alert" size={18} />
          {error}
        </p>
      )}
      <div className={clsx(goodsStyles.rowHead, 'below-6 flex align-start gap-8')}>
        <h3 className="grow regular flex gap-4 align-baseline">
          <bdi className="mono strong">{niceClass}</bdi>
          <span className="shrinks">
            <TwoNames name={words} own={caption} />
          </span>
        </h3>
        {fee !== undefined && (
          <b className="middle">
            <Money amount={fee} />
          </b>
        )}
        {!readOnly && (
          <button
            type="button"
            className="icon-button"
            aria-label={say('goods:class.remove', { class: niceClass })}
            title={say('goods:class.remove', { class: niceClass })}
            onClick={() => actions.removeClass(niceClass)}
          >
            <Icon name="trash" size={18} />
          </button>
        )}
      </div>
      {terms.length === 0 && !readOnly && (
        <Button look="act" icon="search" onClick={() => onSearch(niceClass)}>
          <Label k="goods:class.search" values={{ class: niceClass }} />
        </Button>
      )}
      <ul className={clsx(goodsStyles.chips, formsStyles.words, 'flex wrap gap-6')}>
        {shown.map((term, at) => (
          <li key={`${term}${at}`} className={mine.has(term) ? goodsStyles.own : ''}>
            <bdi>{term}</bdi>
            {mine.has(term) && (
              <span className={clsx(goodsStyles.mine, 'fixed text-warning caption-size')}>{say('goods:own.chip')}</span>
            )}
            {!readOnly && (
              <button
                type="button"
                aria-label={say('goods:term.remove', { term })}
                onClick={() => actions.remove(niceClass, term)}
              >
                <Icon name="close" size={16} />
              </button>
            )}
          </li>
        ))}
      </ul>
      {terms.length > MOST_SHOWN && (
        <Button look="act" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          <Label k={showsAll ? 'goods:terms.fewer' : 'goods:terms.all'} values={{ count: terms.length }} />
        </Button>
      )}
      {sought && (
        <Suspense fallback={<p className="hint above-6">&nbsp;</p>}>
          <AlikeLine niceClass={niceClass} {...sought} />
        </Suspense>
      )}
      {own.length > 0 && <OwnAdvice niceClass={niceClass} own={own} actions={actions} readOnly={readOnly} />}
    </li>
  )
}

interface OwnAdviceProps {
  niceClass: string
  own: readonly string[]
  actions: BasketActions
  readOnly: boolean
}

const MOST_ADVICE = 3
const MOST_NEAR = 2

/**
 * Advice on terms that are on no list, with similar listed terms to choose instead. Nothing is replaced automatically.
 */
function OwnAdvice({ niceClass, own, actions, readOnly }: OwnAdviceProps) {
  const { say } = useWords('goods')
  return (
    <div className={goodsStyles.advice}>
      <p className={clsx(formsStyles.advice, 'flex align-start gap-6 text-warning small strong')}>
        <Icon name="warning" size={16} />
        {say('goods:own.warn')}
      </p>
      {!readOnly &&
        own.slice(0, MOST_ADVICE).map((term) => {
          const { otherClasses = [], nearest = [] } = termCheckOf(niceClass, term) ?? {}
          const [other] = otherClasses
          if (other === undefined && nearest.length === 0) return null
          return (
            <p key={term} className="hint">
              {say('goods:own.instead', { term })}{' '}
              {other !== undefined && (
                <button
                  type="button"
                  className="text-button"
                  onClick={() => actions.replace(niceClass, term, { niceClass: other, term })}
                >
                  {say('goods:own.move', { class: other })}
                </button>
              )}
              {nearest.slice(0, MOST_NEAR).map((near) => (
                <button
                  key={near}
                  type="button"
                  className="text-button"
                  onClick={() => actions.replace(niceClass, term, { niceClass, term: near })}
                >
                  <bdi>{near}</bdi>
                </button>
              ))}
            </p>
          )
        })}
    </div>
  )
}
