import { defineForm, type PageDefinition } from '@saki/domain/forms/form'
import type { TextKey } from '@saki/texts'

import { checkForeignApplicants } from '../../filingChecks.ts'
import {
  applicantsPage,
  attachmentsPage,
  checkPageOf,
  filingMessages,
  priorityPage,
  representativePageOf,
} from '../../filingPages.ts'
import { personFields } from '../../people.ts'
import { isPct, isSimplePatent, namesInventors } from './answers.ts'
import { checkPatentPriority, checkInventors, checkIndependentClaims } from './checks.ts'
import { patentDocuments, patentExtras, patentParts } from './documents.ts'
import {
  countFields,
  inventorQuestion,
  ipcFields,
  originFields,
  pctFields,
  requestFields,
  titleFields,
  typeFields,
} from './fields.ts'
import { PATENT_PRIORITY } from './periods.ts'

const inventionPage: PageDefinition<TextKey> = {
  id: 'invention',
  title: 'patents:step.invention',
  blocks: [
    { as: 'fields', section: 'TECHNICAL', fields: titleFields },
    { as: 'fields', section: 'PCT', title: 'patents:pct.title', when: isPct, fields: pctFields },
    {
      as: 'rows',
      of: 'ipc',
      section: 'IPC',
      title: 'patents:ipc.title',
      rowTitle: 'patents:ipc.label',
      atLeast: 1,
      atMost: 20,
      level: 'WARN',
      missing: 'patents:ipc.missing',
      fields: ipcFields,
    },
    { as: 'fields', section: 'TECHNICAL', title: 'patents:origin.title', fields: originFields },
    {
      as: 'fields',
      section: 'TECHNICAL',
      title: 'patents:requests.title',
      when: (scene) => !isSimplePatent(scene),
      fields: requestFields,
    },
    {
      as: 'fields',
      section: 'TECHNICAL',
      title: 'patents:requests.title',
      hint: 'patents:examination.included',
      when: isSimplePatent,
      fields: {},
    },
  ],
}

const inventorsPage: PageDefinition<TextKey> = {
  id: 'inventors',
  title: 'patents:step.inventors',
  blocks: [
    { as: 'fields', section: 'TECHNICAL', fields: inventorQuestion },
    {
      as: 'rows',
      of: 'parties',
      section: 'INVENTORS',
      title: 'patents:inventor.row',
      rowTitle: 'patents:inventor.row',
      atLeast: 1,
      atMost: 50,
      missing: 'patents:inventor.missing',
      when: namesInventors,
      fields: personFields('inventor'),
    },
  ],
}

const pages: PageDefinition<TextKey>[] = [
  { id: 'type', title: 'filing:step.type', blocks: [{ as: 'fields', section: 'FILING', fields: typeFields }] },
  applicantsPage,
  representativePageOf('patents:represented.Y.hint'),
  inventionPage,
  inventorsPage,
  {
    id: 'documents',
    title: 'patents:step.documents',
    blocks: [
      patentParts,
      { as: 'fields', section: 'TECHNICAL', fields: countFields },
      { as: 'documents', title: 'patents:extras.title', rules: patentExtras },
    ],
  },
  priorityPage(PATENT_PRIORITY, 'patents:priorityClaimed.hint', checkPatentPriority),
  attachmentsPage(patentDocuments),
  checkPageOf('patents:declaration.OWNERSHIP'),
]

/** Application for a patent or a simple patent (UU 13/2016 art. 24, 25, 121 as amended by UU 65/2024). */
export const patentFilingForm = defineForm<TextKey>({
  id: 'patent-filing',
  version: 1,
  messages: filingMessages,
  checks: [checkForeignApplicants, checkInventors, checkIndependentClaims],
  pages,
})
