import { casePath, PUBLIC_ROOT } from '@saki/domain/publicRegister/casePath'

/** Saves what the public register has of a case for programs. */
export function savePublicData(letter: string, applicationNumber: string, ending: 'json' | 'xml'): void {
  const href = `${PUBLIC_ROOT}${casePath({ letter, applicationNumber })}.${ending}`
  Object.assign(document.createElement('a'), { href, download: href.slice(href.lastIndexOf('/') + 1) }).click()
}
