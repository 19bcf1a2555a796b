/** Whether a text looks like a mail address. The server checks again. */
export function isMailLike(text: string): boolean {
  return text.length <= 200 && /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text)
}
