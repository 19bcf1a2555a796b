/**
 * A case as it was read from a file: its fields, or why it could not be read. `line`: where it begins in the file, from 1. Fields are checked
 * by `readCase`.
 */
export type FiledRecord = { line: number; fields: unknown } | { line: number; fault: string }
