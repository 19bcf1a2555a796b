import { defineCalls } from './call.ts'

export const editsCalls = defineCalls({})
