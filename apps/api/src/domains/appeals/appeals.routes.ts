import { appealsCalls } from '@saki/contracts/appeals'

import { implement } from '../../implement.ts'
import { actOnAppeal } from './actOnAppeal.ts'
import { appealCase, appealQueue } from './appealBoard.ts'
import { decideAppeal } from './decideAppeal.ts'

export const appealsRoutes = implement(appealsCalls, {
  appealQueue,
  appealCase,
  appealAct: actOnAppeal,
  appealDecide: decideAppeal,
})
