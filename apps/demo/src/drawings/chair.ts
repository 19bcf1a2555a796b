import { halo, mirrorDrawing, shadow, sideLight } from './paint.ts'

const paints =
  `<defs>${sideLight('teak', [
    [0, '#d3a06c'],
    [0.45, '#a8703c'],
    [1, '#6b4120'],
  ])}` +
  `${sideLight('seat', [
    [0, '#efe3c8'],
    [0.5, '#dcc79b'],
    [1, '#b79a63'],
  ])}</defs>`

const rod = (from: string, to: string, wide = 9) =>
  `<path d="M${from}L${to}" stroke="url(#teak)" stroke-width="${wide}" stroke-linecap="round"/><path d="M${from}L${to}" stroke="#a8703c" stroke-width="${wide - 1}" stroke-linecap="round"/>`
const weave = (x: number, y: number, width: number, height: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="url(#seat)"/>` +
  Array.from(
    { length: Math.floor(width / 9) },
    (_, at) =>
      `<path d="M${x + 5 + at * 9} ${y + 2}v${height - 4}" stroke="#8f7340" stroke-width="1.4" opacity=".45"/>`,
  ).join('') +
  Array.from(
    { length: Math.floor(height / 8) },
    (_, at) => `<path d="M${x + 2} ${y + 5 + at * 8}h${width - 4}" stroke="#8f7340" stroke-width="1.4" opacity=".35"/>`,
  ).join('')
const front =
  rod('146 164', '138 242') +
  rod('254 164', '262 242') +
  rod('150 164', '150 52') +
  rod('250 164', '250 52') +
  rod('145 206', '255 206', 6) +
  weave(150, 58, 100, 64) +
  weave(136, 148, 128, 20) +
  rod('134 170', '266 170', 8)
const back =
  rod('150 52', '140 242') +
  rod('250 52', '260 242') +
  rod('145 206', '255 206', 6) +
  weave(150, 58, 100, 64) +
  rod('138 166', '262 166', 10) +
  rod('150 90', '250 90', 7)
const side =
  rod('150 50', '168 160') +
  rod('168 160', '146 242') +
  rod('262 160', '270 242') +
  rod('156 206', '266 206', 6) +
  rod('150 162', '270 158', 12) +
  rod('158 110', '254 112', 7) +
  rod('252 114', '262 158', 7)
const perspective =
  rod('132 176', '124 240') +
  rod('244 192', '248 254') +
  rod('292 164', '300 226') +
  rod('172 48', '170 158', 8) +
  rod('280 58', '286 164', 8) +
  '<path d="M174 54l106 10 4 62-112-10Z" fill="url(#seat)"/><path d="M126 168l48-22 116 14-42 30Z" fill="url(#seat)"/><path d="M126 168l122 22 42-30" fill="none" stroke="#a8703c" stroke-width="8" stroke-linejoin="round"/>' +
  Array.from(
    { length: 9 },
    (_, at) =>
      `<path d="M${184 + at * 11} ${56 + at}l1 60" stroke="#8f7340" stroke-width="1.4" opacity=".45"/><path d="M${134 + at * 5} ${166 - at * 2.4}l120 20" stroke="#8f7340" stroke-width="1.4" opacity=".35"/>`,
  ).join('')
const top =
  weave(118, 74, 164, 150) +
  rod('116 72', '284 72', 10) +
  rod('116 72', '116 226', 8) +
  rod('284 72', '284 226', 8) +
  rod('116 226', '284 226', 8) +
  rod('124 56', '276 56', 12)
const bottom =
  top +
  rod('118 148', '282 148', 7) +
  ['124 80', '276 80', '124 218', '276 218']
    .map((at) => `<circle cx="${at.split(' ')[0]}" cy="${at.split(' ')[1]}" r="9" fill="#6b4120"/>`)
    .join('')

/** A low teak chair with a woven seat and back. */
export function chair(view: number): string {
  const views: Record<number, string> = {
    1: shadow(120) + perspective,
    2: shadow(90) + front,
    3: shadow(90) + back,
    4: shadow(90) + side,
    5: shadow(90) + mirrorDrawing(side),
    6: halo(116) + top,
    7: halo(116) + bottom,
  }
  return paints + (views[view] ?? front)
}
