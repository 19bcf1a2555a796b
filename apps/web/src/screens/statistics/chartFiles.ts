import { csvLine } from '@saki/domain/sheets/csvLine'

import { save } from '../../lib/download.ts'

/** Pixels of the picture for each of the page. */
const SCALE = 2
/** What a drawing takes from style sheets, which a picture has not. */
const drawn = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'font-family',
  'font-size',
  'font-weight',
  'opacity',
] as const

/** Saves rows as CSV (RFC 4180) in UTF-8 with a byte order mark, without formulas. */
export function saveCsv(rows: readonly (readonly (string | number)[])[], name: string): void {
  const lines = rows.map((row) => csvLine(row.map(String)))
  save(new Blob([`\uFEFF${lines.join('')}`], { type: 'text/csv;charset=utf-8' }), `${name}.csv`)
}

/** Saves a drawn chart as PNG on the colour of its card. Rejects when the browser cannot draw it. */
export async function savePng(chart: SVGSVGElement, name: string): Promise<void> {
  const { width, height } = chart.getBoundingClientRect()
  const copy = chart.cloneNode(true) as SVGSVGElement
  const [from, to] = [chart.querySelectorAll('*'), copy.querySelectorAll<SVGElement>('*')]
  to.forEach((part, at) => {
    const source = from[at]
    if (!source) return
    const style = getComputedStyle(source)
    for (const property of drawn) part.style.setProperty(property, style.getPropertyValue(property))
  })
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  const picture = new Image()
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await picture.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: width * SCALE, height: height * SCALE })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = getComputedStyle(chart.closest('.card') ?? document.body).backgroundColor
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!bytes) throw new Error('no picture')
  save(bytes, `${name}.png`)
}
