import { compareMarks, wordsAlike, type WordLikeness } from './markLikeness.ts'
import { markWords } from './markWords.ts'

/** Why two owners are likely one: the name is spelt alike, the address is alike, the identity number is the same. */
export type OwnerReason = 'SPELLING' | 'ADDRESS' | 'NUMBER'

export interface ComparedOwner {
  name: string
  /** Street and postcode; empty when unknown. */
  address: string
  city: string
  /** Identity number; empty when unknown or not to be compared. */
  number: string
}

export interface OwnerLikeness {
  /** 0 to 100: how alike the names are, plus 10 for an alike address and 20 for the same number. */
  score: number
  reasons: OwnerReason[]
}

/** Forms of companies, which say nothing about who an owner is. */
const FORMS = new Set(
  'pt cv ud pd fa firma tbk persero perseroan terbatas koperasi yayasan ltd limited llc inc corp corporation co company gmbh ag sa bv nv plc pte sdn bhd spa srl kk'.split(
    ' ',
  ),
)
/** Names less alike than this are not. */
const LEAST = 60
const [OF_ADDRESS, OF_NUMBER] = [10, 20] as const

/** Words of a name without the form of the company; all words when nothing else is left. */
export function ownerWords(name: string): string[] {
  const words = markWords(name).map(({ word }) => word)
  const own = words.filter((word) => !FORMS.has(word))
  return own.length > 0 ? own : words
}

/** How likely two owners are one; undefined when they are not alike. Nothing is merged by it. */
export function compareOwners(a: ComparedOwner, b: ComparedOwner): OwnerLikeness | undefined {
  const spelling = wordsScore(ownerWords(a.name), ownerWords(b.name))
  const isNumber = a.number !== '' && a.number === b.number
  if (spelling < LEAST && !isNumber) return undefined
  const isAddress = isSameAddress(a, b)
  return {
    score: Math.min(100, spelling + (isAddress ? OF_ADDRESS : 0) + (isNumber ? OF_NUMBER : 0)),
    reasons: [
      ...(spelling >= LEAST ? (['SPELLING'] as const) : []),
      ...(isAddress ? (['ADDRESS'] as const) : []),
      ...(isNumber ? (['NUMBER'] as const) : []),
    ],
  }
}

/** The city must be the same: streets of one name are in every city. */
function isSameAddress(a: ComparedOwner, b: ComparedOwner): boolean {
  if (a.city === '' || a.city !== b.city) return false
  const [one, other] = [a, b].map(({ address }) => markWords(address).map(({ word }) => word))
  return one !== undefined && other !== undefined && wordsScore(one, other) >= LEAST
}

function wordsScore(sought: readonly string[], found: readonly string[]): number {
  const alike = [...new Set(sought)].flatMap((word): WordLikeness[] =>
    [...new Set(found)].flatMap((other) => {
      const by = wordsAlike(word, other, [])
      return by ? [{ sought: [sought.indexOf(word)], words: [other], by }] : []
    }),
  )
  return compareMarks(sought, [...alike, ...joinedWords(sought, found)], ['SPELLING'])(found).score
}

/** Two words of one name written as one word in the other: "Maju Jaya" and "Majujaya". */
function joinedWords(sought: readonly string[], found: readonly string[]): WordLikeness[] {
  const pairs = (words: readonly string[]) =>
    words.slice(1).map((word, at) => ({ at, text: `${words[at]}${word}`, both: [words[at] ?? '', word] }))
  return [
    ...pairs(sought).flatMap(({ at, text }) =>
      found.includes(text) ? [{ sought: [at, at + 1], words: [text], by: { SPELLING: 1 } }] : [],
    ),
    ...pairs(found).flatMap(({ text, both }) =>
      sought.includes(text) ? [{ sought: [sought.indexOf(text)], words: both, by: { SPELLING: 1 } }] : [],
    ),
  ]
}
