import type { deskQueueCalls } from '@saki/contracts/deskQueue'
import { soughtNumbers } from '@saki/domain/search/soughtNumbers'
import { plainLetters, plainQuestion } from '@saki/domain/search/plainLetters'
import type { Language } from '@saki/texts'
import { say } from '@saki/texts/say'

import { named, rightOfLetter, stateAt } from '../../caseState.ts'
import type { HandlerInput } from '../../implement.ts'
import { findAnyCase, type FoundRecord } from './find.sql.ts'

type Call = (typeof deskQueueCalls)['officeFind']

/** Any case of the office by a number of any kind, by its name, its owner or its representative. Uses the connections of searches. */
export async function officeFind({ query, services, language }: HandlerInput<Call>) {
  const most = query.size
  const words = plainLetters(plainQuestion(query.q))
  const rows = await findAnyCase(services.searchDb, { numbers: soughtNumbers(query.q), words, most: most + 1 })
  return {
    data: rows.slice(0, most).map((record) => foundCase(record, language)),
    IND_MORE: rows.length > most ? ('Y' as const) : ('N' as const),
  }
}

function foundCase(record: FoundRecord, language: Language) {
  const { name, caption } = stateName(record, language)
  return {
    PATENT_ID: record.applicationNumber,
    SUBMISSION_NBR: record.submissionNbr,
    REGISTRATION_NBR: record.registrationNbr,
    RIGHT: rightOfLetter(record.fileTyp),
    TITLE: record.title,
    OWNER_NAMES: record.ownerNames,
    STATUS_NAME: name,
    STATUS_CAPTION: caption,
    FOUND_BY: record.by,
    FOUND_NBR: record.number,
    OFFICER_NAME: record.officerName,
    IMG_URL: record.imageId && `/api/getIMGDoc/${record.imageId}?size=thumb`,
  }
}

function stateName({ flowId, flowVersion, state }: FoundRecord, language: Language) {
  if (flowId === null || flowVersion === null || state === null)
    return { name: say(language, 'workload:find.unpaid'), caption: '' }
  return named(language, stateAt({ flowId, flowVersion, state }).text)
}
