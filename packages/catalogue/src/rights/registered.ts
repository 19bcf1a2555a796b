import { designRight } from './designs/right.ts'
import { markRight } from './marks/right.ts'
import { patentRight } from './patents/right.ts'
import { simplePatentRight } from './simplePatents/right.ts'

/** Every right of the portal. A new right is one line here. */
export const registered = [designRight, markRight, patentRight, simplePatentRight] as const
