import { disc, halo, mirrorDrawing, roundLight, shadow, sideLight } from './paint.ts'

const paints =
  `<defs>${sideLight('steel', [
    [0, '#5d7f9c'],
    [0.18, '#c9dcea'],
    [0.34, '#7fa3bf'],
    [0.75, '#3b5f7d'],
    [1, '#20384c'],
  ])}` +
  `${sideLight('cork', [
    [0, '#e7cda3'],
    [0.4, '#c79f68'],
    [1, '#8d6635'],
  ])}` +
  `${roundLight('dome', [
    [0, '#e8f1f8'],
    [0.4, '#7fa3bf'],
    [1, '#27445c'],
  ])}</defs>`

const body =
  '<path d="M168 82c0 16-24 22-24 50v96q0 16 16 16h80q16 0 16-16v-96c0-28-24-34-24-50Z" fill="url(#steel)"/><path d="M144 196h112" stroke="#14293a" stroke-width="1.5" opacity=".4"/><path d="M144 222h112v8q0 14-16 14h-80q-16 0-16-14Z" fill="#1c3243" opacity=".55"/>'
const folds = [112, 128, 144, 160, 176]
  .map(
    (y) =>
      `<path d="M147 ${y}q53 12 106 0" stroke="#122534" stroke-width="1.4" fill="none" opacity=".35"/><path d="M147 ${y + 2.4}q53 12 106 0" stroke="#fff" stroke-width="1.2" fill="none" opacity=".35"/>`,
  )
  .join('')
const cap =
  '<rect x="166" y="40" width="68" height="44" rx="7" fill="url(#cork)"/><path d="M166 72h68" stroke="#7a5527" stroke-width="2" opacity=".6"/>'
const roundCap =
  '<rect x="166" y="42" width="68" height="42" rx="7" fill="url(#cork)"/><ellipse cx="200" cy="43" rx="33" ry="8" fill="#e9d2ab"/>'
const loop = '<path d="M232 52c30 0 34 36 22 66" fill="none" stroke="#2d2a26" stroke-width="6" stroke-linecap="round"/>'
const badge = '<circle cx="200" cy="209" r="6" fill="none" stroke="#eaf2f8" stroke-width="2"/>'
const rings = disc(98, 'url(#dome)') + disc(78, 'none', 'stroke="#14293a" stroke-width="2" opacity=".4"')

/** A folding steel bottle with a cork cap and a loop. */
export function bottle(view: number): string {
  const front = shadow(84) + loop + body + folds + cap + badge
  const views: Record<number, string> = {
    1: shadow(96) + loop + body + folds + roundCap + badge,
    2: front,
    3: shadow(84) + mirrorDrawing(loop) + body + folds + cap,
    4: shadow(84) + body + folds + cap,
    5: shadow(84) + body + folds + cap + '<rect x="194" y="50" width="12" height="72" rx="6" fill="#2d2a26"/>',
    6:
      halo(100) +
      rings +
      disc(58, 'url(#cork)') +
      disc(44, 'none', 'stroke="#8d6635" stroke-width="2"') +
      '<rect x="252" y="144" width="64" height="11" rx="5" fill="#2d2a26"/>',
    7:
      halo(100) +
      disc(98, '#27445c') +
      disc(84, 'url(#dome)') +
      disc(60, 'none', 'stroke="#14293a" stroke-width="5" opacity=".5"'),
  }
  return paints + (views[view] ?? front)
}
