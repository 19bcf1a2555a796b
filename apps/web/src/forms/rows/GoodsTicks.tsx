import { rowsOf, wordsOf } from '@saki/domain/forms/form'
import { goodsOfCase, type RegisteredGoods } from '@saki/domain/requests/limitGoods'
import { clsx } from 'clsx'

import { TwoNames } from '../../ui/TwoNames.tsx'
import { useWords } from '../../ui/useWords.ts'
import { useNiceClasses } from '../../cases/niceClasses.ts'
import { useFormScene } from '../scene.ts'
import type { RowsOf } from './rowsOf.ts'
import { RowsError } from './RowsError.tsx'
import styles from '../forms.module.css'

/** The goods of the mark by class as checkboxes, and one for each whole class; saved in the order of the register. */
export function GoodsTicks({ block: { section } }: { block: RowsOf }) {
  const { data, change, errors } = useFormScene()
  const { say } = useWords('forms')
  const goods = goodsOfCase(data)
  const kept = new Map(
    rowsOf(data, section).map((row) => [String(Number(row['CLASS_CODE'])), new Set(wordsOf(row['TERMS']))]),
  )
  if (goods.length === 0) return <p className="hint">{say('forms:ticks.none')}</p>
  const isKept = (code: string, term: string) => kept.get(code)?.has(term) === true
  const keep = (code: string, terms: readonly string[], isTicked: boolean) =>
    change({
      [section]: goods
        .map(({ CLASS_CODE, TERMS }) => ({
          CLASS_CODE,
          TERMS: TERMS.filter((term) =>
            CLASS_CODE === code && terms.includes(term) ? isTicked : isKept(CLASS_CODE, term),
          ),
        }))
        .filter(({ TERMS }) => TERMS.length > 0),
    })
  const all = goods.flatMap(({ CLASS_CODE, TERMS }) => TERMS.map((term) => isKept(CLASS_CODE, term)))
  return (
    <div className={clsx('rows-block', styles.rowsBlock, 'stack', errors.has(section) && 'faulty')}>
      <p className="hint">{say('forms:ticks.chosen', { n: all.filter(Boolean).length, of: all.length })}</p>
      {goods.map((one, at) => (
        <GoodsOfClass
          key={one.CLASS_CODE}
          id={at === 0 ? section : `${section}-${one.CLASS_CODE}`}
          goods={one}
          isInvalid={errors.has(section)}
          isKept={(term) => isKept(one.CLASS_CODE, term)}
          keep={(terms, isTicked) => keep(one.CLASS_CODE, terms, isTicked)}
        />
      ))}
      <RowsError section={section} />
    </div>
  )
}

interface OfClass {
  id: string
  goods: RegisteredGoods
  isInvalid: boolean
  isKept: (term: string) => boolean
  keep: (terms: readonly string[], isTicked: boolean) => void
}

function GoodsOfClass({ id, goods: { CLASS_CODE, TERMS }, isInvalid, isKept, keep }: OfClass) {
  const { readOnly } = useFormScene()
  const { say } = useWords('forms')
  const { term: name, caption } = useNiceClasses().wordsOf(CLASS_CODE)
  const ticked = TERMS.filter(isKept).length
  return (
    <fieldset>
      <legend className="below-8">
        <bdi className="mono strong">{CLASS_CODE}</bdi> <TwoNames name={name} own={caption} />
      </legend>
      <div className="choices">
        <label className={`choice ${ticked === TERMS.length ? 'on' : ''}`}>
          <input
            type="checkbox"
            className="tick"
            id={id}
            checked={ticked === TERMS.length}
            ref={(box) => {
              if (box) box.indeterminate = ticked > 0 && ticked < TERMS.length
            }}
            disabled={readOnly}
            onChange={(event) => keep(TERMS, event.currentTarget.checked)}
            aria-invalid={isInvalid ? true : undefined}
          />
          <b>{say('forms:ticks.class', { class: CLASS_CODE })}</b>
        </label>
        {TERMS.map((term) => (
          <label key={term} className={`choice ${isKept(term) ? 'on' : ''}`}>
            <input
              type="checkbox"
              className="tick"
              checked={isKept(term)}
              disabled={readOnly}
              onChange={(event) => keep([term], event.currentTarget.checked)}
            />
            <bdi>{term}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
