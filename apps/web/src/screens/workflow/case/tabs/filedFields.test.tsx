import { designFilingForm } from '@saki/catalogue/rights/designs/filing.form'
import { markFilingForm } from '@saki/catalogue/rights/marks/filing.form'
import { patentFilingForm } from '@saki/catalogue/rights/patents/filing.form'
import type { Form } from '@saki/domain/forms/form'
import type { TextKey } from '@saki/texts'
import { legalDateText } from '@saki/texts/dates'
import { expect, test } from 'vitest'

import { serve } from '../../../../../testing/fakeApi.ts'
import { caseOnPage, contentSections, filedPerson, filingSection } from '../../../../../testing/filedCase.ts'
import { applicant } from '../../../../../testing/people.ts'
import { show, text } from '../../../../../testing/render.tsx'
import type { Answer } from '../../../../lib/ask.ts'
import type { CaseOnPage } from '../caseAccess.ts'
import { ClassesTab } from './ClassesTab.tsx'
import { FilingTab } from './FilingTab.tsx'
import { PeopleTab } from './PeopleTab.tsx'
import { PrioritiesTab } from './PrioritiesTab.tsx'

/** What the page shows of a field of a form, or why it has no place of its own. */
type Place = string | { why: string }
type Places = Readonly<Record<string, Place>>

interface FiledCase {
  form: Form
  theCase: CaseOnPage
  filing: Answer<'getPatentDetailBySection'>
  content: Answer<'getPatentDetailBySection'>
  places: Places
}

const day = (date: string) => legalDateText(date, 'id')
const word = (key: TextKey) => text(key, undefined, 'id')
const answered = (label: TextKey) => `${word(label)}${word('core:yes')}`

const person = (section: string): Places =>
  Object.fromEntries(
    Object.entries({
      PERSON_WCODE: `${word('casePage:person.kind')}${word('casePage:person.C')}`,
      PERSON_NAME: `Nama ${section}`,
      INDI_PERSON_ID_NBR: `nomor-${section}`,
      NATIONALITY_COUNTRY_CODE: `Negara ${section}`,
      ADDR_STREET: `Jalan ${section}`,
      STATE_CODE: `Provinsi ${section}`,
      CITY_CODE: `Kota ${section}`,
      DISTRICT_CODE: `Kecamatan ${section}`,
      VILLAGE_CODE: `Desa ${section}`,
      ZIPCODE: `pos-${section}`,
      EMAIL: `surel-${section}`,
      TELEPHONE: `telepon-${section}`,
      CONTACT_ID: { why: 'the entry of the address book that it was copied from' },
    }).map(([field, place]) => [`${section}.${field}`, place]),
  )

const ofEveryForm: Places = {
  'FILING.APPL_TYP': { why: 'the mark of the right and the title of the section name it' },
  'FILING.PAYER_CATEGORY': word('filing:payerCategory.UMK'),
  'FILING.REFERENCE': 'rujukan-1',
  'FILING.DECLARED_NAME': 'Nama Penandatangan',
  'FILING.REPRESENTED': { why: 'the representatives are listed, or the page says that there are none' },
  'FILING.PRIORITY_CLAIMED': { why: 'the priorities are listed, or the page says that there are none' },
  ...person('OWNERS'),
  ...person('REPRS'),
  'REPRS.AGENT_NOTES': 'konsultan-77',
  'REPRS.REPRESENTATIVE_TYP': 'Kuasa jenis 78',
  'PRIORITIES.COUNTRY_CODE': 'Negara prioritas',
  'PRIORITIES.PRIORITY_APPL_ID': 'prioritas-79',
  'PRIORITIES.PRIORITY_DATE': day('2025-06-07'),
  'DECLARATIONS.TRUTH': word('filing:declaration.TRUTH'),
  'DECLARATIONS.DATA_USE': word('filing:declaration.DATA_USE'),
}

