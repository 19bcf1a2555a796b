import { z } from 'zod'

/** Letter of a right: P patents and simple patents, D designs, T marks. The server answers INVALID for letters of no right. */
export const RightCode = z.string().regex(/^[A-Z]$/)
