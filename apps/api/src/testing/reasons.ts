import type { DecisionReason } from '@saki/contracts/reason'
import type { GroundCode, ReasonedRight } from '@saki/domain/decisions/substantiveGrounds'
import { say } from '@saki/texts/say'

/** Points of a deficiency letter, for tests about something else. */
export const DEFICIENCIES = [{ TITLE: 'Gambar tampak belakang buram', TEXT: 'Unggah ulang.' }]

/** Two grounds of a right. */
export const someGrounds: Record<ReasonedRight, readonly [GroundCode, GroundCode]> = {
  MARK: ['M211A', 'M20E'],
  DESIGN: ['D2', 'D4'],
  PATENT: ['P5', 'P25'],
}

/** A complete reason on a ground, for any decision. */
export const completeReason = (ground: string, change: Partial<DecisionReason> = {}): DecisionReason => ({
  GROUND: ground,
  FACTS: `Fakta tentang ${ground}.`,
  EVIDENCE: [{ KIND: '', NUMBER: 'IDM000912457', TITLE: 'SENJA COFFEE', NOTE: 'kelas 30' }],
  GOODS: [],
  CURE: 'Batasi lingkupnya.',
  IND_INCURABLE: 'N',
  ASSESSMENT: 'Tanggapan tidak mengatasi alasan ini.',
  ...change,
})

/** Complete reasons on two grounds of a right. */
export const completeReasons = (right: ReasonedRight): DecisionReason[] =>
  someGrounds[right].map((ground) => completeReason(ground))

/** Titles of the points of `completeReasons`. */
export const reasonTitles = (right: ReasonedRight): string[] =>
  someGrounds[right].map((ground) => say('id', `grounds:${ground}`))
