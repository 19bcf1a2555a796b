import { defineRequest } from '../defineRequest.ts'
import { powerOfAttorney } from '../requestDocuments.ts'
import { fields, note, requestForm } from '../requestForm.ts'
import { fee, bothPatents } from '../rules.ts'

const GROUND = 'PP 45/2024'

/** The application with its files, certified, by page. Only parties to the case see unpublished files. */
export const documentCopy = defineRequest({
  id: 'SD',
  who: ['owner', 'representative'],
  several: true,
  rules: {
    ...bothPatents({
      ground: GROUND,
      states: ['filed'],
      fees: fee('PATENT_DOCUMENT_COPY', 'page'),
      unverified: ['ground', 'fee'],
    }),
    DESIGN: {
      ground: GROUND,
      states: ['filed'],
      fees: fee('DESIGN_DOCUMENT_COPY', 'page'),
      unverified: ['ground', 'fee'],
    },
    MARK: {
      ground: GROUND,
      states: ['filed'],
      fees: fee('MARK_DOCUMENT_COPY', 'page'),
      unverified: ['ground', 'fee'],
    },
  },
  form: requestForm('SD', [fields({ NOTE: note })], [powerOfAttorney('office rule')]),
  workflow: 'request-instant',
  effects: [{ as: 'issueDocument', letter: 'SLN' }],
  takesEffect: 'received',
})
