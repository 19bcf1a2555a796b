import { findRight } from '@saki/catalogue'
import { letterFor, letterTypeOf } from '@saki/catalogue/letters/letterTypes'
import type { Language } from '@saki/texts'
import { say } from '@saki/texts/say'

/** Name of a type of letter about a right; empty for an unknown type or right. */
export function letterName(code: string, applTyp: string, language: Language): string {
  const type = letterTypeOf(code)
  const right = findRight(applTyp)
  if (!type || !right) return ''
  const { letters } = right
  return say(language, letterFor(type, right).title, {
    right: say(language, letters.right),
    check: say(language, letters.check),
    gazette: say(language, letters.gazette),
    board: say(language, letters.board),
  })
}
