import { disc, halo, mirrorDrawing, roundLight, shadow, sideLight } from './paint.ts'

const paints =
  `<defs>${roundLight('glaze', [
    [0, '#f0f0ea'],
    [0.22, '#8fc2b4'],
    [0.6, '#3f8a80'],
    [1, '#1d504e'],
  ])}` +
  `${roundLight('top', [
    [0, '#e6efe8'],
    [0.35, '#7fb8aa'],
    [1, '#2c6b66'],
  ])}` +
  `${sideLight('clay', [
    [0, '#d9a27a'],
    [0.35, '#c07f55'],
    [1, '#7d4627'],
  ])}` +
  `${sideLight('cane', [
    [0, '#e3bf86'],
    [0.5, '#b98747'],
    [1, '#7b5425'],
  ])}` +
  `${sideLight('lid', [
    [0, '#b6dacd'],
    [0.4, '#5ba093'],
    [1, '#27615d'],
  ])}</defs>`

const wraps = [
  [318, 116, -14],
  [340, 121, 24],
  [356, 140, 62],
  [358, 163, 96],
  [350, 185, 118],
  [334, 203, 146],
  [312, 211, 172],
] as const
const handle =
  '<path d="M290 128c52-28 76 0 70 36-5 32-30 50-66 46" fill="none" stroke="url(#cane)" stroke-width="15" stroke-linecap="round"/>' +
  wraps
    .map(
      ([x, y, turn]) =>
        `<path d="M-9 -2q9 5 18 0" transform="translate(${x} ${y}) rotate(${turn})" stroke="#6a4519" stroke-width="2" fill="none"/>`,
    )
    .join('')
const spout =
  '<path d="M110 190C76 184 66 150 44 118c-4-6 12-12 18-6 18 20 30 34 56 34Z" fill="url(#lid)"/><ellipse cx="53" cy="114" rx="10" ry="4.4" fill="#153f3d" transform="rotate(-18 53 114)"/>'
const body =
  '<path d="M136 222h128l-8 22q-56 10-112 0Z" fill="url(#clay)"/><path d="M200 92c66 0 104 34 104 76 0 40-40 66-104 66S96 208 96 168c0-42 38-76 104-76Z" fill="url(#glaze)"/>' +
  '<path d="M101 186c18 20 54 32 99 32s81-12 99-32c-8 30-46 48-99 48s-91-18-99-48Z" fill="url(#clay)"/><path d="M101 186c18 20 54 32 99 32s81-12 99-32" fill="none" stroke="#f1e4d2" stroke-width="2" opacity=".7"/>'
const shine = '<path d="M126 138c10-18 28-28 50-32-22 10-36 24-44 46-4 8-10-4-6-14Z" fill="#fff" opacity=".42"/>'
const flatLid =
  '<path d="M140 96c6-20 28-30 60-30s54 10 60 30q-60 14-120 0Z" fill="url(#lid)"/><path d="M140 96q60 14 120 0" stroke="#1d504e" stroke-width="2" fill="none" opacity=".5"/><path d="M186 66c0-12 6-20 14-20s14 8 14 20q-14 6-28 0Z" fill="url(#clay)"/>'
const roundLid =
  '<ellipse cx="200" cy="98" rx="66" ry="17" fill="#1d504e" opacity=".55"/><path d="M138 94c2-22 28-36 62-36s60 14 62 36c-10 14-36 20-62 20s-52-6-62-20Z" fill="url(#lid)"/><path d="M150 82c12-12 30-17 50-17" stroke="#fff" stroke-width="5" opacity=".4" fill="none" stroke-linecap="round"/>' +
  '<ellipse cx="200" cy="62" rx="15" ry="6" fill="#7d4627"/><path d="M184 58c-2-14 5-24 16-24s18 10 16 24q-16 8-32 0Z" fill="url(#clay)"/>'
const spoutAhead =
  '<path d="M176 196c-6-30 2-58 10-84h28c8 26 16 54 10 84q-24 10-48 0Z" fill="url(#lid)"/><path d="M184 184c-2-22 2-46 8-66" stroke="#fff" stroke-width="5" opacity=".4" fill="none" stroke-linecap="round"/><ellipse cx="200" cy="112" rx="14" ry="6.5" fill="#153f3d"/>'
const handleAhead =
  '<path d="M200 112v102" stroke="url(#cane)" stroke-width="18" stroke-linecap="round"/><path d="M200 112v102" stroke="#b98747" stroke-width="15" stroke-linecap="round"/>' +
  [120, 136, 152, 168, 184, 200]
    .map((y) => `<path d="M191 ${y}q9 5 18 0" stroke="#6a4519" stroke-width="2" fill="none"/>`)
    .join('')
const arms =
  '<rect x="296" y="142" width="66" height="16" rx="8" fill="url(#cane)"/>' +
  [308, 320, 332, 344]
    .map((x) => `<path d="M${x} 142q4 8 0 16" stroke="#6a4519" stroke-width="2" fill="none"/>`)
    .join('') +
  '<path d="M104 168C78 166 58 160 42 156c-6-2-6-10 0-12 16-4 36-10 62-12Z" fill="url(#lid)"/><ellipse cx="46" cy="150" rx="6" ry="7" fill="#153f3d"/>'

/** A glazed clay teapot with a cane handle. */
export function teapot(view: number): string {
  const front = shadow(130) + handle + spout + body + flatLid + shine
  const views: Record<number, string> = {
    1: shadow(150) + handle + spout + body + roundLid + shine,
    2: front,
    3: mirrorDrawing(front),
    4: shadow(110) + body + flatLid + shine + spoutAhead,
    5: shadow(110) + body + flatLid + shine + handleAhead,
    6:
      halo(112) +
      arms +
      disc(104, 'url(#top)') +
      disc(64, 'none', 'stroke="#1d504e" stroke-width="3" opacity=".6"') +
      disc(62, 'url(#lid)') +
      disc(17, 'url(#clay)'),
    7:
      halo(112) +
      mirrorDrawing(arms) +
      disc(104, 'url(#clay)') +
      disc(76, 'none', 'stroke="#8a5231" stroke-width="9"') +
      disc(66, '#c99068'),
  }
  return paints + (views[view] ?? front)
}
