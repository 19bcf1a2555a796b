import { clsx } from 'clsx'
import { hexOf, type ColourName } from '@saki/domain/marks/colourNames'
import styles from '../forms.module.css'

/** A sample of a named colour; nothing for an unknown name. */
export function Swatch({ name }: { name: ColourName | undefined }) {
  return name ? (
    <span className={clsx(styles.swatch, 'fixed')} style={{ background: hexOf(name) }} aria-hidden="true" />
  ) : null
}
