import { addMonths } from '@saki/domain/dates/legalDate'
import { noCounts } from '@saki/domain/fees/quote'
import { defineForm, fieldText, sectionOf, type DraftData } from '@saki/domain/forms/form'
import { defineWorkflow } from '@saki/domain/workflow/definition'
import type { TextKey } from '@saki/texts'

import { flowWords } from '../../flowWords.ts'
import { formalityList, generalPoints, point } from '../../formality/points.ts'
import { applicantsPage, checkPage, filingMessages, payerFields, representativePage } from '../../filingPages.ts'
import { defineRight } from '../rightDefinition.ts'
import { letterKeys } from '../rightKeys.ts'
import { pdfLimits, slot } from '../slots.ts'

const { actionWords, stateWords } = flowWords('workflow')
const own = (name: string) => `invented:${name}` as TextKey
const GROUND = 'UU 99/2099 art. 1'

const form = defineForm<TextKey>({
  id: 'knowledge-filing',
  version: 1,
  messages: filingMessages,
  checks: [],
  pages: [
    { id: 'type', title: 'filing:step.type', blocks: [{ as: 'fields', section: 'FILING', fields: payerFields }] },
    applicantsPage,
    representativePage,
    {
      id: 'knowledge',
      title: own('name'),
      blocks: [
        {
          as: 'fields',
          section: 'TECHNICAL',
          fields: {
            TITLE: {
              as: 'text',
              max: 254,
              label: 'filing:title.label',
              required: 'STOP',
              missing: 'filing:title.missing',
            },
            COMMUNITY: { as: 'text', max: 254, label: own('community'), required: 'STOP' },
          },
        },
      ],
    },
    {
      id: 'attachments',
      title: 'filing:step.attachments',
      blocks: [
        { as: 'documents', rules: [{ slot: 'PKT', label: own('consent'), why: own('consent'), ground: GROUND }] },
      ],
    },
    checkPage,
  ],
})

const workflow = defineWorkflow({
  id: 'knowledge-registration',
  version: 1,
  procTyp: '50',
  start: 'unpaid',
  states: {
    unpaid: { code: '900', turn: 'applicant', ...stateWords('awaitingPayment') },
    knowledge_check: {
      code: '910',
      turn: 'office',
      work: 'FORMALITY',
      ...stateWords('administrativeCheck'),
      text: own('check'),
    },
    recorded: {
      code: '970',
      turn: 'none',
      end: true,
      outcome: 'registered',
      ...stateWords('registered'),
      text: own('recorded'),
    },
  },
  actions: {
    fee_paid: {
      code: 'PAY',
      by: 'system',
      from: ['unpaid'],
      to: 'knowledge_check',
      notifies: 'applicant',
      effects: ['issueReceipt'],
      ground: GROUND,
      ...actionWords('paymentReceived'),
    },
    record_knowledge: {
      code: 'REC',
      by: 'office',
      from: ['knowledge_check'],
      to: 'recorded',
      notifies: 'applicant',
      letter: 'SFL',
      ground: GROUND,
      ...actionWords('register'),
    },
  },
})

/** A right that exists only in tests: declared here and nowhere else. */
export const traditionalKnowledge = defineRight({
  id: 'KNOWLEDGE',
  letter: 'K',
  icon: 'design',
  names: {
    right: own('name'),
    short: own('name'),
    mandate: own('name'),
    office: own('name'),
    gazette: own('name'),
  },
  numbers: [
    {
      letter: 'K',
      name: { id: 'Pengetahuan Tradisional', en: 'Traditional knowledge' },
      digits: 7,
      sequences: [{ code: 'PT', name: { id: 'Daring', en: 'Online' } }],
    },
  ],
  classes: 'none',
  filingDateGround: GROUND,
  mapName: own('name'),
  laws: [{ code: 'UU99/2099', from: '2020-01-01', workflow, verified: [] }],
  form,
  card: { name: own('name'), hint: own('name'), time: own('name') },
  series: () => ({ fileTyp: 'K', fileSeq: 'PT' }),
  counts: () => noCounts,
  charges: () => [{ code: 'KNOWLEDGE_FILING', label: own('name'), why: 'filing:fee.why.general', qty: 1 }],
  priority: { months: 0, documentMonths: 0 },
  correctable: [
    ['technical', 'TECHNICAL'],
    ['owner', 'OWNERS'],
  ],
  fixed: {},
  formality: formalityList('FK', [
    ...generalPoints({ form: GROUND, agent: GROUND, priority: GROUND }),
    point(20, 'TECHNICAL', own('name'), GROUND),
  ]),
  register: { series: 'IDK', months: 120 },
  import: {
    paid: [],
    play: ({ take }, line) => {
      take('record_knowledge', line.REGISTRATION_DATE)
      return addMonths(line.FILING_DATE, 120)
    },
    answers: ({ TITLE }) => ({ filing: {}, sections: { TECHNICAL: { TITLE } } }),
  },
  gazette: { series: 'BRK', weekday: 2, title: own('name'), ground: own('name') },
  letters: {
    series: 'HKI-9-KI.99.01',
    ...letterKeys('DESIGN'),
    right: own('name'),
    unit: own('unit'),
    caseTitle: 'letters:caseTitle',
    registerGround: GROUND,
    special: [],
    certificate: {
      title: own('name'),
      grants: own('name'),
      thing: own('name'),
      term: own('name'),
      date: 'letters:certificate.date',
      classes: 'letters:classes',
    },
  },
  inbox: { record_knowledge: own('recorded') },
  documents: { thing: 'DESIGN', sheet: own('subtitle') },
  receipt: {
    subtitle: own('subtitle'),
    status: 'receipt:aboutStatus',
    pictures: 'receipt:pictures',
    kind: () => [own('name')],
    rows: ({ title, data }) => [
      ['filing:title.label', title],
      [own('community'), fieldText(sectionOf(data, 'TECHNICAL'), 'COMMUNITY')],
    ],
  },
  tariffs: {},
  slots: [slot('PKT', 'Persetujuan komunitas', 'Consent of the community', { ...pdfLimits, maxFiles: 2 })],
  slotOrder: ['PKT'],
})

/** A complete filing, given the applicant's answers. */
export const knowledgeFiling = (applicant: Record<string, unknown>): DraftData => ({
  FILING: {
    PAYER_CATEGORY: 'UMUM',
    REPRESENTED: 'N',
    DECLARED_NAME: 'Sari Wulandari',
  },
  OWNERS: [applicant],
  REPRS: [],
  TECHNICAL: { TITLE: 'Jamu Gendong Kotagede', COMMUNITY: 'Peracik jamu Kotagede' },
  DECLARATIONS: ['TRUTH', 'OWNERSHIP', 'DATA_USE'],
})
