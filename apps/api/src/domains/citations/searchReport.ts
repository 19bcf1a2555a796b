import type { citationsCalls } from '@saki/contracts/citations'
import type { Db } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import type { TextKey } from '@saki/texts'
import { legalDateText } from '@saki/texts/dates'
import { say } from '@saki/texts/say'

import type { HandlerInput } from '../../implement.ts'
import type { Services } from '../../services.ts'
import { renditionOf } from '../documents/keptRenditions.ts'
import { listFilesById } from '../documents/letter.sql.ts'
import { momentParts } from '../documents/momentParts.ts'
import { paperText } from '../documents/paperText.ts'
import { makePaperInTurn } from '../documents/paperTurns.ts'
import { sendPaper } from '../documents/sendFile.ts'
import { caseOfNumber } from './citedThing.ts'
import { listCitedCases, type CitedCaseRecord } from './citedCases.sql.ts'
import { listCited, type Cited } from './listCited.ts'

/** Papers of the office are Indonesian. */
const LANGUAGE = 'id'
const words = (key: TextKey, values?: Record<string, string | number>) => say(LANGUAGE, key, values)
const day = (date: string) => legalDateText(date, LANGUAGE)

/**
 * What is cited against a case as a PDF for the annex of a letter: cases that are not published and the notes of officers are left out. Not
 * stored. Throws NotFound, PAPER_IN_WORK.
 */
export async function officeSearchReport({
  query,
  session,
  db,
  services,
  now,
  reply,
}: HandlerInput<(typeof citationsCalls)['officeSearchReport']>): Promise<void> {
  const { applicationId } = await caseOfNumber(db, query.patentId)
  const [own] = await listCitedCases(db, [applicationId])
  if (!own) throw new Error(`case ${applicationId} is gone`)
  const cited = (await listCited(db, services, applicationId, LANGUAGE)).filter(({ cited: { isPublic } }) => isPublic)
  const pictures = await picturesOf(db, services, own, cited)
  const data = {
    lang: LANGUAGE,
    title: words('searchPaper:title'),
    number: own.applicationNumber,
    office: [words('receipt:ministry'), words('receipt:directorate')],
    made: momentParts(now),
    page: words('receipt:page', { page: '{{page}}', pages: '{{pages}}' }),
    footer: words('searchPaper:footer', { number: own.applicationNumber }),
    about: words('searchPaper:about'),
    none: words('searchPaper:none'),
    own: words('searchPaper:own'),
    cited: words('searchPaper:cited'),
    facts: factsOf([
      ['searchPaper:number', own.applicationNumber],
      ['searchPaper:name', own.title],
      ['searchPaper:applicant', own.ownerNames],
      ['searchPaper:filed', day(own.filingDate)],
      ['searchPaper:made', day(legalDateOf(now))],
    ]),
    items: cited.map((one) => itemOf(one, pictures)),
  }
  const { bytes } = await makePaperInTurn(services.documents, session.userId, () =>
    services.documents.make('search', data, pictures.bytes),
  )
  sendPaper(reply, Buffer.from(bytes), `${words('searchPaper:file', { number: own.applicationNumber })}.pdf`)
}

const factsOf = (rows: [TextKey, string][]) =>
  rows.filter(([, value]) => value !== '').map(([label, value]) => ({ label: words(label), value: paperText(value) }))

function itemOf({ citation, cited, row }: Cited, pictures: Pictures) {
  const { MARK, PASSAGE } = row
  return {
    title: paperText(cited.title),
    own: pictures.at(ownPictureOf(citation.ownFileId, pictures)),
    picture: pictures.at(citation.kind === 'picture' ? citation.fileId : cited.imageId),
    facts: factsOf([
      ['searchPaper:number', cited.applicationNumber],
      ['searchPaper:owner', cited.ownerNames],
      ['searchPaper:status', row.CITED.STATUS_NAME],
      ['searchPaper:filed', day(cited.filingDate)],
      ['searchPaper:published', cited.publicationDate ? day(cited.publicationDate) : ''],
      ['searchPaper:registration', cited.registrationNbr ?? ''],
      ['searchPaper:classes', MARK ? MARK.CLASSES.join(', ') : ''],
      [
        'searchPaper:likeness',
        MARK
          ? words('searchPaper:likeness.value', {
              score: MARK.SCORE,
              spelling: MARK.SCORES.SPELLING,
              sound: MARK.SCORES.SOUND,
              meaning: MARK.SCORES.MEANING,
            })
          : '',
      ],
    ]),
    passage: PASSAGE && {
      text: paperText(PASSAGE.TEXT),
      place: [
        words(`register:hit.${PASSAGE.PART}`),
        PASSAGE.CLAIM_NBR === null ? '' : words('searchPaper:claim', { claim: PASSAGE.CLAIM_NBR }),
        PASSAGE.PAGE === null ? '' : words('searchPaper:page', { page: PASSAGE.PAGE }),
      ]
        .filter(Boolean)
        .join(', '),
    },
  }
}

interface Pictures {
  bytes: Uint8Array[]
  /** File of the picture that stands for the case. */
  ofCase: string | null
  /** Place of a file among the bytes; null when there is none or it cannot be read. */
  at: (fileId: string | null) => number | null
}

const ownPictureOf = (fileId: string | null, { ofCase }: Pictures) => fileId ?? ofCase

/** Small pictures of the case and of what is cited, each once. A picture that cannot be read is left out. */
async function picturesOf(
  db: Db,
  services: Services,
  own: CitedCaseRecord,
  cited: readonly Cited[],
): Promise<Pictures> {
  const wanted = [
    own.imageId,
    ...cited.flatMap(({ citation, cited: { imageId } }) =>
      citation.kind === 'picture' ? [citation.fileId, citation.ownFileId] : [imageId],
    ),
  ].filter((id) => id !== null)
  const files = await listFilesById(db, [...new Set(wanted)])
  const read = await Promise.all(
    files.map(async (file) => ({
      fileId: file.fileId,
      bytes: await renditionOf({ db, services }, file, 'thumb').catch(() => undefined),
    })),
  )
  const shown = read.flatMap(({ fileId, bytes }) => (bytes ? [{ fileId, bytes }] : []))
  const places = new Map(shown.map(({ fileId }, at) => [fileId, at]))
  return {
    bytes: shown.map(({ bytes }) => bytes),
    ofCase: own.imageId,
    at: (fileId) => (fileId === null ? null : (places.get(fileId) ?? null)),
  }
}
