import { formatApplicationNumber } from '@saki/domain/ids/applicationNumber'

import { drawNumbers, type DrawnNumbers } from './drawnNumbers.ts'
import { vocabularySize, vocabularyWord } from './markVocabulary.ts'

const FIRST_YEAR = 2005
const YEARS = 20
const FIRST_NAMES = [
  'Sari',
  'Budi',
  'Dewi',
  'Agus',
  'Rina',
  'Putu',
  'Nguyễn',
  'Ahmad',
  'Siti',
  'Joko',
  'Maria',
  'Yohanes',
] as const
const LAST_NAMES = [
  'Wulandari',
  'Santoso',
  'Lestari',
  'Wijaya',
  'Kusuma',
  'Hidayat',
  'Tan',
  'Siregar',
  'Nasution',
  'Gunawan',
  'Halim',
] as const
const FORMS = ['PT', 'PT', 'PT', 'CV', 'UD'] as const
const LOCARNO = ['09-01', '06-01', '02-04', '26-05', '12-16', '14-02', '07-01', '11-01'] as const
const IPC = [
  'A01B 1/00',
  'A23F 5/10',
  'A61K 31/00',
  'B65D 1/02',
  'C08L 5/00',
  'F24S 20/00',
  'G06F 17/30',
  'H04L 9/32',
] as const
/** Divisions of the pictures of marks. Provisional, as no office assigned them. */
const VIENNA = [['5.3'], ['1.3', '6.1'], ['26.1'], ['3.7', '26.1'], ['11.3'], ['2.1', '29.1'], ['25.1']] as const
const GOODS = [
  'kopi',
  'teh',
  'pakaian',
  'sabun',
  'perangkat lunak',
  'jasa kedai kopi',
  'jasa pendidikan',
  'perhiasan',
  'mebel',
  'obat',
] as const

/** Of ten cases eight are marks, one is a patent and one a design, as in the office's statistics. */
type Kind = 'MARK' | 'PATENT' | 'DESIGN'
const kindOf = (place: number): Kind => (place % 10 === 4 ? 'PATENT' : place % 10 === 9 ? 'DESIGN' : 'MARK')

/** Lines of `import cases` for a register of `cases` registered rights. The same number gives the same lines. */
export function* registerLines(cases: number): Generator<string> {
  const drawn = drawNumbers(21)
  const size = vocabularySize(cases)
  const used = new Map<string, number>()
  const next = (series: string): number => {
    const nbr = (used.get(series) ?? 0) + 1
    used.set(series, nbr)
    return nbr
  }
  for (let place = 0; place < cases; place += 1) {
    const year = FIRST_YEAR + Math.floor(YEARS * Math.sqrt(drawn.fraction()))
    const month = 1 + drawn.below(12)
    const filed = `${year}-${two(month)}-${two(1 + drawn.below(28))}`
    const registered = `${year + 1}-${two(month)}-${two(1 + drawn.below(28))}`
    const common = {
      FILING_DATE: filed,
      PUBLICATION_DATE: `${year}-${two(Math.min(12, month + 1))}-28`,
      REGISTRATION_DATE: registered,
      OWNERS: [owner(drawn, size)],
    }
    yield JSON.stringify({ ...common, ...ofKind(kindOf(place), { drawn, size, year, place, next }) })
  }
}

interface Drawing {
  drawn: DrawnNumbers
  size: number
  year: number
  place: number
  next: (series: string) => number
}

function ofKind(kind: Kind, { drawn, size, year, place, next }: Drawing): Record<string, unknown> {
  const words = phrase(drawn, size)
  if (kind === 'MARK') {
    const classes = [...new Set([1 + drawn.skewed(45), ...(drawn.below(4) === 0 ? [1 + drawn.below(45)] : [])])]
    const isGoods = classes.some((each) => each < 35)
    const series = isGoods && classes.some((each) => each > 34) ? 'IPT' : isGoods ? 'DID' : 'JID'
    return {
      PATENT_ID: numbered(series, year, next(`${series}${year}`)),
      APPL_TYP: 'MARK',
      TITLE: words.toUpperCase(),
      REGISTRATION_NBR: `IDM${String(place + 1).padStart(9, '0')}`,
      NICE: classes.map((each) => ({ NICE_CLASS_CODE: String(each), TERMS: [drawn.oneOf(GOODS), drawn.oneOf(GOODS)] })),
      ...(drawn.below(3) === 0
        ? { SIGN: { SIGN_WCODE: 'WORD', MARK_NAME: words.toUpperCase() } }
        : {
            SIGN: { SIGN_WCODE: 'WORD_FIGURE', MARK_NAME: words.toUpperCase() },
            VIENNA: VIENNA[place % VIENNA.length]?.map((code) => ({ VIENNA_CODE: code })),
          }),
    }
  }
  const title = `Alat ${words}`
  if (kind === 'DESIGN')
    return {
      PATENT_ID: numbered('A00', year, next(`A00${year}`)),
      APPL_TYP: 'DESIGN',
      TITLE: title,
      REGISTRATION_NBR: `IDD${String(place + 1).padStart(9, '0')}`,
      LOCARNO: [{ LOCARNO_CLASS_CODE: drawn.oneOf(LOCARNO), PRODUCT_TITLE: title }],
    }
  return {
    PATENT_ID: numbered('P00', year, next(`P00${year}`)),
    APPL_TYP: 'PATENT',
    TITLE: title,
    REGISTRATION_NBR: `IDP${String(place + 1).padStart(9, '0')}`,
    IPC: [{ IPC_SYMBOL: drawn.oneOf(IPC) }],
    QTY_CLAIMS: 1 + drawn.below(20),
    PAID_YEARS: 20,
  }
}

function phrase(drawn: DrawnNumbers, size: number): string {
  const share = drawn.fraction()
  const count = share < 0.4 ? 1 : share < 0.8 ? 2 : share < 0.95 ? 3 : 4
  const words = Array.from({ length: count }, () => vocabularyWord(drawn.skewed(size)))
  return [...new Set(words)].join(' ')
}

function owner(drawn: DrawnNumbers, size: number): Record<string, string> {
  if (drawn.below(3) === 0)
    return { PERSON_NAME: `${drawn.oneOf(FIRST_NAMES)} ${drawn.oneOf(LAST_NAMES)}`, PERSON_WCODE: 'I' }
  const name = vocabularyWord(drawn.skewed(size)) + ' ' + vocabularyWord(drawn.skewed(1000))
  return {
    PERSON_NAME: `${drawn.oneOf(FORMS)} ${name.replace(/\b\w/g, (letter) => letter.toUpperCase())}`,
    PERSON_WCODE: 'C',
  }
}

const two = (n: number): string => String(n).padStart(2, '0')
/** `series` is the letter and the two signs after it, as in DID or P00. */
const numbered = (series: string, fileSer: number, fileNbr: number): string =>
  formatApplicationNumber({ fileTyp: series.slice(0, 1), fileSeq: series.slice(1), fileSer, fileNbr })
