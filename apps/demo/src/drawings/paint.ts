/** Background of a photo studio; objects of every drawing stand on y = 246 of a 400 × 300 field. */
export const backdrop =
  '<defs><linearGradient id="room" x2="0" y2="1"><stop offset="0" stop-color="#f4f3f0"/><stop offset=".62" stop-color="#e9e7e2"/><stop offset=".66" stop-color="#e2dfd9"/><stop offset="1" stop-color="#efece7"/></linearGradient>' +
  '<radialGradient id="under"><stop offset="0" stop-color="#5d564c" stop-opacity=".36"/><stop offset=".5" stop-color="#5d564c" stop-opacity=".27"/><stop offset=".8" stop-color="#5d564c" stop-opacity=".07"/><stop offset="1" stop-color="#5d564c" stop-opacity="0"/></radialGradient>' +
  '<radialGradient id="around"><stop offset=".78" stop-color="#5d564c" stop-opacity=".28"/><stop offset=".9" stop-color="#5d564c" stop-opacity=".12"/><stop offset="1" stop-color="#5d564c" stop-opacity="0"/></radialGradient></defs><rect width="400" height="300" fill="url(#room)"/>'

type Stop = readonly [at: number, colour: string]

/** Radial gradient: light from the upper left on a round body. */
export function roundLight(id: string, stops: readonly Stop[]): string {
  return `<radialGradient id="${id}" cx=".36" cy=".28" r=".85">${stopsOf(stops)}</radialGradient>`
}

/** Linear gradient from left to right, for tubes and upright bodies. */
export function sideLight(id: string, stops: readonly Stop[]): string {
  return `<linearGradient id="${id}" x1="0" x2="1">${stopsOf(stops)}</linearGradient>`
}

function stopsOf(stops: readonly Stop[]): string {
  return stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')
}

/** Shadow under an object of this half width. A gradient, because a blur takes ten times as long to draw. */
export function shadow(half: number, y = 246, x = 200): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${half + 12}" ry="22" fill="url(#under)"/>`
}

/** Shadow around an object seen from above or below. */
export function halo(half: number): string {
  return `<ellipse cx="204" cy="157" rx="${half * 1.14}" ry="${half * 1.1}" fill="url(#around)"/>`
}

/** The drawing mirrored horizontally. */
export function mirrorDrawing(drawing: string): string {
  return `<g transform="matrix(-1 0 0 1 400 0)">${drawing}</g>`
}

/** A circle in the middle of the field (200, 150). */
export function disc(radius: number, fill: string, rest = ''): string {
  return `<circle cx="200" cy="150" r="${radius}" fill="${fill}" ${rest}/>`
}
