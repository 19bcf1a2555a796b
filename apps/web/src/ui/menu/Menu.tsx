import { useEffect, useState, type ComponentType } from 'react'

import { loadWhenCalm } from '../../lib/whenCalm.ts'
import { Late } from '../Late.tsx'
import type { MenuProps } from './menuParts.tsx'

let loaded: ComponentType<MenuProps> | undefined
const load = async () => (loaded ??= (await import('./OpenMenu.tsx')).OpenMenu)

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
  return <Late load={load} loaded={loaded} props={menu} onFail={() => setWanted(false)} fallback={plain} />
}

let isAsked = false

function loadWhenIdle(): void {
  if (isAsked) return
  isAsked = true
  loadWhenCalm(load)
}
