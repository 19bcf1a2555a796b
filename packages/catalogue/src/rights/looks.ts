import { designLook } from './designs/look.ts'
import { markLook } from './marks/look.ts'
import { patentLook } from './patents/look.ts'
import type { RightLook } from './rightLook.ts'
import { simplePatentLook } from './simplePatents/look.ts'

/** What the browser shows of every right without loading its form and workflow; the same rights as in registered.ts. */
const looks: readonly RightLook[] = [designLook, markLook, patentLook, simplePatentLook]

/** Letters of the rights, each once. */
export const lookLetters: readonly string[] = [...new Set(looks.map(({ letter }) => letter))].toSorted()

/** The first right with this letter; the first of all for an unknown letter. */
export function lookOf(letter: string): RightLook {
  return looks.find((look) => look.letter === letter) ?? designLook
}

/** RIGHT of an application number, told by its first letter, which alone is enough; that of patents for an unknown one. */
export function letterOfNumber(number: string): string {
  return (looks.find(({ numbers }) => numbers.some(({ letter }) => letter === number.charAt(0))) ?? patentLook).letter
}
