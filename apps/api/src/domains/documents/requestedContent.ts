import type { Db } from '@saki/db'

import { certificateParts, filedParts, type FiledParts } from './filedSections.ts'
import { viewName } from './listedFiles.ts'
import { letterContent, proseLines, type LetterContent } from './letterContent.ts'
import type { LetterInput } from './letterInput.ts'
import { letterText } from './letterText.ts'
import { findRegionNames, listRegisteredPictures, type LetterFacts } from './letterFacts.sql.ts'
import { paperSection, type PaperSection } from './paperSection.ts'
import { paperText } from './paperText.ts'
import { regionCodesOf } from './partyLines.ts'
import { registerSections, statementSections } from './registerSections.ts'

/** Documents issued on order: extract, copy of the file, copy of the certificate, proof of priority, written statement. */
const requestedLetters = ['PTK', 'SLN', 'SLS', 'SBP', 'SKT'] as const
export type RequestedLetter = (typeof requestedLetters)[number]
/** Whether a document with this type is written from the register by rule. */
export const isRequestedLetter = (letter: string): letter is RequestedLetter =>
  requestedLetters.some((known) => known === letter)

/** What stands on a document about the person who ordered it. */
export interface Order {
  letter: RequestedLetter
  /** Submission number of the request. */
  reference: string
  requesterName: string
  /** What a written statement is about, in the requester's words. */
  about: string
}

/** Text and values of an ordered document for templates/letter.typ, and what is appended to it. */
export interface RequestedContent extends LetterContent, FiledParts {
  shown: { heading: string; pictures: { fileId: string; caption: string }[]; missing: string } | null
}

/** The frozen content of an ordered document. */
export async function requestedContent(
  db: Db,
  facts: LetterFacts,
  given: LetterInput,
  order: Order,
): Promise<RequestedContent> {
  const content = letterContent(facts, await findRegionNames(db, regionCodesOf(facts.parties)), given)
  const parts = await partsOf(db, facts, order)
  return {
    ...content,
    ...parts,
    attachment:
      parts.files.length > 0 ? letterText('issued.attached', { files: parts.files.length }) : content.attachment,
    recipient: { to: letterText('to'), names: [paperText(order.requesterName)], lines: [], through: null },
    facts: [...content.facts, { label: letterText('issued.order'), value: paperText(order.reference) }],
    shown: order.letter === 'PTK' ? await shownPictures(db, facts) : null,
  }
}

async function partsOf(db: Db, facts: LetterFacts, { letter, about }: Order): Promise<FiledParts> {
  switch (letter) {
    case 'PTK':
      return onlySections(await registerSections(db, facts))
    case 'SKT':
      return onlySections([...questionSection(about), ...(await statementSections(db, facts))])
    case 'SLS':
      return certificateParts(db, facts)
    case 'SLN':
      return filedParts(db, facts, false)
    case 'SBP':
      return filedParts(db, facts, true)
  }
}

function onlySections(sections: PaperSection[]): FiledParts {
  return { sections, files: [], certificateId: null }
}

function questionSection(about: string): PaperSection[] {
  const items = proseLines(about)
  return items.length === 0 ? [] : [paperSection(letterText('issued.asked'), { lists: [{ title: null, items }] })]
}

async function shownPictures(db: Db, { applicationId }: LetterFacts): Promise<RequestedContent['shown']> {
  const pictures = await listRegisteredPictures(db, applicationId)
  if (pictures.length === 0) return null
  return {
    heading: letterText('certificate.pictures'),
    pictures: pictures.map(({ fileId, viewTyp }) => ({ fileId, caption: viewName(viewTyp) })),
    missing: letterText('issued.noPicture'),
  }
}
