import { spawn } from 'node:child_process'
import { join } from 'node:path'

import { root } from '../root.ts'

/** Runs the API with restart on changes, and Vite with hot reload on port 5173. */
export async function devCommand(): Promise<void> {
  const api = spawn(process.execPath, ['--watch', join(root, 'scripts/portal.ts')], { cwd: root, stdio: 'inherit' })
  const web = spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js')], {
    cwd: join(root, 'apps/web'),
    stdio: 'inherit',
  })
  const stop = () => [api, web].forEach((child) => child.kill('SIGTERM'))
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  await Promise.all([api, web].map((child) => new Promise((done) => child.on('exit', done))))
}
