import { pastedGoods } from '@saki/domain/goods/pastedGoods'
import { useState } from 'react'

import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Label } from '../../ui/Label.tsx'
import { Note } from '../../ui/Note.tsx'
import { TextArea } from '../../ui/TextField.tsx'
import { showToast } from '../../ui/messages.ts'
import { useWords } from '../../ui/useWords.ts'
import type { NiceClassesState } from '../../cases/niceClasses.ts'
import { ClassSelect } from './OwnTerm.tsx'
import { placeTerms, type PlacedTerm } from './placeTerms.ts'
import { findTerms, termCheckOf } from './termChecks.ts'
import type { Basket } from './useBasket.ts'
import styles from './goods.module.css'

interface GoodsPasteProps {
  text: string
  names: NiceClassesState
  basket: Basket
  only: string | undefined
  onClose: () => void
}

/** Adds many pasted terms: looks up the class of each; terms on no list go to the class the user chooses. */
export function GoodsPaste({ text, names, basket, only, onClose }: GoodsPasteProps) {
  const { say } = useWords('goods')
  const [typed, setTyped] = useState(text)
  const [niceClass, setNiceClass] = useState(only ?? basket.classes[0]?.niceClass ?? '')
  const [isBusy, setBusy] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const [result, setResult] = useState<PlacedTerm>()
  const mine = basket.classes.map((row) => row.niceClass)
  const look = async () => {
    if (niceClass === '') return setAsked(true)
    const goods = pastedGoods(typed)
    const asked = goods.classes.map((row) => ({ niceClass: row.niceClass ?? niceClass, terms: row.terms }))
    setBusy(true)
    // When the lookup fails, the terms go to the chosen class; the basket looks them up again later.
    await findTerms(asked).catch(() => undefined)
    setBusy(false)
    setResult(placeTerms(goods, niceClass, termCheckOf, mine))
  }
  const take = () => {
    let count = 0
    for (const row of result?.classes ?? []) count += basket.actions.add(row.niceClass, row.terms)
    showToast('goods:paste.done', { values: { count } })
    onClose()
  }
  return (
    <Dialog
      title={<Label k="goods:paste.title" />}
      width={720}
      tall
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Label k="core:cancel" />
          </Button>
          {result ? (
            <Button look="primary" onClick={take} blocked={result.count === 0 ? say('goods:paste.nothing') : undefined}>
              <Label k="goods:paste.take" values={{ count: result.count }} />
            </Button>
          ) : (
            <Button look="primary" busy={isBusy ? say('core:loading') : undefined} onClick={() => void look()}>
              <Label k="goods:paste.check" />
            </Button>
          )}
        </>
      }
    >
      <TextArea
        id="pasted-terms"
        label={<Label k="goods:paste.terms" />}
        hint={say('goods:paste.hint')}
        rows={7}
        value={typed}
        onChange={(next) => (setTyped(next), setResult(undefined))}
      />
      <ClassSelect
        id="pasted-class"
        value={niceClass}
        names={names}
        error={isAsked && niceClass === '' ? say('goods:own.class.missing') : undefined}
        onChange={(next) => (setNiceClass(next), setResult(undefined))}
      />
      {result && <PasteResult result={result} names={names} />}
    </Dialog>
  )
}

function PasteResult({ result, names }: { result: PlacedTerm; names: NiceClassesState }) {
  const { say } = useWords('goods')
  return (
    <div className={styles.pasted} role="status">
      <ul className="grid gap-6 above-8 below-12">
        {result.classes.map(({ niceClass, terms, own }) => (
          <li key={niceClass}>
            <bdi className="mono">{niceClass}</bdi> <span lang="id">{names.wordsOf(niceClass).term}</span>
            {': '}
            {say('goods:terms', { count: terms.length })}
            {own > 0 && <span className="hint"> {say('goods:paste.own', { count: own })}</span>}
          </li>
        ))}
      </ul>
      {result.classes.some(({ own }) => own > 0) && <Note tone="warn">{say('goods:own.warn')}</Note>}
      {result.dropped > 0 && <p className="hint">{say('goods:paste.dropped', { count: result.dropped })}</p>}
    </div>
  )
}
