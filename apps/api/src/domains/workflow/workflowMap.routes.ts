import { workflowMapCalls } from '@saki/contracts/workflowMap'

import { implement } from '../../implement.ts'
import { listStageTimes, usualStay } from './stageTimes.sql.ts'
import { workflowMap } from './workflowMap.ts'

export const workflowMapRoutes = implement(workflowMapCalls, {
  getWorkflowMap: ({ session, db, now }) => workflowMap(db, session, now),

  async usualTimes({ db }) {
    const times = await listStageTimes(db)
    return times.map((time) => ({ FLOW_ID: time.flowId, STATE: time.state, ...usualStay(time) }))
  },
})
