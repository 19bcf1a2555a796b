import { soughtWordsOf } from '@saki/domain/search/textTerms'

import { listStems } from '../../wordStems.sql.ts'
import {
  deleteAnswerText,
  findAnswerSources,
  listAnswerDocuments,
  listFiledPassages,
  replaceAnswerText,
  type AnswerPassage,
} from './answerTexts.sql.ts'
import type { TextCase } from './caseTexts.sql.ts'
import { passagesOf, type TextReader } from './textPassages.ts'

/**
 * Reads the documents that came with answers to letters; false when some must wait. What a patent is then found by for its parties and
 * officers is the text filed (`filedSources`) and that of the answers together, so that words of both are found at once.
 */
export async function readAnswerTexts(services: TextReader, found: TextCase, filedSources: string): Promise<boolean> {
  const { db } = services
  const { applicationId } = found
  const files = await listAnswerDocuments(db, applicationId)
  const known = files.filter(({ scanState }) => scanState !== 'scanning' && scanState !== 'infected')
  const isDone = files.every(({ scanState }) => scanState !== 'scanning')
  const before = await findAnswerSources(db, applicationId)
  if (known.length === 0) {
    if (before !== undefined) await deleteAnswerText(db, applicationId)
    return isDone
  }
  const sources = [filedSources, ...known.map(({ fileId }) => fileId)].join('\n')
  if (before === sources) return isDone
  const answers: AnswerPassage[] = []
  for (const file of known) {
    const passages = await passagesOf(services, found, file)
    answers.push(
      ...passages.flatMap((one) =>
        one.body === '' ? [] : [{ ...one, answeredOn: file.answeredOn, fileId: file.fileId }],
      ),
    )
  }
  const all = [...(await listFiledPassages(db, applicationId)), ...answers]
  await replaceAnswerText(db, { applicationId, sources, answers, all, stems: await listStems(db, soughtWordsOf(all)) })
  return isDone
}
