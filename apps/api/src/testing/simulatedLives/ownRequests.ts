import type { Right } from '@saki/catalogue'

import { isAlive, hasRight, isLawful, isUndecided, TIMED } from './lawOfLife.ts'
import type { Life, LifeRequest } from './life.ts'

/** How a kind goes on after its receipt. `instant`: carried out at once, or held. */
export type Course = 'decided' | 'instant' | 'opposition' | 'appeal'

/** A kind of request by the simulation's own reading of the laws and of PP 45/2024. */
export interface OwnKind {
  rights: readonly Right[]
  by: readonly LifeRequest['relation'][]
  course: Course
  /** Acts of the case of which the one that is possible is meant. */
  acts?: readonly string[]
  /** Otherwise: whether the case allows it. */
  isPossible?: (life: Life) => boolean
  /** Rupiah, by the act. */
  fee: (life: Life, act: string | undefined, parts: number) => number
  /** Several undecided ones in a case. */
  several?: true
  /** Letters of a decision. */
  granted?: string
  refused?: string
}

const ALL: readonly Right[] = ['MARK', 'DESIGN', 'PATENT', 'SIMPLE_PATENT']
const PATENTS: readonly Right[] = ['PATENT', 'SIMPLE_PATENT']
const free = () => 0
/** Rupiah by right; both patents cost the same where only one amount is given. */
const byRight =
  (amounts: Partial<Record<Right, number>>) =>
  ({ right }: Life) =>
    amounts[right] ?? amounts.PATENT ?? 0
const decided = { course: 'decided', granted: 'SPC', refused: 'STP' } as const
const own = ['owner'] as const

