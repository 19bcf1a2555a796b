import { findRight, rightOfNumber, type ListedRight } from '@saki/catalogue'
import { letterFor, letterTypeOf } from '@saki/catalogue/letters/letterTypes'
import type { Language } from '@saki/texts'
import { say } from '@saki/texts/say'

/** Name of a type of letter about a right; empty for an unknown type or right. */
export const letterName = (code: string, applTyp: string, language: Language) =>
  nameFor(code, findRight(applTyp), language)

/** Name of a type of letter about a case whose number begins with `fileTyp`; empty for an unknown type or right. */
export const letterNameOfFile = (code: string, fileTyp: string, language: Language) =>
  nameFor(code, rightOfNumber(fileTyp), language)

/** The same beside the printed Indonesian title; empty for Indonesian readers. */
export const letterCaption = (code: string | null, fileTyp: string, language: Language) =>
  code === null || language === 'id' ? '' : letterNameOfFile(code, fileTyp, language)

function nameFor(code: string, right: ListedRight | undefined, language: Language): string {
  const type = letterTypeOf(code)
  if (!type || !right) return ''
  const { letters } = right
  return say(language, letterFor(type, right).title, {
    right: say(language, letters.right),
    check: say(language, letters.check),
    gazette: say(language, letters.gazette),
    board: say(language, letters.board),
  })
}
