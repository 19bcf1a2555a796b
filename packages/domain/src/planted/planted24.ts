export function planted(value?: string): string {
  return value!
}
