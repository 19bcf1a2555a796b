import { root } from '../root.ts'

interface Command {
  does: string
  run(args: string[]): Promise<void>
}

const commands: Record<string, Command> = {
  announce: {
    does: '<json file> · list · end <number>: an announcement of the office, shown before and after the log-in (fields as in officeAnnounce)',
    run: async (args) =>
      (await import('../../apps/api/src/operator/announceCommand.ts')).announceCommandLine(args, root),
  },
  backup: {
    does: '<folder>: adds a backup of database, objects and keys to the folder, while the portal runs',
    run: async (args) => (await import('../../apps/api/src/operator/backupCommand.ts')).backupCommandLine(args, root),
  },
  bounce: {
    does: '<address>: marks a mailbox as undeliverable, as the mail server of a demonstration would; refused in production',
    run: async (args) => (await import('../../apps/api/src/operator/bounceCommand.ts')).bounceCommandLine(args, root),
  },
  clock: {
    does: '<instant>: sets the time of a demonstration (reset: back to the true time; without an instant: prints it); refused in production',
    run: async (args) => (await import('../../apps/api/src/operator/clockCommand.ts')).clockCommandLine(args, root),
  },
  help: { does: 'lists the commands', run: async () => printCommands() },
  import: {
    does: 'nice-terms <csv> · holidays <json> · cases <jsonl>: imports a list of goods and services, days off, or granted and registered files',
    run: async (args) => (await import('../../apps/api/src/operator/importCommand.ts')).importCommandLine(args, root),
  },
  'new-key': {
    does: 'session|captcha: replaces a key that no stored data depends on; all users must log in again',
    run: async (args) => (await import('../../apps/api/src/operator/newKeyCommand.ts')).newKeyCommandLine(args, root),
  },
  reopen: {
    does: '--margin <number>: opens a restored portal and raises its counters above all numbers issued since the backup',
    run: async (args) => (await import('../../apps/api/src/operator/reopenCommand.ts')).reopenCommandLine(args, root),
  },
  restore: {
    does: '<folder>: restores a backup into an empty DATA_DIR or an empty database; the portal stays closed until reopen',
    run: async (args) => (await import('../../apps/api/src/operator/restoreCommand.ts')).restoreCommandLine(args, root),
  },
  scrub: {
    does: 'compares every document of applications and of the office with its hash; ends with 1 on a mismatch',
    run: async () => (await import('../../apps/api/src/operator/scrubCommand.ts')).scrubCommandLine(root),
  },
  'confirm-password': {
    does: '[refusal|grant|removal on|off]: lists or sets before which decisions officers confirm their password',
    run: async (args) =>
      (await import('../../apps/api/src/operator/confirmPasswordCommand.ts')).confirmPasswordCommandLine(args, root),
  },
  'second-officer': {
    does: '[refusal|grant|removal on|off]: lists or sets which decisions a second officer approves',
    run: async (args) =>
      (await import('../../apps/api/src/operator/secondOfficerCommand.ts')).secondOfficerCommandLine(args, root),
  },
  signatory: {
    does: '[general|patent|design|mark <name> <NIP> [from day]]: lists or names who signs letters and certificates; an empty name: vacant',
    run: async (args) =>
      (await import('../../apps/api/src/operator/signatoryCommand.ts')).signatoryCommandLine(args, root),
  },
  seed: {
    does: '--cases <number>: imports a made-up register of so many marks, patents and designs, to try searches on; refused in production',
    run: async (args) => (await import('../../apps/api/src/operator/seedCommand.ts')).seedCommandLine(args, root),
  },
  timers: {
    does: 'runs all automatic actions that are due by the clock of a demonstration; refused in production',
    run: async (args) => (await import('../../apps/api/src/operator/timersCommand.ts')).timersCommandLine(args, root),
  },
  verify: {
    does: '<folder>: compares a backup with its manifest without restoring it; ends with 1 on a fault',
    run: async (args) => (await import('../../apps/api/src/operator/verifyCommand.ts')).verifyCommandLine(args, root),
  },
}

/** Runs one operator's command. Imports a command's module only when it is called. Throws for an unknown command. */
export async function operatorCommand([asked = 'help', ...args]: string[]): Promise<void> {
  const command = Object.hasOwn(commands, asked) ? commands[asked] : undefined
  if (!command) throw new Error(`Unknown command "${asked}". Known: ${Object.keys(commands).join(', ')}`)
  await command.run(args)
}

function printCommands(): void {
  for (const [name, { does }] of Object.entries(commands)) console.log(`${name.padEnd(8)}${does}`)
}