const cases: readonly FiledCase[] = [
  {
    form: patentFilingForm,
    theCase: caseOnPage({ RIGHT: 'P', APPL_TYP: 'PATENT' }),
    filing: filingSection('PATENT', 'PCT'),
    content: contentSections.patent,
    places: {
      ...person('INVENTORS'),
      'DECLARATIONS.OWNERSHIP': word('patents:declaration.OWNERSHIP'),
      'FILING.PATENT_KIND': word('casePage:patent.S'),
      'FILING.APPL_SUBTYP': word('patents:subtyp.PCT'),
      'FILING.PARENT_PATENT_ID': 'P00202500009',
      'TECHNICAL.TITLE': 'Judul invensi',
      'TECHNICAL.ENGLISH_TITLE': 'Title of the invention',
      'PCT.PCT_APPL_ID': 'PCT/JP2025/000001',
      'PCT.PCT_APPL_DATE': day('2025-03-03'),
      'PCT.PCT_PUBL_ID': 'WO 2025/000002',
      'PCT.PCT_PUBL_DATE': day('2025-09-04'),
      'IPC.IPC_SYMBOL': 'A23N 12/08',
      'TECHNICAL.GENETIC_RESOURCE': word('casePage:patent.genetic'),
      'TECHNICAL.GENETIC_ORIGIN': 'Asal sumber daya',
      'TECHNICAL.MICRO_ORGANISM': word('casePage:patent.organism'),
      'TECHNICAL.DEPOSIT_NBR': 'InaCC-85',
      'TECHNICAL.DEPOSIT_INSTITUTE': 'Lembaga penyimpan',
      'TECHNICAL.DEPOSIT_DATE': day('2025-01-05'),
      'TECHNICAL.EARLY_PUBLICATION': answered('casePage:patent.early'),
      'TECHNICAL.REQUEST_EXAMINATION': answered('casePage:patent.examination'),
      'TECHNICAL.INVENTOR_IS_APPLICANT': { why: 'the inventors are listed' },
      'TECHNICAL.QTY_CLAIMS': `${word('casePage:patent.claims')}81`,
      'TECHNICAL.QTY_DRAWINGS': `${word('casePage:patent.drawings')}83`,
      'TECHNICAL.PUBLISHED_DRAWING': 'gambar 84',
      'TECHNICAL.CLAIMS_COUNTED': { why: 'counted by the browser for its own check' },
      'TECHNICAL.QTY_INDEPENDENT': { why: 'counted by the browser for its own check' },
    },
  },
  {
    form: designFilingForm,
    theCase: caseOnPage({ RIGHT: 'D', APPL_TYP: 'DESIGN' }),
    filing: filingSection('DESIGN', 'DIVISIONAL'),
    content: contentSections.technical,
    places: {
      ...person('INVENTORS'),
      'DECLARATIONS.OWNERSHIP': word('filing:declaration.OWNERSHIP'),
      'FILING.APPL_SUBTYP': word('filing:applSubtyp.DIVISIONAL'),
      'FILING.PARENT_PATENT_ID': 'A00202500009',
      'TECHNICAL.TITLE': 'Judul desain',
      'TECHNICAL.DESIGN_DESCRIPTION': 'Uraian rupa',
      'TECHNICAL.CLAIM_SCOPE': word('filing:claimScope.LINES'),
      'TECHNICAL.DISCLOSED': word('casePage:design.disclosed'),
      'TECHNICAL.DISCLOSED_DATE': day('2025-12-06'),
      'TECHNICAL.DEFER_PUBLICATION': answered('casePage:design.deferred'),
      'TECHNICAL.DESIGNER_IS_APPLICANT': { why: 'the designers are listed' },
      'LOCARNO.LOCARNO_CLASS_CODE': '09-01',
      'LOCARNO.PRODUCT_TITLE': 'Produk kelas',
    },
  },
  {
    form: markFilingForm,
    theCase: caseOnPage({
      RIGHT: 'T',
      APPL_TYP: 'MARK',
      NICE: [{ NICE_CLASS_CODE: 30, HEADING: 'Kopi', TERMS: ['kopi bubuk'] }],
    }),
    filing: filingSection('MARK', 'COLLECTIVE'),
    content: contentSections.mark,
    places: {
      'DECLARATIONS.OWNERSHIP': word('marks:declaration.OWNERSHIP'),
      'FILING.APPL_SUBTYP': word('marks:subtype.COLLECTIVE'),
      'SIGN.SIGN_WCODE': word('marks:sign.HOLOGRAM'),
      'SIGN.MARK_NAME': 'NAMA MEREK',
      'SIGN.MARK_DESCRIPTION': 'Uraian merek',
      'SIGN.TRANSLATION': 'Terjemahan merek',
      'SIGN.TRANSLITERATION': 'Alih aksara',
      'SIGN.COLOUR_CLAIMED': { why: 'the colours are listed, or the page says that none are claimed' },
      'SIGN.COLOURS': 'merah bata',
      'SIGN.LABEL_LOOK': { why: 'measured by the browser for its own check' },
      'SIGN.DISCLAIMER': 'Kata yang dilepas',
      'NICE.NICE_CLASS_CODE': text('casePage:goods.class', { class: 30 }, 'id'),
      'NICE.TERMS': 'kopi bubuk',
    },
  },
]

