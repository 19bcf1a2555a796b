import { clsx } from 'clsx'
import { useCallback, useState, type ClipboardEvent, type KeyboardEvent } from 'react'

import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { textDirection } from '../../ui/TextField.tsx'
import { useWords } from '../../ui/useWords.ts'
import { GoodsBrowse } from './GoodsBrowse.tsx'
import { GoodsPaste } from './GoodsPaste.tsx'
import { GoodsResults } from './GoodsResults.tsx'
import { GoodsStatus } from './GoodsStatus.tsx'
import type { NiceClassesState } from '../../cases/niceClasses.ts'
import { OwnTerm } from './OwnTerm.tsx'
import { itemsOf, markedItem, type Item } from './items.ts'
import { noteListed } from './termChecks.ts'
import type { Basket } from './useBasket.ts'
import { useNiceTerms, type FoundTerm } from './useNiceTerms.ts'
import styles from './goods.module.css'

interface GoodsSearchProps {
  id: string
  basket: Basket
  names: NiceClassesState
  error: string | undefined
  /** The only class whose terms are searched; undefined: all. */
  only: string | undefined
  onOnly: (niceClass: string | undefined) => void
}

const PAGE_STEP = 10
/** Pasted text with one of these characters is treated as a list of terms. */
const several = /[;；؛\r\n]/u

/** 'Apa yang Anda jual?': a combobox with a list that is always open, for ticking terms with mouse and keyboard. */
export function GoodsSearch({ id, basket, names, error, only, onOnly }: GoodsSearchProps) {
  const { say } = useWords('goods')
  const { actions } = basket
  const [typed, setTyped] = useState('')
  const [marked, setMarked] = useState<string>()
  const [own, setOwn] = useState<string>()
  const [pasted, setPasted] = useState<string>()
  const [isBrowsing, setBrowsing] = useState(false)
  const terms = useNiceTerms(typed, only)
  const items = itemsOf(terms, own === undefined ? typed : '')
  const at = markedItem(items, marked, basket.has)
  const list = `${id}-list`
  const press = useCallback(
    (found: FoundTerm, isOn: boolean) => {
      setMarked(String(found.TERM_ID))
      if (isOn) return actions.remove(found.NICE_CLASS_CODE, found.TERM)
      noteListed(found.NICE_CLASS_CODE, found.TERM, found.SOURCE)
      actions.add(found.NICE_CLASS_CODE, [found.TERM])
    },
    [actions],
  )
  const takeOwn = useCallback(() => setOwn(typed.trim()), [typed])
  const search = (text: string, niceClass = only) => {
    setTyped(text)
    onOnly(niceClass)
    setMarked(undefined)
    setOwn(undefined)
    setBrowsing(false)
  }
  const choose = (item: Item | undefined) => {
    if (!item) return
    if (item.kind === 'own') return takeOwn()
    const { found } = item
    if (!basket.has(found.NICE_CLASS_CODE, found.TERM)) press(found, false)
    setMarked(items[at + 1]?.key ?? item.key)
  }
  const move = (to: number) => {
    if (items.length === 0) return
    if (to >= items.length - 1 && terms.hasMore) terms.more()
    setMarked(items[Math.max(0, Math.min(items.length - 1, to))]?.key)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const steps: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + PAGE_STEP,
      PageUp: at - PAGE_STEP,
    }
    const to = steps[event.key]
    if (event.nativeEvent.isComposing) return
    if (to !== undefined) {
      event.preventDefault()
      move(to)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      // While `isLate`, the list still belongs to the previous text, so Enter does nothing.
      if (!terms.isLate && !event.repeat) choose(items[at])
    } else if (event.key === 'Escape' && typed !== '') {
      event.preventDefault()
      search('')
    } else if (event.key === 'Backspace' && typed === '' && !event.repeat) {
      actions.removeLast()
    }
  }
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (!several.test(text.trim())) return
    event.preventDefault()
    setPasted(text)
  }
  return (
    <div className="card shrinks clipped">
      <div className={clsx(styles.ask, error ? 'faulty' : '')}>
        <label htmlFor={id} className="block large strong below-8">
          <Label k="goods:ask" />
        </label>
        {error && (
          <p className="fault" id={`${id}-error`}>
            <Icon name="alert" size={18} />
            {error}
          </p>
        )}
        <div className="input-frame lead">
          <Icon name="search" />
          <input
            id={id}
            className="input"
            role="combobox"
            dir={textDirection(typed)}
            autoComplete="off"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={items.length > 0}
            aria-controls={list}
            aria-activedescendant={items[at] ? `${list}-${items[at].key}` : undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error ${id}-status` : `${id}-status`}
            value={typed}
            onChange={(event) => search(event.target.value)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
          />
        </div>
        <GoodsStatus id={`${id}-status`} terms={terms} hasQuestion={typed.trim() !== '' || only !== undefined} />
        <div className={clsx(styles.ways, 'row wrap gap-8 row-gap-4')}>
          {only !== undefined && (
            <span className={clsx(styles.only, 'inline-row gap-4 rounded small strong')}>
              {say('goods:only', { class: only, words: names.wordsOf(only).term })}
              <button
                type="button"
                className="icon-button"
                aria-label={say('goods:only.end', { class: only })}
                onClick={() => (onOnly(undefined), setMarked(undefined), document.getElementById(id)?.focus())}
              >
                <Icon name="close" size={16} />
              </button>
            </span>
          )}
          <Button look="act" icon="list" aria-expanded={isBrowsing} onClick={() => setBrowsing(!isBrowsing)}>
            <Label k="goods:browse" />
          </Button>
          <Button look="act" icon="copy" onClick={() => setPasted('')}>
            <Label k="goods:paste" />
          </Button>
        </div>
      </div>
      {own !== undefined && (
        <OwnTerm
          key={own}
          term={own}
          niceClass={only ?? terms.groups[0]?.niceClass ?? basket.classes[0]?.niceClass ?? ''}
          names={names}
          onAdd={(niceClass) => {
            actions.add(niceClass, [own])
            search('')
            document.getElementById(id)?.focus()
          }}
          onClose={() => (setOwn(undefined), document.getElementById(id)?.focus())}
        />
      )}
      {isBrowsing ? (
        <GoodsBrowse
          names={names}
          chosen={basket.classes}
          onChoose={(niceClass) => (search('', niceClass), document.getElementById(id)?.focus())}
        />
      ) : (
        <GoodsResults
          id={list}
          terms={terms}
          items={items}
          at={at}
          asked={terms.asked}
          has={basket.has}
          names={names}
          onPress={press}
          onOwn={takeOwn}
          onExample={search}
        />
      )}
      {pasted !== undefined && (
        <GoodsPaste text={pasted} names={names} basket={basket} only={only} onClose={() => setPasted(undefined)} />
      )}
    </div>
  )
}
