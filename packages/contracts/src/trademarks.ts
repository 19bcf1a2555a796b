import { defineCalls } from './call.ts'

export const trademarksCalls = defineCalls({})
