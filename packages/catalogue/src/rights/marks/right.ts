import { noCounts, type FeeCounts } from '@saki/domain/fees/quote'
import type { DraftData } from '@saki/domain/forms/form'
import { filedClasses } from '@saki/domain/marks/goods'
import { extentOf, markSeries } from '@saki/domain/marks/markSeries'
import type { TextKey } from '@saki/texts'

import { payerWhy } from '../payerWords.ts'
import { defineRight, type RightReceipt } from '../rightDefinition.ts'
import { certificateKeys, gazetteKeys, letterKeys } from '../rightKeys.ts'
import { markFilingForm } from './filing.form.ts'
import { markFormality } from './formality.ts'
import { markImport } from './import.ts'
import { markLook } from './look.ts'
import { MARK_PRIORITY, TERM } from './periods.ts'
import { markRegistration } from './registration.workflow.ts'
import { markSlots } from './slots.ts'

const markReceipt: RightReceipt = {
  subtitle: 'marks:receipt.subtitle',
  status: 'marks:receipt.aboutStatus',
  pictures: 'marks:label',
  kind: ({ applSubtyp }) => [`marks:subtype.${applSubtyp}` as TextKey],
  rows: ({ title, mark }, { say }) => [
    ['marks:sign.label', mark ? say(`marks:sign.${mark.sign}` as TextKey) : ''],
    ['marks:name.label', mark?.name ?? title],
    ['marks:translation.label', mark?.translation ?? ''],
    ['marks:transliteration.label', mark?.transliteration ?? ''],
    ['marks:description.label', mark?.description ?? ''],
    ['marks:colours.label', mark?.colours.join(', ') ?? ''],
    ['marks:disclaimer.label', mark?.disclaimer ?? ''],
  ],
}

/** Subject lines of the inbox by action. */
const markSubjects: Readonly<Record<string, TextKey>> = {
  publish: 'marks:inbox.publish',
  oppose: 'marks:inbox.oppose',
  answer_over: 'marks:inbox.answerOver',
  publication_over: 'marks:inbox.publicationOver',
  examine: 'inbox:subject.examine',
  examine_opposed: 'inbox:subject.examine',
  propose_refusal: 'marks:inbox.proposeRefusal',
  refusal_unanswered: 'marks:inbox.refusalUnanswered',
  propose_part_refusal: 'marks:inbox.proposePartRefusal',
  part_refusal_unanswered: 'marks:inbox.refuseInPart',
  refuse_in_part: 'marks:inbox.refuseInPart',
  refuse_part: 'marks:inbox.refusePart',
  rejoin: 'marks:inbox.rejoin',
  accept: 'marks:inbox.accept',
  register: 'marks:inbox.register',
  grant_appeal: 'marks:inbox.grantAppeal',
  grant_appeal_in_part: 'marks:inbox.grantAppealInPart',
  dismiss_appeal: 'marks:inbox.dismissAppeal',
  suit_won: 'inbox:subject.suitWon',
  renewal_opens: 'marks:inbox.renewalOpens',
  renew: 'marks:inbox.renew',
  renew_late: 'marks:inbox.renew',
  term_over: 'marks:inbox.termOver',
  expire: 'marks:inbox.expire',
  delete: 'marks:inbox.delete',
  cancel: 'inbox:subject.cancel',
}

/** A mark is charged per class (PP 45/2024, annex). */
const markCounts = (data: DraftData): FeeCounts => ({ ...noCounts, classes: filedClasses(data).length })

/** Number series by the classes; goods when there is no class yet. */
const markSeriesOf = (data: DraftData) => markSeries[extentOf(filedClasses(data)) ?? 'GOODS']

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
        'propose_part_refusal',
        'refuse',
        'refuse_part',
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
  card: { name: 'drafts:type.mark', hint: 'drafts:type.mark.hint', time: 'drafts:type.mark.time' },
  series: markSeriesOf,
  tariffs: {
    MARK_CLASS: 'fees:markClass',
    MARK_RENEWAL_CLASS: 'fees:name.renewal',
    MARK_LATE_RENEWAL_CLASS: 'fees:name.lateRenewal',
    MARK_OPPOSITION: 'fees:name.markOpposition',
    MARK_APPEAL: 'fees:name.markAppeal',
    MARK_CHANGE_OF_NAME: 'fees:name.changeOfName',
    MARK_ASSIGNMENT: 'fees:name.markAssignment',
    MARK_LICENCE: 'fees:name.licence',
  },
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
  gazette: { series: 'BRM', weekday: 1, ...gazetteKeys('T') },
  letters: {
    series: 'HKI-4-KI.04.01',
    ...letterKeys('MARK'),
    caseTitle: 'letters:markName',
    registerGround: 'UU 20/2016 art. 26',
    special: ['SUT', 'SKL', 'SCB', 'SDP', 'SJT', 'SPP', 'SHP', 'SBK', 'PKB'],
    texts: {
      // UU 20/2016 art. 16: objections only.
      SPB: { body: ['letters:SPB.body.objections'] },
      SUT: { otherwise: 'letters:SUT.otherwise' },
      SDP: { title: 'letters:SDP.title.MARK', body: ['letters:SDP.body.MARK'] },
      // Which court hears a suit depends on who asked for the removal (UU 20/2016 art. 72–74); the letter does not name one.
      SHP: { body: ['letters:SHP.body.MARK'] },
      SLS: { body: ['letters:SLS.body.bare'] },
      SJT: { body: ['letters:SJT.body.MARK'], otherwise: 'letters:SJT.otherwise.MARK' },
    },
    fees: {
      SPN: { code: 'MARK_APPEAL', label: 'letters:fee.appeal' },
      SJT: { code: 'MARK_RENEWAL_CLASS', label: 'letters:fee.renewal', per: 'class' },
    },
    certificate: {
      ...certificateKeys('MARK'),
      date: 'letters:certificate.date',
      classes: 'letters:classes',
    },
  },
  inbox: markSubjects,
  documents: { thing: 'MARK', sheet: 'papers:sheet.kind.MARK' },
  receipt: markReceipt,
  pictures: { slot: 'ETK', isSubject: true },
  slots: markSlots,
  slotOrder: [],
})
