import { defineCalls } from './call.ts'

export const patentsCalls = defineCalls({})
