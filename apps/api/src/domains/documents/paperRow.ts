import type { Paper } from '@saki/contracts/papers'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import type { Language } from '@saki/texts'
import { say } from '@saki/texts/say'

import { clientNamed, type Asker } from '../../access.ts'
import { named } from '../../caseState.ts'
import { paperCaption } from './paperCaption.ts'
import type { PaperRow } from './papers.sql.ts'
import { extensionOf } from './fileName.ts'

/** A document as sent to the client, without storage keys. */
export function paperRow(paper: PaperRow, asker: Asker, language: Language): Paper {
  const { name, caption } = typeOf(paper, language)
  return {
    DOC_ID: paper.docId,
    DIRECTION: paper.direction,
    DOC_TYP: paper.docTyp,
    DOC_NAME: paper.title,
    TYPE_NAME: name,
    TYPE_CAPTION: caption,
    DOC_NUMBER: paper.docNumber,
    DOC_DATE: legalDateOf(paper.at),
    AT: paper.at.toISOString(),
    SAVE_AS: downloadName(paper),
    PATENT_ID: paper.applicationNumber,
    TITLE: paper.caseTitle,
    CLIENT: clientNamed(asker, paper.ownerId),
    PROC_TYP: paper.procTyp,
    PROC_NBR: paper.procNbr,
    ACTION_NBR: paper.actionNbr,
    MIME: paper.mime,
    SIZE: paper.size,
    PAGES: paper.pages,
    SHA256: paper.sha256?.toString('hex') ?? null,
    STATE: stateOf(paper),
    IS_READ: paper.isRead ? 'Y' : 'N',
    WITHDRAWN: paper.withdrawn ? 'Y' : 'N',
  }
}

function stateOf({ scanState, objectKey }: PaperRow): Paper['STATE'] {
  if (scanState === 'infected') return 'REFUSED'
  return scanState === 'scanning' || objectKey === null ? 'WAITING' : 'READY'
}

/** Kind of a document in Indonesian, with a caption in the reader's language. */
export function typeOf(
  paper: Pick<PaperRow, 'typeName' | 'typeNameEn' | 'docTyp'>,
  language: Language,
): { name: string; caption: string } {
  if (paper.typeName !== null)
    return {
      name: paper.typeName,
      caption: language === 'id' ? '' : paperCaption(language, paper.docTyp, paper.typeNameEn ?? ''),
    }
  const kind = paper.docTyp === 'TT' ? 'receipt' : paper.docTyp === 'SER' ? 'certificate' : 'letter'
  return named(language, `viewer:kind.${kind}`)
}

const LONGEST = 120

/** What a document's name for saving is made of. */
export type NamedPaper = Pick<
  PaperRow,
  'applicationNumber' | 'at' | 'docNumber' | 'docTyp' | 'fileName' | 'mime' | 'reference' | 'title' | 'typeName'
> & { direction: PaperRow['direction'] }

/**
 * Download name: number, date, kind, document number, own reference, so that downloads sort by case. Characters Windows forbids
 * are replaced.
 */
export function downloadName(paper: NamedPaper): string {
  const ending = paper.mime === 'application/pdf' ? '.pdf' : extensionOf(paper.fileName)
  const kind = paper.direction === 'OUT' ? paper.title : (paper.typeName ?? paper.docTyp)
  const parts = [
    paper.applicationNumber,
    legalDateOf(paper.at),
    kind,
    paper.docNumber || fileStem(paper.fileName),
    paper.reference,
  ]
  const plain = parts
    .map((part) =>
      part
        .normalize('NFC')
        .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*_]+/gu, '-')
        .replace(/\s+/g, '-')
        .replace(/-{2,}/g, '-')
        .replace(/^[-.]+|[-.]+$/g, ''),
    )
    .filter((part) => part !== '')
  return [...plain.join('_')].slice(0, LONGEST).join('') + ending
}

function fileStem(name: string): string {
  const ending = extensionOf(name)
  return ending === '' ? name : name.slice(0, -ending.length)
}

/** Makes names unique (ignoring case) by numbering repeats. */
export function numberDuplicateNames(names: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return names.map((name) => {
    const times = (seen.get(name.toLowerCase()) ?? 0) + 1
    seen.set(name.toLowerCase(), times)
    const ending = extensionOf(name)
    return times === 1 ? name : `${name.slice(0, name.length - ending.length)}-${times}${ending}`
  })
}

/** Name of the sender as the asker may see it: the office, the asker or a client; '' otherwise. */
export function senderOf(paper: PaperRow, asker: Asker & { userName: string }, language: Language): string {
  if (paper.direction === 'OUT') return say(language, 'core:office')
  const sender = paper.uploadedBy ?? paper.ownerId
  return sender === asker.userId ? asker.userName : (clientNamed(asker, sender)?.USER_NAME ?? '')
}
