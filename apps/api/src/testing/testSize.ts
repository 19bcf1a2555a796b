/** Whether tests of load, of plans and of crashes have the size of an office's register: `npm test -- --whole`. */
export const isWholeSize = process.env['SIZES'] === 'whole'

/** The size of such a test: of the environment variable `name` when it is set, else `whole` or, in `npm test`, `small`. */
export function testSize(name: string, { small, whole }: { small: number; whole: number }): number {
  const given = process.env[name]
  if (given !== undefined) return Number(given)
  return isWholeSize ? whole : small
}
