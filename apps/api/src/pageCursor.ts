import { createHmac, timingSafeEqual } from 'node:crypto'

import { z } from 'zod'

import { AppError } from './errors.ts'
import type { Secrets } from './ports/secrets.ts'

/** Where a page begins: beside a row of an earlier page, in one order of the list. */
export interface PageCursor {
  order: string
  /** after: beside the last row of `page`. before: beside its first row. */
  side: 'after' | 'before'
  page: number
  /** Values of the order's columns of that row, as the query returned them. */
  key: CursorKey
}

export type CursorKey = (string | number | null)[]

const Packed = z.tuple([
  z.string(),
  z.enum(['after', 'before']),
  z.int().positive(),
  z.array(z.union([z.string(), z.number(), z.null()])),
])

type Signed = { secrets: Pick<Secrets, 'session'>; readerId: number }

/** Characters of the signature at the beginning of a cursor. */
const SIGNATURE = 22

/** Most pages skipped from a cursor; a page farther from it is found by its number. */
const MOST_SKIPPED = 10

/** The cursor for the wire, signed for this reader. */
export function sealCursor({ order, side, page, key }: PageCursor, by: Signed): string {
  const body = Buffer.from(JSON.stringify([order, side, page, key])).toString('base64url')
  return signatureOf(body, by) + body
}

/** Opens a cursor of this reader and order. Throws BAD_REQUEST for any other, and when `page` lies on its other side. */
export function openCursor(text: string, wanted: { order: string; page: number }, by: Signed): PageCursor {
  const body = text.slice(SIGNATURE)
  if (!timingSafeEqual(Buffer.from(signatureOf(body, by)), Buffer.from(text.slice(0, SIGNATURE)))) throw wrong('cursor')
  const [order, side, page, key] = Packed.parse(JSON.parse(Buffer.from(body, 'base64url').toString()))
  if (order !== wanted.order) throw wrong('cursor')
  if (side === 'after' ? wanted.page <= page : wanted.page >= Math.max(page, 2)) throw wrong('page')
  return { order, side, page, key }
}

/** Rows of a list to read. */
export interface Span {
  direction: 'forward' | 'backward'
  /** Rows skipped from that end, or from the cursor. */
  from: number
  length: number
  cursor: PageCursor | undefined
}

/** More rows than this are not skipped from the beginning when the end is nearer. */
const MOST_FROM_BEGINNING = 1_000

/** A page is read from its cursor, else from the beginning; from the end when it lies in the second half of an exact `total`. */
export function spanOf(
  { page, size, cursor }: { page: number; size: number; cursor?: PageCursor | undefined },
  total: number,
  isExact: boolean,
): Span {
  const skipped = cursor && Math.max(0, Math.abs(page - cursor.page) - 1)
  if (cursor && skipped !== undefined && skipped <= MOST_SKIPPED)
    return { direction: cursor.side === 'after' ? 'forward' : 'backward', from: skipped * size, length: size, cursor }
  const from = (page - 1) * size
  if (!isExact || from <= MOST_FROM_BEGINNING || from <= total / 2)
    return { direction: 'forward', from, length: size, cursor: undefined }
  const length = Math.max(0, Math.min(size, total - from))
  return { direction: 'backward', from: Math.max(0, total - from - size), length, cursor: undefined }
}

/** Rows of a page in the order of the list. */
export interface Shown<R> {
  rows: R[]
  isPreceded: boolean
  isFollowed: boolean
}

export const nothingShown: Shown<never> = { rows: [], isPreceded: false, isFollowed: false }

/** The page from the rows read for its span: `length` and one more, which tells whether others lie beyond. */
export function shownOf<R>({ direction, from, length, cursor }: Span, page: number, read: readonly R[]): Shown<R> {
  const rows = read.slice(0, length)
  const isMore = read.length > length
  if (direction === 'backward') rows.reverse()
  return {
    rows,
    isPreceded: cursor ? cursor.side === 'after' || isMore : page > 1,
    isFollowed: direction === 'forward' ? isMore : cursor !== undefined || from > 0,
  }
}

/** The cursors of a reply. */
export function cursorsOf(
  { rows, isPreceded, isFollowed }: Shown<{ key: CursorKey }>,
  { order, page }: { order: string; page: number },
  by: Signed,
) {
  const [first, last] = [rows[0], rows.at(-1)]
  return {
    ...(last && isFollowed && { NEXT_CURSOR: sealCursor({ order, side: 'after', page, key: last.key }, by) }),
    ...(first && isPreceded && { PREVIOUS_CURSOR: sealCursor({ order, side: 'before', page, key: first.key }, by) }),
  }
}

function signatureOf(body: string, { secrets, readerId }: Signed): string {
  return createHmac('sha256', secrets.session)
    .update(`cursor\0${readerId}\0${body}`)
    .digest('base64url')
    .slice(0, SIGNATURE)
}

const wrong = (field: string) =>
  new AppError('BAD_REQUEST', field, { fields: [{ field, message: 'errors:field.wrong' }] })
