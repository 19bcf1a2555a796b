import { root } from '../root.ts'

interface Command {
  does: string
  run(args: string[]): Promise<void>
}

const commands: Record<string, Command> = {
  bounce: {
    does: '<address>: plays the mail server of a demonstration, from which mail to this mailbox comes back; refused in production',
    run: async (args) => (await import('../../apps/api/src/operator/bounceCommand.ts')).bounceCommandLine(args, root),
  },
  clock: {
    does: '<instant>: moves the time of a demonstration (reset: back to the true time; alone: says it); refused in production',
    run: async (args) => (await import('../../apps/api/src/operator/clockCommand.ts')).clockCommandLine(args, root),
  },
  help: { does: 'lists the commands', run: async () => printCommands() },
  import: {
    does: 'nice-terms <csv> · holidays <json> · cases <jsonl>: brings in a list of goods and services, days off, granted or registered files',
    run: async (args) => (await import('../../apps/api/src/operator/importCommand.ts')).importCommandLine(args, root),
  },
  scrub: {
    does: 'compares every document of applications and of the office with its hash; ends with 1 on a mismatch',
    run: async () => (await import('../../apps/api/src/operator/scrubCommand.ts')).scrubCommandLine(root),
  },
  timers: {
    does: 'runs what is due by the clock of a demonstration, to the end; refused in production',
    run: async (args) => (await import('../../apps/api/src/operator/timersCommand.ts')).timersCommandLine(args, root),
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
