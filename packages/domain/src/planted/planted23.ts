export function planted(value: any): any {
  return value
}
