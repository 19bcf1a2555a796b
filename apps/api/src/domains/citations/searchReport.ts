import type { citationsCalls, ComparedGoods } from '@saki/contracts/citations'
import type { Db } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import type { TextKey } from '@saki/texts'
import { legalDateText } from '@saki/texts/dates'
import { say } from '@saki/texts/say'

import type { HandlerInput } from '../../implement.ts'
import type { Services } from '../../services.ts'
import { momentParts } from '../documents/momentParts.ts'
import { paperText } from '../documents/paperText.ts'
import { makePaperInTurn } from '../documents/paperTurns.ts'
import { sendPaper } from '../documents/sendFile.ts'
import { listGoods, wireGoods } from '../fileParts/goods.ts'
import { goodsText } from '../workflow/refusedPart.ts'
import { citedGoodsWords } from './citedGoodsWords.ts'
import { caseOfNumber } from './citedThing.ts'
import { listCitedCases } from './citedCases.sql.ts'
import { listCited, type Cited } from './listCited.ts'
import { withPictures } from '../documents/reportPictures.ts'
import type { ReportItem, SearchReport } from '../documents/searchReportShape.ts'

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
  const report = await searchReportOf(db, services, applicationId, now)
  const { items, bytes: pictures } = await withPictures(db, services, report, 0)
  const data = {
    ...report,
    items,
    lang: LANGUAGE,
    office: [words('receipt:ministry'), words('receipt:directorate')],
    made: momentParts(now),
    page: words('receipt:page', { page: '{{page}}', pages: '{{pages}}' }),
    footer: words('searchPaper:footer', { number: report.number }),
  }
  const { bytes } = await makePaperInTurn(services.documents, session.userId, () =>
    services.documents.make('search', data, pictures),
  )
  sendPaper(reply, Buffer.from(bytes), `${words('searchPaper:file', { number: report.number })}.pdf`)
}

/** The report of what is cited against a case now, with the ids of its pictures; without unpublished cases and notes of officers. */
export async function searchReportOf(
  db: Db,
  services: Pick<Services, 'searchDb'>,
  applicationId: number,
  now: Date,
): Promise<SearchReport> {
  const [own] = await listCitedCases(db, [applicationId])
  if (!own) throw new Error(`case ${applicationId} is gone`)
  const cited = (await listCited(db, services, applicationId, LANGUAGE)).filter(({ cited: { isPublic } }) => isPublic)
  const goods = await listGoods(db, applicationId)
  return {
    title: words('searchPaper:title'),
    number: own.applicationNumber,
    about: words('searchPaper:about'),
    none: words('searchPaper:none'),
    own: words('searchPaper:own'),
    cited: words('searchPaper:cited'),
    facts: factsOf([
      ['searchPaper:number', own.applicationNumber],
      ['searchPaper:name', own.title],
      ['searchPaper:applicant', own.ownerNames],
      ['searchPaper:filed', day(own.filingDate)],
      ['searchPaper:goods', goodsText(goods.map(wireGoods))],
      [
        'searchPaper:kinds',
        [...new Set(cited.map(({ citation }) => words(`citations:kind.${citation.kind}`)))].join(', '),
      ],
      ['searchPaper:made', day(legalDateOf(now))],
    ]),
    items: cited.map((one) => itemOf(one, own.imageId)),
  }
}

const factsOf = (rows: [TextKey, string][]) =>
  rows.filter(([, value]) => value !== '').map(([label, value]) => ({ label: words(label), value: paperText(value) }))

function itemOf({ citation, cited, row }: Cited, ownPicture: string | null): ReportItem {
  const { GOODS, MARK, PASSAGE } = row
  return {
    title: paperText(cited.title),
    ownFile: citation.ownFileId ?? ownPicture,
    pictureFile: citation.kind === 'picture' ? citation.fileId : cited.imageId,
    facts: factsOf([
      ['searchPaper:number', cited.applicationNumber],
      ['searchPaper:owner', cited.ownerNames],
      ['searchPaper:status', row.CITED.STATUS_NAME],
      ['searchPaper:filed', day(cited.filingDate)],
      ['searchPaper:published', cited.publicationDate ? day(cited.publicationDate) : ''],
      ['searchPaper:registration', cited.registrationNbr ?? ''],
      ['searchPaper:goods', GOODS.map(goodsWords).join('; ')],
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

/** Goods of a cited mark in a class, with how near they are to those of the application. */
function goodsWords(goods: ComparedGoods): string {
  const of = citedGoodsWords(goods)
  return goods.LEVEL === 'none' ? of : `${of} (${words(`searchPaper:level.${goods.LEVEL}`)})`
}
