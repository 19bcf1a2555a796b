import sharp, { type Sharp } from 'sharp'

import { drawNumbers, type DrawnNumbers } from '../../apps/api/src/operator/seed/drawnNumbers.ts'

const SIDE = 400

/** How a made-up label is painted: filled as usual, or as lines only. */
interface Look {
  /** Turns every colour by this many degrees of hue, and its lightness a little. */
  turn: number
  linesOnly: boolean
}

const plain: Look = { turn: 0, linesOnly: false }

/** A made-up label of shapes and strokes; the same seed always gives the same one. */
export function drawnLabel(seed: number, look: Look = plain): Sharp {
  return sharp(Buffer.from(labelSvg(drawNumbers(seed * 7919 + 13), look)))
}

function labelSvg(drawn: DrawnNumbers, { turn, linesOnly }: Look): string {
  const hues = Array.from({ length: 3 }, () => drawn.below(360))
  const colour = () => {
    const lightness = 22 + drawn.below(50)
    const shade = turn === 0 ? lightness : 22 + ((lightness - 22 + 11) % 50)
    return `hsl(${(drawn.oneOf(hues as [number, ...number[]]) + turn) % 360} ${45 + drawn.below(50)}% ${shade}%)`
  }
  const paint = () => {
    const chosen = colour()
    return linesOnly ? `fill="none" stroke="${chosen}" stroke-width="4"` : `fill="${chosen}"`
  }
  const ground = drawn.below(3) === 0 && !linesOnly ? colour() : '#ffffff'
  const shapes = Array.from({ length: 4 + drawn.below(5) }, () => shape(drawn, paint, colour))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><rect width="400" height="400" fill="${ground}"/>${shapes.join('')}${letters(drawn, colour())}</svg>`
}

function shape(drawn: DrawnNumbers, paint: () => string, colour: () => string): string {
  const [x, y, size] = [60 + drawn.below(280), 50 + drawn.below(230), 20 + drawn.below(75)]
  const turned = `transform="rotate(${drawn.below(180)} ${x} ${y})"`
  switch (drawn.below(6)) {
    case 0:
      return `<circle cx="${x}" cy="${y}" r="${size * 0.8}" ${paint()}/>`
    case 1:
      return `<rect x="${x - size}" y="${y - size / 2}" width="${size * 2}" height="${size}" rx="${drawn.below(20)}" ${paint()} ${turned}/>`
    case 2:
      return `<polygon points="${starPoints(x, y, size, 3 + drawn.below(7), 0.35 + drawn.fraction() * 0.6)}" ${paint()} ${turned}/>`
    case 3:
      return `<path d="M${x - size} ${y}q${size / 2} ${-size * drawn.fraction() * 2} ${size} 0t${size} 0" fill="none" stroke="${colour()}" stroke-width="${4 + drawn.below(14)}" ${turned}/>`
    case 4:
      return `<path d="M${x - size} ${y}A${size} ${size * (0.5 + drawn.fraction() / 2)} 0 0 1 ${x + size} ${y}Z" ${paint()} ${turned}/>`
    default:
      return Array.from(
        { length: 3 + drawn.below(3) },
        (_, at) =>
          `<rect x="${x - size}" y="${y + at * size * 0.35}" width="${size * (1 + drawn.fraction())}" height="${size * 0.15}" ${paint()} ${turned}/>`,
      ).join('')
  }
}

function starPoints(x: number, y: number, size: number, spikes: number, depth: number): string {
  return Array.from({ length: spikes * 2 }, (_, at) => {
    const radius = at % 2 === 0 ? size : size * depth
    const angle = (at * Math.PI) / spikes
    return `${(x + radius * Math.sin(angle)).toFixed(1)},${(y - radius * Math.cos(angle)).toFixed(1)}`
  }).join(' ')
}

/** Four to nine signs of strokes in a line, as lettering. */
function letters(drawn: DrawnNumbers, ink: string): string {
  const count = 4 + drawn.below(6)
  const width = 320 / count
  const signs = Array.from({ length: count }, (_, at) => {
    const corners = Array.from(
      { length: 3 + drawn.below(3) },
      () => `${(40 + at * width + drawn.below(3) * width * 0.33).toFixed(1)} ${330 + drawn.below(4) * 14}`,
    )
    return `M${corners.join('L')}`
  })
  return `<path d="${signs.join('')}" fill="none" stroke="${ink}" stroke-width="7"/>`
}

/** How a picture is altered before it is searched for. */
export const alterations: Readonly<Record<string, (seed: number) => Promise<Buffer>>> = {
  'as it is': (seed) => drawnLabel(seed).png().toBuffer(),
  'cut by 10–25 % of each side': (seed) => cut(seed),
  recoloured: (seed) =>
    drawnLabel(seed, { turn: 60 + ((seed * 37) % 240), linesOnly: false })
      .png()
      .toBuffer(),
  'without colours': (seed) => drawnLabel(seed).greyscale().png().toBuffer(),
  'turned by 90°': (seed) => drawnLabel(seed).rotate(90).png().toBuffer(),
  'turned by 180°': (seed) => drawnLabel(seed).rotate(180).png().toBuffer(),
  'turned by 3–9°': (seed) =>
    drawnLabel(seed)
      .rotate(3 + (seed % 7), { background: '#ffffff' })
      .png()
      .toBuffer(),
  mirrored: (seed) => drawnLabel(seed).flop().png().toBuffer(),
  'scaled to 25–75 %': (seed) =>
    drawnLabel(seed)
      .resize(100 + (seed % 5) * 50)
      .png()
      .toBuffer(),
  'JPEG of quality 25': (seed) => drawnLabel(seed).jpeg({ quality: 25 }).toBuffer(),
  'redrawn as lines': (seed) => drawnLabel(seed, { turn: 0, linesOnly: true }).png().toBuffer(),
}

async function cut(seed: number): Promise<Buffer> {
  const drawn = drawNumbers(seed)
  const [width, height] = [0, 0].map(() => Math.round(SIDE * (0.75 + drawn.fraction() * 0.15))) as [number, number]
  const [left, top] = [drawn.below(SIDE - width + 1), drawn.below(SIDE - height + 1)]
  return drawnLabel(seed).extract({ left, top, width, height }).png().toBuffer()
}
