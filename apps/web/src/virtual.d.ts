declare module 'virtual:calls' {
  /** [method, path, 1 when the call needs an Idempotency-Key]. Generated from the contracts by build/callTable.ts. */
  const calls: Record<string, readonly [method: 'GET' | 'POST', path: string, once?: 1]>
  export default calls
}

declare module 'virtual:flow-layouts' {
  /** Drawings of the branches of every workflow, by 'id@version' and origin. Laid out by build/flowLayouts.ts. */
  const layouts: Record<string, Record<string, import('./flow/branchDrawing.ts').BranchDrawing>>
  export default layouts
}
