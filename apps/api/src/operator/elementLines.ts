/** Line number (from 1) on which each element of a JSON array begins. The text must be valid JSON whose outermost value is the array. */
export function elementLines(text: string): number[] {
  const lines: number[] = []
  let line = 1
  let depth = 0
  let inText = false
  let expected = false
  for (let i = 0; i < text.length; i += 1) {
    const char = text.charAt(i)
    if (char === '\n') line += 1
    if (inText) {
      if (char === '\\') i += 1
      else if (char === '"') inText = false
      continue
    }
    if (depth === 1 && expected && !/[\s,\]]/.test(char)) {
      lines.push(line)
      expected = false
    }
    if (char === '"') inText = true
    else if (char === '[' || char === '{') {
      depth += 1
      expected = depth === 1
    } else if (char === ']' || char === '}') depth -= 1
    else if (char === ',' && depth === 1) expected = true
  }
  return lines
}
