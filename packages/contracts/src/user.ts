import { defineCalls } from './call.ts'

export const userCalls = defineCalls({})
