/** What is wrong with a sequence listing: a text key of the area `patents` and its values. `n` is the number of the sequence. */
export interface ListingFault {
  refused: ListingRule
  values: Record<string, string | number>
}
export type ListingRule =
  | 'patents:st26.version'
  | 'patents:st26.reference'
  | 'patents:st26.applicant'
  | 'patents:st26.title'
  | 'patents:st26.none'
  | 'patents:st26.total'
  | 'patents:st26.order'
  | 'patents:st26.type'
  | 'patents:st26.length'
  | 'patents:st26.residues'
  | 'patents:st26.short'

/** Fed by whoever reads the file, element by element; text may come in pieces of any size. */
export interface ListingJudge {
  open: (name: string, attributes: Readonly<Record<string, string>>) => void
  text: (piece: string) => void
  close: (name: string) => void
  /** The first fault, once the whole was read. */
  fault: () => ListingFault | undefined
}

/** Letters of a sequence by its kind of molecule (WIPO ST.26, annex I): nucleotides in small letters without u, amino acids in capitals. */
const letters = { DNA: /[^acgtmrwsykvhdbn]/, RNA: /[^acgtmrwsykvhdbn]/, AA: /[^A-Z]/ } as const
/** Residues a sequence must define at the least to be listed at all (ST.26, paragraph 8), and the letter that defines none. */
const atLeast = { DNA: 10, RNA: 10, AA: 4 } as const
const undefinedLetter = { DNA: /n/g, RNA: /n/g, AA: /X/g } as const
type Molecule = keyof typeof letters
/** Stands in the place of a sequence skipped on purpose (ST.26, paragraph 58). */
const SKIPPED = '000'

const kept = new Set([
  'ApplicantFileReference',
  'ApplicationNumberText',
  'ApplicantName',
  'InventionTitle',
  'SequenceTotalQuantity',
  'INSDSeq_length',
  'INSDSeq_moltype',
])
/** Longest value anybody needs to look at; a longer one is cut. */
const VALUE_MAX = 512

const isMolecule = (word: string): word is Molecule => Object.hasOwn(letters, word)
const numberOf = (text: string) => (/^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : undefined)

/** One sequence as it is read: its letters are counted, never kept. */
interface Reading {
  number: string
  length: number
  told: string
  molecule: string
  /** Letters of each case that are wrong in the one alphabet or the other: the kind is told before the letters, but nobody may trust that. */
  odd: Record<Molecule, string | undefined>
  undefinedOnes: Record<Molecule, number>
  head: string
}

const newReading = (number: string): Reading => ({
  number,
  length: 0,
  told: '',
  molecule: '',
  odd: { DNA: undefined, RNA: undefined, AA: undefined },
  undefinedOnes: { DNA: 0, RNA: 0, AA: 0 },
  head: '',
})

function readLetters(reading: Reading, piece: string): void {
  const bare = piece.replace(/\s/g, '')
  reading.length += bare.length
  if (reading.head.length < SKIPPED.length) reading.head = (reading.head + bare).slice(0, SKIPPED.length)
  for (const molecule of ['DNA', 'RNA', 'AA'] as const) {
    reading.odd[molecule] ??= letters[molecule].exec(bare)?.[0]
    reading.undefinedOnes[molecule] += bare.match(undefinedLetter[molecule])?.length ?? 0
  }
}

/** Judges one sequence, the `n`th of the file. */
function sequenceFault(reading: Reading, n: number): ListingFault | undefined {
  if (numberOf(reading.number) !== n) return { refused: 'patents:st26.order', values: { n, found: reading.number } }
  if (reading.head === SKIPPED && reading.length === SKIPPED.length && reading.told.trim() === '') return undefined
  const molecule = reading.molecule.trim()
  if (!isMolecule(molecule)) return { refused: 'patents:st26.type', values: { n, found: molecule.slice(0, 20) } }
  const odd = reading.odd[molecule]
  if (odd !== undefined) return { refused: 'patents:st26.residues', values: { n, found: odd } }
  if (numberOf(reading.told) !== reading.length)
    return {
      refused: 'patents:st26.length',
      values: { n, told: reading.told.trim().slice(0, 20), found: reading.length },
    }
  const defined = reading.length - reading.undefinedOnes[molecule]
  return defined < atLeast[molecule]
    ? { refused: 'patents:st26.short', values: { n, found: defined, min: atLeast[molecule] } }
    : undefined
}

/**
 * What must hold of a sequence listing (WIPO ST.26): its version, a reference or number of the application, applicant and title, and
 * that it holds exactly the sequences it says it holds, each in its place with the length and the letters of its kind. Whether the file
 * is well-formed XML and of the right definition is for the reader to see. Memory does not grow with the file.
 */
export function judgeListing(): ListingJudge {
  const values = new Map<string, string>()
  let version = ''
  let element = ''
  let reading: Reading | undefined
  let sequences = 0
  let first: ListingFault | undefined
  const keep = (piece: string) => {
    if (!kept.has(element)) return
    if (reading && element === 'INSDSeq_length') reading.told = (reading.told + piece).slice(0, VALUE_MAX)
    else if (reading && element === 'INSDSeq_moltype') reading.molecule = (reading.molecule + piece).slice(0, VALUE_MAX)
    else values.set(element, ((values.get(element) ?? '') + piece).slice(0, VALUE_MAX))
  }
  return {
    open: (name, attributes) => {
      element = name
      if (name === 'ST26SequenceListing') version = attributes['dtdVersion'] ?? ''
      if (name === 'SequenceData') reading = newReading(attributes['sequenceIDNumber'] ?? '')
    },
    text: (piece) => {
      if (reading && element === 'INSDSeq_sequence') readLetters(reading, piece)
      else keep(piece)
    },
    close: (name) => {
      element = ''
      if (name !== 'SequenceData' || !reading) return
      sequences += 1
      first ??= sequenceFault(reading, sequences)
      reading = undefined
    },
    fault: () => headFault(version, values, sequences) ?? first,
  }
}

function headFault(version: string, values: ReadonlyMap<string, string>, sequences: number): ListingFault | undefined {
  const has = (...names: string[]) => names.some((name) => (values.get(name) ?? '').trim() !== '')
  if (!/^V\d+_\d+$/.test(version)) return { refused: 'patents:st26.version', values: { found: version.slice(0, 20) } }
  if (!has('ApplicantFileReference', 'ApplicationNumberText')) return { refused: 'patents:st26.reference', values: {} }
  if (!has('ApplicantName')) return { refused: 'patents:st26.applicant', values: {} }
  if (!has('InventionTitle')) return { refused: 'patents:st26.title', values: {} }
  if (sequences === 0) return { refused: 'patents:st26.none', values: {} }
  const told = (values.get('SequenceTotalQuantity') ?? '').trim()
  return numberOf(told) === sequences
    ? undefined
    : { refused: 'patents:st26.total', values: { told: told.slice(0, 20), found: sequences } }
}
