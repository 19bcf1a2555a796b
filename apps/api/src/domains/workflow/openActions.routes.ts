import { openActionsCalls } from '@saki/contracts/openActions'

import { implement } from '../../implement.ts'
import { processNamed } from './askedCase.ts'
import { openChoices } from './openChoices.ts'

export const openActionsRoutes = implement(openActionsCalls, {
  async getListAction({ params, query, session, db, now, language }) {
    const process = await processNamed(db, session, params.id)
    return openChoices(db, process, { session, language, now, receivedOn: query.receivedOn })
  },
})
