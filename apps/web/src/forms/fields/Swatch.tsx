import { hexOf, type ColourName } from '@saki/domain/marks/colourNames'

/** A named colour to be seen beside its word; nothing where the word names none we know. */
export function Swatch({ name }: { name: ColourName | undefined }) {
  return name ? <span className="swatch" style={{ background: hexOf(name) }} aria-hidden="true" /> : null
}
