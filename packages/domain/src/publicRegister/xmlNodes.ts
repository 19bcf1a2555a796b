const SPACE = 'http://www.wipo.int/standards/XMLSchema/ST96'
/** WIPO ST.3 code of Indonesia. */
export const OFFICE = 'ID'

/** An element with its text or its children, and the language of its text when it is not Indonesian; empty ones are left out. */
export type XmlNode = readonly [name: string, content: string | readonly XmlNode[], language?: string]

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const SPECIAL = /[&<>"\p{Cc}\p{Cs}\ufffe\uffff]/u

/** Text of an element, without characters that XML 1.0 forbids. */
export function escapeXml(text: string): string {
  if (!SPECIAL.test(text)) return text
  return [...text]
    .filter((letter) => {
      const point = letter.codePointAt(0) ?? 0
      const isControl = point < 0x20 && letter !== '\n' && letter !== '\t'
      return !isControl && !(point >= 0xd800 && point <= 0xdfff) && point !== 0xfffe && point !== 0xffff
    })
    .map((letter) => signs[letter] ?? letter)
    .join('')
}

/** The element as lines, indented by `depth` and with the attributes that declare its namespaces. */
export function writeNode([name, content, language]: XmlNode, depth: number, declared = ''): string {
  const attributes = language === undefined ? declared : `${declared} com:languageCode="${language}"`
  const inner =
    typeof content === 'string' ? escapeXml(content) : content.map((node) => writeNode(node, depth + 1)).join('')
  if (inner === '') return ''
  const indent = '  '.repeat(depth)
  return typeof content === 'string'
    ? `${indent}<${name}${attributes}>${inner}</${name}>\n`
    : `${indent}<${name}${attributes}>\n${inner}${indent}</${name}>\n`
}

export type XmlPrefix = 'tmk' | 'dgn' | 'pat'
const components: Readonly<Record<XmlPrefix, string>> = { tmk: 'Trademark', dgn: 'Design', pat: 'Patent' }

/** Attributes that declare the namespaces of WIPO ST.96: Common and these. */
export function namespacesOf(prefixes: readonly XmlPrefix[]): string {
  const own = prefixes.map((prefix) => ` xmlns:${prefix}="${SPACE}/${components[prefix]}"`)
  return ` xmlns:com="${SPACE}/Common"${own.join('')}`
}

/** Element and prefix of a case by the letter of its right. The root of patents is ours. */
export function rightElements(letter: string): { prefix: XmlPrefix; root: string } {
  if (letter === 'T') return { prefix: 'tmk', root: 'tmk:Trademark' }
  if (letter === 'D') return { prefix: 'dgn', root: 'dgn:DesignApplication' }
  return { prefix: 'pat', root: 'pat:PatentRecord' }
}
