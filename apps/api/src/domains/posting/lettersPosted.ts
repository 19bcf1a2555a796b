import type { postingCalls } from '@saki/contracts/posting'

import type { HandlerInput } from '../../implement.ts'
import { actOnce } from '../workflow/actOnce.ts'
import { waitForHolder, whyRefused } from '../workflow/eachChosen.ts'
import { numbersOfLetters } from './posting.sql.ts'
import { recordPosting } from './recordPosting.ts'

/**
 * Records the posting of chosen letters, each in a transaction of its own with a key made of the request's: a request that was cut off is repeated
 * with the same key and does the rest. A letter that cannot be recorded is reported with the reason. Idempotent per key.
 */
export async function officeLettersPosted(asked: HandlerInput<(typeof postingCalls)['officeLettersPosted']>) {
  const { body, session, db, now, language } = asked
  const { LETTERS, WAY: way, POSTED_DATE: postedOn } = body
  const isAgain = body.IND_AGAIN === 'Y'
  const numbers = await numbersOfLetters(
    db,
    LETTERS.map(({ LETTER_ID }) => LETTER_ID),
  )
  const FAILED: { LETTER_ID: string; DOC_NUMBER: string; WHY: string }[] = []
  for (const { LETTER_ID, PROOF: proof } of LETTERS) {
    const request = { ...asked, body: { LETTER_ID, proof, way, postedOn, isAgain }, key: `${asked.key}:${LETTER_ID}` }
    try {
      await actOnce(request, 'officeLettersPosted', async (tx) => {
        await waitForHolder.execute(tx)
        const posting = { postedOn, way, proof, recordedBy: session.userId, now }
        const acted = await recordPosting(tx, LETTER_ID, { ...posting, isAgain, language })
        return { acted, reply: { err: '' as const } }
      })
    } catch (error) {
      const WHY = whyRefused(error, language)
      if (WHY === undefined) throw error
      FAILED.push({ LETTER_ID, DOC_NUMBER: numbers.get(LETTER_ID) ?? '', WHY })
    }
  }
  return { err: '' as const, DONE: LETTERS.length - FAILED.length, FAILED }
}
