import type { PageLook, PreflightFinding, PageSide } from '@saki/domain/preflight/look'
import type { CSSProperties } from 'react'
import styles from './preflight.module.css'

/** Marks the margins that are not free, over the picture of a page. */
export function MarginBands({ look, findings }: { look: PageLook; findings: readonly PreflightFinding[] }) {
  return findings.map(({ code, values }, at) =>
    code === 'margin' && values ? (
      <span
        key={at}
        className={styles.findingBand}
        style={bandOf(values['side'] as PageSide, Number(values['wanted']) * 10, look)}
      />
    ) : null,
  )
}

/** Physical sides, independent of the reading direction: pages are not mirrored. */
function bandOf(side: PageSide, millimetres: number, { width, height }: PageLook): CSSProperties {
  const across = side === 'left' || side === 'right'
  const share = `${(millimetres / (across ? width : height)) * 100}%`
  return across ? { top: 0, bottom: 0, [side]: 0, width: share } : { left: 0, right: 0, [side]: 0, height: share }
}
