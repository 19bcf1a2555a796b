import { goodsCalls } from '@saki/contracts/goods'

import { implement } from '../../implement.ts'

export const niceRoutes = implement(goodsCalls, {})
