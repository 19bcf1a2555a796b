import {
  bodyFor,
  letterTextFor,
  type LetterRight,
  type LetterType,
  type LetterText,
} from '@saki/catalogue/letters/letterType'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { formatVerifyCode } from '@saki/domain/ids/verifyCode'
import type { TextKey } from '@saki/texts'
import { say } from '@saki/texts/say'

import type { LetterFacts } from './letterFacts.sql.ts'
import { groundWords } from './letterGround.ts'
import type { LetterPoint } from './letterPoints.ts'
import { dateWords, weekdayWords } from './paperDate.ts'
import { paperText, type PaperText } from './paperText.ts'
import { addressLines } from './partyLines.ts'

/** Letters are acts of the office and stand in its language. */
export const letterText = (key: string, values?: Record<string, string | number>) =>
  say('id', `letters:${key}` as TextKey, values)

/** What a letter says beyond what the case says. Null where a preview cannot know it yet. */
export interface LetterGiven {
  type: LetterType
  right: LetterRight
  number: string | null
  verifyCode: string | null
  issuedOn: LegalDate | null
  /** Undefined where the letter sets no day; null where it will set one, and a preview cannot count it. */
  dueDate: LegalDate | null | undefined
  ground: string
  /** Name of the action, where the type shows it. */
  act: string
  points: LetterPoint[]
  notes: string
  publicBase: string
}

/** Finished words and values, as templates/letter.typ shows them; nothing is left to decide there. */
export type LetterContent = ReturnType<typeof letterContent>

export function letterContent(facts: LetterFacts, places: ReadonlyMap<string, string>, given: LetterGiven) {
  const { type, right, number, issuedOn } = given
  const values = wordsOfRight(right, facts, given)
  const title = said(type.title, right, values)
  const asks = type.due === 'answer' && given.dueDate !== undefined
  return {
    lang: 'id',
    ...head(right),
    title,
    number: number ?? letterText('noNumber'),
    placeDate: letterText('place', { date: issuedOn ? dateWords(issuedOn) : letterText('noDate') }),
    labels: { number: letterText('number'), attachment: letterText('attachment'), subject: letterText('subject') },
    attachment: letterText('noAttachment'),
    recipient: recipient(facts, places),
    facts: letterCaseRows(facts, right, given),
    body: bodyFor(type, right).map((key) => say('id', key, values)),
    points: pointsPart(given),
    notes: notesPart(given),
    due: duePart(given, values),
    ground: given.ground === '' ? null : { label: letterText('due.legal'), value: groundWords(given.ground) },
    after: [...(asks ? [letterText('howToAnswer')] : []), ...(type.kind === 'letter' ? [letterText('closing')] : [])],
    signature: [letterText('onBehalf'), letterText(`signer.${right}`), letterText('electronic')],
    ...verifyPart(given),
    footer: [number, facts.patentId].filter(Boolean).join(' · '),
    page: letterText('page', { page: '{{page}}', pages: '{{pages}}' }),
    unshownNote: letterText('aboutUnshown'),
  }
}

export function head(right: LetterRight) {
  return {
    office: [say('id', 'receipt:ministry'), say('id', 'receipt:directorate')],
    unit: letterText(`unit.${right}`),
    address: letterText('address'),
  }
}

export function verifyPart({ verifyCode, publicBase }: Pick<LetterGiven, 'verifyCode' | 'publicBase'>) {
  const page = `${publicBase}/verifikasi`
  return {
    link: verifyCode ? `${page}/${verifyCode}` : '',
    verify: verifyCode
      ? { words: letterText('verify'), code: formatVerifyCode(verifyCode), at: letterText('verifyAt'), page }
      : null,
  }
}

export function wordsOfRight(
  right: LetterRight,
  facts: Pick<LetterFacts, 'patentId'>,
  given: Pick<LetterGiven, 'issuedOn'>,
): Record<string, string> {
  return {
    ...Object.fromEntries(
      ['right', 'check', 'gazette', 'board'].map((name) => [name, letterText(`${name}.${right}`)] as const),
    ),
    number: facts.patentId,
    date: given.issuedOn ? dateWords(given.issuedOn) : letterText('noDate'),
  }
}

export function said(text: LetterText, right: LetterRight, values: Record<string, string>): string {
  return say('id', letterTextFor(text, right), values)
}

function recipient({ parties }: LetterFacts, places: ReadonlyMap<string, string>) {
  const owners = parties.filter(({ role }) => role === 'applicant')
  const agent = parties.find(({ role }) => role === 'representative')
  const [owner] = owners
  return {
    to: letterText('to'),
    names: owners.map(({ name }) => paperText(name)),
    lines: owner && !agent ? addressLines(owner, places) : [],
    through: agent
      ? { label: letterText('through'), name: paperText(agent.name), lines: addressLines(agent, places) }
      : null,
  }
}

type Row = { label: string; value: PaperText }

export function letterCaseRows(
  facts: LetterFacts,
  right: LetterRight,
  { type, act }: Pick<LetterGiven, 'type' | 'act'>,
): Row[] {
  const rows: [string, string][] = [
    [letterText('caseNumber'), facts.patentId],
    [letterText('filingDate'), dateWords(facts.filingDate)],
    [letterText('internationalDate'), facts.internationalDate ? dateWords(facts.internationalDate) : ''],
    [letterText(right === 'MARK' ? 'markName' : 'caseTitle'), facts.markName || facts.title],
    [letterText('classes'), classWords(facts)],
    [letterText('registrationNumber'), facts.registrationNbr ?? ''],
    [
      letterText('certificate.expires'),
      type.mark === 'SPP' && facts.expirationDate ? dateWords(facts.expirationDate) : '',
    ],
    [letterText('issue'), type.subject === '02' ? (facts.journalCode ?? '') : ''],
    [type.names ? letterText(type.names) : '', type.names ? act : ''],
  ]
  return rows.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value: paperText(value) }))
}

/** Locarno 09-01 Botol; Nice 30, 35; IPC A61K 31/00. */
export function classWords({ locarno, nice, ipc }: Pick<LetterFacts, 'locarno' | 'nice' | 'ipc'>): string {
  const products = locarno.map(({ code, name, product }) =>
    [code, name, product && `(${product})`].filter(Boolean).join(' '),
  )
  return [...products, nice.map(({ code }) => code).join(', '), ipc.join('; ')].filter(Boolean).join('; ')
}

/** What was noted beside the points; what a point says already is not said again. */
function notesPart({ notes, points }: LetterGiven) {
  const noted = notes.trim()
  const isSaid = points.some(({ title, text }) => noted === title.trim() || noted === text.trim())
  return noted === '' || isSaid ? null : { label: letterText('notes'), lines: proseLines(notes) }
}

function pointsPart({ type, right, points }: LetterGiven) {
  if (points.length === 0) return null
  return {
    heading: type.points ? say('id', letterTextFor(type.points, right)) : letterText('points'),
    rows: points.map(({ title, text, ground }) => ({
      title: paperText(title),
      lines: proseLines(text),
      ground: ground === '' ? '' : groundWords(ground),
    })),
  }
}

/** Lines of a text somebody typed; empty ones fall away. */
export function proseLines(text: string): PaperText[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(paperText)
}

function duePart({ type, right, dueDate }: LetterGiven, values: Record<string, string>) {
  if (!type.due || dueDate === undefined) return null
  return {
    label: letterText(`due.${type.due}`),
    day: dueDate === null ? letterText('noDue') : letterText('due.day', { day: weekdayWords(dueDate) }),
    otherwise: type.otherwise ? said(type.otherwise, right, values) : '',
  }
}
