import { formToSave } from '@saki/api/domains/edits/filingForm'
import { assertShape } from '@saki/api/domains/edits/judgeDraft'
import { saveDraft } from '@saki/api/domains/edits/saveDraft'
import { addDays, legalDateOf } from '@saki/domain/dates/legalDate'
import type { DraftData } from '@saki/domain/forms/form'

import { demoUserId, type DemoEvent, type DemoContext } from './demoContext.ts'
import { attachDemoFiles, attachLabel, attachParts } from './attachFiles.ts'
import { draftLabel } from './markCases.ts'
import { draftPatent } from './patentPapers.ts'
import { people } from './people.ts'
import { later, officeHour, workingDay } from './story.ts'

const OWNER = 'sari@contoh.id'
const designForm = formToSave('design-filing')
const markForm = formToSave('mark-filing')
const patentForm = formToSave('patent-filing')
const begun: DraftData = {
  FILING: { APPL_TYP: 'DESIGN', APPL_SUBTYP: 'SINGLE', PAYER_CATEGORY: 'UMK', REFERENCE: 'KG-07' },
  TECHNICAL: { TITLE: 'Teko Kopi Gerabah' },
}
/** A design draft with five of eight steps done; the claimed features, a certificate and the declarations are missing. */
const halfway: DraftData = {
  FILING: {
    APPL_TYP: 'DESIGN',
    APPL_SUBTYP: 'SINGLE',
    PAYER_CATEGORY: 'UMK',
    REFERENCE: 'KG-07',
    REPRESENTED: 'N',
    PRIORITY_CLAIMED: 'N',
  },
  OWNERS: [people.sari],
  TECHNICAL: {
    TITLE: 'Teko Kopi Gerabah',
    DESIGN_DESCRIPTION:
      'Teko kopi dari gerabah berglasir hijau dengan gagang melengkung berlilit rotan. Tampak depan memperlihatkan corat yang menyatu dengan badan.',
    CLAIM_SCOPE: [],
    DISCLOSED: 'N',
    DESIGNER_IS_APPLICANT: 'Y',
  },
  LOCARNO: [{ LOCARNO_CLASS_CODE: '07-01', PRODUCT_TITLE: 'Teko kopi' }],
}
const early: DraftData = { FILING: { APPL_TYP: 'DESIGN' }, TECHNICAL: { TITLE: 'Kursi Lesehan Rotan' } }

/** A mark draft with its label; terms of class 43, the signature, two letters and the declarations are missing. */
const senja: DraftData = {
  FILING: {
    APPL_TYP: 'MARK',
    APPL_SUBTYP: 'BOTH',
    PAYER_CATEGORY: 'UMK',
    REFERENCE: 'KS-01',
    REPRESENTED: 'N',
    PRIORITY_CLAIMED: 'N',
  },
  OWNERS: [people.sari],
  SIGN: {
    SIGN_WCODE: 'WORD_FIGURE',
    MARK_NAME: 'KOPI SENJA',
    MARK_DESCRIPTION: 'Kata KOPI SENJA di bawah lukisan cangkir dengan matahari terbenam.',
    COLOUR_CLAIMED: 'Y',
    COLOURS: draftLabel.colours,
    LABEL_LOOK: 'COLOUR',
  },
  NICE: [
    { NICE_CLASS_CODE: '30', TERMS: ['kopi', 'minuman berbahan dasar kopi', 'kopi bubuk', 'roti'] },
    { NICE_CLASS_CODE: '43', TERMS: [] },
  ],
}

/** A patent draft with its description; claims, abstract, a letter, the class and the declarations are missing. */
const saringan: DraftData = {
  FILING: {
    APPL_TYP: 'PATENT',
    PATENT_KIND: 'P',
    APPL_SUBTYP: 'NATIONAL',
    PAYER_CATEGORY: 'UMUM',
    REFERENCE: 'KG-P3',
    REPRESENTED: 'N',
    PRIORITY_CLAIMED: 'N',
  },
  OWNERS: [people.sari],
  TECHNICAL: {
    TITLE: draftPatent.title,
    INVENTOR_IS_APPLICANT: 'Y',
    GENETIC_RESOURCE: 'N',
    MICRO_ORGANISM: 'N',
    REQUEST_EXAMINATION: 'N',
  },
}

/** Sari's drafts, saved on two machines. */
export function draftScenes(now: Date): DemoEvent[] {
  const today = legalDateOf(now)
  const before = (days: number) =>
    officeHour(
      workingDay(() => addDays(today, -days), today),
      days,
    )
  const scene = (at: Date, play: (context: DemoContext) => Promise<void>) => ({ at, play })
  const pot = { tempId: undefined as string | undefined, rowVersion: undefined as number | undefined }
  return [
    scene(before(13), async (context) => void (await save(context, pot, begun, 'HP · Chrome', before(13)))),
    scene(
      before(9),
      async (context) =>
        void (await save(context, { tempId: undefined, rowVersion: undefined }, early, 'HP · Chrome', before(9))),
    ),
    scene(before(8), async (context) => {
      const at = before(8)
      const { tempId = '' } = await save(
        context,
        { tempId: undefined, rowVersion: undefined },
        senja,
        'HP · Chrome',
        at,
        markForm,
      )
      const target = { ownerId: demoUserId(context.userIds, OWNER), tempId, at: later(at, 5), shared: false }
      await attachLabel(context.tx, context.services.files, context.demoFiles, target, { label: 'KOPI SENJA' }, ['UMK'])
    }),
    scene(before(10), async (context) => {
      const at = before(10)
      const fresh = { tempId: undefined, rowVersion: undefined }
      const { tempId = '' } = await save(context, fresh, saringan, 'Laptop · Firefox', at, patentForm)
      const target = { ownerId: demoUserId(context.userIds, OWNER), tempId, at: later(at, 5), shared: false }
      await attachParts(context.tx, context.services.files, context.demoFiles, target, draftPatent.title, [], ['DES'])
    }),
    scene(before(6), async (context) => {
      const at = before(6)
      Object.assign(pot, await save(context, pot, halfway, 'Laptop · Firefox', at))
      const target = {
        ownerId: demoUserId(context.userIds, OWNER),
        tempId: pot.tempId ?? '',
        at: later(at, 5),
        shared: false,
      }
      await attachDemoFiles(
        context.tx,
        context.services.files,
        context.demoFiles,
        target,
        'teapot',
        [1, 2, 3, 4, 5, 6],
        ['KEP'],
      )
    }),
  ]
}

interface Pot {
  tempId: string | undefined
  rowVersion: number | undefined
}

async function save(
  { tx, userIds }: DemoContext,
  pot: Pot,
  data: DraftData,
  device: string,
  now: Date,
  form = designForm,
): Promise<Pot> {
  assertShape(form, data)
  const saved = await saveDraft(tx, {
    ownerId: demoUserId(userIds, OWNER),
    ...pot,
    form,
    data,
    device,
    language: 'id',
    now,
  })
  return Object.assign(pot, { tempId: saved.TEMP_ID, rowVersion: saved.ROW_VERSION })
}
