import { installed, root } from '../root.ts'
import { inRunFolder } from '../runFolder.ts'
import { Tally } from '../tally.ts'
import { runVitest } from '../vitest.ts'

/** Runs the fast checks: types, boundaries, unused code, generated files, unit tests. No browser and no database. */
export async function checkCommand(): Promise<void> {
  const tally = new Tally()
  await inRunFolder(async (run) => {
    const [repeat] = await Promise.all([runVitest(tally, run, ['unit']), staticChecks(tally)])
    await repeat()
  })
  tally.close()
}

/** Runs the checks that need no tests one after the other; most use one core. */
export async function staticChecks(tally: Tally): Promise<void> {
  // Each further checker works out many types again; one takes half the processor time of the usual four. It collects its garbage less often
  // than Go's default of 100 asks for, which takes a third of the time, up to a size that machines with 8 GB have.
  const collectLater = { GOGC: '400', GOMEMLIMIT: '4GiB', ...process.env }
  await tally.run('types', installed('tsc'), ['-p', root, '--checkers', '1'], collectLater)
  // Its configuration is TypeScript, which the Node of the machine may not read. The test of boundaries plants files meanwhile and lints them itself.
  const lint = [installed('oxlint'), '--deny-warnings', '--ignore-pattern', '**/planted*']
  await tally.run('lint and boundaries', process.execPath, lint)
  await tally.run('styles', process.execPath, ['node_modules/stylelint/bin/stylelint.mjs', 'apps/web/src/**/*.css'])
  await tally.run('unused files and exports', installed('knip'), ['--no-progress'])
  await tally.run('generated call index', process.execPath, ['scripts/calls-index.ts', '--check'])
  await tally.run('generated text index', process.execPath, ['scripts/texts-index.ts', '--check'])
}
