import type { RightDefinition } from '@saki/catalogue'
import { postalText } from '@saki/catalogue/letters/postalTexts'
import { longDateText, weekdayDateText } from '@saki/texts/dates'
import { say } from '@saki/texts/say'

import { groundPart, groundWords } from './groundWords.ts'
import { letterCaseRows } from './letterCaseRows.ts'
import type { LetterFacts } from './letterFacts.sql.ts'
import { letterFrame } from './letterFrame.ts'
import type { LetterInput } from './letterInput.ts'
import { letterText } from './letterText.ts'
import { paperText, type PaperText } from './paperText.ts'
import { addressLines } from './partyLines.ts'

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
