import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const dist = join(import.meta.dirname, '../../apps/web/dist')

/**
 * JavaScript a browser fetches before /login can be used: the entry, everything it imports at once, and what the login route, its
 * language and the kit load on the way, as listed by the build in dist/login-chunks.json. Brotli, in thousands of bytes.
 */
export function benchBundle(): void {
  const chunks = JSON.parse(readFileSync(join(dist, 'login-chunks.json'), 'utf8')) as string[]
  const bytes = chunks.map((file) => brotliCompressSync(readFileSync(join(dist, file))).length)
  const all = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'))
  console.log(`JavaScript before /login is usable`.padEnd(58), `${kilobytes(bytes)} kB brotli in ${chunks.length} files (whole client: ${all.length} files)`)
}

function kilobytes(sizes: number[]): string {
  return (sizes.reduce((sum, size) => sum + size, 0) / 1000).toFixed(1)
}
