import type { RightDefinition } from '@saki/catalogue'
import type { LetterCode } from '@saki/catalogue/letters/letterCodes'
import type { LetterType } from '@saki/catalogue/letters/letterType'
import { postalText } from '@saki/catalogue/letters/postalTexts'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { issueName } from '@saki/domain/gazette/issue'
import { formatVerifyCode } from '@saki/domain/ids/verifyCode'
import { citationsOf, namesLaw } from '@saki/domain/law/ground'
import type { TextKey } from '@saki/texts'
import { longDateText, weekdayDateText } from '@saki/texts/dates'
import { say } from '@saki/texts/say'

import type { LetterFacts } from './letterFacts.sql.ts'
import { paperText, type PaperText } from './paperText.ts'
import { addressLines } from './partyLines.ts'

/** Letters are always in Indonesian. */
export const letterText = (key: string, values?: Record<string, string | number>) =>
  say('id', `letters:${key}` as TextKey, values)

/** One numbered point of a letter. */
export interface LetterPoint {
  title: string
  text: string
  ground: string
}

/** Data of a letter besides the facts of the case. Null where a preview cannot have the value yet. */
export interface LetterInput {
  /** With the texts of the right. */
  type: LetterType & { code: LetterCode }
  right: RightDefinition
  number: string | null
  verifyCode: string | null
  issuedOn: LegalDate | null
  /** Undefined: the letter sets no deadline. Null: it will set one that a preview cannot calculate. */
  dueDate: LegalDate | null | undefined
  ground: string
  /** Name of the action, for types that show it. */
  act: string
  points: LetterPoint[]
  notes: string
  publicBase: string
  /** Nobody logs in for the addressee, so that nothing sends the reader to the portal. */
  isByPost: boolean
  /** What it refers to and who examined. */
  references?: { label: string; value: PaperText }[]
  signatory?: { name: PaperText; nip: string } | undefined
}

/** Final text and values for templates/letter.typ, which makes no decisions. */
export type LetterContent = ReturnType<typeof letterContent>

/** The frozen content of a letter, also for its preview. `payment`: sentences on what is to be paid and how. */
export function letterContent(
  facts: LetterFacts,
  places: ReadonlyMap<string, string>,
  given: LetterInput,
  payment: readonly string[] = [],
) {
  const { type, right } = given
  const values = wordsOfRight(right, facts, given)
  const asks = type.due === 'answer' && given.dueDate !== undefined
  return {
    ...letterFrame(given, say('id', type.title, values), facts.applicationNumber),
    recipient: recipient(facts, places),
    facts: [...letterCaseRows(facts, right, given), ...(given.references ?? [])],
    body: [
      ...type.body.map((key) => say('id', given.isByPost ? postalText(key) : key, values)),
      ...(type.due === 'payment' ? payment : []),
    ],
    points: pointsPart(given),
    notes: notesPart(given),
    due: duePart(given, values),
    ground: groundPart(given.ground),
    // The fee of a remedy follows the reasons and the last day.
    after: [
      ...(type.due === 'payment' ? [] : payment),
      ...(asks ? [letterText(given.isByPost ? 'answerByPost' : 'howToAnswer')] : []),
      ...(type.kind === 'letter' ? [letterText('closing')] : []),
    ],
  }
}

/** What stands around the text of every letter: head, number, day, signature, verification and foot. */
export function letterFrame(
  given: Pick<LetterInput, 'right' | 'number' | 'issuedOn' | 'verifyCode' | 'publicBase' | 'signatory'>,
  title: string,
  caseNumber: string,
) {
  const { right, number, issuedOn } = given
  return {
    lang: 'id',
    ...letterHead(right),
    title,
    number: number ?? letterText('noNumber'),
    placeDate: letterText('place', { date: issuedOn ? longDateText(issuedOn, 'id') : letterText('noDate') }),
    labels: { number: letterText('number'), attachment: letterText('attachment'), subject: letterText('subject') },
    attachment: letterText('noAttachment'),
    signature: [letterText('onBehalf'), say('id', right.letters.signer), letterText('electronic')],
    signatory: given.signatory ?? null,
    ...verifyPart(given),
    footer: [number, caseNumber].filter(Boolean).join(' · '),
    page: letterText('page', { page: '{{page}}', pages: '{{pages}}' }),
    unshownNote: letterText('aboutUnshown'),
  }
}

