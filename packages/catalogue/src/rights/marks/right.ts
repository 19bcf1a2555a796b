import { payerWhy } from '../payerWords.ts'
import { defineRight } from '../rightDefinition.ts'
import { certificateKeys, gazetteKeys, letterKeys } from '../rightKeys.ts'
import { markCounts, markSeriesOf } from './counts.ts'
import { markFilingForm } from './filing.form.ts'
import { markFormality } from './formality.ts'
import { markImport } from './import.ts'
import { markSubjects } from './inbox.ts'
import { MARK_PRIORITY, TERM } from './periods.ts'
import { markReceipt } from './receipt.ts'
import { markRegistration } from './registration.workflow.ts'
import { markLook } from './look.ts'

const classWhy = {
  UMUM: 'fees:why.classes.general',
  UMK: 'fees:why.classes.smallBusiness',
  PENDIDIKAN: 'fees:why.classes.education',
} as const satisfies Record<keyof typeof payerWhy, string>

/** Trademark (UU 20/2016 as amended by UU 6/2023). */
export const markRight = defineRight({
  ...markLook,
  mapName: 'viewer:map.right.T',
  laws: [
    {
      code: 'UU20/2016',
      from: '2016-11-25',
      workflow: markRegistration,
      verified: [
        'publish',
        'oppose',
        'publication_over',
        'answer_over',
        'examine_opposed',
        'propose_refusal',
        'refuse',
        'refusal_unanswered',
        'appeal',
        'dismiss_appeal',
        'record_suit',
        'register',
        'renewal_opens',
        'renew',
        'renew_late',
        'term_over',
      ],
      replaced: [
        {
          action: 'examine_opposed',
          part: 'due',
          workingDays: 150,
          ground: 'UU 20/2016 art. 23',
          validFrom: '2016-11-25',
          // UU 11/2020 art. 108, now UU 6/2023, reduced it to 90 working days.
          until: '2020-11-02',
        },
      ],
    },
  ],
  form: markFilingForm,
  card: { name: 'drafts:type.mark', hint: 'drafts:type.mark.hint' },
  series: markSeriesOf,
  counts: markCounts,
  // A mark is filed in at least one class, so one is charged before any is chosen.
  charges: ({ counts, payerCategory }) => [
    { code: 'MARK_CLASS', label: 'fees:markClass', why: classWhy[payerCategory], qty: Math.max(1, counts.classes) },
  ],
  priority: MARK_PRIORITY,
  ownTable: 'application_mark',
  correctable: [
    ['technical', 'SIGN'],
    ['owner', 'OWNERS'],
    ['repr', 'REPRS'],
    ['priorities', 'PRIORITIES'],
  ],
  fixed: { SIGN: ['SIGN_WCODE', 'MARK_NAME'] },
  formality: markFormality,
  // Ten years from the filing date, renewable (UU 20/2016 art. 35).
  register: { series: 'IDM', months: TERM },
  import: markImport,
  gazette: { series: 'BRM', ...gazetteKeys('T') },
  letters: {
    series: 'HKI-4-KI.04.01',
    ...letterKeys('MARK'),
    caseTitle: 'letters:markName',
    registerGround: 'UU 20/2016 art. 26',
    special: ['SUT', 'SKL', 'SDP', 'SJT', 'SPP', 'SHP', 'SBK', 'PKB'],
    texts: {
      SUT: { otherwise: 'letters:SUT.otherwise' },
      SDP: { title: 'letters:SDP.title.MARK', body: ['letters:SDP.body.MARK'] },
      SJT: { body: ['letters:SJT.body.MARK'], otherwise: 'letters:SJT.otherwise.MARK' },
    },
    certificate: {
      ...certificateKeys('MARK'),
      date: 'letters:certificate.date',
      classes: 'letters:classes',
    },
  },
  inbox: markSubjects,
  documents: { thing: 'MARK', sheet: 'uploads:sheet.kind.MARK' },
  receipt: markReceipt,
  slotOrder: [],
})
