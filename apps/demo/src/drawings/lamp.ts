import { disc, halo, mirrorDrawing, roundLight, shadow, sideLight } from './paint.ts'

const paints =
  `<defs>${sideLight('shade', [
    [0, '#f6ead2'],
    [0.3, '#fff8e8'],
    [0.7, '#e6cfa3'],
    [1, '#b08a4c'],
  ])}` +
  `${sideLight('wood', [
    [0, '#b9855a'],
    [0.35, '#8f5b34'],
    [1, '#4f2d17'],
  ])}` +
  `${roundLight('seen', [
    [0, '#fffaf0'],
    [0.5, '#ecd9b2'],
    [1, '#b08a4c'],
  ])}</defs>`

const slats = (from: number, to: number) =>
  Array.from(
    { length: 13 },
    (_, at) =>
      `<path d="M${170 + at * 5} ${from}L${118 + at * 13.7} ${to}" stroke="#8a6a37" stroke-width="1.6" opacity=".55"/>`,
  ).join('')
const hood =
  '<path d="M168 44h64l52 88q-84 16-168 0Z" fill="url(#shade)"/>' +
  slats(44, 136) +
  '<path d="M116 132q84 16 168 0" fill="none" stroke="#8a6a37" stroke-width="3"/><path d="M168 44h64" stroke="#8a6a37" stroke-width="4"/>'
const openHood =
  '<path d="M168 46h64l52 86q-84 20-168 0Z" fill="url(#shade)"/>' +
  slats(46, 138) +
  '<ellipse cx="200" cy="46" rx="32" ry="7" fill="#fff3d8" stroke="#8a6a37" stroke-width="3"/><path d="M116 132q84 20 168 0" fill="none" stroke="#8a6a37" stroke-width="3"/>'
const foot =
  '<rect x="194" y="132" width="12" height="84" fill="url(#wood)"/><path d="M188 150q12 8 24 0v52q-12 8-24 0Z" fill="url(#wood)"/><path d="M150 232q50-34 100 0v8q-50 10-100 0Z" fill="url(#wood)"/>'
const cord = '<path d="M248 238c40 6 52-6 84 2" fill="none" stroke="#3a3a3a" stroke-width="4" stroke-linecap="round"/>'
const knob = '<circle cx="200" cy="222" r="5" fill="#e3bf86"/>'
const spokes = Array.from(
  { length: 24 },
  (_, at) =>
    `<path d="M200 118V54" transform="rotate(${at * 15} 200 150)" stroke="#8a6a37" stroke-width="1.6" opacity=".5"/>`,
).join('')

/** A table lamp of bamboo slats on a turned wooden foot. */
export function lamp(view: number): string {
  const front = shadow(90) + cord + foot + hood + knob
  const views: Record<number, string> = {
    1: shadow(100) + cord + foot + openHood + knob,
    2: front,
    3: shadow(90) + mirrorDrawing(cord) + foot + hood,
    4: shadow(80) + foot + hood,
    5: shadow(80) + foot + hood + '<circle cx="200" cy="238" r="4" fill="#3a3a3a"/>',
    6:
      halo(104) +
      disc(102, 'url(#seen)') +
      spokes +
      disc(34, '#fff3d8', 'stroke="#8a6a37" stroke-width="3"') +
      disc(7, '#8f5b34'),
    7:
      halo(104) +
      disc(102, 'url(#seen)', 'stroke="#8a6a37" stroke-width="3"') +
      spokes +
      disc(54, 'url(#wood)') +
      disc(40, '#6b4023') +
      disc(16, 'none', 'stroke="#b9855a" stroke-width="3"'),
  }
  return paints + (views[view] ?? front)
}
