declare module 'virtual:calls' {
  /** [method, path, 1 when the call needs an Idempotency-Key]. Generated from the contracts by build/callTable.ts. */
  const calls: Record<string, readonly [method: 'GET' | 'POST', path: string, once?: 1]>
  export default calls
}
