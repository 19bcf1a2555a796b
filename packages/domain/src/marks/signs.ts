/** What a mark is made of (UU 20/2016 art. 1(1)). */
export const signs = ['WORD', 'WORD_FIGURE', 'FIGURE', 'THREE_D', 'SOUND', 'HOLOGRAM'] as const
export type Sign = (typeof signs)[number]

/** Signs whose label is a picture; of words it is the words, of a sound its notation and recording (UU 20/2016 art. 4). */
const pictured: ReadonlySet<string> = new Set<Sign>(['WORD_FIGURE', 'FIGURE', 'THREE_D', 'HOLOGRAM'])
/** Signs one picture may not show wholly. */
const manySided: ReadonlySet<string> = new Set<Sign>(['THREE_D', 'HOLOGRAM'])

export const hasPicture = (sign: string): boolean => pictured.has(sign)
export const hasManySides = (sign: string): boolean => manySided.has(sign)
