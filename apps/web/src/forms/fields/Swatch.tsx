import { hexOf, type ColourName } from '@saki/domain/marks/colourNames'
import styles from '../forms.module.css'

/** A sample of a named colour; nothing for an unknown name. */
export function Swatch({ name }: { name: ColourName | undefined }) {
  return name ? <span className={styles.swatch} style={{ background: hexOf(name) }} aria-hidden="true" /> : null
}
