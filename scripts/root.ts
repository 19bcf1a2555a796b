import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folder of the project. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** A program installed by a dependency. */
export function installed(name: string): string {
  return join(root, 'node_modules', '.bin', name)
}
