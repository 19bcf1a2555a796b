import { ANSWER_SLOT } from '@saki/catalogue/formality/formalityOf'
import { workflows } from '@saki/catalogue'
import type { answersCalls, AnswerForm, LetterRow, SentAnswer } from '@saki/contracts/answers'
import { isAnswerComplete } from '@saki/domain/formality/answer'
import { parseCaseRef } from '@saki/domain/ids/caseRef'
import { parseProcessId } from '@saki/domain/ids/processId'

import { maySo } from '../../access.ts'
import { named, stateAt } from '../../caseState.ts'
import { NotFound } from '../../errors.ts'
import type { Asked } from '../../implement.ts'
import { listFilesOfDraft } from '../documents/documents.sql.ts'
import { findAnswer, isSent, listSent, type AnswerRow } from './answers.sql.ts'
import { draftAnswers, filesFor, wireLetter, wirePoints, wireReceipt, type Reader } from './answerWire.ts'
import { findCaseByRef, findCaseOfKey, listCasesAnswered, listCasesAt, type AnswerableCase } from './case.sql.ts'
import { consequenceOf, listAskingLetters, answerStates, type AskingLetter, type AskedPoint } from './letterOf.ts'

type Calls = typeof answersCalls

/** The slot files of a point go into. */
export const slotOf = ({ SPECDOC_TYP }: Pick<AskedPoint, 'SPECDOC_TYP'>): string => SPECDOC_TYP ?? ANSWER_SLOT

/** The letter a person is to answer, or the one they name; of several the last. */
export async function getAnswerForm(asked: Asked<Calls['getAnswerForm']>): Promise<AnswerForm> {
  const key = parseProcessId(asked.params.procid)
  const filed = key && (await findCaseOfKey(asked.db, asked.session, key))
  if (!filed) throw new NotFound('case', asked.params.procid)
  const letters = await listAskingLetters(asked.db, filed)
  const letter =
    key.actionNbr === undefined ? letters.at(-1) : letters.find(({ actionNbr }) => actionNbr === key.actionNbr)
  if (!letter) throw new NotFound('letter', asked.params.procid)
  return wireForm(filed, letter, await answerShown(filed, letter, asked), asked)
}

/** The answer as the reader may see it: one that was not sent is there for the applicant and for those whose mandate lets them prepare it. */
async function answerShown(
  filed: AnswerableCase,
  letter: AskingLetter,
  reader: Reader,
): Promise<AnswerRow | undefined> {
  const answer = await findAnswer(reader.db, { ...filed, actionNbr: letter.actionNbr })
  return isSent(answer) || maySo(reader.session, { ...filed, caseId: filed.applicationId }, 'prepare')
    ? answer
    : undefined
}

async function wireForm(
  filed: AnswerableCase,
  letter: AskingLetter,
  answer: AnswerRow | undefined,
  reader: Reader,
): Promise<AnswerForm> {
  const status = named(reader.language, stateAt(filed).text)
  const receipt = answer && wireReceipt(answer)
  return {
    ...wireLetter(filed, letter, receipt !== undefined, reader),
    GROUND: letter.ground,
    NOTES: letter.notes,
    IND_PAPER: letter.hasPaper ? 'Y' : 'N',
    IND_FROZEN: filed.frozenSince === null ? 'N' : 'Y',
    STATUS_NAME: status.name,
    STATUS_CAPTION: status.caption,
    CONSEQUENCE: consequenceOf(filed, letter, reader.language),
    FILE_SLOT: ANSWER_SLOT,
    POINTS: await pointsWithAnswers(filed, letter, answer, reader),
    TEMP_ID: answer?.tempId ?? null,
    ROW_VERSION: answer?.rowVersion ?? null,
    SAVED_AT: answer?.savedAt.toISOString() ?? null,
    RECEIPT: receipt ?? null,
  }
}

async function pointsWithAnswers(
  filed: AnswerableCase,
  letter: AskingLetter,
  answer: AnswerRow | undefined,
  reader: Reader,
) {
  const files = await filesFor(reader.db, filed, answer)
  const points = answer?.points
    ? answer.points.map(({ FILES, ...point }) => ({ ...point, fileIds: FILES.map(({ DOC_ID }) => DOC_ID) }))
    : draftAnswers(letter.points, answer?.draft.POINTS ?? [], files.answered, slotOf)
  return wirePoints(filed, letter, points, files, reader)
}

/** Letters waiting for the asker, then answers the office has not examined yet. */
export async function getLettersToAnswer(asked: Asked<Calls['getLettersToAnswer']>): Promise<LetterRow[]> {
  const { db, session } = asked
  const rows: LetterRow[] = []
  for (const filed of await listCasesAt(db, session, places)) {
    const letter = (await listAskingLetters(db, filed)).findLast(({ isCurrent }) => isCurrent)
    const row = letter && (await letterRow(filed, letter, asked))
    // What could be answered in passing and was not is over with its window; a case that waits is shown until it lapses.
    if (row && !(row.ANSWERABLE === 'late' && letter.ownDue !== null)) rows.push(row)
  }
  for (const filed of await listCasesAnswered(db, session)) {
    const letter = (await listAskingLetters(db, filed)).find(({ actionNbr }) => actionNbr === filed.letterNbr)
    if (letter) rows.push(await letterRow(filed, letter, asked))
  }
  return rows
}

const places = answerStates(workflows)

async function letterRow(filed: AnswerableCase, letter: AskingLetter, reader: Reader): Promise<LetterRow> {
  const answer = await answerShown(filed, letter, reader)
  const files = answer && !isSent(answer) ? await listFilesOfDraft(reader.db, answer.tempId) : []
  const written = draftAnswers(letter.points, answer?.draft.POINTS ?? [], files, slotOf)
  const answered = written.filter(({ ANSWER_TEXT, fileIds }) => isAnswerComplete({ text: ANSWER_TEXT, files: fileIds }))
  return {
    ...wireLetter(filed, letter, isSent(answer), reader),
    POINTS_ALL: letter.points.length,
    POINTS_ANSWERED: answer?.points?.length ?? answered.length,
    SENT_AT: answer?.sentAt?.toISOString() ?? null,
  }
}

/** Answers sent in a case, for both sides: each point as it was filed and as it was answered. */
export async function getAnswers(asked: Asked<Calls['getAnswers']>): Promise<SentAnswer[]> {
  const ref = parseCaseRef(asked.query.patentId)
  const filed = ref && (await findCaseByRef(asked.db, asked.session, ref))
  if (!filed) throw new NotFound('case', asked.query.patentId)
  const letters = await listAskingLetters(asked.db, filed)
  const answers = await listSent(asked.db, filed.applicationId)
  const wired = answers.map(async (answer): Promise<SentAnswer[]> => {
    const letter = letters.find(({ actionNbr }) => actionNbr === answer.letterNbr)
    const receipt = wireReceipt(answer)
    if (!letter || !receipt) return []
    const { LETTER_NAME, LETTER_DATE } = wireLetter(filed, letter, true, asked)
    const { PROC_TYP, PROC_NBR, STATE, SENT_AT, SENT_BY } = receipt
    return [
      {
        PROC_TYP,
        PROC_NBR,
        STATE,
        SENT_AT,
        SENT_BY,
        LETTER_NAME,
        LETTER_DATE,
        LETTER_ACTION_NBR: answer.letterNbr,
        POINTS: await pointsWithAnswers(filed, letter, answer, asked),
      },
    ]
  })
  return (await Promise.all(wired)).flat()
}
