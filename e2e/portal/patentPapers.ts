import { makePdf, setText, type SheetToMake } from './pdfMaker.ts'

const LINES = 34
const words =
  'alat pengering biji kopi dengan ruang putar yang terdiri dari badan pintu poros pemanas dan pengatur suhu'.split(' ')

/** A page of description that follows the rules: line numbers every five lines, page number at the foot. */
export function textSheet(page: number, lines: readonly string[] = prose(page), left = 30): SheetToMake {
  const numbers = lines.flatMap((_, at) => ((at + 1) % 5 === 0 ? [lineNumber(at + 1, left - 12)] : []))
  return {
    content: [setText(lines, { left }), ...numbers, setText([String(page)], { left: 104, top: 280, size: 9 })].join(
      '\n',
    ),
  }
}

function lineNumber(number: number, left: number): string {
  return setText([String(number)], { left, top: 25 + ((number - 1) * 18 * 25.4) / 72, size: 8 })
}

function prose(page: number): string[] {
  return Array.from({ length: LINES }, (_, at) =>
    Array.from({ length: 11 }, (_, word) => words[(page * 7 + at * 5 + word * 3) % words.length]).join(' '),
  )
}

/** A sheet of line drawings with reference signs and its number. */
export function drawingSheet(page: number, figure: number, strokes = 400): SheetToMake {
  const lines = Array.from({ length: strokes }, (_, at) => {
    const turn = (at / strokes) * Math.PI * 14
    const reach = 40 + (at / strokes) * 140
    const x = Math.round(297 + Math.cos(turn + figure) * reach)
    const y = Math.round(470 + Math.sin(turn) * reach)
    return `${x} ${y} ${at === 0 ? 'm' : 'l'}`
  })
  const signs = Array.from({ length: 8 }, (_, at) =>
    setText([String(at + 1)], { left: 45 + at * 15, top: 60 + (at % 3) * 70, size: 10 }),
  )
  return {
    content: [
      '0.8 w',
      ...lines,
      'S',
      ...signs,
      setText([`Gambar ${figure}`], { left: 95, top: 250 }),
      setText([String(page)], { left: 104, top: 15, size: 9 }),
    ].join('\n'),
  }
}

/** `count` claims over several lines; each refers to the one before. */
export function claimLines(count: number): string[] {
  return Array.from({ length: count }, (_, at) =>
    at === 0
      ? [
          '1. Suatu alat pengering biji kopi, yang terdiri dari badan (1), pintu (2)',
          'dan poros (3), dicirikan bahwa poros berputar di dalam ruang pemanas.',
        ]
      : [`${at + 1}. Alat sesuai klaim ${at}, yang pintunya (2) terbuat dari baja.`],
  ).flat()
}

export const descriptionPdf = (pages: number): Buffer =>
  makePdf({
    sheets: Array.from({ length: pages }, (_, at) =>
      textSheet(at + 1, at === 0 ? ['Deskripsi', 'ALAT PENGERING KOPI', ...prose(1).slice(2)] : undefined),
    ),
  })

export const claimsPdf = (count: number, left = 30): Buffer =>
  makePdf({ sheets: [textSheet(1, ['Klaim', ...claimLines(count)], left)] })

export const abstractPdf = (count: number): Buffer => {
  const all = Array.from({ length: count }, (_, at) => words[at % words.length] ?? '')
  const lines = Array.from({ length: Math.ceil(count / 11) }, (_, at) => all.slice(at * 11, at * 11 + 11).join(' '))
  return makePdf({ sheets: [textSheet(1, ['Abstrak', ...lines])] })
}

export const drawingsPdf = (count: number): Buffer =>
  makePdf({ sheets: Array.from({ length: count }, (_, at) => drawingSheet(at + 1, at + 1)) })

/** A large application of fifty pages: text, claims, an abstract and drawings. */
export function largePdf(pages = 50): Buffer {
  const drawings = Math.round(pages / 5)
  return makePdf({
    sheets: Array.from({ length: pages }, (_, at) => {
      if (at === 0) return textSheet(1, ['Deskripsi', ...prose(1).slice(1)])
      if (at >= pages - drawings) return drawingSheet(at + 1, at + 1 - (pages - drawings), 2_000)
      if (at === pages - drawings - 1) return textSheet(at + 1, ['Abstrak', ...prose(at)])
      if (at === pages - drawings - 3) return textSheet(at + 1, ['Klaim', ...claimLines(20)])
      return textSheet(at + 1)
    }),
  })
}
