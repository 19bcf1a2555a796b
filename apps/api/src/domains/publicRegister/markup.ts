/** Markup that is safe to send. Only `markup` and `trustedMarkup` make it. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = Markup | string | number | null | undefined | false | readonly Part[]

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes text for an element or a quoted attribute. Control characters that XML and HTML forbid are left out. */
export function escaped(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]|[\ufffe\uffff]/gu, '').replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign)
}

/**
 * Template of HTML. Every value is escaped; arrays are joined; null, undefined and false are left out. A value must stand in an element or in a
 * quoted attribute: an unquoted attribute throws an Error, because escaping would not contain it.
 */
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  if (!checked.has(strings)) assertQuoted(strings)
  return new Markup(strings.reduce((text, piece, at) => text + markupOf(parts[at - 1]) + piece))
}

/** Marks text as safe markup. For what the server makes itself, such as the picture of a QR code, never for stored text. */
export function trustedMarkup(text: string): Markup {
  return new Markup(text)
}

function markupOf(part: Part): string {
  if (part instanceof Markup) return part.text
  if (Array.isArray(part)) return part.map(markupOf).join('')
  return part === null || part === undefined || part === false ? '' : escaped(String(part))
}

/** Templates that were checked: each is checked once, when it is first used. */
const checked = new WeakSet<TemplateStringsArray>()

function assertQuoted(strings: TemplateStringsArray): void {
  const bare = strings.slice(0, -1).find((piece) => /=\s*$/.test(piece))
  if (bare !== undefined) throw new Error(`a value without quotes after ${bare.slice(-40)}`)
  checked.add(strings)
}
