import { lettering } from './letters.ts'

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