export const ownKinds: Readonly<Record<string, OwnKind>> = {
  // UU 20/2016 art. 36: for each class kept; twice as much in the six months after the end.
  PJ: {
    rights: ['MARK'],
    by: own,
    course: 'decided',
    refused: 'STP',
    acts: ['renew', 'renew_late'],
    fee: (_life, act, parts) => parts * (act === 'renew' ? 2_250_000 : 4_500_000),
  },
  PH: {
    rights: ALL,
    by: ['owner', 'third'],
    ...decided,
    isPossible: (life) => isAlive(life) && !(PATENTS.includes(life.right) && hasRight(life)),
    fee: byRight({ MARK: 700_000, DESIGN: 500_000, PATENT: 700_000 }),
  },
  PN: {
    rights: ALL,
    by: own,
    ...decided,
    isPossible: isAlive,
    fee: byRight({ MARK: 300_000, DESIGN: 250_000, PATENT: 250_000 }),
  },
  KU: { rights: ALL, by: own, ...decided, isPossible: isAlive, fee: free },
  LI: {
    rights: ['MARK', 'DESIGN'],
    by: own,
    ...decided,
    isPossible: hasRight,
    fee: byRight({ MARK: 1_000_000, DESIGN: 250_000 }),
  },
  LB: {
    rights: ALL,
    by: ['owner', 'third'],
    ...decided,
    isPossible: (life) => hasRight(life) && life.licences > 0,
    fee: free,
  },
  // Amount of the test's own tariff: the regulation names none.
  PM: {
    rights: ['MARK'],
    by: own,
    ...decided,
    isPossible: (life) => isUndecided(life) && life.parts.length > 1,
    fee: () => 100_000,
  },
  // UU 20/2016 art. 72: deletion in part, of all classes but one here.
  BJ: {
    rights: ['MARK'],
    by: own,
    ...decided,
    isPossible: (life) => (isUndecided(life) || hasRight(life)) && life.parts.length > 1,
    fee: () => 200_000,
  },
  AK: { rights: ALL, by: own, course: 'instant', isPossible: isAlive, fee: free },
  HM: {
    rights: ['MARK', 'DESIGN'],
    by: own,
    course: 'decided',
    refused: 'STP',
    acts: ['delete', 'cancel'],
    fee: () => 200_000,
  },
  LH: { rights: PATENTS, by: own, course: 'decided', refused: 'STP', acts: ['give_up'], fee: free },
  PK: { rights: ALL, by: own, course: 'decided', refused: 'STP', acts: ['withdraw'], fee: free },
  PC: {
    rights: PATENTS,
    by: own,
    ...decided,
    isPossible: isUndecided,
    fee: () => 5_000_000,
  },
  // UU 13/2016 art. 35, 62 and UU 31/2000 art. 19; only the second extension of a patent costs something.
  JP: {
    rights: ['DESIGN', ...PATENTS],
    by: own,
    course: 'decided',
    refused: 'STP',
    acts: ['extend_correction', 'extend_completeness', 'extend_reply', 'extend_reply_paid'],
    fee: (_life, act) => (act === 'extend_reply_paid' ? 400_000 : 0),
  },
  // PP 45/2024 art. 6(5): half of the fee for filing or for examination.
  PL: {
    rights: PATENTS,
    by: own,
    course: 'decided',
    refused: 'STP',
    acts: ['revive_formality', 'revive_examination'],
    fee: ({ right }, act) =>
      act === 'revive_formality' ? (right === 'PATENT' ? 625_000 : 400_000) : right === 'PATENT' ? 1_500_000 : 250_000,
  },
  OP: {
    rights: ['MARK', 'DESIGN'],
    by: ['third'],
    course: 'opposition',
    refused: 'SKO',
    acts: ['oppose'],
    several: true,
    fee: byRight({ MARK: 1_000_000, DESIGN: 500_000 }),
  },
  PD: {
    rights: ['PATENT'],
    by: ['third'],
    course: 'opposition',
    refused: 'SKO',
    acts: ['object'],
    several: true,
    fee: free,
  },
  // UU 13/2016 art. 46, 51; UU 31/2000 art. 25.
  PS: {
    rights: ['PATENT'],
    by: own,
    course: 'instant',
    acts: ['request_examination', 'request_examination_now'],
    fee: () => 3_000_000,
  },
  PP: { rights: ['PATENT'], by: own, ...decided, acts: ['ask_early_publication'], fee: () => 400_000 },
  TP: { rights: ['DESIGN'], by: own, ...decided, acts: ['defer_publication'], fee: free },
  KR: { rights: ['DESIGN'], by: own, course: 'instant', acts: ['object_to_refusal'], fee: free },
  BD: {
    rights: ['MARK', ...PATENTS],
    by: own,
    course: 'appeal',
    acts: ['appeal'],
    fee: byRight({ MARK: 3_000_000, PATENT: 3_000_000, SIMPLE_PATENT: 1_500_000 }),
  },
}

const UNDECIDED = new Set('submitted verification awaiting_completeness served countered considered hearing'.split(' '))
export const isOpenRequest = ({ state }: LifeRequest) => UNDECIDED.has(state)

/** The act of the case that a kind would lead to on a day. */
export const actFor = (life: Life, { acts = [] }: OwnKind, day: string) => acts.find((act) => isLawful(life, act, day))

/** Whether a person may make a request in a case on a day; `parts`: those that would leave the file. */
export function isAllowed(life: Life, kind: string, relation: LifeRequest['relation'], day: string): boolean {
  const rule = ownKinds[kind]
  if (!rule?.rights.includes(life.right) || !rule.by.includes(relation)) return false
  if (!rule.several && life.requests.some((one) => one.kind === kind && isOpenRequest(one))) return false
  return rule.acts ? actFor(life, rule, day) !== undefined : rule.isPossible?.(life) === true
}

/** Whether the parts may leave the file, which keeps at least one, while nothing undecided concerns the whole file. */
export function maySplit(life: Life, parts: readonly string[]): boolean {
  const isOfAll = ({ kind }: LifeRequest) =>
    TIMED.has(kind) || ownKinds[kind]?.course === 'opposition' || ownKinds[kind]?.course === 'appeal'
  return parts.length < life.parts.length && !life.requests.some((one) => isOpenRequest(one) && isOfAll(one))
}
