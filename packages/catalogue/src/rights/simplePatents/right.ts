import { answerOf } from '../../answers.ts'
import {
  NEW_LAW_FROM,
  OLD_LAW_FROM,
  patentLetters,
  patentLetterTexts,
  sharedByPatents,
  surcharges,
  verifiedActions,
} from '../patents/patentRight.ts'
import { patentImport } from '../patents/import.ts'
import { patentReceipt } from '../patents/receipt.ts'
import { simplePatentRegistration, simplePatentRegistration2016 } from '../patents/registration.workflow.ts'
import { payerWhy } from '../payerWords.ts'
import { defineRight } from '../rightDefinition.ts'
import { certificateKeys, letterKeys } from '../rightKeys.ts'
import { simplePatentLook } from './look.ts'

const verified = [...verifiedActions, 'begin_examination']

/** Simple patent: filed with the form of patents, examined with its filing, protected for ten years (UU 6/2023 art. 122–124). */
export const simplePatentRight = defineRight({
  ...simplePatentLook,
  ...sharedByPatents,
  mapName: 'viewer:map.right.S',
  laws: [
    { code: 'UU13/2016', from: OLD_LAW_FROM, workflow: simplePatentRegistration2016, verified },
    { code: 'UU65/2024', from: NEW_LAW_FROM, workflow: simplePatentRegistration, verified },
  ],
  isFiledBy: (data) => answerOf(data, 'FILING', 'PATENT_KIND') === 'S',
  series: () => ({ fileTyp: 'S', fileSeq: '00' }),
  charges: ({ counts, payerCategory }) => [
    { code: 'SIMPLE_PATENT_FILING', label: 'fees:simplePatent', why: payerWhy[payerCategory], qty: 1 },
    ...surcharges(counts),
    // Examination is requested with the filing, otherwise the filing lapses (UU 13/2016 art. 122 as amended by UU 6/2023).
    { code: 'SIMPLE_PATENT_EXAMINATION', label: 'fees:simpleExamination', why: 'fees:why.simpleExamination', qty: 1 },
  ],
  // Ten years (UU 13/2016 art. 23).
  register: { series: 'IDS', months: 120 },
  import: patentImport('S', 10),
  letters: {
    series: 'HKI-3-KI.05.01',
    ...letterKeys('SIMPLE_PATENT'),
    caseTitle: 'letters:caseTitle',
    registerGround: 'UU 13/2016 art. 59',
    special: patentLetters,
    texts: patentLetterTexts,
    fees: { SPN: { code: 'SIMPLE_PATENT_APPEAL', label: 'letters:fee.appeal' } },
    certificate: {
      ...certificateKeys('SIMPLE_PATENT'),
      date: 'letters:certificate.granted',
      classes: 'letters:certificate.ipc',
    },
  },
  documents: { thing: 'PATENT', sheet: 'papers:sheet.kind.SIMPLE_PATENT' },
  // Published and examined without a request.
  patent: { kind: 'S', given: { EARLY_PUBLICATION: 'N', REQUEST_EXAMINATION: 'Y' }, changesTo: 'PATENT' },
  receipt: patentReceipt('S'),
})
