import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Addresses of the built files that pages of the public register use; empty when the web client is not built. */
export interface PublicAssets {
  styles: string
  icons: string
  script: string
}

/** Written by apps/web/build/publicRegister.ts. */
const LIST = 'public-register.json'

/** Reads the list of built files; without a build the pages have no styles and icons, but work. */
export function readAssets(dist: string | undefined): PublicAssets {
  const list = dist === undefined ? undefined : join(dist, LIST)
  if (list === undefined || !existsSync(list)) return { styles: '', icons: '', script: '' }
  return JSON.parse(readFileSync(list, 'utf8')) as PublicAssets
}
