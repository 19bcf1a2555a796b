import { booklet } from './demoPaper.ts'
import { inventions, type Invention, type InventionKey } from './inventions.ts'

/** Lines per page, and characters per line. */
const LINES = 34
const LETTERS = 62

/** Description, claims and abstract of an invention as PDFs with their numbers of pages; `pages` is the length of the description. */
export function patentPapers(title: string, key: InventionKey, pages: number, claims: number) {
  const invention: Invention = inventions[key]
  return {
    DES: bound(descriptionOf(title, invention, pages)),
    KLM: bound(paged(['KLAIM', '', ...claimsOf(title, invention, claims)])),
    ABS: bound(paged(['ABSTRAK', '', title.toUpperCase(), '', ...abstractOf(title, invention)])),
  }
}

const bound = (pages: string[][]) => ({ bytes: booklet(pages), pages: pages.length })

/** Sari's patent draft, still without claims and abstract. */
export const draftPatent = {
  title: 'Saringan Ampas Kopi dari Serat Bambu',
  invention: 'filter',
  pages: 9,
  claims: 4,
} as const

function descriptionOf(title: string, { field, problem, features, effect }: Invention, pages: number): string[][] {
  const opening = [
    'DESKRIPSI',
    '',
    title.toUpperCase(),
    '',
    'Bidang Teknik Invensi',
    ...wrapped(`Invensi ini berhubungan dengan ${field}.`),
    '',
    'Latar Belakang Invensi',
    ...wrapped(`Pada alat yang sudah dikenal, ${problem}.`),
    '',
    'Uraian Singkat Invensi',
    ...wrapped(`Menurut invensi ini, ${effect}. Hal itu dicapai dengan ${features[0] ?? ''}.`),
    '',
    'Uraian Lengkap Invensi',
  ]
  const example = (n: number) => [
    '',
    ...wrapped(
      `Contoh ${n}. Pada perwujudan ini terdapat ${features[n % features.length] ?? ''}. Pengukuran dilakukan pada ${20 + n} derajat dan diulang ${3 + (n % 4)} kali; ${effect}.`,
    ),
  ]
  const lines = [...opening]
  for (let n = 1; lines.length < pages * LINES; n += 1) lines.push(...example(n))
  return paged(lines.slice(0, pages * LINES))
}

function claimsOf(title: string, { features }: Invention, claims: number): string[] {
  return Array.from({ length: claims }, (_, at) => {
    const feature = features[at % features.length] ?? ''
    const text =
      at === 0
        ? `1. ${title}, yang terdiri atas ${feature}.`
        : `${at + 1}. ${title} menurut klaim ${1 + ((at - 1) % 3)}, yang dicirikan oleh ${feature}.`
    return [...wrapped(text), '']
  }).flat()
}

function abstractOf(title: string, { field, features, effect }: Invention): string[] {
  return wrapped(
    `Invensi ini mengenai ${field}. ${title} mempunyai ${features.slice(0, 2).join(' dan ')}. Dengan demikian ${effect}.`,
  )
}

function wrapped(text: string): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < LETTERS) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

function paged(lines: string[]): string[][] {
  return Array.from({ length: Math.max(1, Math.ceil(lines.length / LINES)) }, (_, at) =>
    lines.slice(at * LINES, (at + 1) * LINES),
  )
}
