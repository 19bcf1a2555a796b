import { z } from 'zod'

import { defineCalls } from './call.ts'
import { CaseRef } from './shapes.ts'

/** A case for programs. */
export const caseExportCalls = defineCalls({
  exportCase: {
    method: 'GET',
    path: '/exportCase/:patentId',
    who: 'owner',
    does: 'A case with a number, before its publication too, as JSON or as XML shaped like WIPO ST.96, in Indonesian: what the public register has of a case once it is published. Anybody takes a published case from there.',
    params: z.object({ patentId: CaseRef }),
    query: z.object({ format: z.enum(['json', 'xml']) }),
    reply: 'binary',
  },
})
