import { noCounts } from '@saki/domain/fees/quote'
import type { TextKey } from '@saki/texts'

import { payerWhy } from '../payerWords.ts'
import { defineRight, type RightReceipt } from '../rightDefinition.ts'
import { certificateKeys, gazetteKeys, letterKeys } from '../rightKeys.ts'
import { designFilingForm } from './filing.form.ts'
import { designFormality } from './formality.ts'
import { designImport } from './import.ts'
import { designLook } from './look.ts'
import { DESIGN_PRIORITY, PROTECTION } from './periods.ts'
import { designRegistration } from './registration.workflow.ts'
import { designSlots } from './slots.ts'

const designReceipt: RightReceipt = {
  subtitle: 'receipt:subtitle',
  status: 'receipt:aboutStatus',
  pictures: 'receipt:pictures',
  kind: ({ applSubtyp }) => [`receipt:type.${applSubtyp}` as TextKey],
  rows: ({ title, locarno }) => [
    ['receipt:designTitle', title],
    [
      'receipt:locarno',
      locarno
        .map(({ code, name, product }) => [code, name, product && `(${product})`].filter(Boolean).join(' '))
        .join('; '),
    ],
  ],
}

/** Subject lines of the inbox by action. */
const designSubjects: Readonly<Record<string, TextKey>> = {
  refuse_contrary: 'inbox:subject.refuse',
  lift_refusal: 'inbox:subject.liftRefusal',
  keep_refusal: 'inbox:subject.keepRefusal',
  publish: 'inbox:subject.publish',
  oppose: 'inbox:subject.oppose',
  answer_over: 'inbox:subject.answerOver',
  publication_over: 'inbox:subject.register',
  examine: 'inbox:subject.examine',
  examine_unopposed: 'inbox:subject.examine',
  register: 'inbox:subject.register',
  suit_won: 'inbox:subject.suitWon',
  cancel: 'inbox:subject.cancel',
  expire: 'inbox:subject.expire',
}

/** Industrial design (UU 31/2000, PP 1/2005). */
export const designRight = defineRight({
  ...designLook,
  mapName: 'viewer:map.right.D',
  laws: [
    {
      code: 'UU31/2000',
      from: '2001-06-14',
      workflow: designRegistration,
      verified: ['publish', 'oppose until', 'publication_over', 'register', 'suit_won'],
    },
  ],
  form: designFilingForm,
  card: { name: 'filing:applTyp.DESIGN', hint: 'filing:applTyp.DESIGN.hint', time: 'drafts:type.design.time' },
  series: () => ({ fileTyp: 'A', fileSeq: '00' }),
  tariffs: {
    DESIGN_SINGLE: 'filing:fee.designSingle',
    DESIGN_SET: 'filing:fee.designSet',
    DESIGN_OPPOSITION: 'fees:name.designOpposition',
  },
  counts: () => noCounts,
  charges: ({ applSubtyp, payerCategory }) => {
    const why = payerWhy[payerCategory]
    if (applSubtyp === 'SET') return [{ code: 'DESIGN_SET', label: 'filing:fee.designSet', why, qty: 1 }]
    if (applSubtyp !== 'SINGLE' && applSubtyp !== 'DIVISIONAL') return undefined
    return [{ code: 'DESIGN_SINGLE', label: 'filing:fee.designSingle', why, qty: 1 }]
  },
  priority: DESIGN_PRIORITY,
  correctable: [
    ['technical', 'TECHNICAL'],
    ['owner', 'OWNERS'],
    ['inventor', 'INVENTORS'],
    ['repr', 'REPRS'],
    ['priorities', 'PRIORITIES'],
    ['locarno', 'LOCARNO'],
  ],
  fixed: { TECHNICAL: ['DESIGNER_IS_APPLICANT', 'DEFER_PUBLICATION'] },
  formality: designFormality,
  // Ten years from the filing date (UU 31/2000 art. 5).
  register: { series: 'IDD', months: PROTECTION.months },
  import: designImport,
  gazette: { series: 'BRDI', weekday: 3, ...gazetteKeys('D') },
  letters: {
    series: 'HKI-2-KI.06.01',
    ...letterKeys('DESIGN'),
    caseTitle: 'letters:caseTitle',
    registerGround: 'UU 31/2000 art. 30',
    special: ['SKD', 'SKP'],
    texts: {
      // UU 31/2000 art. 26: objections only.
      SPB: { body: ['letters:SPB.body.objections'] },
      SPN: { otherwise: 'letters:SPN.otherwise.DESIGN' },
      SLS: { body: ['letters:SLS.body.bare'] },
    },
    remedies: { refuse_contrary: 'letters:SPN.otherwise.objection' },
    certificate: {
      ...certificateKeys('DESIGN'),
      date: 'letters:certificate.date',
      classes: 'letters:classes',
    },
  },
  inbox: designSubjects,
  documents: { thing: 'DESIGN', sheet: 'papers:sheet.kind.DESIGN' },
  receipt: designReceipt,
  pictures: { slot: 'GDI', isSubject: true, hasViews: true },
  slots: designSlots,
  slotOrder: ['GDI'],
  // Only an opposed design is examined.
  unannounced: 'substantive_examination',
})
