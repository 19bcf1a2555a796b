import { installed, root } from '../root.ts'
import { inRunFolder } from '../runFolder.ts'
import { Tally } from '../tally.ts'
import { runVitest } from '../vitest.ts'

/** Runs the fast checks: types, boundaries, unused code, generated files, unit tests. No browser and no database. */
export async function checkCommand(): Promise<void> {
  const tally = new Tally()
  staticChecks(tally)
  await inRunFolder((run) => runVitest(tally, run, ['unit']))
  tally.close()
}

export function staticChecks(tally: Tally): void {
  tally.run('types', installed('tsc'), ['-p', root])
  // Its configuration is TypeScript, which the Node of the machine may not read.
  tally.run('lint and boundaries', process.execPath, [installed('oxlint'), '--deny-warnings'])
  tally.run('styles', process.execPath, ['node_modules/stylelint/bin/stylelint.mjs', 'apps/web/src/**/*.css'])
  tally.run('unused files and exports', installed('knip'), ['--no-progress'])
  tally.run('generated call index', process.execPath, ['scripts/calls-index.ts', '--check'])
  tally.run('generated text index', process.execPath, ['scripts/texts-index.ts', '--check'])
}
