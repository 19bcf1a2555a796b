import { HOUR_MS } from '@saki/domain/dates/durations'
import { kindOfClass, isNiceClass } from '@saki/domain/goods/niceClass'
import { useState } from 'react'

import { recallOwn, rememberOwn } from '../../lib/deviceStore.ts'
import { useCall } from '../../lib/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { showToast } from '../../ui/messages.ts'
import { Money } from '../../ui/Money.tsx'
import { useWords } from '../../ui/useWords.ts'
import { useFormScene } from '../scene.ts'
import { noteListed } from './termChecks.ts'
import type { Basket } from './useBasket.ts'

const SHOP = '35'

/** 'Toko daring?': sellers of goods often need class 35 too. Asked once per set of classes, until answered "no". */
export function ShopHint({ basket }: { basket: Basket }) {
  const { classes, actions } = basket
  const codes = classes.map(({ niceClass }) => niceClass)
  const name = `goods-shop:${codes.join(',')}`
  const [closed, setClosed] = useState<string>()
  const sellsGoods = codes.some((code) => isNiceClass(code) && kindOfClass(code) === 'goods')
  if (!sellsGoods || codes.includes(SHOP) || closed === name || recallOwn(name) !== null) return null
  return (
    <ShopQuestion
      onAdd={(term) => actions.add(SHOP, [term])}
      onNo={() => {
        rememberOwn(name, 'no')
        setClosed(name)
      }}
    />
  )
}

function ShopQuestion({ onAdd, onNo }: { onAdd: (term: string) => void; onNo: () => void }) {
  const { say } = useWords('goods')
  const { fees } = useFormScene()
  const query = { q: 'toko daring', classes: SHOP, size: 1 }
  const { data } = useCall('niceTerms', { query }, { staleTime: HOUR_MS })
  const shop = data?.data[0]
  if (!shop) return null
  return (
    <div className="note info">
      <Icon name="info" />
      <div className="grow">
        <p>
          <b>{say('goods:shop.ask')}</b> {say('goods:shop.why')}
          {fees?.perClass !== undefined && (
            <>
              {' '}
              {say('goods:shop.adds')} <Money amount={fees.perClass} />.
            </>
          )}
        </p>
        <p className="hint">
          {say('goods:shop.term')} <bdi lang="id">{shop.TERM}</bdi>
        </p>
        <div className="actions">
          <Button
            look="act"
            onClick={() => {
              noteListed(SHOP, shop.TERM, shop.SOURCE)
              onAdd(shop.TERM)
              showToast('goods:shop.added', { detail: shop.TERM })
            }}
          >
            <Label k="goods:shop.yes" />
          </Button>
          <Button look="act" onClick={onNo}>
            <Label k="core:no" />
          </Button>
        </div>
      </div>
    </div>
  )
}
