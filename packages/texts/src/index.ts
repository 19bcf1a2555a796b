export { areas, type Area } from './areas.ts'
export type { TextKey } from './keys.ts'
export { languages, type Language, type SameKeys, type Words } from './words.ts'