/** The legal ground of a letter in words; null when the notation names no law. */
export function groundPart(ground: string): { label: string; value: string } | null {
  return namesLaw(ground) ? { label: letterText('due.legal'), value: groundWords(ground) } : null
}

/** Ministry, directorate, unit and address of the letterhead. */
export function letterHead(right: RightDefinition) {
  return {
    office: [say('id', 'receipt:ministry'), say('id', 'receipt:directorate')],
    unit: say('id', right.letters.unit),
    address: letterText('address'),
  }
}

/** Verification code with its page; empty link and null for a preview. */
export function verifyPart({ verifyCode, publicBase }: Pick<LetterInput, 'verifyCode' | 'publicBase'>) {
  const page = `${publicBase}/verifikasi`
  return {
    link: verifyCode ? `${page}/${verifyCode}` : '',
    verify: verifyCode
      ? { words: letterText('verify'), code: formatVerifyCode(verifyCode), at: letterText('verifyAt'), page }
      : null,
  }
}

/** Placeholder values for letter texts of a right: its names, case number and date. */
export function wordsOfRight(
  { letters }: RightDefinition,
  facts: Pick<LetterFacts, 'applicationNumber'> & Partial<Pick<LetterFacts, 'expirationDate'>>,
  given: Pick<LetterInput, 'issuedOn'>,
): Record<string, string> {
  return {
    right: say('id', letters.right),
    check: say('id', letters.check),
    gazette: say('id', letters.gazette),
    board: say('id', letters.board),
    number: facts.applicationNumber,
    ends: facts.expirationDate ? longDateText(facts.expirationDate, 'id') : letterText('ends.recorded'),
    date: given.issuedOn ? longDateText(given.issuedOn, 'id') : letterText('noDate'),
  }
}

function recipient({ parties, correspondence }: LetterFacts, places: ReadonlyMap<string, string>) {
  const owners = parties.filter(({ role }) => role === 'applicant')
  const agent = parties.find(({ role }) => role === 'representative')
  const [owner] = owners
  const linesOf = () => {
    if (agent) return []
    if (correspondence) return [correspondence.ADDR_STREET, correspondence.ZIPCODE].filter(Boolean).map(paperText)
    return owner ? addressLines(owner, places) : []
  }
  return {
    to: letterText('to'),
    names: owners.map(({ name }) => paperText(name)),
    lines: linesOf(),
    through: agent
      ? { label: letterText('through'), name: paperText(agent.name), lines: addressLines(agent, places) }
      : null,
  }
}

type Row = { label: string; value: PaperText }

/** Rows of case data in a letter; empty values are left out. */
export function letterCaseRows(
  facts: LetterFacts,
  right: RightDefinition,
  { type, act }: Pick<LetterInput, 'type' | 'act'>,
): Row[] {
  const rows: [string, string][] = [
    [letterText('caseNumber'), facts.applicationNumber],
    [letterText('filingDate'), longDateText(facts.filingDate, 'id')],
    [letterText('internationalDate'), facts.internationalDate ? longDateText(facts.internationalDate, 'id') : ''],
    [say('id', right.letters.caseTitle), facts.markName || facts.title],
    [letterText('classes'), classWords(facts)],
    [letterText('registrationNumber'), facts.registrationNbr ?? ''],
    [
      letterText('certificate.expires'),
      type.mark === 'SPP' && facts.expirationDate ? longDateText(facts.expirationDate, 'id') : '',
    ],
    [letterText('issue'), type.subject === '02' ? issueWords(facts) : ''],
    [type.names ? letterText(type.names) : '', type.names ? act : ''],
  ]
  return rows.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value: paperText(value) }))
}

/** `BRM 48/2026, halaman 7`: where the case was published; '' when it was not. */
function issueWords({ journalCode, journalPage }: Pick<LetterFacts, 'journalCode' | 'journalPage'>): string {
  if (journalCode === null) return ''
  const name = issueName(journalCode)
  return journalPage === null ? name : letterText('issuePage', { name, page: journalPage })
}

