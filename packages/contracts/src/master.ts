import { defineCalls } from './call.ts'

export const masterCalls = defineCalls({})
