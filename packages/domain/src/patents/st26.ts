/** A fault of a sequence listing: text key of the area `patents` with its values. `n` is the number of the sequence. */
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

/** Receives the events of an XML reader; text may arrive in chunks of any size. */
export interface ListingJudge {
  open: (name: string, attributes: Readonly<Record<string, string>>) => void
  text: (chunk: string) => void
  close: (name: string) => void
  /** The first fault. Call after the last event. */
  fault: () => ListingFault | undefined
}

/**
 * Characters not allowed in a sequence, by molecule type (WIPO ST.26, annex I): nucleotides are lower-case letters without u, amino acids
 * capitals.
 */
const letters = { DNA: /[^acgtmrwsykvhdbn]/, RNA: /[^acgtmrwsykvhdbn]/, AA: /[^A-Z]/ } as const
/** Least number of defined residues for a sequence to be listed (ST.26, paragraph 8), and the letter for an undefined residue. */
const atLeast = { DNA: 10, RNA: 10, AA: 4 } as const
const undefinedLetter = { DNA: /n/g, RNA: /n/g, AA: /X/g } as const
type Molecule = keyof typeof letters
/** Residues of an intentionally skipped sequence (ST.26, paragraph 58). */
const SKIPPED = '000'

const KEPT_ELEMENTS = new Set([
  'ApplicantFileReference',
  'ApplicationNumberText',
  'ApplicantName',
  'InventionTitle',
  'SequenceTotalQuantity',
  'INSDSeq_length',
  'INSDSeq_moltype',
])
/** Values are cut to this length. */
const VALUE_MAX = 512

const isMolecule = (word: string): word is Molecule => Object.hasOwn(letters, word)
const numberOf = (text: string) => (/^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : undefined)

/** State while reading one sequence; its letters are counted and not stored. */
interface SequenceState {
  number: string
  length: number
  declaredLength: string
  molecule: string
  /** First wrong letter by each alphabet. All three are checked, because the molecule type is not verified before the letters. */
  odd: Record<Molecule, string | undefined>
  undefinedOnes: Record<Molecule, number>
  head: string
}

const newSequence = (number: string): SequenceState => ({
  number,
  length: 0,
  declaredLength: '',
  molecule: '',
  odd: { DNA: undefined, RNA: undefined, AA: undefined },
  undefinedOnes: { DNA: 0, RNA: 0, AA: 0 },
  head: '',
})

function readLetters(reading: SequenceState, chunk: string): void {
  const bare = chunk.replace(/\s/g, '')
  reading.length += bare.length
  if (reading.head.length < SKIPPED.length) reading.head = (reading.head + bare).slice(0, SKIPPED.length)
  for (const molecule of ['DNA', 'RNA', 'AA'] as const) {
    reading.odd[molecule] ??= letters[molecule].exec(bare)?.[0]
    reading.undefinedOnes[molecule] += bare.match(undefinedLetter[molecule])?.length ?? 0
  }
}

/** Checks the `n`th sequence of the file. */
function sequenceFault(reading: SequenceState, n: number): ListingFault | undefined {
  if (numberOf(reading.number) !== n) return { refused: 'patents:st26.order', values: { n, found: reading.number } }
  if (reading.head === SKIPPED && reading.length === SKIPPED.length && reading.declaredLength.trim() === '')
    return undefined
  const molecule = reading.molecule.trim()
  if (!isMolecule(molecule)) return { refused: 'patents:st26.type', values: { n, found: molecule.slice(0, 20) } }
  const odd = reading.odd[molecule]
  if (odd !== undefined) return { refused: 'patents:st26.residues', values: { n, found: odd } }
  if (numberOf(reading.declaredLength) !== reading.length)
    return {
      refused: 'patents:st26.length',
      values: { n, declared: reading.declaredLength.trim().slice(0, 20), found: reading.length },
    }
  const defined = reading.length - reading.undefinedOnes[molecule]
  return defined < atLeast[molecule]
    ? { refused: 'patents:st26.short', values: { n, found: defined, min: atLeast[molecule] } }
    : undefined
}

/**
 * Checks a sequence listing (WIPO ST.26): version, reference or number of the application, applicant, title, and that it contains exactly
 * the declared number of sequences, numbered in order, each with the declared length and letters of its type. Does not check
 * well-formedness or the DTD, which the XML reader does. Memory use does not grow with the file.
 */
export function judgeListing(): ListingJudge {
  const values = new Map<string, string>()
  let version = ''
  let element = ''
  let reading: SequenceState | undefined
  let sequences = 0
  let first: ListingFault | undefined
  const keep = (chunk: string) => {
    if (!KEPT_ELEMENTS.has(element)) return
    if (reading && element === 'INSDSeq_length')
      reading.declaredLength = (reading.declaredLength + chunk).slice(0, VALUE_MAX)
    else if (reading && element === 'INSDSeq_moltype') reading.molecule = (reading.molecule + chunk).slice(0, VALUE_MAX)
    else values.set(element, ((values.get(element) ?? '') + chunk).slice(0, VALUE_MAX))
  }
  return {
    open: (name, attributes) => {
      element = name
      if (name === 'ST26SequenceListing') version = attributes['dtdVersion'] ?? ''
      if (name === 'SequenceData') reading = newSequence(attributes['sequenceIDNumber'] ?? '')
    },
    text: (chunk) => {
      if (reading && element === 'INSDSeq_sequence') readLetters(reading, chunk)
      else keep(chunk)
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
  const declared = (values.get('SequenceTotalQuantity') ?? '').trim()
  return numberOf(declared) === sequences
    ? undefined
    : { refused: 'patents:st26.total', values: { declared: declared.slice(0, 20), found: sequences } }
}
