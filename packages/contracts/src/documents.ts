import { defineCalls } from './call.ts'

export const documentsCalls = defineCalls({})
