import { root } from '../root.ts'

interface Command {
  does: string
  run(args: string[]): Promise<void>
}

const commands: Record<string, Command> = {
  help: { does: 'lists the commands', run: async () => printCommands() },
  import: {
    does: "nice-terms <csv>: puts a list of goods and services in the place of the office's list imported before",
    run: async (args) => (await import('../../apps/api/src/operator/importCommand.ts')).importCommandLine(args, root),
  },
  scrub: {
    does: 'compares every document of applications and of the office with its hash; ends with 1 on a mismatch',
    run: async () => (await import('../../apps/api/src/operator/scrubCommand.ts')).scrubCommandLine(root),
  },
}

/** The operator's tool. Its commands come with what they operate on. */
export async function operatorCommand([asked = 'help', ...args]: string[]): Promise<void> {
  const command = Object.hasOwn(commands, asked) ? commands[asked] : undefined
  if (!command) throw new Error(`Unknown command "${asked}". Known: ${Object.keys(commands).join(', ')}`)
  await command.run(args)
}

function printCommands(): void {
  for (const [name, { does }] of Object.entries(commands)) console.log(`${name.padEnd(8)}${does}`)
}
