import type { RegisteredGoods } from '@saki/domain/requests/limitGoods'

import { Check, Choice } from '../../../ui/Choice.tsx'
import { Code } from '../../../ui/Code.tsx'
import { Label } from '../../../ui/Label.tsx'
import { useWords } from '../../../ui/useWords.ts'

interface GoodsProps {
  id: string
  /** Goods of the mark, by class. */
  present: readonly RegisteredGoods[]
  /** Goods that the reason concerns; none: all. */
  goods: RegisteredGoods[]
  isReadOnly: boolean
  error: string | undefined
  onChange: (goods: RegisteredGoods[]) => void
}

/** The goods that a reason concerns: all, or some to tick by class. Nothing to choose when the mark has one. */
export function GoodsField({ id, present, goods, isReadOnly, error, onChange }: GoodsProps) {
  const { say } = useWords('reasons')
  const count = present.reduce((sum, { TERMS }) => sum + TERMS.length, 0)
  if (count < 2) return null
  const chosen = (code: string) => goods.find(({ CLASS_CODE }) => CLASS_CODE === code)?.TERMS ?? []
  const put = (code: string, terms: readonly string[]) =>
    onChange(
      present.map(({ CLASS_CODE, TERMS }) => ({
        CLASS_CODE,
        TERMS: TERMS.filter((term) => (CLASS_CODE === code ? terms : chosen(CLASS_CODE)).includes(term)),
      })),
    )
  return (
    <div className="grid gap-8">
      <Choice
        id={`${id}-goods`}
        look="segments"
        label={<Label k="reasons:goods" />}
        error={error}
        locked={isReadOnly ? say('reasons:title') : undefined}
        value={goods.length === 0 ? 'all' : 'some'}
        onChange={(extent) => onChange(extent === 'all' ? [] : present.map((one) => ({ ...one, TERMS: [] })))}
        options={[
          { value: 'all', label: <Label k="reasons:goods.all" /> },
          { value: 'some', label: <Label k="reasons:goods.some" /> },
        ]}
      />
      {goods.length > 0 &&
        present.map(({ CLASS_CODE, TERMS }) => {
          const own = chosen(CLASS_CODE)
          return (
            <details key={CLASS_CODE} className="framed pad-8-16" open={TERMS.length <= FEW || own.length > 0}>
              <summary className="row below-8 gap-8">
                <Code value={CLASS_CODE} />
                <span className="grow">{say('reasons:goods.count', { n: own.length, of: TERMS.length })}</span>
              </summary>
              <Check
                id={`${id}-class-${CLASS_CODE}`}
                checked={own.length === TERMS.length}
                blocked={isReadOnly}
                onChange={(isWhole) => put(CLASS_CODE, isWhole ? TERMS : [])}
              >
                <b>{say('reasons:goods.class', { n: CLASS_CODE })}</b>
              </Check>
              {TERMS.map((term, at) => (
                <Check
                  key={term}
                  id={`${id}-term-${CLASS_CODE}-${at}`}
                  checked={own.includes(term)}
                  blocked={isReadOnly}
                  onChange={(isTicked) =>
                    put(CLASS_CODE, isTicked ? [...own, term] : own.filter((each) => each !== term))
                  }
                >
                  <bdi>{term}</bdi>
                </Check>
              ))}
            </details>
          )
        })}
    </div>
  )
}

/** Goods of a class that are shown from the start. */
const FEW = 12
