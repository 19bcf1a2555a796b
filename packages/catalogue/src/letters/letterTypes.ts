import type { RightDefinition } from '../rights/rightDefinition.ts'
import { letterCodes, type LetterCode } from './letterCodes.ts'
import type { LetterType } from './letterType.ts'

/** Letters that ask for something by a day. */
const asked: readonly LetterCode[] = ['SKF', 'STJ', 'SPR', 'SKB', 'SPS', 'STA', 'STL', 'SUT', 'SKL']

/** Texts and rules by type; text common to all letters is in the template, texts of single rights are in their objects. */
export const letterTypes: Record<LetterCode, LetterType> = {
  SKF: {
    ...letter('01', 'SKF'),
    title: 'letters:SKF.title',
    body: ['letters:SKF.body'],
    points: 'letters:SKF.points',
    due: 'answer',
    otherwise: 'letters:SKF.otherwise',
  },
  STJ: {
    ...special('01', 'STJ'),
    title: 'letters:STJ.title',
    body: ['letters:STJ.body'],
    points: 'letters:SPR.points',
    due: 'answer',
    otherwise: 'letters:STJ.otherwise',
  },
  SPR: {
    ...letter('01', 'SPR'),
    title: 'letters:SPR.title',
    body: ['letters:SPR.body'],
    points: 'letters:SPR.points',
    due: 'answer',
    hasFixedDay: true,
    otherwise: 'letters:SPR.otherwise',
  },
  SFL: { ...letter('01', 'SFL'), title: 'letters:SFL.title', body: ['letters:SFL.body'] },
  SPB: { ...letter('02', 'SPB'), title: 'letters:SPB.title', body: ['letters:SPB.body'], due: 'until' },
  SKB: {
    ...letter('03', 'SKB'),
    title: 'letters:SKB.title',
    body: ['letters:SKB.body'],
    points: 'letters:SKB.points',
    due: 'answer',
    otherwise: 'letters:SKB.otherwise',
    answers: true,
  },
  SKO: { ...letter('03', 'SKO'), title: 'letters:SKO.title', body: ['letters:SKO.body'], names: 'decision' },
  SPO: {
    ...letter('03', 'SPO'),
    title: 'letters:SPO.title',
    body: ['letters:SPO.body'],
    points: 'letters:SPO.points',
    names: 'decision',
    refersTo: ['SPN', 'SKP', 'SKD', 'SDP', 'SER', 'SDT', 'SPK', 'PKB', 'PPN', 'PKS'],
  },
  SPJ: {
    ...letter('04', 'SPJ'),
    title: 'letters:SPJ.title',
    body: ['letters:SPJ.body'],
    due: 'answer',
    hasFixedDay: true,
    otherwise: 'letters:SPJ.otherwise',
    refersTo: asked,
    answers: true,
  },
  SPT: {
    ...letter('04', 'SPT'),
    title: 'letters:SPT.title',
    body: ['letters:SPT.body'],
    due: 'answer',
    hasFixedDay: true,
    otherwise: 'letters:SPJ.otherwise',
    refersTo: asked,
  },
  SDT: {
    ...letter('05', 'SDT'),
    title: 'letters:SDT.title',
    body: ['letters:SDT.body'],
    names: 'about',
    refersTo: asked,
  },
  SPK: { ...letter('05', 'SPK'), title: 'letters:SPK.title', body: ['letters:SPK.body'], answers: true },
  SPL: {
    ...special('05', 'SPL'),
    title: 'letters:SPL.title',
    body: ['letters:SPL.body'],
    refersTo: ['SDT'],
    answers: true,
  },
  SPS: {
    ...special('06', 'SPS'),
    title: 'letters:SPS.title',
    body: ['letters:SPS.body'],
    due: 'payment',
    hasFixedDay: true,
    otherwise: 'letters:SPS.otherwise',
  },
  STA: {
    ...special('08', 'TA'),
    title: 'letters:STA.title',
    body: ['letters:STA.body'],
    points: 'letters:STA.points',
    due: 'answer',
    otherwise: 'letters:STA.otherwise',
    again: 'STL',
    examined: true,
  },
  STL: {
    ...special('08', 'TL'),
    title: 'letters:STL.title',
    body: ['letters:STL.body'],
    points: 'letters:STL.points',
    due: 'answer',
    otherwise: 'letters:STA.otherwise',
    refersTo: ['STA', 'STL'],
    answers: true,
    examined: true,
  },
  SUT: {
    ...special('08', 'SUT'),
    title: 'letters:SUT.title',
    body: ['letters:SUT.body'],
    points: 'letters:SUT.points',
    due: 'answer',
    otherwise: 'letters:SUT.otherwise.withdrawn',
    refersTo: ['STA', 'STL'],
    answers: true,
    examined: true,
  },
  SPN: {
    ...letter('09', 'SPN'),
    title: 'letters:SPN.title',
    body: ['letters:SPN.body'],
    points: 'letters:SPN.points',
    due: 'remedy',
    otherwise: 'letters:SPN.otherwise',
    refersTo: ['STA', 'STL', 'SUT', 'SKF'],
    answers: true,
    examined: true,
  },
  SKL: {
    ...special('13', 'SKL'),
    title: 'letters:SKL.title',
    body: ['letters:SKL.body'],
    points: 'letters:SKF.points',
    due: 'answer',
    otherwise: 'letters:SKL.otherwise',
    answers: true,
  },
  SKD: {
    ...special('09', 'SKD'),
    title: 'letters:SKD.title',
    body: ['letters:SKD.body'],
    refersTo: ['SPN'],
    answers: true,
  },
  SKP: {
    ...special('09', 'SKP'),
    title: 'letters:SKP.title',
    body: ['letters:SKP.body'],
    points: 'letters:SKP.points',
    due: 'remedy',
    otherwise: 'letters:SPN.otherwise.DESIGN',
    refersTo: ['SPN'],
    answers: true,
  },
  SDP: {
    ...special('09', 'SDP'),
    title: 'letters:SDP.title',
    body: ['letters:SDP.body'],
    refersTo: ['STA', 'STL', 'SUT'],
    answers: true,
    examined: true,
  },
  SER: { ...letter('10', 'SER'), kind: 'certificate', title: 'letters:SER.title', body: [], refersTo: ['SDP'] },
  SJT: {
    ...special('11', 'SJT'),
    title: 'letters:SJT.title',
    body: ['letters:SJT.body'],
    due: 'payment',
    hasFixedDay: true,
    otherwise: 'letters:SJT.otherwise',
    names: 'about',
  },
  SPP: { ...special('11', 'SPP'), title: 'letters:SPP.title', body: ['letters:SPP.body'] },
  SHP: {
    ...special('11', 'SHP'),
    title: 'letters:SHP.title',
    body: ['letters:SHP.body'],
    points: 'letters:SHP.points',
    names: 'about',
  },
  SBT: {
    ...letter('11', 'SBT'),
    title: 'letters:SBT.title',
    body: ['letters:SBT.body'],
    points: 'letters:SBT.points',
  },
  SBM: { ...letter('11', 'SBM'), title: 'letters:SBM.title', body: ['letters:SBM.body'] },
  SPC: {
    ...letter('12', 'SPC'),
    title: 'letters:SPC.title',
    body: ['letters:SPC.body'],
    points: 'letters:SPC.points',
  },
  STP: {
    ...letter('12', 'STP'),
    title: 'letters:STP.title',
    body: ['letters:STP.body'],
    points: 'letters:STP.points',
  },
  SBD: {
    ...letter('13', 'SBD'),
    title: 'letters:SBD.title',
    body: ['letters:SBD.body'],
    names: 'about',
    refersTo: ['SPN', 'SKP', 'SDT', 'SER'],
    answers: true,
  },
  SCB: {
    ...special('13', 'SCB'),
    title: 'letters:SCB.title',
    body: ['letters:SCB.body'],
    names: 'about',
    refersTo: ['SBD', 'SBK'],
  },
  SBK: {
    ...special('13', 'SBK'),
    title: 'letters:SBK.title',
    body: ['letters:SBK.body'],
    points: 'letters:SBK.points',
    refersTo: ['SDP', 'SER'],
    answers: true,
  },
  PKB: {
    ...special('13', 'PKB'),
    title: 'letters:PKB.title',
    body: ['letters:PKB.body'],
    points: 'letters:PKB.points',
    due: 'remedy',
    otherwise: 'letters:PKB.otherwise',
    names: 'decision',
    refersTo: ['SPN', 'SBK'],
  },
  PPN: {
    ...letter('13', 'PPN'),
    title: 'letters:PPN.title',
    body: ['letters:PPN.body'],
    points: 'letters:PPN.points',
    names: 'decision',
    refersTo: ['SPN', 'SKP', 'PKB', 'SHP'],
  },
  PKS: {
    ...letter('13', 'PKS'),
    title: 'letters:PKS.title',
    body: ['letters:PKS.body'],
    points: 'letters:PPN.points',
    names: 'decision',
    refersTo: ['PPN'],
  },
  PTK: {
    ...letter('14', 'PTK'),
    kind: 'extract',
    title: 'letters:PTK.title',
    body: ['letters:PTK.body'],
    fromRegister: true,
  },
  SLN: {
    ...letter('14', 'SLN'),
    kind: 'extract',
    title: 'letters:SLN.title',
    body: ['letters:SLN.body'],
    fromRegister: true,
  },
  SLS: {
    ...letter('14', 'SLS'),
    kind: 'extract',
    title: 'letters:SLS.title',
    body: ['letters:SLS.body'],
    fromRegister: true,
  },
  SBP: { ...letter('14', 'SBP'), kind: 'extract', title: 'letters:SBP.title', body: ['letters:SBP.body'] },
  SKT: {
    ...letter('14', 'SKT'),
    title: 'letters:SKT.title',
    body: ['letters:SKT.body'],
    points: 'letters:SKT.points',
  },
  TTP: { ...letter('15', 'TTP'), kind: 'extract', title: 'letters:TTP.title', body: ['letters:TTP.body'] },
  BPG: {
    ...letter('15', 'BPG'),
    kind: 'extract',
    title: 'letters:BPG.title',
    body: ['letters:BPG.body', 'letters:BPG.missing'],
  },
  BPN: { ...letter('15', 'BPN'), kind: 'extract', title: 'letters:BPN.title', body: ['letters:BPN.body'] },
}

