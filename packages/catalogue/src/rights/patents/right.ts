import { payerWhy } from '../payerWords.ts'
import { defineRight } from '../rightDefinition.ts'
import { certificateKeys, letterKeys } from '../rightKeys.ts'
import {
  NEW_LAW_FROM,
  OLD_LAW_FROM,
  patentLetters,
  patentLetterTexts,
  sharedByPatents,
  surcharges,
  verifiedActions,
} from './patentRight.ts'
import { patentImport } from './import.ts'
import { patentReceipt } from './receipt.ts'
import { patentRegistration, patentRegistration2016 } from './registration.workflow.ts'
import { patentLook } from './look.ts'

/** Patent (UU 65/2024; filings before 28 October 2024 UU 13/2016). */
export const patentRight = defineRight({
  ...patentLook,
  ...sharedByPatents,
  mapName: 'viewer:map.right.P',
  laws: [
    { code: 'UU13/2016', from: OLD_LAW_FROM, workflow: patentRegistration2016, verified: verifiedActions },
    { code: 'UU65/2024', from: NEW_LAW_FROM, workflow: patentRegistration, verified: verifiedActions },
  ],
  series: () => ({ fileTyp: 'P', fileSeq: '00' }),
  charges: ({ counts, payerCategory }) => [
    { code: 'PATENT_FILING', label: 'fees:patent', why: payerWhy[payerCategory], qty: 1 },
    ...surcharges(counts),
    {
      code: 'PATENT_EARLY_PUBLICATION',
      label: 'fees:earlyPublication',
      why: 'fees:why.earlyPublication',
      qty: counts.earlyPublication,
    },
    { code: 'PATENT_EXAMINATION', label: 'fees:examination', why: 'fees:why.examination', qty: counts.examination },
  ],
  // A simple patent needs no request: it is examined with its filing.
  filedActions: [{ action: 'request_examination', section: 'TECHNICAL', field: 'REQUEST_EXAMINATION' }],
  // Twenty years (UU 13/2016 art. 22).
  register: { series: 'IDP', months: 240 },
  import: patentImport('P', 20),
  letters: {
    series: 'HKI-3-KI.05.01',
    ...letterKeys('PATENT'),
    caseTitle: 'letters:caseTitle',
    registerGround: 'UU 13/2016 art. 59',
    special: [...patentLetters, 'SPS'],
    texts: {
      ...patentLetterTexts,
      // Only patents wait for a request for examination (UU 13/2016 art. 51).
      SFL: { body: ['letters:SFL.body', 'letters:SFL.examination'] },
    },
    fees: {
      SPS: { code: 'PATENT_EXAMINATION', label: 'letters:fee.examination' },
      SPN: { code: 'PATENT_APPEAL', label: 'letters:fee.appeal' },
    },
    certificate: {
      ...certificateKeys('PATENT'),
      date: 'letters:certificate.granted',
      classes: 'letters:certificate.ipc',
    },
  },
  documents: { thing: 'PATENT', sheet: 'papers:sheet.kind.PATENT' },
  patent: { kind: 'P', given: {}, changesTo: 'SIMPLE_PATENT' },
  receipt: patentReceipt('P'),
})
