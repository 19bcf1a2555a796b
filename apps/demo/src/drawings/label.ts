/** Emblems of invented marks on a field of 400 × 400, drawn in `ink` on `ground`. */
const emblems = {
  cup: (ink: string, ground: string) =>
    `<circle cx="200" cy="150" r="62" fill="${ground}" stroke="${ink}" stroke-width="10"/><path d="M108 150H292" stroke="#fff" stroke-width="14"/>` +
    `<path d="M112 156H288C288 232 250 262 200 262S112 232 112 156Z" fill="${ink}"/><path d="M284 176c44-6 44 56-14 52" fill="none" stroke="${ink}" stroke-width="14"/>`,
  leaf: (ink: string, ground: string) =>
    `<path d="M200 60C276 118 276 206 200 262C124 206 124 118 200 60Z" fill="${ink}"/><path d="M200 96V262M200 150l38-30M200 196l44-34M200 150l-38-30M200 196l-44-34" fill="none" stroke="${ground}" stroke-width="8"/>`,
  wave: (ink: string, ground: string) =>
    `<circle cx="200" cy="160" r="104" fill="${ground}"/><path d="M96 168c34-40 70-40 104 0s70 40 104 0c0 58-46 96-104 96S96 226 96 168Z" fill="${ink}"/>`,
  peak: (ink: string, ground: string) =>
    `<circle cx="262" cy="112" r="36" fill="${ground}"/><path d="M80 258 178 92l52 86 26-40 64 120Z" fill="${ink}"/><path d="m178 92 22 36-22 18-20-20Z" fill="#fff"/>`,
  flower: (ink: string, ground: string) =>
    [0, 60, 120, 180, 240, 300]
      .map((turn) => `<ellipse cx="200" cy="106" rx="30" ry="54" fill="${ink}" transform="rotate(${turn} 200 160)"/>`)
      .join('') + `<circle cx="200" cy="160" r="26" fill="${ground}"/>`,
} as const
export type Emblem = keyof typeof emblems

/** Divisions of the Vienna classification for each emblem. Provisional: no office assigned them. */
export const emblemDivisions: Readonly<Record<Emblem, readonly string[]>> = {
  cup: ['11.3', '26.1', '29.1'],
  leaf: ['5.3', '29.1'],
  wave: ['1.15', '26.1', '29.1'],
  peak: ['1.3', '6.1', '29.1'],
  flower: ['5.5', '29.1'],
}

export interface LabelDrawing {
  emblem: Emblem
  /** Words below the emblem; '' for the emblem only. */
  words: string
  ink: string
  ground: string
}

/** The label of a mark, 400 × 400 units. */
export function labelDrawing({ emblem, words, ink, ground }: LabelDrawing): string {
  const picture = emblems[emblem](ink, ground)
  if (words === '') return `<g transform="translate(0 38)">${picture}</g>`
  return `${picture}<g stroke="${ink}">${lettering(words, { x: 200, y: 346, width: 340, height: 44 })}</g>`
}

/** Path of a handwritten signature. */
export const signatureDrawing =
  '<path d="M24 92c22-58 44-74 52-52s-30 74-8 68 34-70 48-66-16 52 2 50 24-46 38-44-10 40 6 38 30-34 42-32 2 26 18 22 40-22 84-30" fill="none" stroke="#1c2c4a" stroke-width="4" stroke-linecap="round"/>'

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
function lettering(words: string, { x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>): string {
  const letters = [...words.toUpperCase()]
  const scale = Math.min(height / 6, width / (letters.length * ADVANCE - 2))
  const left = x - ((letters.length * ADVANCE - 2) * scale) / 2
  const paths = letters.map((letter, at) =>
    strokes[letter] ? `<path transform="translate(${at * ADVANCE} 0)" d="${strokes[letter]}"/>` : '',
  )
  return `<g transform="translate(${left} ${y - 6 * scale}) scale(${scale})" fill="none" stroke-width=".8" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g>`
}
