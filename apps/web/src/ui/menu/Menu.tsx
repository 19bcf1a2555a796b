import { lazy, Suspense, useEffect, useState } from 'react'

import { loadWhenCalm } from '../../lib/whenCalm.ts'
import type { MenuProps } from './menuParts.tsx'

const load = () => import('./OpenMenu.tsx')
const OpenMenu = lazy(async () => ({ default: (await load()).OpenMenu }))

/** A button with a menu. Mantine's menu loads when a pointer or the focus reaches the button, or when the page is calm (lib/whenCalm.ts). */
export function Menu(menu: MenuProps) {
  const [isWanted, setWanted] = useState(false)
  useEffect(loadWhenIdle, [])
  const warm = () => void load().catch(() => undefined)
  const plain = (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      {...menu.button}
      onPointerEnter={warm}
      onFocus={warm}
      onClick={() => setWanted(true)}
    >
      {menu.face}
    </button>
  )
  if (!isWanted) return plain
  return (
    <Suspense fallback={plain}>
      <OpenMenu {...menu} />
    </Suspense>
  )
}

let isAsked = false

function loadWhenIdle(): void {
  if (isAsked) return
  isAsked = true
  loadWhenCalm(load)
}
