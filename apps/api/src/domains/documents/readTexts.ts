import { soughtWordsOf } from '@saki/domain/search/textTerms'

import { listStems } from '../../wordStems.sql.ts'
import { deleteAnswerText } from './answerTexts.sql.ts'
import {
  deleteCaseText,
  endWaiting,
  findTextCase,
  listTextFiles,
  listWaitingTexts,
  publishCaseText,
  replaceCaseText,
  takeWaiting,
  type TextCase,
} from './caseTexts.sql.ts'
import { readAnswerTexts } from './readAnswerTexts.ts'
import { passageOf, passagesOf, type TextReader } from './textPassages.ts'

const AT_ONCE = 100
/** Minutes until a file in quarantine, or one that could not be fetched, is tried again. */
const LATER_MINUTES = 10

/** The job `index_texts`: reads patents that wait, for at most `forMs`. One that fails waits again and holds up no other; of two runs one reads it. Returns how many were read. */
export async function readWaitingTexts(services: TextReader, { forMs = 20_000 } = {}): Promise<number> {
  const end = performance.now() + forMs
  let done = 0
  for (;;) {
    const now = services.clock()
    const ids = await listWaitingTexts(services.db, now, AT_ONCE)
    for (const id of ids) {
      if (performance.now() > end) return done
      const later = new Date(services.clock().getTime() + LATER_MINUTES * 60_000)
      if (!(await takeWaiting(services.db, id, now, later))) continue
      const isDone = await readCaseText(services, id).catch((error: unknown) => {
        services.log.warn({ err: error, applicationId: id }, 'text not read')
        return false
      })
      if (isDone) await endWaiting(services.db, id, later)
      done += 1
    }
    if (ids.length < AT_ONCE) return done
  }
}

/** Reads the text of a patent and of its answers; false when some files must wait. */
async function readCaseText(services: TextReader, applicationId: number): Promise<boolean> {
  const found = await findTextCase(services.db, applicationId)
  if (!found) {
    await deleteCaseText(services.db, applicationId)
    await deleteAnswerText(services.db, applicationId)
    return true
  }
  const filed = await readFiled(services, found)
  return (await readAnswerTexts(services, found, filed.sources)) && !filed.isWaiting
}

/** Reads the documents filed with the application, and which they were. */
async function readFiled(services: TextReader, found: TextCase): Promise<{ sources: string; isWaiting: boolean }> {
  const { db } = services
  const { applicationId } = found
  const files = await listTextFiles(db, applicationId)
  const known = files.filter(({ scanState }) => scanState !== 'scanning' && scanState !== 'infected')
  const sources = [found.title, found.englishTitle, ...known.map(({ fileId }) => fileId)].join('\n')
  const isWaiting = files.some(({ scanState }) => scanState === 'scanning')
  if (found.sources === sources) {
    await publishCaseText(db, applicationId, found.isPublic)
    return { sources, isWaiting }
  }
  const passages = [found.title, found.englishTitle].map((body) => passageOf('title', body))
  for (const file of known) passages.push(...(await passagesOf(services, found, file)))
  const whole = passages.filter(({ body }) => body !== '')
  const stems = await listStems(db, soughtWordsOf(whole))
  await replaceCaseText(db, { applicationId, isPublic: found.isPublic, sources, passages: whole, stems })
  return { sources, isWaiting }
}
