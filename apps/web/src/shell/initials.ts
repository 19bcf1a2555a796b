/** First letters or digits of the first and last word of a name that have one: "Sari Wulandari" → SW, "(Alm.) Budi" → AB. */
export function initials(name: string): string {
  const words = name.split(/\s+/).flatMap((word) => /[\p{L}\p{N}]/u.exec(word) ?? [])
  return [words[0], words.length > 1 ? words.at(-1) : undefined].join('').toUpperCase()
}
