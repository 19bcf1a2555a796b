/** One line of the claims with its page. Page numbers and line numbers should be removed before, but are tolerated. */
export interface ClaimLine {
  text: string
  page: number
}

export interface Claim {
  number: number
  page: number
  text: string
  /** Distinct numbers of the claims it refers to, ascending. */
  refs: number[]
  /** It refers to earlier claims without numbers: "menurut klaim sebelumnya". */
  refersToEarlier: boolean
}

/**
 * Style of claim numbers: 'Klaim 3.', '3.' or '(3)'. A document keeps one style, which distinguishes claims from numbers within their text.
 */
type Style = 'word' | 'dot' | 'bracket'

interface Start {
  style: Style
  number: number
  rest: string
}

const WORD = /^(?:klaim|claim)\s*(?:no\.?\s*)?(\d{1,3})(?:\s*[.):;–—-]\s*|\s*$|\s+(?=\p{Lu}))(.*)$/iu
const DOT = /^(\d{1,3})\s*\.(?!\s*\d)\s*(.*)$/u
const BRACKET = /^\(?(\d{1,3})\s*\)\s*(.*)$/u
/** A line number before the start of a claim. */
const LINE_NUMBER = /^\d{0,2}[05]\s+(?=(?:klaim|claim)\s*\d|\d{1,3}\s*[.)]\s*\p{Lu})/iu
/** The line ends where a number must follow, so a number on the next line is no claim. */
const OPEN_END =
  /(?:\b(?:klaim|klaim-klaim|claims?|menurut|sesuai|sebagaimana|dalam|pada|dari|atau|dan|sampai|dengan|hingga|to|of|in|or|and|through|gambar|gbr\.?|fig\.?|figs\.?|figure|tabel|table|no\.?|nomor|butir|langkah|step)|[,/(–-])\s*$/iu
const SENTENCE_END = /[.;:!?。؛]["”’)\]]*\s*$/u
const HEADING = /^(?:klaim|klaim-klaim|claims?|yang diklaim.*|what is claimed.*|(?:we|i) claim.*)\s*:?$/iu

/**
 * Parses the numbered claims of a patent application (UU 13/2016 art. 25: claims are numbered; one sentence each). Text before the first
 * number is ignored. Numbers are returned as written, even out of order; claimFindings checks them.
 */
export function parseClaims(lines: readonly ClaimLine[]): Claim[] {
  const claims: Claim[] = []
  let style: Style | undefined
  let nested = 0
  let before = ''
  for (const { text: raw, page } of lines) {
    const text = raw.replace(/\s+/gu, ' ').trim()
    if (text === '' || HEADING.test(text) || /^[-–—\s]*\d{1,3}[-–—\s]*$/u.test(text)) continue
    const start = startOf(text)
    const last = claims.at(-1)
    const isNested = start !== undefined && last !== undefined && isListItem(start, nested, before, last.number)
    if (isNested) nested = start.number
    if (start && !isNested && isClaim(start, { style, last: last?.number ?? 0, before })) {
      style ??= start.style
      nested = 0
      claims.push({ number: start.number, page, text: start.rest, refs: [], refersToEarlier: false })
    } else if (last) last.text = `${last.text} ${text}`.trim()
    before = text
  }
  for (const claim of claims) Object.assign(claim, referencesIn(claim.text))
  return claims
}

/** The number at the start of a line, if it can begin a claim. */
function startOf(line: string): Start | undefined {
  const text = line.replace(LINE_NUMBER, '')
  for (const [style, pattern] of [
    ['word', WORD],
    ['dot', DOT],
    ['bracket', BRACKET],
  ] as const) {
    const found = pattern.exec(text)
    if (found) return { style, number: Number(found[1]), rest: (found[2] ?? '').trim() }
  }
  return undefined
}

/** Whether a numbered line is a step within a claim: steps begin at 1 after a colon or in lower case. */
function isListItem({ number, rest, style }: Start, nested: number, before: string, claim: number): boolean {
  if (style === 'word' || rest === '') return false
  const isSmall = /^\p{Ll}/u.test(rest)
  if (number === 1) return /:\s*$/u.test(before) || isSmall
  if (nested === 0 || number !== nested + 1) return false
  return isSmall || /[,;]\s*$|[,;]\s*(?:dan|atau|and|or)\s*$/iu.test(before) || number !== claim + 1
}

function isClaim(
  { style, number, rest }: Start,
  state: { style: Style | undefined; last: number; before: string },
): boolean {
  if (number === 0) return false
  if (state.style === undefined) return number <= 3
  if (state.style !== style || OPEN_END.test(state.before)) return false
  if (number === state.last + 1) return true
  const isSentence = rest === '' || /^["“(]?\p{Lu}/u.test(rest)
  return SENTENCE_END.test(state.before) && isSentence && number <= state.last + 30
}

const NUMBERS = String.raw`\d{1,3}(?:\s*(?:[,;/&–—-]|s\.?\s?\/?\s?d\.?|sampai(?:\s+dengan)?|hingga|dan\s*\/\s*atau|dan|atau|and\s*\/\s*or|and|or|to|through|until)\s*(?:(?:dan|atau|and|or)\s+)?(?:(?:klaim|claims?)\s+)?\d{1,3})*`
const REFERENCE = new RegExp(
  String.raw`\b(?:klaim(?:-klaim)?|claims?)\s*(?:no(?:mor|\.)?\s*)?(${NUMBERS})(?![\d])`,
  'giu',
)
const RANGE =
  /(\d{1,3})\s*(?:[–—-]|s\.?\s?\/?\s?d\.?|sampai(?:\s+dengan)?|hingga|to|through|until)\s*(?:(?:klaim|claims?)\s+)?(\d{1,3})/giu
const EARLIER =
  /klaim(?:-klaim)?\s+(?:mana\s?pun\s+)?(?:yang\s+)?(?:sebelumnya|terdahulu|di\s+atas|tersebut\s+di\s+atas)|(?:preceding|previous|foregoing)\s+claims?/iu

/** Numbers of the claims a text refers to: "sesuai klaim 1 sampai 3, atau 5" gives 1, 2, 3, 5. */
export function referencesIn(text: string): Pick<Claim, 'refs' | 'refersToEarlier'> {
  const refs = new Set<number>()
  for (const [, list = ''] of text.matchAll(REFERENCE)) {
    for (const [, from, to] of list.matchAll(RANGE))
      for (let at = Number(from); at <= Number(to) && at <= 999; at++) refs.add(at)
    for (const [number] of list.matchAll(/\d{1,3}/gu)) refs.add(Number(number))
  }
  return { refs: [...refs].sort((a, b) => a - b), refersToEarlier: EARLIER.test(text) }
}

/** Whether a claim refers to no other claim. */
export function isIndependent({ refs, refersToEarlier }: Claim): boolean {
  return refs.length === 0 && !refersToEarlier
}

/** Whether a claim refers to more than one claim. */
export function isMultiple({ refs, refersToEarlier }: Claim): boolean {
  return refs.length > 1 || refersToEarlier
}

/** Reference signs in brackets, such as (12) or (3a, 4). A step number (1) is included too. */
export function signsIn(text: string): string[] {
  const signs = new Set<string>()
  for (const [, list = ''] of text.matchAll(/\((\d{1,4}[a-z]?['′]?(?:\s*[,;/]\s*\d{1,4}[a-z]?['′]?)*)\)/giu))
    for (const sign of list.split(/\s*[,;/]\s*/u)) signs.add(sign)
  return [...signs]
}
