import { oppositionGround } from '@saki/catalogue/requests/oppositionGrounds'
import type { Db } from '@saki/db'
import type { DraftData } from '@saki/domain/forms/form'
import { fieldText, rowsOf } from '@saki/domain/forms/form'
import { citeArticles } from '@saki/domain/law/ground'
import { earlierRightsOf, EXHIBITS, pointListOf, statedGrounds } from '@saki/domain/requests/opposition'
import { legalDateText } from '@saki/texts/dates'
import { say } from '@saki/texts/say'
import type { TextKey } from '@saki/texts'

import type { EffectAsked } from './effects/effect.ts'
import { listEntries, type ListedEntry } from './registerEntries.sql.ts'

/** An exhibit as served: its number in the index, its file, and what it is for. */
export interface ServedExhibit {
  NBR: number
  DOC_ID: string
  NAME: string
  /** Code of the ground, and what it proves for it. */
  FOR: string
  PROVES: string
}

/** An earlier right as the register had it on the day of service. */
export interface ServedRight {
  PATENT_ID: string
  REGISTRATION_NBR: string
  TITLE: string
  APPL_TYP: string
  CLASSES: number[]
  OWNER_NAMES: string
  FILING_DATE: string
  REGISTRATION_DATE: string | null
}

/** What the action of the case stores of an opposition, for the letter, the answer and both sides. */
export interface ServedDetail {
  POINTS: { LIST_CODE: string; OPTION_NBR: number; TITLE: string; TEXT: string; GROUND: string; CODE: string }[]
  EXHIBITS: ServedExhibit[]
  RIGHTS: ServedRight[]
  OPPONENTS: string[]
  RECEIVED_DATE: string
}

/**
 * The copy of an opposition for the applicant: each ground with its reasons is a point to answer, followed by the earlier rights and the
 * index of exhibits. Frozen with the action; of the opponent it holds the name alone, never the identity papers or addresses.
 */
export async function servedPaper(
  tx: Db,
  { request: { data, submissionNbr, ownerId }, receivedOn }: EffectAsked,
): Promise<{ notes: string; detail: ServedDetail }> {
  const numbers = earlierRightsOf(data)
  const found = numbers.length === 0 ? [] : await listEntries(tx, { ownerId, numbers, most: numbers.length * 2 })
  const detail: ServedDetail = {
    POINTS: pointsOf(data, submissionNbr),
    EXHIBITS: exhibitsOf(data),
    RIGHTS: found.map(servedRight),
    OPPONENTS: rowsOf(data, 'OPPONENTS').map((row) => fieldText(row, 'PERSON_NAME')),
    RECEIVED_DATE: receivedOn,
  }
  return { notes: indexText(detail), detail }
}

/** An entry of the register as it is served. */
export const servedRight = (entry: ListedEntry): ServedRight => ({
  PATENT_ID: entry.applicationNumber,
  REGISTRATION_NBR: entry.registrationNbr,
  TITLE: entry.title,
  APPL_TYP: entry.applTyp,
  CLASSES: entry.classes,
  OWNER_NAMES: entry.ownerNames,
  FILING_DATE: entry.filingDate,
  REGISTRATION_DATE: entry.registered,
})

function pointsOf(data: DraftData, submissionNbr: string): ServedDetail['POINTS'] {
  const LIST_CODE = pointListOf(submissionNbr)
  return statedGrounds(data).map(({ code, statement }, at) => {
    const ground = oppositionGround(code)
    return {
      LIST_CODE,
      OPTION_NBR: at + 1,
      TITLE: ground ? say('id', ground.text) : code,
      TEXT: statement,
      GROUND: ground?.article ?? '',
      CODE: code,
    }
  })
}

function exhibitsOf(data: DraftData): ServedExhibit[] {
  return rowsOf(data, EXHIBITS).map((row, at) => ({
    NBR: at + 1,
    DOC_ID: fieldText(row, 'FILE_ID'),
    NAME: fieldText(row, 'NAME'),
    FOR: fieldText(row, 'FOR'),
    PROVES: fieldText(row, 'PROVES'),
  }))
}

/** Earlier rights and index of exhibits in Indonesian, as the letter prints them. */
function indexText({ RIGHTS, EXHIBITS: exhibits, OPPONENTS }: ServedDetail): string {
  const line = (key: TextKey, values: Record<string, string | number> = {}) => say('id', key, values)
  const rights = RIGHTS.map((right) =>
    line('requests:served.right', {
      number: [right.PATENT_ID, right.REGISTRATION_NBR].filter(Boolean).join(' / '),
      title: right.TITLE,
      classes: right.CLASSES.join(', ') || '–',
      owner: right.OWNER_NAMES,
      date: legalDateText(right.FILING_DATE, 'id'),
    }),
  )
  const index = exhibits.map((exhibit) =>
    line('requests:served.exhibit', {
      n: exhibit.NBR,
      name: exhibit.NAME,
      proves: exhibit.PROVES,
      ground: citeArticles(oppositionGround(exhibit.FOR)?.article ?? ''),
    }),
  )
  return [
    line('requests:served.by', { name: OPPONENTS.join(', ') }),
    ...(rights.length > 0 ? [line('requests:served.rights'), ...rights] : []),
    ...(index.length > 0 ? [line('requests:served.exhibits'), ...index] : []),
  ].join('\n')
}
