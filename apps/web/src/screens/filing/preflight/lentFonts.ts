/** Files of pdf.js that stand in for the fonts every PDF program once had; they are lent to documents that do not carry these themselves. */
const families: readonly { file: RegExp; name: RegExp }[] = [
  { file: /^FoxitDingbats/, name: /dingbat/i },
  { file: /^FoxitSymbol/, name: /symbol/i },
  { file: /^FoxitFixed/, name: /courier|console/i },
  { file: /^FoxitSerif/, name: /times|nuptial/i },
  { file: /^(?:LiberationSans|FoxitSans)/, name: /helvetica|arial|calibri|century|gill|impact|segoe|lucida|symbol/i },
]
const styles = [/bold|demi/i, /italic|oblique/i]
/** A subset carries a tag of six letters, and only what is inside a document is a subset of it. */
const SUBSET = /^[A-Z]{6}\+/

/** Fetches what a document lacks, and remembers which fonts were lent to it: pdf.js then takes them for the document's own. */
export function lender(homes: Record<string, string>) {
  const lent = new Set<string>()
  class BinaryDataFactory {
    async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
      if (kind === 'standardFontDataUrl') lent.add(filename)
      const response = await fetch(`${homes[kind]}${filename}`)
      if (!response.ok) throw new Error(`${filename}: ${response.status}`)
      return new Uint8Array(await response.arrayBuffer())
    }
  }
  return {
    BinaryDataFactory,
    forget: () => lent.clear(),
    /** Whether a font of this name was lent, by its family and its style. */
    hasLent: (name: string) => !SUBSET.test(name) && [...lent].some((file) => isLikely(file, name)),
  }
}

function isLikely(file: string, name: string): boolean {
  return (
    families.some((family) => family.file.test(file) && family.name.test(name)) &&
    (/Symbol|Dingbats/.test(file) || styles.every((style) => style.test(file) === style.test(name)))
  )
}
