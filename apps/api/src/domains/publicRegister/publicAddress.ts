import { PUBLIC_ROOT } from '@saki/domain/publicRegister/casePath'
import type { Language } from '@saki/texts'
import { languages } from '@saki/texts/words'

/** Part of the address that names the language. Indonesian, the language of the register, has none. */
const prefixes: Readonly<Record<Language, string>> = { id: '', en: '/en', ar: '/ar' }

/** Address of a page of the public register; `path` is '' for its first page or begins with '/'. */
export function publicAddress(language: Language, path: string): string {
  return `${PUBLIC_ROOT}${prefixes[language]}${path}`
}

/** The same page in every language. */
export function inEveryLanguage(path: string): { language: Language; address: string }[] {
  return languages.map((language) => ({ language, address: publicAddress(language, path) }))
}

/** Address of a picture of a case, the same in every language. */
export function pictureAddress(applicationNumber: string, position: number, size: 'kecil' | 'besar'): string {
  return `${PUBLIC_ROOT}/gambar/${applicationNumber}/${position}/${size}.jpg`
}
