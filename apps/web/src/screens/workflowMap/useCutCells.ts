import { useLayoutEffect, type RefObject } from 'react'

import styles from './workflowMap.module.css'

/** What is taller by less than this share is letters that reach beyond their line. */
const TOLERANCE = 1.25

/**
 * Marks closed cells that do not show their whole text, with `data-cut`, which draws three dots after the last word that fits. The
 * browser's own ellipsis cuts through numbers: in Arabic lines "23:59" became "3:59".
 */
export function useCutCells(table: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = table.current
    if (!element) return
    const mark = () => {
      const cells = [...element.querySelectorAll<HTMLElement>(`.${styles.short} .cell-body`)]
      for (const cell of cells) delete cell.dataset['cut']
      const cut = cells.filter((cell) => cell.scrollHeight > cell.clientHeight * TOLERANCE)
      for (const cell of cut) cell.dataset['cut'] = ''
    }
    mark()
    const sizes = new ResizeObserver(mark)
    sizes.observe(element)
    document.fonts.addEventListener('loadingdone', mark)
    return () => {
      sizes.disconnect()
      document.fonts.removeEventListener('loadingdone', mark)
    }
  })
}