/** Type of letter by code; undefined for an unknown code. */
export function letterTypeOf(code: string): (LetterType & { code: LetterCode }) | undefined {
  const known = letterCodes.find((each) => each === code)
  return known && { ...letterTypes[known], code: known }
}

/** Letters an officer may issue without an action of a process: extracts, certified copies, information, recordals. */
export const onRequest: readonly LetterCode[] = ['PTK', 'SLN', 'SBP', 'SKT', 'SPC', 'STP']

function letter(subject: string, mark: string) {
  return { kind: 'letter', subject, mark } as const
}

/** A type that only some rights have. */
function special(subject: string, mark: string) {
  return { kind: 'letter', subject, mark, special: true } as const
}

/** Whether the office issues this type to applicants of the right. */
export function hasLetter(right: RightDefinition, code: LetterCode): boolean {
  return letterTypes[code].special !== true || right.letters.special.includes(code)
}

/** A type with the texts of the right. */
export function letterFor<T extends LetterType & { code: LetterCode }>(type: T, right: RightDefinition): T {
  return { ...type, ...right.letters.texts?.[type.code] }
}

/**
 * Number of a letter: HKI-3-KI.05.01.08-TA-S00202302798. The `nth` letter of a type in a case has the mark TA.2 and so on, so that numbers
 * are unique.
 */
export function letterNumber(type: LetterType, right: RightDefinition, caseNumber: string, nth: number): string {
  return `${right.letters.series}.${type.subject}-${letterMark(type, nth)}-${caseNumber}`
}

export function letterMark({ mark }: LetterType, nth: number): string {
  return nth > 1 ? `${mark}.${nth}` : mark
}
