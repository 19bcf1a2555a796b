import type { DecisionReason } from '@saki/contracts/reason'
import type { WrittenReason } from '@saki/domain/decisions/reasons'
import { substantiveGround, type ReasonedRight } from '@saki/domain/decisions/substantiveGrounds'
import { longDateText } from '@saki/texts/dates'
import { say } from '@saki/texts/say'

import { goodsText } from '../workflow/refusedPart.ts'
import { citedWords, type CitedFacts } from './citedFacts.ts'

/** A ground that the applicant was told of, with the answer to it. */
export interface NotifiedGround {
  ground: string
  /** Goods of a mark that it concerned; none: all. */
  goods: DecisionReason['GOODS']
  title: string
  /** Number of the letter; '' when it was issued without one. */
  letter: string
  sentOn: string
  isAnswered: boolean
  answer: string
}

/** LIST_CODE of the reasons of a decision among the points of letters and answers. */
export const REASON_LIST = 'ALASAN'

/** A reason as a point of its letter, as stored with the act: the text that everybody reads, and what the officer wrote. */
export interface ReasonPoint {
  LIST_CODE: typeof REASON_LIST
  OPTION_NBR: number
  TITLE: string
  TEXT: string
  GROUND: string
  REASON: DecisionReason
}

/**
 * The points of a letter for complete reasons. `notified`: the letters before, which a final decision cites with the answers to them. `cited`: what the
 * register says of pinned citations, by number.
 */
export function reasonPointsOf(
  reasons: readonly DecisionReason[],
  right: ReasonedRight,
  isAnswerable: boolean,
  notified: readonly NotifiedGround[],
  cited: ReadonlyMap<string, CitedFacts>,
): ReasonPoint[] {
  return reasons.map((reason, at) => {
    const ground = substantiveGround(right, reason.GROUND)
    if (!ground) throw new Error(`no ground ${reason.GROUND}`)
    const before = isAnswerable ? undefined : notified.find((one) => one.ground === reason.GROUND)
    return {
      LIST_CODE: REASON_LIST,
      OPTION_NBR: at + 1,
      TITLE: say('id', `grounds:${ground.code}`),
      TEXT: linesOf(reason, isAnswerable, before, cited).join('\n'),
      GROUND: ground.source ? `${ground.article}, ${ground.source}` : ground.article,
      REASON: reason,
    }
  })
}

function linesOf(
  reason: DecisionReason,
  isAnswerable: boolean,
  before: NotifiedGround | undefined,
  cited: ReadonlyMap<string, CitedFacts>,
): string[] {
  const text = (key: 'evidence' | 'cure' | 'incurable' | 'assessment', of = '') =>
    say('id', `reasonText:${key}`, { of })
  return [
    ...(before ? [citedLetter(before)] : []),
    ...(reason.GOODS.length > 0 ? [say('id', 'reasonText:goods', { of: goodsText(reason.GOODS) })] : []),
    reason.FACTS.trim() || unwritten('reasonText:facts.unwritten'),
    ...reason.EVIDENCE.map((one) => text('evidence', evidenceWords(one, cited.get(one.KIND === '' ? '' : one.NUMBER)))),
    ...(isAnswerable
      ? [
          reason.IND_INCURABLE === 'Y'
            ? text('incurable')
            : text('cure', reason.CURE.trim() || unwritten('reasonText:unwritten')),
        ]
      : []),
    ...(before?.isAnswered ? [say('id', 'reasonText:answer', { of: before.answer.trim() })] : []),
    ...(reason.ASSESSMENT.trim() === '' || isAnswerable ? [] : [text('assessment', reason.ASSESSMENT.trim())]),
  ]
}

/** Only drafts lack anything. */
const unwritten = (key: 'reasonText:unwritten' | 'reasonText:facts.unwritten') => say('id', key)

function citedLetter({ letter, sentOn, isAnswered }: NotifiedGround): string {
  const values = { number: letter, date: longDateText(sentOn, 'id') }
  return say('id', isAnswered ? 'reasonText:cited' : 'reasonText:citedUnanswered', values)
}

function evidenceWords({ NUMBER, TITLE, NOTE }: DecisionReason['EVIDENCE'][number], facts?: CitedFacts): string {
  const named = NUMBER === '' ? TITLE.trim() : TITLE.trim() === '' ? NUMBER : `${TITLE.trim()} (${NUMBER})`
  return [named || unwritten('reasonText:unwritten'), ...(facts ? citedWords(facts) : []), NOTE.trim()]
    .filter((part) => part !== '')
    .join(', ')
}

/** A reason of the wire as the rules of the domain read it. */
export const writtenReason = (reason: DecisionReason): WrittenReason => ({
  ground: reason.GROUND,
  facts: reason.FACTS,
  evidence: reason.EVIDENCE.map(({ KIND, NUMBER, TITLE, NOTE }) => ({
    kind: KIND,
    number: NUMBER,
    title: TITLE,
    note: NOTE,
  })),
  goods: reason.GOODS,
  cure: reason.CURE,
  isIncurable: reason.IND_INCURABLE === 'Y',
  assessment: reason.ASSESSMENT,
})

/** The reasons among the points of an act's details; empty for letters without any and of earlier releases. */
export function reasonsIn(detail: Record<string, unknown>): ReasonPoint[] {
  const points: unknown = detail['POINTS']
  return Array.isArray(points) ? points.filter(isReasonPoint) : []
}

function isReasonPoint(point: unknown): point is ReasonPoint {
  return typeof point === 'object' && point !== null && 'LIST_CODE' in point && point.LIST_CODE === REASON_LIST
}
