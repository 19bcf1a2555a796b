/** The operator's tool. Its commands come with what they operate on. */
export async function operatorCommand(args: string[]): Promise<void> {
  const commands: Record<string, string> = { help: 'lists the commands' }
  const asked = args[0] ?? 'help'
  if (!(asked in commands)) throw new Error(`Unknown command "${asked}". Known: ${Object.keys(commands).join(', ')}`)
  for (const [name, does] of Object.entries(commands)) console.log(`${name}  ${does}`)
}
