import { letterCodes, type LetterCode } from './letterCodes.ts'
import { letterRights, type LetterRight, type LetterType } from './letterType.ts'

const ALL = letterRights
const PATENTS = ['PATENT', 'SIMPLE_PATENT'] as const

/** The public register of each right. */
const REGISTERS = {
  PATENT: 'UU 13/2016 art. 59',
  SIMPLE_PATENT: 'UU 13/2016 art. 59',
  DESIGN: 'UU 31/2000 art. 30',
  MARK: 'UU 20/2016 art. 26',
} as const

/** Texts and rules by type; text common to all letters is in the template. */
export const letterTypes: Record<LetterCode, LetterType> = {
  SKF: {
    ...letter('01', 'SKF'),
    title: 'letters:SKF.title',
    body: ['letters:SKF.body'],
    points: 'letters:SKF.points',
    due: 'answer',
    otherwise: 'letters:SKF.otherwise',
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
  },
  SPJ: {
    ...letter('04', 'SPJ'),
    title: 'letters:SPJ.title',
    body: ['letters:SPJ.body'],
    due: 'answer',
    otherwise: 'letters:SPJ.otherwise',
  },
  SDT: {
    ...letter('05', 'SDT'),
    title: 'letters:SDT.title',
    body: ['letters:SDT.body', { for: PATENTS, text: 'letters:SDT.revive' }],
    names: 'about',
  },
  SPK: { ...letter('05', 'SPK'), title: 'letters:SPK.title', body: ['letters:SPK.body'] },
  SPL: { ...letter('05', 'SPL', PATENTS), title: 'letters:SPL.title', body: ['letters:SPL.body'] },
  SPS: {
    ...letter('06', 'SPS', ['PATENT']),
    title: 'letters:SPS.title',
    body: ['letters:SPS.body'],
    due: 'payment',
    otherwise: 'letters:SPS.otherwise',
  },
  STA: {
    ...letter('08', 'TA', PATENTS),
    title: 'letters:STA.title',
    body: ['letters:STA.body'],
    points: 'letters:STA.points',
    due: 'answer',
    otherwise: 'letters:STA.otherwise',
    again: 'STL',
  },
  STL: {
    ...letter('08', 'TL', PATENTS),
    title: 'letters:STL.title',
    body: ['letters:STL.body'],
    points: 'letters:STL.points',
    due: 'answer',
    otherwise: 'letters:STA.otherwise',
  },
  SUT: {
    ...letter('08', 'SUT', ['PATENT', 'SIMPLE_PATENT', 'MARK']),
    title: 'letters:SUT.title',
    body: ['letters:SUT.body'],
    points: 'letters:SUT.points',
    due: 'answer',
    otherwise: { other: 'letters:SUT.otherwise.withdrawn', MARK: 'letters:SUT.otherwise' },
  },
  SPN: {
    ...letter('09', 'SPN'),
    title: 'letters:SPN.title',
    body: ['letters:SPN.body'],
    points: 'letters:SPN.points',
    due: 'remedy',
    otherwise: { other: 'letters:SPN.otherwise', DESIGN: 'letters:SPN.otherwise.DESIGN' },
  },
  SKL: {
    ...letter('13', 'SKL', ['PATENT', 'SIMPLE_PATENT', 'MARK']),
    title: 'letters:SKL.title',
    body: ['letters:SKL.body'],
    points: 'letters:SKF.points',
    due: 'answer',
    otherwise: 'letters:SKL.otherwise',
  },
  SKD: { ...letter('09', 'SKD', ['DESIGN']), title: 'letters:SKD.title', body: ['letters:SKD.body'] },
  SKP: {
    ...letter('09', 'SKP', ['DESIGN']),
    title: 'letters:SKP.title',
    body: ['letters:SKP.body'],
    points: 'letters:SKP.points',
    due: 'remedy',
    otherwise: 'letters:SPN.otherwise.DESIGN',
  },
  SDP: {
    ...letter('09', 'SDP', ['PATENT', 'SIMPLE_PATENT', 'MARK']),
    title: { other: 'letters:SDP.title', MARK: 'letters:SDP.title.MARK' },
    body: [
      { other: 'letters:SDP.body', MARK: 'letters:SDP.body.MARK' },
      { for: PATENTS, text: 'letters:SDP.annuity' },
    ],
  },
  SER: { ...letter('10', 'SER'), kind: 'certificate', title: 'letters:SER.title', body: [] },
  SJT: {
    ...letter('11', 'SJT', ['PATENT', 'SIMPLE_PATENT', 'MARK']),
    title: 'letters:SJT.title',
    body: [{ other: 'letters:SJT.body', MARK: 'letters:SJT.body.MARK' }],
    due: 'payment',
    otherwise: { other: 'letters:SJT.otherwise', MARK: 'letters:SJT.otherwise.MARK' },
    names: 'about',
  },
  SPP: { ...letter('11', 'SPP', ['MARK']), title: 'letters:SPP.title', body: ['letters:SPP.body'] },
  SHP: {
    ...letter('11', 'SHP', ['PATENT', 'SIMPLE_PATENT', 'MARK']),
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
  SBD: { ...letter('13', 'SBD'), title: 'letters:SBD.title', body: ['letters:SBD.body'], names: 'about' },
  SBK: {
    ...letter('13', 'SBK', ['PATENT', 'SIMPLE_PATENT', 'MARK']),
    title: 'letters:SBK.title',
    body: ['letters:SBK.body'],
    points: 'letters:SBK.points',
  },
  PKB: {
    ...letter('13', 'PKB', ['PATENT', 'SIMPLE_PATENT', 'MARK']),
    title: 'letters:PKB.title',
    body: ['letters:PKB.body'],
    points: 'letters:PKB.points',
    due: 'remedy',
    otherwise: 'letters:PKB.otherwise',
    names: 'decision',
  },
  PPN: {
    ...letter('13', 'PPN'),
    title: 'letters:PPN.title',
    body: ['letters:PPN.body'],
    points: 'letters:PPN.points',
    names: 'decision',
  },
  PTK: {
    ...letter('14', 'PTK'),
    kind: 'extract',
    title: 'letters:PTK.title',
    body: ['letters:PTK.body'],
    ground: REGISTERS,
  },
  SLN: {
    ...letter('14', 'SLN'),
    kind: 'extract',
    title: 'letters:SLN.title',
    body: ['letters:SLN.body'],
    ground: REGISTERS,
  },
  SBP: { ...letter('14', 'SBP'), kind: 'extract', title: 'letters:SBP.title', body: ['letters:SBP.body'] },
  SKT: {
    ...letter('14', 'SKT'),
    title: 'letters:SKT.title',
    body: ['letters:SKT.body'],
    points: 'letters:SKT.points',
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

function letter(subject: string, mark: string, rights: readonly LetterRight[] = ALL) {
  return { kind: 'letter', subject, mark, rights } as const
}

/** First parts of a letter number: directorate, and the right in the office's classification. */
const series: Record<LetterRight, string> = {
  PATENT: 'HKI-3-KI.05.01',
  SIMPLE_PATENT: 'HKI-3-KI.05.01',
  DESIGN: 'HKI-2-KI.06.01',
  MARK: 'HKI-4-KI.04.01',
}

/**
 * Number of a letter: HKI-3-KI.05.01.08-TA-S00202302798. The `nth` letter of a type in a case has the mark TA.2 and so on, so that numbers
 * are unique.
 */
export function letterNumber(type: LetterType, right: LetterRight, caseNumber: string, nth: number): string {
  return `${series[right]}.${type.subject}-${letterMark(type, nth)}-${caseNumber}`
}

export function letterMark({ mark }: LetterType, nth: number): string {
  return nth > 1 ? `${mark}.${nth}` : mark
}
