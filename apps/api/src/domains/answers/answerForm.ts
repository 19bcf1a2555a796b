import { ANSWER_SLOT } from '@saki/catalogue/formality/formalityOf'
import { workflows } from '@saki/catalogue'
import type { answersCalls, AnswerForm, LetterRow, SentAnswer } from '@saki/contracts/answers'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { isAnswerComplete } from '@saki/domain/formality/answer'
import { parseCaseRef } from '@saki/domain/ids/caseRef'
import { parseProcessId } from '@saki/domain/ids/processId'

import { mayActOn } from '../../access.ts'
import { named, nextOf, stateAt } from '../../caseState.ts'
import { NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { listFilesOfDraft } from '../documents/documents.sql.ts'
import { requestsDueText } from '../../requestsDue.ts'
import { findAnswer, isSent, listSent, type AnswerRow } from './answers.sql.ts'
import { draftAnswers, wireReceipt } from './answerPoints.ts'
import { filesFor, wireLetter, wirePoints, type Reader } from './answerWire.ts'
import {
  findCaseByRef,
  findCaseOfKey,
  listCasesAnswered,
  listCasesAt,
  listRequestsAt,
  type AnswerableCase,
} from './case.sql.ts'
import { consequenceOf, listAskingLetters, answerStates, type AskingLetter } from './letterOf.ts'

type Calls = typeof answersCalls

/** The form for a letter: the one named by its action number, otherwise the latest. Throws NotFound. */
export async function getAnswerForm(asked: HandlerInput<Calls['getAnswerForm']>): Promise<AnswerForm> {
  const key = parseProcessId(asked.params.procid)
  const filed = key && (await findCaseOfKey(asked.db, asked.session, key))
  if (!filed) throw new NotFound('case', asked.params.procid)
  const letters = await listAskingLetters(asked.db, filed, legalDateOf(asked.now))
  const letter =
    key.actionNbr === undefined ? letters.at(-1) : letters.find(({ actionNbr }) => actionNbr === key.actionNbr)
  if (!letter) throw new NotFound('letter', asked.params.procid)
  return wireForm(filed, letter, await answerShown(filed, letter, asked), asked)
}

/** The answer to a letter. An unsent one is visible only to the applicant and to mandates that may prepare it. */
async function answerShown(
  filed: AnswerableCase,
  letter: AskingLetter,
  reader: Reader,
): Promise<AnswerRow | undefined> {
  const answer = await findAnswer(reader.db, { ...filed, actionNbr: letter.actionNbr })
  return isSent(answer) || mayActOn(reader.session, { ...filed, caseId: filed.applicationId }, 'prepare')
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
    STILL_DUE: receipt ? await stillDue(filed, letter, reader) : '',
  }
}

/** What the applicant has to do besides this answer and by when; empty when nothing is known to be due. */
async function stillDue(
  filed: AnswerableCase,
  { ownDue }: AskingLetter,
  { db, language, now }: Reader,
): Promise<string> {
  const asked = await requestsDueText(db, filed, language, legalDateOf(now))
  const state = stateAt(filed)
  // A letter answered in passing leaves what the state itself asks for.
  return asked || (ownDue !== null && state.turn === 'applicant' ? nextOf(language, state, filed.dueDate) : '')
}

async function pointsWithAnswers(
  filed: AnswerableCase,
  letter: AskingLetter,
  answer: AnswerRow | undefined,
  reader: Reader,
) {
  const files = await filesFor(reader.db, filed, answer)
  const points = answer?.points
    ? answer.points.map(({ FILES, ...point }) => ({
        ...point,
        fileIds: FILES.map(({ DOC_ID }) => DOC_ID),
        exhibits: FILES.flatMap(({ DOC_ID, EXHIBIT }) =>
          EXHIBIT ? [{ DOC_ID, NAME: EXHIBIT.NAME, PROVES: EXHIBIT.PROVES }] : [],
        ),
      }))
    : draftAnswers(letter.points, answer?.draft.POINTS ?? [], files.answered)
  return wirePoints(filed, letter, points, files, reader)
}

/** Letters that wait for an answer of the asker or a client, then sent answers not examined yet. */
export async function getLettersToAnswer(asked: HandlerInput<Calls['getLettersToAnswer']>): Promise<LetterRow[]> {
  const { db, session } = asked
  const today = legalDateOf(asked.now)
  const rows: LetterRow[] = []
  const own = await listCasesAt(db, session, answerableStates)
  const requested = await listRequestsAt(db, session, answerableStates.waiting)
  for (const filed of [...own, ...requested].toSorted(byDueDate)) {
    const letter = (await listAskingLetters(db, filed, today)).findLast(({ isCurrent }) => isCurrent)
    const row = letter && (await letterRow(filed, letter, asked))
    // A letter with a deadline of its own is left out after it; a letter with the deadline of the case is listed until the case lapses.
    if (row && !(row.ANSWERABLE === 'late' && letter.ownDue !== null)) rows.push(row)
  }
  for (const filed of await listCasesAnswered(db, session)) {
    const letter = (await listAskingLetters(db, filed, today)).find(({ actionNbr }) => actionNbr === filed.letterNbr)
    if (letter) rows.push(await letterRow(filed, letter, asked))
  }
  return rows
}

const answerableStates = answerStates(workflows)

/** Nearest deadline first, those without one last. */
const byDueDate = (a: AnswerableCase, b: AnswerableCase) => (a.dueDate ?? '9999').localeCompare(b.dueDate ?? '9999')

async function letterRow(filed: AnswerableCase, letter: AskingLetter, reader: Reader): Promise<LetterRow> {
  const answer = await answerShown(filed, letter, reader)
  const files = answer && !isSent(answer) ? await listFilesOfDraft(reader.db, answer.tempId) : []
  const written = draftAnswers(letter.points, answer?.draft.POINTS ?? [], files)
  const answered = written.filter(({ ANSWER_TEXT, fileIds }) => isAnswerComplete({ text: ANSWER_TEXT, files: fileIds }))
  return {
    ...wireLetter(filed, letter, isSent(answer), reader),
    POINTS_ALL: letter.points.length,
    POINTS_ANSWERED: answer?.points?.length ?? answered.length,
    SENT_AT: answer?.sentAt?.toISOString() ?? null,
  }
}

/** Sent answers of a case, for both sides: each point with the files before and the answer. Throws NotFound. */
export async function getAnswers(asked: HandlerInput<Calls['getAnswers']>): Promise<SentAnswer[]> {
  const ref = parseCaseRef(asked.query.patentId)
  const filed = ref && (await findCaseByRef(asked.db, asked.session, ref))
  if (!filed) throw new NotFound('case', asked.query.patentId)
  const letters = await listAskingLetters(asked.db, filed, legalDateOf(asked.now))
  const answers = await listSent(asked.db, filed)
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
