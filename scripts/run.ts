// The commands of package.json, on the project's own Node.
import { benchCommand } from './commands/bench.ts'
import { checkCommand } from './commands/check.ts'
import { devCommand } from './commands/dev.ts'
import { lettersCommand } from './commands/letters.ts'
import { operatorCommand } from './commands/operator.ts'
import { payCommand } from './commands/pay.ts'
import { simulateCommand } from './commands/simulate.ts'
import { startCommand } from './commands/start.ts'
import { testCommand } from './commands/test.ts'

const commands: Record<string, (args: string[]) => Promise<void>> = {
  start: startCommand,
  test: testCommand,
  check: checkCommand,
  dev: devCommand,
  bench: benchCommand,
  letters: lettersCommand,
  pay: payCommand,
  saki: operatorCommand,
  simulate: simulateCommand,
}

const [name = '', ...args] = process.argv.slice(2)
const command = commands[name]
if (!command) {
  console.error(`Unknown command "${name}". Known: ${Object.keys(commands).join(', ')}`)
  process.exit(2)
}
try {
  await command(args)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