/** Every field that a form asks for, and every declaration, as SECTION.FIELD. Files have a tab of their own. */
const fieldsOf = ({ pages }: Form): string[] =>
  pages
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => {
      if (block.as === 'fields' || block.as === 'rows')
        return Object.keys(block.fields).map((field) => `${block.section}.${field}`)
      return block.as === 'declarations' ? block.options.map(({ value }) => `${block.section}.${value}`) : []
    })

test.each(cases)('every field of $form.id is shown to a party', async ({ form, theCase, filing, content, places }) => {
  serve({
    getPatentDetailBySection: ({ params }) => (params.section === 'filing' ? filing : content),
    getOwners: [{ ...filedPerson('OWNERS'), ORDER_NBR: 1, IND_MAIN: 'Y' }],
    getInvestors: [{ ...filedPerson('INVENTORS'), SEQ_NBR: 1 }],
    getReprs: [
      {
        ...filedPerson('REPRS'),
        SEQ_NBR: 1,
        REPRESENTATIVE_TYP: 'A',
        REPRESENTATIVE_TYPE_NAME: 'Kuasa jenis 78',
        AGENT_NOTES: 'konsultan-77',
      },
    ],
    getPatentDetailPriorities: [
      {
        SEQ_NBR: 1,
        COUNTRY_CODE: 'JP',
        COUNTRY_NAME: 'Negara prioritas',
        PRIORITY_APPL_ID: 'prioritas-79',
        PRIORITY_DATE: '2025-06-07',
        PRIORITY_TYP: 'PARIS',
        LOST_ON: null,
      },
    ],
    getIpcs: [
      {
        IPC_EDITION_CODE: '',
        IPC_SECTION_CODE: 'A',
        IPC_CLASS_CODE: '23',
        IPC_SUBCLASS_CODE: 'N',
        IPC_GROUP_CODE: '12',
        IPC_SUBGROUP_CODE: '08',
        IPC_SYMBOL: 'A23N 12/08',
        IPC_NAME: 'Mesin',
        IPC_SYMBOL_POSITION: 'F',
      },
    ],
    getLocarnos: [
      {
        LOCARNO_EDITION_CODE: '14',
        LOCARNO_CLASS_CODE: '09-01',
        LOCARNO_NAME: 'Botol',
        PRODUCT_TITLE: 'Produk kelas',
      },
    ],
  })
  const number = 'P00202600001'
  await show(
    <>
      <FilingTab theCase={theCase} number={number} reader="party" />
      <PeopleTab number={number} call="getOwners" />
      <PeopleTab number={number} call="getInvestors" />
      <PeopleTab number={number} call="getReprs" />
      <ClassesTab theCase={theCase} number={number} />
      <PrioritiesTab number={number} />
    </>,
    { user: applicant, language: 'id' },
  )
  const known: Places = { ...ofEveryForm, ...places }
  const fields = fieldsOf(form)
  expect(fields.filter((field) => known[field] === undefined)).toEqual([])
  const wanted = fields.flatMap((field) => (typeof known[field] === 'string' ? [[field, known[field]] as const] : []))
  await expect
    .poll(() => {
      const page = document.body.textContent
      return wanted.filter(([, shown]) => !page.includes(shown))
    })
    .toEqual([])
})
