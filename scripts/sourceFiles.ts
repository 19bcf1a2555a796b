import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What boundaries.test.ts writes and deletes while other tests read the sources. */
const PLANTED = /^planted(?:\d|$)/

/** TypeScript files below a folder, without declarations, what is installed and what was built. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist' || PLANTED.test(entry.name)) return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sourceFiles(path)
    return /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : []
  })
}
