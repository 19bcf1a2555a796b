/**
 * The text of an abstract without what stands above it on its page: the heading in Indonesian or English, and the title of the invention, in
 * either order. `text`: as read from the filed document, in one line.
 */
export function abstractText(text: string, titles: readonly string[]): string {
  let rest = text.trim()
  for (const line of [HEADING, ...titles, HEADING]) rest = withoutBeginning(rest, line)
  return rest
}

const HEADING = /^(?:abstrak|abstract)(?![\p{L}\p{N}])[\s:.]*/iu

function withoutBeginning(text: string, line: RegExp | string): string {
  if (typeof line !== 'string') return text.replace(line, '')
  const title = line.trim()
  const isThere = title !== '' && text.slice(0, title.length).toLowerCase() === title.toLowerCase()
  const rest = isThere ? text.slice(title.length) : text
  // "Pengering kopi" is no heading of "Pengering kopian …", nor of a sentence that goes on after it.
  return isThere && /^[\s:.]+\p{Lu}/u.test(rest) ? rest.replace(/^[\s:.]+/u, '') : text
}
