import './goods.css'

import { useNiceClasses } from './niceClasses.ts'
import { GoodsBasket } from './GoodsBasket.tsx'
import { GoodsSearch } from './GoodsSearch.tsx'
import { ShopHint } from './ShopHint.tsx'
import { useFormScene } from '../scene.ts'
import type { RowsOf } from '../rows/rowsOf.ts'
import { useBasket } from './useBasket.ts'

const PER_CLASS = 200

/** Goods and services of a mark: search by everyday words or class, and the chosen terms by class with fees. */
export function GoodsRows({ block }: { block: RowsOf }) {
  const { section, fields } = block
  const { errors } = useFormScene()
  const terms = fields['TERMS']
  const basket = useBasket(section, terms?.as === 'words' ? terms.max : PER_CLASS)
  const names = useNiceClasses()
  return (
    <div className="goods">
      {!basket.readOnly && <GoodsSearch id={section} basket={basket} names={names} error={errors.get(section)} />}
      <aside className="fs stack goodsside">
        <GoodsBasket section={section} basket={basket} names={names} />
        {!basket.readOnly && <ShopHint basket={basket} />}
      </aside>
    </div>
  )
}
