const segments: Readonly<Record<string, string>> = { T: 'merek', D: 'desain', P: 'paten' }

/** Address of the public register; its pages in other languages are below /en and /ar. */
export const PUBLIC_ROOT = '/publik'

/** First part of the permanent address of a case, by the letter of its right. */
export function segmentOf(letter: string): string {
  return segments[letter] ?? 'berkas'
}

export const caseSegments: readonly string[] = Object.values(segments)

/** Permanent address of a case below PUBLIC_ROOT: it contains the application number, which never changes. */
export function casePath({ letter, applicationNumber }: { letter: string; applicationNumber: string }): string {
  return `/${segmentOf(letter)}/${applicationNumber}`
}
