/** Substitutes of pdf.js for the 14 standard fonts of PDF; used for documents that do not embed them. */
const families: readonly { file: RegExp; name: RegExp }[] = [
  { file: /^FoxitDingbats/, name: /dingbat/i },
  { file: /^FoxitSymbol/, name: /symbol/i },
  { file: /^FoxitFixed/, name: /courier|console/i },
  { file: /^FoxitSerif/, name: /times|nuptial/i },
  { file: /^(?:LiberationSans|FoxitSans)/, name: /helvetica|arial|calibri|century|gill|impact|segoe|lucida|symbol/i },
]
const styles = [/bold|demi/i, /italic|oblique/i]
/** An embedded subset has a name with a tag of six letters (ISO 32000-1, 9.6.4). */
const SUBSET = /^[A-Z]{6}\+/

/** Fetches the fonts a document does not embed and remembers which: pdf.js reports them like embedded ones. */
export function fontSubstitutes(urls: Record<string, string>) {
  const substitutes = new Set<string>()
  class BinaryDataFactory {
    async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
      if (kind === 'standardFontDataUrl') substitutes.add(filename)
      const response = await fetch(`${urls[kind]}${filename}`)
      if (!response.ok) throw new Error(`${filename}: ${response.status}`)
      return new Uint8Array(await response.arrayBuffer())
    }
  }
  return {
    BinaryDataFactory,
    forget: () => substitutes.clear(),
    /** Whether a font of this name was substituted, by family and style. */
    isSubstituted: (name: string) => !SUBSET.test(name) && [...substitutes].some((file) => isLikely(file, name)),
  }
}

function isLikely(file: string, name: string): boolean {
  return (
    families.some((family) => family.file.test(file) && family.name.test(name)) &&
    (/Symbol|Dingbats/.test(file) || styles.every((style) => style.test(file) === style.test(name)))
  )
}
