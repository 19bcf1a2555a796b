import { hexOf, type ColourName } from '@saki/domain/marks/colourNames'

/** A sample of a named colour; nothing for an unknown name. */
export function Swatch({ name }: { name: ColourName | undefined }) {
  return name ? <span className="swatch" style={{ background: hexOf(name) }} aria-hidden="true" /> : null
}
