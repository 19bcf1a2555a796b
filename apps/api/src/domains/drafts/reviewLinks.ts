import { createHash, randomBytes } from 'node:crypto'

import type { draftsCalls, Review } from '@saki/contracts/drafts'
import { transact, type Db } from '@saki/db'
import { DAY_MS } from '@saki/domain/dates/durations'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { maskForReview } from '@saki/domain/drafts/maskedForReview'

import { findOwnerId, mayActOn, ownerAlone } from '../../access.ts'
import { draftOwner } from '../../access.sql.ts'
import { AppError, NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { isPicture, fileRow } from '../documents/fileRow.ts'
import { listFilesOfDraft, listSlots } from '../documents/documents.sql.ts'
import { renditionOf } from '../documents/keptRenditions.ts'
import { sendPicture } from '../documents/sendFile.ts'
import { lockDraft, findDraftContext } from '../edits/drafts.sql.ts'
import { formOfDraft } from '../edits/filingForm.ts'
import { judgeDraft } from '../edits/judgeDraft.ts'
import { enteredCodes } from '../edits/registryFaults.ts'
import { wireLines } from '../payments/fees.ts'
import { limiterAddress, attempt } from '../session/limiter.ts'
import { mandatesHeldBy } from '../session/session.sql.ts'
import {
  countOpening,
  countOpenLinks,
  endLink,
  findDraftOfLink,
  findReviewed,
  insertLink,
  type Reviewed,
} from './reviewLinks.sql.ts'

const LIFE_MS = 7 * DAY_MS
const OPEN_MAX = 10
const TOKEN_BYTES = 32
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'

type Making = HandlerInput<(typeof draftsCalls)['makeReviewLink']>
type Ending = HandlerInput<(typeof draftsCalls)['endReviewLink']>
type Reading = HandlerInput<(typeof draftsCalls)['getReview']>
type Looking = HandlerInput<(typeof draftsCalls)['getReviewImage']>

/**
 * Creates a review link, valid for seven days. Only the hash of its token is stored, so the URL is returned once and the call is
 * not idempotent. Throws NotFound, TOO_MANY_LINKS above ten open links per draft.
 */
export async function makeReviewLink({ body, session, db, now, services }: Making) {
  const ownerId = await findOwnerId(db, session, { tempId: body.TEMP_ID }, 'prepare')
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const linkId = `L-${Array.from(randomBytes(24), (byte) => ALPHABET[byte % 32]).join('')}`
  const expiresAt = new Date(now.getTime() + LIFE_MS)
  await transact(db, async (tx) => {
    const draft = await lockDraft(tx, ownerId, body.TEMP_ID)
    if (!draft || draft.deletedAt || draft.submittedAt) throw new NotFound('draft', body.TEMP_ID)
    if ((await countOpenLinks(tx, body.TEMP_ID, now)) >= OPEN_MAX) throw new AppError('TOO_MANY_LINKS', body.TEMP_ID)
    await insertLink(tx, {
      linkId,
      tokenHash: hashOf(token),
      tempId: body.TEMP_ID,
      madeBy: session.userId,
      now,
      expiresAt,
    })
  })
  const URL = `${services.env.publicBaseUrl}/pratinjau/${token}`
  return { err: '' as const, LINK_ID: linkId, URL, EXPIRES_AT: expiresAt.toISOString() }
}

/** Ends a review link. Everyone who may prepare the draft may end it. Idempotent. Throws NotFound. */
export async function endReviewLink({ body, session, db, now }: Ending) {
  const tempId = await findDraftOfLink(db, body.LINK_ID)
  const ownerId = tempId === undefined ? undefined : await findOwnerId(db, session, { tempId }, 'prepare')
  if (tempId === undefined || ownerId === undefined) throw new NotFound('review link', body.LINK_ID)
  await transact(db, async (tx) => {
    if (!(await lockDraft(tx, ownerId, tempId))) throw new NotFound('review link', body.LINK_ID)
    await endLink(tx, body.LINK_ID, now)
  })
  return { err: '' as const }
}

/** The current draft for the holder of the link, without a session. Throws NotFound, TOO_MANY. */
export async function getReview(asked: Reading): Promise<Review> {
  const { query, db, now, language } = asked
  const found = await findByToken(asked, query.token)
  const form = formOfDraft(found)
  const surroundings = await findDraftContext(db, found.tempId, enteredCodes(form, found.data))
  const { quote } = judgeDraft(form, found.data, surroundings, legalDateOf(now))
  const files = await filesFor(db, found, query.token, language)
  await countOpening(db, found.linkId, now)
  return {
    FORM_TYP: found.formTyp,
    TITLE: found.title,
    SAVED_AT: found.updatedAt.toISOString(),
    EXPIRES_AT: found.expiresAt.toISOString(),
    SHARED_BY: found.sharedBy,
    DATA: maskForReview(found.data) as Review['DATA'],
    FILES: files,
    FEES: quote.ok ? wireLines(quote.lines, language) : [],
    TOTAL_AMOUNT: quote.ok ? quote.total : null,
  }
}

/** A picture of the draft, re-encoded without metadata. Throws NotFound, TOO_MANY. */
export async function getReviewImage(asked: Looking): Promise<void> {
  const { query, db, reply } = asked
  const { tempId } = await findByToken(asked, query.token)
  const file = (await listFilesOfDraft(db, tempId)).find(({ fileId }) => fileId === query.file)
  if (!file || !isPicture(file)) throw new NotFound('file', query.file)
  sendPicture(reply, await renditionOf(asked, file, query.size), file.fileName)
}

/** The draft of a token. Throws NotFound for every reason alike. Failures are counted per address; TOO_MANY after 60. */
async function findByToken({ db, now, request, services }: Reading | Looking, token: string): Promise<Reviewed> {
  const found = await findReviewed(db, hashOf(token), now)
  if (found && (await mayMakerShowDraft(db, found.madeById, found.tempId, now))) return found
  await attempt(db, services.secrets.blindIndex, now, [
    { about: `review-address:${limiterAddress(request.ip)}`, free: 60, cap: 60 },
  ])
  throw new NotFound('review link')
}

/** Whether the link's maker may still prepare the draft; a consultant's links end with the mandate. */
export async function mayMakerShowDraft(db: Db, madeById: number, tempId: string, now: Date): Promise<boolean> {
  const thing = await draftOwner(db, { tempId })
  if (!thing || thing.ownerId === madeById) return thing !== undefined
  return mayActOn({ userId: madeById, mandates: await mandatesHeldBy(db, madeById, now) }, thing, 'prepare')
}

async function filesFor(db: Db, { tempId }: Reviewed, token: string, language: Reading['language']) {
  const context = { fileId: '', slots: await listSlots(db), language, asker: { ...ownerAlone(0), userName: '' } }
  const address = (file: string, size: 'thumb' | 'full') =>
    `/api/getReviewImage?${new URLSearchParams({ token, file, size }).toString()}`
  return (await listFilesOfDraft(db, tempId)).map((file) => ({
    ...fileRow(file, context),
    THUMB_URL: isPicture(file) ? address(file.fileId, 'thumb') : null,
    IMG_URL: isPicture(file) ? address(file.fileId, 'full') : null,
  }))
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
