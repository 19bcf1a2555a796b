import { join } from 'node:path'

import type { Plugin, Rolldown } from 'vite'

import { paths } from '../src/ui/icons/paths.ts'
import { startPaths } from '../src/ui/icons/startPaths.ts'

/** In dist; read by apps/api/src/domains/publicRegister/publicAssets.ts. */
export const PUBLIC_REGISTER = 'public-register.json'

const ENTRY = join(import.meta.dirname, '../src/publicRegister/publicRegister.ts')

/** Icons that pages of the public register use; the server names them. */
const icons = [
  'alert',
  'announce',
  'arrow-back',
  'bell',
  'check-circle',
  'chevron-back',
  'chevron-next',
  'clock',
  'copy',
  'design',
  'download',
  'file',
  'info',
  'mark',
  'patent',
  'print',
  'scales',
  'search',
] as const

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } }

/** Builds the styles, the script and the icons of the pages that the server writes, from the same tokens and drawings as the portal. */
export function publicRegister(): Plugin {
  return {
    name: 'saki:public-register',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: ENTRY })
      this.emitFile({ type: 'asset', name: 'public-register-icons.svg', source: iconSheet() })
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle)
        const chunk = files.find((file): file is Chunk => file.type === 'chunk' && file.facadeModuleId === ENTRY)
        const sheet = files.find((file) => file.type === 'asset' && file.names.includes('public-register-icons.svg'))
        const styles = [...(chunk?.viteMetadata?.importedCss ?? [])]
        if (!chunk || !sheet || styles.length !== 1 || chunk.imports.length > 0)
          throw new Error(`public register: ${styles.length} styles, imports ${chunk?.imports.join(', ') ?? 'unknown'}`)
        const list = { styles: `/${styles[0]}`, icons: `/${sheet.fileName}`, script: `/${chunk.fileName}` }
        this.emitFile({ type: 'asset', fileName: PUBLIC_REGISTER, source: JSON.stringify(list) })
      },
    },
  }
}

/** The drawings as symbols of one file, each used by its name. */
export function iconSheet(): string {
  const all: Record<string, string> = { ...paths, ...startPaths }
  const symbols = icons.map(
    (name) =>
      `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="${all[name] ?? ''}"/></symbol>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}
