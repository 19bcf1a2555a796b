import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Debian's packages. The first is Chromium without windows, with which journeys take a sixth less processor time; older releases have only the second. */
const packages = ['chromium-headless-shell', 'chromium']
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Path of a Chromium: CHROMIUM_PATH, else one on the PATH, else one of Debian's packages is installed (as root). Throws with
 * instructions when there is none, so that the journeys are never skipped silently.
 */
export function findBrowser(): string {
  const given = process.env['CHROMIUM_PATH']
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH names ${given}, which does not exist.`)
    return given
  }
  const found = onPath()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('Installing Chromium from Debian for the browser journeys…')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
    for (const name of packages) {
      spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation'], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env,
      })
      const now = onPath()
      if (now) return now
    }
  }
  throw new Error(
    'The browser journeys need Chromium. Install it (Debian: apt install chromium) or set CHROMIUM_PATH to one.',
  )
}

function onPath(): string | undefined {
  for (const name of names) {
    const which = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
    if (which.status === 0 && which.stdout.trim()) return which.stdout.trim()
  }
  return undefined
}
