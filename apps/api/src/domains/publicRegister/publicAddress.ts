import type { Language } from '@saki/texts'
import { languages } from '@saki/texts/words'

export const ROOT = '/publik'

/** Part of the address that names the language. Indonesian, the language of the register, has none. */
const prefixes: Readonly<Record<Language, string>> = { id: '', en: '/en', ar: '/ar' }

/** Address of a page of the public register; `path` is '' for its first page or begins with '/'. */
export function publicAddress(language: Language, path: string): string {
  return `${ROOT}${prefixes[language]}${path}`
}

/** The same page in every language. */
export function inEveryLanguage(path: string): { language: Language; address: string }[] {
  return languages.map((language) => ({ language, address: publicAddress(language, path) }))
}

const segments: Readonly<Record<string, string>> = { T: 'merek', D: 'desain', P: 'paten' }

/** First part of the permanent address of a case, by the letter of its right. */
export function segmentOf(letter: string): string {
  return segments[letter] ?? 'berkas'
}

export const caseSegments: readonly string[] = Object.values(segments)

/** Permanent address of a case without the language: it contains the application number, which never changes. */
export function casePath({ letter, applicationNumber }: { letter: string; applicationNumber: string }): string {
  return `/${segmentOf(letter)}/${applicationNumber}`
}

/** Address of a picture of a case, the same in every language. */
export function pictureAddress(applicationNumber: string, position: number, size: 'kecil' | 'besar'): string {
  return `${ROOT}/gambar/${applicationNumber}/${position}/${size}.jpg`
}
