const round = 'M2 0A2 3 0 1 0 2 6A2 3 0 1 0 2 0'
const bowl = 'M0 6V0H2.4A1.6 1.7 0 0 1 2.4 3.4H0'

/** Capital letters as strokes on a field of 4 × 6; drawn without a font, they look the same on every machine. */
const strokes: Record<string, string> = {
  A: 'M0 6 2 0 4 6M.7 4H3.3',
  B: 'M0 6V0H2.5A1.4 1.4 0 0 1 2.5 2.9H0M2.5 2.9A1.5 1.55 0 0 1 2.5 6H0',
  C: 'M4 1.2A2.2 3 0 1 0 4 4.8',
  D: 'M0 0V6H1.4A2.6 3 0 0 0 1.4 0Z',
  E: 'M3.8 0H0V6H3.8M0 3H3',
  F: 'M3.8 0H0V6M0 3H3',
  G: 'M4 1.2A2.2 3 0 1 0 4 4.8V3.2H2.4',
  H: 'M0 0V6M4 0V6M0 3H4',
  I: 'M2 0V6',
  J: 'M3.4 0V4.2A1.7 1.8 0 0 1 0 4.2',
  K: 'M0 0V6M3.9 0 0 3.6M1.4 2.4 4 6',
  L: 'M0 0V6H3.7',
  M: 'M0 6V0L2 3.6 4 0V6',
  N: 'M0 6V0L4 6V0',
  O: round,
  P: bowl,
  Q: `${round}M2.6 4.4 4 6.2`,
  R: `${bowl}M2 3.4 4 6`,
  S: 'M3.7 1C3-.3.3-.2.3 1.6C.3 3.4 3.8 2.6 3.8 4.5C3.8 6.4.8 6.3.1 4.9',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V4A2 2 0 0 0 4 4V0',
  V: 'M0 0 2 6 4 0',
  W: 'M0 0 1 6 2 2 3 6 4 0',
  X: 'M0 0 4 6M4 0 0 6',
  Y: 'M0 0 2 3 4 0M2 3V6',
  Z: 'M0 0H4L0 6H4',
}
const ADVANCE = 6

/** Words in capitals, at most `width` wide and `height` high, centred at `x`, with their baseline at `y`. */
export function lettering(
  words: string,
  { x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>,
): string {
  const letters = [...words.toUpperCase()]
  const scale = Math.min(height / 6, width / (letters.length * ADVANCE - 2))
  const left = x - ((letters.length * ADVANCE - 2) * scale) / 2
  const paths = letters.map((letter, at) =>
    strokes[letter] ? `<path transform="translate(${at * ADVANCE} 0)" d="${strokes[letter]}"/>` : '',
  )
  return `<g transform="translate(${left} ${y - 6 * scale}) scale(${scale})" fill="none" stroke-width=".8" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g>`
}
