import type { Area, WordsOf } from './areas.ts'

type Singular<K> = K extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Base : K

/** `area:key`; plural keys without their suffix. */
export type TextKey = { [A in Area]: `${A}:${Singular<keyof WordsOf[A] & string>}` }[Area]
