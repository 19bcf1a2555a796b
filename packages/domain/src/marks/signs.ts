/** Types of sign (UU 20/2016 art. 1(1)). */
export const signs = ['WORD', 'WORD_FIGURE', 'FIGURE', 'THREE_D', 'SOUND', 'HOLOGRAM'] as const
export type Sign = (typeof signs)[number]

/** Signs whose label is a picture. For WORD it is the words, for SOUND the notation and recording (UU 20/2016 art. 4). */
const pictured: ReadonlySet<string> = new Set<Sign>(['WORD_FIGURE', 'FIGURE', 'THREE_D', 'HOLOGRAM'])
/** Signs that may need more than one picture. */
const manySided: ReadonlySet<string> = new Set<Sign>(['THREE_D', 'HOLOGRAM'])

export const hasPicture = (sign: string): boolean => pictured.has(sign)
export const hasManySides = (sign: string): boolean => manySided.has(sign)