/** Classes of any right, e.g. `09-01 Botol`, `30, 35`, `A61K 31/00`. */
export function classWords({ locarno, nice, ipc }: Pick<LetterFacts, 'locarno' | 'nice' | 'ipc'>): string {
  const products = locarno.map(({ code, name, product }) =>
    [code, name, product && `(${product})`].filter(Boolean).join(' '),
  )
  return [...products, nice.map(({ code }) => code).join(', '), ipc.join('; ')].filter(Boolean).join('; ')
}

/** Notes of the letter; null when empty or equal to a point. */
function notesPart({ notes, points }: LetterInput) {
  const noted = notes.trim()
  const isPoint = points.some(({ title, text }) => noted === title.trim() || noted === text.trim())
  return noted === '' || isPoint ? null : { label: letterText('notes'), lines: proseLines(notes) }
}

function pointsPart({ type, points }: LetterInput) {
  if (points.length === 0) return null
  return {
    heading: type.points ? say('id', type.points) : letterText('points'),
    rows: points.map(({ title, text, ground }) => ({
      title: paperText(title),
      lines: proseLines(text),
      ground: ground === '' ? '' : groundWords(ground),
    })),
  }
}

/** Trimmed non-empty lines of a typed text. */
export function proseLines(text: string): PaperText[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(paperText)
}

function duePart({ type, dueDate }: LetterInput, values: Record<string, string>) {
  if (!type.due || dueDate === undefined) return null
  return {
    label: letterText(`due.${type.due}`),
    day: dueDate === null ? letterText('noDue') : letterText('due.day', { day: weekdayDateText(dueDate, 'id') }),
    otherwise: type.otherwise ? say('id', type.otherwise, values) : '',
  }
}

/**
 * A legal ground in words: `UU 31/2000 art. 26(6), 28` becomes `Pasal 26 ayat (6) dan Pasal 28 Undang-Undang Nomor 31 Tahun 2000
 * tentang Desain Industri`. Any other notation is returned unchanged.
 */
function groundWords(ground: string): string {
  const laws = citationsOf(ground)
  if (laws.length === 0) return ground
  return laws.map(({ law, articles }) => lawWords(law, articles)).join('; ')
}

function lawWords(law: string, articles: string[]): string {
  const key = `law.${law}`
  const name = letterText(key)
  const lawName = name === `letters:${key}` ? law : name
  if (articles.length === 0) return lawName
  const all = articles.map((article) => letterText('articleOnly', { article: articleWords(article) }))
  return `${all.join(letterText('and'))} ${lawName}`
}

/** `26(6)–28` becomes `26 ayat (6)–28`; `21(1)(a)` and `21(1)a` become `21 ayat (1) huruf a`. */
export function articleWords(article: string): string {
  return article
    .replace(/\(\d+[a-z]?\)/g, (paragraph) => ` ${letterText('paragraph', { paragraph })}`)
    .replace(/\(([a-z])\)|(?<=\))([a-z])\b/g, (_, one: string | undefined, other: string | undefined) => {
      return ` ${letterText('point', { letter: one ?? other ?? '' })}`
    })
}

const textIn = (row: Record<string, unknown>, ...names: string[]) =>
  names.map((name) => row[name]).find((value): value is string => typeof value === 'string' && value.trim() !== '') ??
  ''

/**
 * The points of an action's details: POINTS as officers write them {TITLE, TEXT}, ITEMS as the formality check stores them
 * {OPTION_NAME, ACTION_OPTION_TEXT, GROUND}. Items with IND_OK `Y` are left out.
 */
export function pointsOf(detail: Record<string, unknown>): LetterPoint[] {
  return [detail['POINTS'], detail['ITEMS']].flatMap((rows) => (Array.isArray(rows) ? rows.flatMap(pointOf) : []))
}

function pointOf(given: unknown): LetterPoint[] {
  if (typeof given === 'string') return given.trim() === '' ? [] : [{ title: given.trim(), text: '', ground: '' }]
  if (typeof given !== 'object' || given === null) return []
  const row = given as Record<string, unknown>
  if (row['IND_OK'] === 'Y') return []
  const title = textIn(row, 'TITLE', 'OPTION_NAME')
  const text = textIn(row, 'TEXT', 'ACTION_OPTION_TEXT')
  return title || text ? [{ title: title || text, text: title ? text : '', ground: textIn(row, 'GROUND') }] : []
}
